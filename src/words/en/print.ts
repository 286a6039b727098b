/** What is printed on boards and cups: short, for it has to fit. */
export const prints = {
  'cafe-del-gatto': {
    title: 'Café del Gatto',
    milk: 'milk',
    coffee: 'coffee',
    menu: 'Menu',
    values: 'Our drinks',
    espresso: 'Espresso',
    'espresso-macchiato': 'Macchiato',
    doppio: 'Doppio',
    cappuccino: 'Cappuccino',
    'latte-macchiato': 'Latte',
    letter: {
      espresso: 'E',
      'espresso-macchiato': 'M',
      doppio: 'D',
      cappuccino: 'C',
      'latte-macchiato': 'L',
    },
  },
};
