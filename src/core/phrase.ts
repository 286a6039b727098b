/** A catalogue key with its parameters: a sentence that is put into words only where it is shown. */
export interface Phrase {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}
