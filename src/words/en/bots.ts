/** Why a house player does what it does: shown beside its move and as the reason of a hint. */
export const because = {
  'cafe-del-gatto': {
    /** The easy player: what it does, for no better reason. */
    whim: {
      buy: 'It likes the look of this tile.',
      serve: 'The cup is full: off it goes.',
      'take-coins': 'Two coins can never hurt.',
      clean: 'It would like to see other tiles.',
      'end-turn': 'That is enough for one turn.',
      'serve-one': 'One cup has to go.',
      'empty-cup': 'One cup has to be emptied.',
    },
    /** What a move gains, then what it prevents: two of the sentences here. */
    both: '$t(because.cafe-del-gatto.{{gains}}) $t(because.cafe-del-gatto.stops.{{stops}})',
    stops: {
      fill: '{{who}} could have filled the $t(piece.{{other}}) with it.',
      finish: '{{who}} may end the game with this round, and what is not served then scores nothing.',
    },
    fills: 'It fills the $t(piece.{{cup}}).',
    'fills-for': 'It fills the $t(piece.{{cup}}), which then reaches the {{tile}}.',
    same: 'It keeps the $t(piece.{{cup}}) to one preparation, which pays $t(piece.coins, {"count": {{coins}}}).',
    sugar: 'It brings a sugar cube, and the $t(piece.{{cup}}) goes on.',
    cheap: 'A value of {{value}} for only $t(piece.coins, {"count": {{price}}}).',
    strong: 'A tile of value 4 makes the $t(piece.{{cup}}) worth more.',
    next: 'The $t(piece.{{cup}}) needs $t(piece.{{side}}) next.',
    last: 'The last cup: serving it ends the game with this round.',
    first: 'Serving now takes the {{tile}} before {{who}} can.',
    sweet: 'With $t(piece.cubes, {"count": {{sugar}}}) the $t(piece.{{cup}}) is worth the {{tile}}.',
    best: 'The $t(piece.{{cup}}) takes the best drink tile left, the {{tile}}.',
    serve: 'The $t(piece.{{cup}}) brings the {{tile}} and $t(piece.coins, {"count": {{coins}}}) to go on with.',
    coins: 'With $t(piece.coins, {"count": {{coins}}}), nothing here is worth its price.',
    saves:
      'Two more coins, and a tile of value {{value}} for the $t(piece.{{cup}}) can be paid: it costs $t(piece.coins, {"count": {{price}}}).',
    clean: 'There is little to have for it: other $t(piece.{{side}}) tiles, and other prices for $t(piece.{{other}}).',
    keep: 'The other full cup can wait for a better drink tile.',
    end: 'Nothing of this is worth its price.',
    empty: 'The tiles in the $t(piece.{{cup}}) are the least loss.',
  },
};
