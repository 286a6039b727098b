/** What the boards say: the caller fills it from the box and the words. */
export interface PrintDrink {
  readonly id: string;
  /** Short: it has to fit a label of 6 cm. */
  readonly name: string;
  readonly letter: string;
  /** What each square takes, bottom first. */
  readonly squares: readonly ('milk' | 'coffee')[];
  /** Coins for 1, 2, 3 kinds of preparation. */
  readonly coins: readonly number[];
  /** Values of the drink tiles, lowest first. */
  readonly tiles: readonly number[];
}

export interface PrintData {
  /** On the machine's apron. */
  readonly title: string;
  /** On the plates before the chutes. */
  readonly milk: string;
  readonly coffee: string;
  /** Over the menu's two wings: the drinks, their tiles. */
  readonly menu: string;
  readonly values: string;
  /** In menu order. */
  readonly drinks: readonly PrintDrink[];
}
