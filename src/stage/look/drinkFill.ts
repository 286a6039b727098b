import { Color, InstancedBufferAttribute } from 'three';
import type { BufferGeometry, Material } from 'three';
import { DRINK_STUFF } from '../../../models/cafe-del-gatto/palette';

/**
 * How full each cup of an instanced mesh is (`models/cafe-del-gatto/cupDrink.ts`): for each of at most four squares a level
 * (0 empty … 1 full) and what is in it (0 coffee … 1 milk). Layers run into each other where two meet, and the uppermost
 * carries a line of crema or foam.
 */
export const MOST_SQUARES = 4;

const DECLARE = /* glsl */ `
attribute float drinkSquare;
attribute vec2 drinkPlace;
attribute float drinkBase;
attribute vec4 drinkLevels;
attribute vec4 drinkStuff;
varying vec2 vPlace;
varying vec3 vStuff;
varying vec2 vMet;`;

const RAISE = /* glsl */ `
int square = int( drinkSquare + 0.5 );
int under = max( square - 1, 0 );
int over = min( square + 1, 3 );
float level = drinkLevels[ square ];
vPlace = drinkPlace;
vStuff = vec3( drinkStuff[ under ], drinkStuff[ square ], drinkStuff[ over ] );
vMet = vec2( square > 0 ? drinkLevels[ under ] : 0.0, square < 3 ? drinkLevels[ over ] : 0.0 );
transformed.y = mix( drinkBase, transformed.y, level );
if ( level < 0.02 ) transformed = vec3( 0.0 );`;

const COLOUR = /* glsl */ `
{
  float wobble = 0.02 * sin( vPlace.x * 9.0 + vStuff.y * 4.0 ) + 0.012 * sin( vPlace.x * 23.0 );
  float up = vPlace.y + wobble;
  float milk = vStuff.y;
  milk = mix( mix( milk, vStuff.x, 0.5 * step( 0.5, vMet.x ) ), milk, smoothstep( 0.0, 0.16, up ) );
  milk = mix( milk, mix( milk, vStuff.z, 0.5 * step( 0.02, vMet.y ) ), smoothstep( 0.84, 1.0, up ) );
  vec3 tone = mix( drinkCoffee, drinkMilk, milk );
  // The surface, when nothing stands on it.
  float surface = ( 1.0 - step( 0.02, vMet.y ) ) * smoothstep( 0.86, 0.93, up );
  tone = mix( tone, mix( drinkCrema, drinkFoam, vStuff.y ), surface );
  // Round: the walls of the glass are darker, and the depth a little.
  float wall = smoothstep( 0.7, 1.0, abs( vPlace.x ) );
  tone *= ( 1.0 - 0.42 * wall ) * ( 0.9 + 0.1 * vPlace.y );
  // Light that runs down the left wall, and a faint one on the right.
  float gleam = 0.24 * smoothstep( 0.085, 0.0, abs( vPlace.x + 0.75 ) ) + 0.1 * smoothstep( 0.06, 0.0, abs( vPlace.x - 0.84 ) );
  diffuseColor.rgb = mix( tone, vec3( 1.0 ), gleam );
}`;

const UNIFORMS = /* glsl */ `
uniform vec3 drinkCoffee;
uniform vec3 drinkMilk;
uniform vec3 drinkFoam;
uniform vec3 drinkCrema;
varying vec2 vPlace;
varying vec3 vStuff;
varying vec2 vMet;`;

const CREMA = '#b5794a';
/** Coffee in a glass is darker than it is drawn: the tiles before it stand out from it. */
const DEPTH = 0.66;

/** Patches a material of three with lights; returns it. Call it before the material is first drawn. */
export function drinkFilled<M extends Material>(material: M): M {
  const key = material.customProgramCacheKey();
  material.onBeforeCompile = (shader) => {
    shader.uniforms.drinkCoffee = { value: new Color(DRINK_STUFF.coffee).multiplyScalar(DEPTH) };
    shader.uniforms.drinkMilk = { value: new Color(DRINK_STUFF.milk) };
    shader.uniforms.drinkFoam = { value: new Color(DRINK_STUFF.foam) };
    shader.uniforms.drinkCrema = { value: new Color(CREMA) };
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>${DECLARE}`)
      .replace('#include <begin_vertex>', `#include <begin_vertex>${RAISE}`);
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>${UNIFORMS}`)
      .replace('#include <color_fragment>', `#include <color_fragment>${COLOUR}`);
  };
  material.customProgramCacheKey = () => `${key} drink`;
  return material;
}

/** Levels and contents of `cups` instances, empty at first; the geometry must be the instanced mesh's own copy. */
export function giveLevels(geometry: BufferGeometry, cups: number): void {
  for (const name of ['drinkLevels', 'drinkStuff']) {
    geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(cups * MOST_SQUARES), MOST_SQUARES));
  }
}

/** Sets one square of one cup. */
export function setLevel(
  geometry: BufferGeometry,
  { cup, square }: { readonly cup: number; readonly square: number },
  level: number,
  milk: boolean,
): void {
  const levels = geometry.getAttribute('drinkLevels') as InstancedBufferAttribute;
  const stuff = geometry.getAttribute('drinkStuff') as InstancedBufferAttribute;
  const at = cup * MOST_SQUARES + square;
  const what = milk ? 1 : 0;
  if (levels.array[at] === level && stuff.array[at] === what) return;
  levels.array[at] = level;
  stuff.array[at] = what;
  levels.needsUpdate = true;
  stuff.needsUpdate = true;
}
