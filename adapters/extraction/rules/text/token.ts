/** A word, a number, a sign or the end of a line. */
export interface Token {
  readonly kind: 'word' | 'number' | 'sign' | 'break';
  /** As written, in plain characters. */
  readonly text: string;
  /** Lower case without accents. */
  readonly fold: string;
  /** Offsets in the original text. */
  readonly start: number;
  readonly end: number;
  /** Whether a blank precedes it. */
  readonly spaced: boolean;
  readonly value?: number;
  /** The other reading of an ambiguous number. */
  readonly other?: number;
  /** A number that is part of a reference or of a model's name. */
  readonly reference?: boolean;
  /** The last word of a number in words. */
  readonly lastWord?: string;
  /** A number that was written in words. */
  readonly inWords?: boolean;
}

/** A stretch of the normal text. */
export interface TextSpan {
  readonly from: number;
  readonly to: number;
}
