/** Something the person at the terminal can mend: shown as its one sentence, without a stack. */
export class Sorry extends Error {
  /**
   * @param {string} sentence
   * @param {number} [exitCode] 1 = it didn't work, 2 = wrong usage
   */
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.name = 'Sorry';
    this.exitCode = exitCode;
  }
}
