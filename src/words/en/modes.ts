/** What hands hear when the table is not held to the rules, and what a table is that cannot be played on. */

/** Why a table cannot be gone on from; each names the piece and where it lies. `who` is a player. */
export const reads = {
  'cafe-del-gatto': {
    'chute-few_one': 'The {{side}} chute holds $t(piece.tiles, {"count": {{got}}}): 1 is missing.',
    'chute-few_other': 'The {{side}} chute holds $t(piece.tiles, {"count": {{got}}}): {{count}} are missing.',
    'chute-many_one': 'The {{side}} chute holds {{got}} tiles: 1 too many.',
    'chute-many_other': 'The {{side}} chute holds {{got}} tiles: {{count}} too many.',
    'cup-many_one': 'The $t(piece.{{cup}}) of {{who}} holds {{got}} tiles: 1 too many.',
    'cup-many_other': 'The $t(piece.{{cup}}) of {{who}} holds {{got}} tiles: {{count}} too many.',
    'cup-gap': 'The $t(piece.{{cup}}) of {{who}} has a tile above an empty square.',
    'cup-served':
      'The $t(piece.{{cup}}) of {{who}} has its drink tile and still holds tiles: bring these to the discard pile.',
    'cup-drinks': 'The $t(piece.{{cup}}) of {{who}} holds {{got}} drink tiles: one cup takes one.',
    'cup-other':
      'The $t(piece.{{cup}}) of {{who}} holds the drink tile {{tile}} of the $t(piece.{{drink}}): bring it to the menu.',
    'cup-gone': 'The $t(piece.{{cup}}) of {{who}} stands away from its place: bring it back to {{who}}.',
    'cup-aside': 'The $t(piece.{{cup}}) of {{who}} stands with the served cups without a drink tile.',
    'tile-gone':
      'A $t(piece.stone) lies where no tile belongs: bring it to a chute, a cup, the discard pile or the bag.',
    tiles: 'There are {{got}} tiles of $t(piece.{{face}}): the box has {{most}}.',
    'drink-gone': 'The drink tile {{tile}} of the $t(piece.{{drink}}) lies neither on the menu nor in a cup.',
    'menu-other': 'The drink tile {{tile}} of the $t(piece.{{drink}}) lies at another drink of the menu.',
    'start-gone': 'The start tile lies before nobody: bring it to a player.',
    'no-tiles': 'Bag and discard pile are empty: bring a tile to one of them.',
  },
};

/** What can be done with pieces without rules. */
export const acts = {
  flip: 'Turn over',
  turn: 'Turn right',
  'turn-back': 'Turn left',
  stack: 'Stack',
  'take-one': 'Take one off',
  'take-five': 'Take five off',
  draw: 'Draw one',
  'draw-five': 'Draw five',
  shuffle: 'Shuffle',
  count: 'Count',
  stand: 'Stand up',
  'put-back': 'Put back',
};

/** How many pieces there are. */
export const counts = {
  'cafe-del-gatto': {
    bag_one: '{{count}} tile in the bag',
    bag_other: '{{count}} tiles in the bag',
    tile: '$t(piece.tiles)',
    coin: '$t(piece.coins)',
    sugar: '$t(piece.cubes)',
    'drink-tile_one': '{{count}} drink tile',
    'drink-tile_other': '{{count}} drink tiles',
    cup_one: '{{count}} cup',
    cup_other: '{{count}} cups',
    piece_one: '{{count}} piece',
    piece_other: '{{count}} pieces',
  },
};

/** Pieces that lie elsewhere than the game says. */
export const strays = {
  moved: 'It was moved without asking the rules.',
  first: 'It lies elsewhere than the game has it: put it back first.',
  open: 'No place of the game is here.',
  impossible: 'The game cannot go on from this table.',
  'not-here': '{{piece}} cannot lie where the file has it: it lies where the game has it.',
  turn: {
    free: 'There are no rules now: go back to the game to play a move.',
  },
};
