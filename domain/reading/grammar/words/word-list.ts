/** Words, parted by bars, that mean the same. */
export interface WordList {
  readonly tag: string;
  readonly value?: number | string;
  readonly words: string;
}
