/** Addresses of the painted pictures (`npx tsx models/room/paint` makes them). */
export { default as environmentUrl } from './images/environment.webp?url';
export { default as roomUrl } from './images/room.webp?url';
export { default as seatingUrl } from './images/seating.webp?url';
export { default as walnutUrl } from './images/walnut.webp?url';
export { default as reliefUrl } from './images/walnut-relief.webp?url';
