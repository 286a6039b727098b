/** What this edition is, what in it is given and what is reconstructed, and whose work it stands on. */
export const about = {
  heading: 'About this edition',
  what: 'Café Table is a 3D tabletop in the browser that knows the rules of its games.',
  unofficial:
    'Unofficial: made by people who like these games, not connected with their publishers and not for sale. Rules are told in our own words, and every picture is drawn for this table.',
  'data-heading': 'What is printed in the box',
  'cafe-del-gatto': {
    given:
      'Given by the rulebook: 36 tiles, 45 coins, 12 sugar cubes, 45 drink tiles, five cups a player; what the red cappuccino takes and pays.',
    reconstructed:
      'Reconstructed by us within these counts: how often each tile comes, and squares, coins and drink tiles of the other cups. Owners of the box can put their own figures in the box file.',
    ruling:
      'Where the rulebook is silent we decided: coins never run out, sugar does; in an intermediate round everyone is asked in turn.',
  },
  'credits-heading': 'Credits',
  type: 'Type: Bagel Fat One and Alegreya Sans, both under the SIL Open Font License.',
  icons: 'Small signs: Lucide, ISC licence.',
  code: 'Built with three.js, React Three Fiber, cannon-es, React, Radix and zustand, all MIT.',
  licence: 'Code under the MIT licence, art under CC BY 4.0.',
};
