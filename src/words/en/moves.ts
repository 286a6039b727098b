/** Prices with their sum. */
export const prices = {
  'cafe-del-gatto': {
    plain: '$t(piece.coins, {"count": {{total}}}) ({{opposite}} opposite)',
    row: '$t(piece.coins, {"count": {{total}}}) ({{opposite}} opposite + {{surcharge}} for row {{row}})',
  },
};

/** A move that may be played, as it stands in the list of moves and on the button that completes it. */
export const moves = {
  'cafe-del-gatto': {
    buy: 'Buy $t(piece.tile) from row {{row}} for the $t(piece.{{cup}}): $t(price.cafe-del-gatto.{{sum}})',
    serve: 'Serve the $t(piece.{{cup}}) for the {{tile}}: $t(gain.cafe-del-gatto.{{gain}})',
    'serve-sugar':
      'Serve the $t(piece.{{cup}}) with $t(piece.cubes, {"count": {{sugar}}}) for the {{tile}}: $t(gain.cafe-del-gatto.{{gain}})',
    'take-coins': 'Take 2 coins',
    clean: 'Clean the $t(piece.{{side}}) side for 2 coins',
    'end-turn': 'End the turn',
    'empty-cup': 'Empty the $t(piece.{{cup}}): $t(piece.tiles, {"count": {{tiles}}}) go to the discard pile',
  },
};

/** The same under a heading that says the rest. */
export const shortMoves = {
  'cafe-del-gatto': {
    buy: 'Row {{row}} · $t(piece.{{cup}})',
    serve: '$t(piece.{{cup}}), for the {{tile}}',
    'serve-sugar': '$t(piece.{{cup}}) and $t(piece.cubes, {"count": {{sugar}}}), for the {{tile}}',
    'take-coins': 'Take 2 coins',
    clean: 'Clean the $t(piece.{{side}}) side',
    'end-turn': 'End the turn',
    'empty-cup': '$t(piece.{{cup}}): $t(piece.tiles, {"count": {{tiles}}})',
  },
};

/** What a cup that is served brings beside its drink tile. */
export const gains = {
  'cafe-del-gatto': {
    kinds:
      '+$t(piece.coins, {"count": {{coins}}}) ({{kindCoins}} for $t(gain.cafe-del-gatto.kind, {"count": {{kinds}}}))',
    both: '+$t(piece.coins, {"count": {{coins}}}) ({{kindCoins}} for $t(gain.cafe-del-gatto.kind, {"count": {{kinds}}}), {{difference}} difference)',
    kind_one: '{{count}} kind',
    kind_other: '{{count}} kinds',
  },
};

/** The same beside the pointer, in as few words as can be. */
export const ghosts = {
  'cafe-del-gatto': {
    plain: '$t(piece.coins, {"count": {{total}}}) = {{opposite}} opposite',
    row: '$t(piece.coins, {"count": {{total}}}) = {{opposite}} opposite + {{surcharge}} row',
    kinds:
      'Takes the {{tile}}, +$t(piece.coins, {"count": {{coins}}}) = {{kindCoins}} for $t(gain.cafe-del-gatto.kind, {"count": {{kinds}}})',
    both: 'Takes the {{tile}}, +$t(piece.coins, {"count": {{coins}}}) = {{kindCoins}} for $t(gain.cafe-del-gatto.kind, {"count": {{kinds}}}) + {{difference}} difference',
    'take-coins': 'Take 2 coins',
    clean: 'Clean this side: 2 coins',
    'end-turn': 'End the turn',
    'empty-cup': 'Empty this cup',
  },
};

/** Whose turn it is, what may be done, what is forced. */
export const steps = {
  yours: 'Your turn',
  named: '{{who}}’s turn',
  house: '{{who}} is choosing',
  over: 'The game is over',
  'cafe-del-gatto': {
    turn: 'Buy a tile, serve full cups or take 2 coins.',
    cleaned: 'The side is clean. Buy a tile, clean again or end the turn.',
    serving: 'Serve another full cup or end the turn.',
    serve: 'Intermediate round: serve one full cup.',
    empty: 'Intermediate round: empty your fullest cup.',
    over: 'Count the drink tiles and the sugar.',
    'can-buy_one': 'Buy: 1 tile, for $t(piece.coins, {"count": {{least}}})',
    'can-buy_other': 'Buy: {{count}} tiles, from $t(piece.coins, {"count": {{least}}})',
    'can-serve': 'Serve: $t(step.cafe-del-gatto.cups.{{n}})',
    'can-empty': 'Empty: $t(step.cafe-del-gatto.cups.{{n}})',
    'can-take': 'Take 2 coins',
    'can-clean': 'Clean a side for 2 coins',
    'can-end': 'End the turn',
    'only-take': 'Nothing you can pay for fits your cups and no cup is full: taking 2 coins is all that is left.',
    'only-end-cleaned':
      'After cleaning you can only buy, and nothing you can pay for fits: ending the turn is all that is left.',
    'only-end': 'Ending the turn is all that is left.',
    'only-serve': 'Serving a full cup is all that is left.',
    'round-serve': 'Bag and discard pile are empty: everyone with a full cup must serve exactly one.',
    'round-empty': 'Bag and discard pile are empty and no cup is full: everyone empties the fullest cup, for nothing.',
    'last-turn': 'This is the last turn of the game.',
    'last-round': 'Last round. One turn each is left for $t(names.{{n}}).',
    'last-over': 'The game ends with this round.',
    cups: {
      1: '$t(piece.{{a}})',
      2: '$t(piece.{{a}}), $t(piece.{{b}})',
      3: '$t(piece.{{a}}), $t(piece.{{b}}), $t(piece.{{c}})',
      4: '$t(piece.{{a}}), $t(piece.{{b}}), $t(piece.{{c}}), $t(piece.{{d}})',
      5: '$t(piece.{{a}}), $t(piece.{{b}}), $t(piece.{{c}}), $t(piece.{{d}}), $t(piece.{{e}})',
    },
  },
};

/** How the game ended; one sentence each. */
export const ends = {
  'cafe-del-gatto': {
    points: '{{who}} wins with $t(piece.points, {"count": {{points}}}).',
    level: '$t(names.{{n}}) have $t(piece.points, {"count": {{points}}}) each.',
    coins: 'The most coins decide: {{who}} has {{coins}} and wins.',
    'coins-shared': 'The most coins decide: $t(names.{{n}}) have {{coins}} each and share the win.',
    shared: 'They have the same coins too ({{coins}}): the win is shared.',
  },
};
