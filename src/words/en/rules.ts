/**
 * What the rules say. One plain sentence each; the keys are the rules' own (`src/rules`), and a test holds the two
 * against each other.
 */

/** Why a move is refused, by rule id. `who` is a player's name. */
export const refusals = {
  'DG-5': {
    turn: 'It is {{who}}’s turn.',
    end: 'A turn is one action: buy a tile, serve full cups or take 2 coins.',
  },
  'DG-10': {
    row: 'The machine has rows 1 to 5, and no row {{row}}.',
  },
  'DG-11': {
    served: 'The $t(piece.{{cup}}) is served, so no tile goes into it any more.',
    full: 'The $t(piece.{{cup}}) is full.',
    colour:
      'The lowest empty square of the $t(piece.{{cup}}) takes $t(piece.{{square}}), and this is a $t(piece.{{side}}) tile.',
  },
  'DG-14': {
    coins:
      'The tile costs $t(piece.coins, {"count": {{price}}}) ({{opposite}} opposite + {{surcharge}} for the row), and you have {{coins}}.',
  },
  'DG-20': {
    serving: 'You are serving: serve another full cup or end the turn.',
    served: 'The $t(piece.{{cup}}) is served already, and each cup is served once.',
    full: 'The $t(piece.{{cup}}) is not full: $t(piece.tiles, {"count": {{left}}}) still to go.',
  },
  'DG-22': {
    sugar: 'You have $t(piece.cubes, {"count": {{held}}}) for a drink, so you cannot use {{sugar}}.',
    gone: 'There is no $t(piece.{{cup}}) tile {{tile}} on the menu.',
    value: 'The drink tile {{tile}} needs a barista value of {{tile}}, and this drink has {{value}}.',
  },
  'DG-40': {
    cleaned: 'After cleaning you may clean again, buy a tile or end the turn, nothing else.',
    coins: 'Cleaning costs $t(piece.coins, {"count": {{price}}}), and you have {{coins}}.',
  },
  'DG-50': {
    outside: 'That is a move of an intermediate round, and there is none now.',
    serve: 'In this intermediate round you serve exactly one full cup.',
    empty: 'In this intermediate round you empty your fullest cup.',
    fullest: 'Only a fullest cup is emptied: the $t(piece.{{cup}}) has {{tiles}}, another has {{most}}.',
    nothing: 'There is nothing in the $t(piece.{{cup}}).',
  },
  'DG-51': {
    turn: 'In this intermediate round it is {{who}} who answers now.',
  },
  'DG-60': {
    over: 'The game is over.',
  },
};

/** What is wrong with a file. `part` names the part, `got` is what stands there. */
export const problems = {
  // Reading anything at all (src/core/read.ts).
  kind: '{{part}} must be $t(problem.kinds.{{kind}}), not $t(problem.kinds.{{got}}).',
  kinds: {
    object: 'an object',
    list: 'a list',
    text: 'text',
    number: 'a number',
    boolean: 'true or false',
    null: 'null',
    nothing: 'nothing',
  },
  number: '{{part}} must be a whole number from {{least}} to {{most}}, not {{got}}.',
  exact: '{{part}} must be {{least}}, not {{got}}.',
  amount: '{{part}} must be a number from {{least}} to {{most}}, not {{got}}.',
  word: '{{part}} must be one of {{words}}, not {{got}}.',
  unknown: '{{part}} is not a field that is known here (known: {{known}}).',
  'unknown-none': '{{part}} is not a field that is known here: none is.',
  missing: '{{part}} is missing.',
  letters: '{{part}} must have {{least}} to {{most}} letters, not {{got}}.',
  count: '{{part}} must have {{least}} entries, not {{got}}.',
  counts: '{{part}} must have {{least}} to {{most}} entries, not {{got}}.',
  // Table files (src/session/tableFile.ts).
  'file-size': '{{part}} is larger than {{most}} MB.',
  'file-depth': '{{part}} is nested deeper than {{most}} levels.',
  'file-empty': '{{part}} is empty.',
  'file-short': '{{part}} is JSON that ends in the middle, as if a piece were missing.',
  'file-json': '{{part}} is not JSON.',
  'file-twice': '{{part}} is there twice, and only one of the two could count.',
  'file-text': '{{part}} is not UTF-8 text.',
  'file-format': '{{part}} is {{got}}: this is no table file of the form {{form}}.',
  'file-newer': '{{part}} is {{got}}, a newer version than {{form}}: open it with a newer Café Table.',
  'file-game': '{{part}} is {{got}}, a game that this table does not have.',
  'file-seat': '{{part}} has no seat {{seat}}: there are {{players}} players.',
  'file-read': '{{part}} cannot be read.',
  'file-missing': '{{part}} does not exist.',
  'file-fault': '{{part}} could not be judged because of a fault in this program.',
  'cafe-del-gatto': {
    'box-tiles': '{{part}} must be {{count}} in all, not {{got}}.',
    'box-drink-tiles': '{{part}} must have {{count}} drink tiles in all, the lowest counted five times, not {{got}}.',
    'box-drink-twice': '{{part}} is {{drink}} for the second time.',
    'box-ascending': '{{part}} is {{value}}, but the values of drink tiles must rise.',
    'box-cappuccino':
      '{{part}} must be the cappuccino of the rulebook: two coffee squares and one milk, tiles from 3 to 8 with a 6, and 3 coins for two kinds.',
    tiles: '{{part}} has {{got}} tiles {{face}}, but the box has {{most}}.',
    column: '{{part}} cannot be filled: only {{got}} tiles are left for it.',
    sugar: '{{part}} have {{got}} sugar cubes, but the box has {{most}}.',
    'served-cup': '{{part}} has tiles, but the {{drink}} is served.',
    'no-such-tile': '{{part}} is {{tile}}, but the drink tiles of {{drink}} are {{tiles}}.',
    'tile-taken': '{{part}} is {{tile}}, but no {{drink}} tile {{tile}} is left for it.',
    'menu-tile': '{{part}} has {{tile}} {{got}} times, but {{most}} can be left.',
    'no-tiles': '{{part}} and discard must not both be empty: there would be no tile to draw.',
    'round-bag': '{{part}} must be empty in an intermediate round, not {{got}} tiles.',
    'round-only': '{{part}} belongs to the phase intermediate only.',
    'round-branch': '{{part}} is empty, but somebody can serve a full cup.',
    'round-order': '{{part}} is {{seat}}, out of order: seats wait clockwise, from the one after turn.',
    'round-seat': '{{part}} is {{seat}}, a seat that has nothing to do in this intermediate round.',
    'round-missing': '{{part}} must also have seat {{seat}}, who is still to be asked.',
    serving: '{{part}} is serving, but the player has not both served a cup and another one full.',
    over: '{{part}} is over, but nobody has served all five cups.',
  },
};

/** Where points come from; `none` is said while there are none. */
export const scores = {
  'cafe-del-gatto': {
    drink: 'Drink tile of the $t(piece.{{drink}})',
    sugar: '$t(piece.cubes, {"count": {{cubes}}}) left, 1 point for 2',
    none: 'No points yet: drink tiles and pairs of sugar cubes count.',
  },
};

/** Why the winners have won. */
export const outcomes = {
  'cafe-del-gatto': {
    points: 'Most points.',
    coins: 'Most coins among those with the most points.',
    shared: 'Most points and as many coins: the win is shared.',
  },
};
