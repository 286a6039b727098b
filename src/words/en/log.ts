/** What happened, in one line each. `who` is a player's name. */
export const log = {
  'cafe-del-gatto': {
    take: '{{who}} takes $t(piece.coins, {"count": {{coins}}}).',
    bought: '{{who}} buys $t(piece.tile) for the $t(piece.{{cup}}) and pays $t(price.cafe-del-gatto.{{sum}}).',
    'sugar-gained': '{{who}} gets $t(piece.cubes, {"count": {{cubes}}}).',
    drawn: 'New in row {{row}}: $t(piece.tile).',
    refilled: 'The discard pile goes into the bag: $t(piece.tiles, {"count": {{tiles}}}).',
    cleaned:
      '{{who}} pays 2 coins to clean the $t(piece.{{side}}) side: $t(piece.tiles, {"count": {{tiles}}}) to the discard pile.',
    served: '{{who}} serves the $t(piece.{{cup}}), value {{value}}, and takes the drink tile {{tile}}.',
    'served-sugar':
      '{{who}} serves the $t(piece.{{cup}}), value {{value}} with $t(piece.cubes, {"count": {{sugar}}}), and takes the drink tile {{tile}}.',
    'kind-coins_one': '1 kind of preparation pays $t(piece.coins, {"count": {{coins}}}).',
    'kind-coins_other': '{{count}} kinds of preparation pay $t(piece.coins, {"count": {{coins}}}).',
    difference: 'The difference, {{value}} − {{tile}}, pays $t(piece.coins, {"count": {{coins}}}).',
    emptied:
      '{{who}} empties the $t(piece.{{cup}}): $t(piece.tiles, {"count": {{tiles}}}) to the discard pile, for nothing.',
    'intermediate-serve': 'Bag and discard pile are empty. $t(names.{{n}}): serve one full cup each.',
    'intermediate-empty': 'Bag and discard pile are empty and no cup is full. $t(names.{{n}}): empty your fullest cup.',
    'last-round_zero': '{{who}} has served all five cups. The round is complete.',
    'last-round_one': '{{who}} has served all five cups. One more turn is played.',
    'last-round_other': '{{who}} has served all five cups. {{count}} more turns are played.',
    over_one: '$t(names.{{n}}) wins.',
    over_other: '$t(names.{{n}}) share the win.',
  },
};

/** Lists of names; `a`, `b`, … are the names. */
export const names = {
  1: '{{a}}',
  2: '{{a}} and {{b}}',
  3: '{{a}}, {{b}} and {{c}}',
  4: '{{a}}, {{b}}, {{c}} and {{d}}',
  5: '{{a}}, {{b}}, {{c}}, {{d}} and {{e}}',
};
