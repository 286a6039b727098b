/** Where a piece lies, in a few words: `describePlace` in src/session/describe/cafe-del-gatto/lying.ts names them by zone. */
export const places = {
  table: 'on the table',
  on: 'on another piece',
  'cafe-del-gatto': {
    chute: '{{side}} chute',
    cup: 'in the $t(piece.{{cup}}) of {{who}}',
    'cup-sugar': 'in the $t(piece.{{cup}}) of {{who}}',
    'cup-drink': 'in the $t(piece.{{cup}}) of {{who}}',
    place: 'before {{who}}',
    served: 'served by {{who}}',
    coins: 'coins of {{who}}',
    sugar: 'sugar of {{who}}',
    start: 'before {{who}}',
    menu: 'menu board',
    serve: 'before the menu board',
    discard: 'discard pile',
    bag: 'bag',
    'coins-reserve': 'reserve of coins',
    'sugar-reserve': 'sugar bowl',
  },
};
