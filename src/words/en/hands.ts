/** What a hand over the table hears: what putting a piece down there would do, or why it does nothing. */
export const hands = {
  sweeten: 'Sugar for the $t(piece.{{drink}}): its value goes up by 1',
  offer: 'Serve the $t(piece.{{drink}})',
  open: {
    coin: 'Take 2 coins',
  },
  ask: {
    choose: 'Choose a drink tile for the $t(piece.{{drink}})',
    sweetened: 'Serve it: take a drink tile, or drag the cup to the menu',
    coins: 'One more coin to take',
    clean: 'Clean the whole {{side}} chute for 2 coins?',
    empty: 'Empty the whole $t(piece.{{drink}})?',
    confirm: 'Play this move?',
  },
  opened: {
    coins: 'You are taking coins: take one more, or press Esc to put it back.',
    clean: 'You are cleaning the {{side}} chute: finish it, or press Esc to take it back.',
    empty: 'You are emptying the $t(piece.{{drink}}): finish it, or press Esc to take it back.',
    serve: 'You are serving the $t(piece.{{drink}}): choose a drink tile, or press Esc to take it back.',
    confirm: 'Your move waits: play it, or press Esc to take it back.',
  },
  phase: {
    serving: 'You have served: serve another full cup, or end your turn.',
    cleaned: 'You have cleaned: buy a tile, clean again, or end your turn.',
    serve: 'Everyone serves one cup now: bring a full cup to the menu board.',
    empty: 'Everyone empties a cup now: bring the tiles of your fullest cup to the discard pile.',
  },
  nowhere: {
    tile: 'A tile from the machine goes into one of your own cups, or onto the discard pile to clean its chute.',
    coin: 'Coins from the reserve go to your own coins: two of them are your turn.',
    sugar: 'Your sugar goes into a full cup of yours, just before you serve it.',
    'drink-tile': 'A drink tile goes into your own full cup of that drink.',
    cup: 'A full cup goes to the menu board to be served.',
    other: 'That does not belong there.',
  },
  undone_one: '{{player}} takes a move back',
  undone_other: '{{player}} takes {{count}} moves back',
  turn: {
    showing: 'An earlier moment is shown: go back to now to play on.',
    other: 'It is the turn of {{player}}.',
    over: 'The game is over.',
    moment: 'One moment: the last move is still being made.',
    opened: 'A move is open: finish it, or press Esc to take it back.',
  },
};
