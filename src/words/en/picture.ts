/** What the page says when the table is drawn simpler, or cannot be drawn. */
export const picture = {
  simpler: 'This machine draws slowly, so the picture is simpler now.',
  back: 'Back to High',
  reload: 'Reload the page',
  missing:
    'This browser draws no 3D pictures (WebGL 2): switch on its hardware acceleration, or open the page in another browser.',
  lost: 'The graphics card has dropped the picture. It comes back in a moment.',
  gone: 'The graphics card has dropped the picture for good: reload the page, your game is saved.',
  failed: 'The table cannot be drawn: reload the page, your game is saved.',
};
