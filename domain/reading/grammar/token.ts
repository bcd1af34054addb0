/** A word, a number, a sign or the end of a line of the text. */
export interface Token {
  readonly kind: 'word' | 'number' | 'sign' | 'break';
  /** Lower case without accents. */
  readonly fold: string;
  readonly text: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  readonly spaced: boolean;
  readonly value?: number;
  /** The other reading of a number whose separator is ambiguous. */
  readonly other?: number;
  /** A number that is glued to letters which are no unit: a reference. */
  readonly glued?: boolean;
}

/** A line of the text and where it begins. */
export interface TextLine {
  readonly text: string;
  readonly from: number;
  /** The offset in the original of every character of the text that the line is part of. */
  readonly at: readonly number[] | Int32Array | Uint32Array;
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...{ un: 1, una: 1, a: 1, single: 1, solo: 1, one: 1 },
};

/** The value of a number in words (`dos`, `twelve`); undefined for other words. */
export function findNumberWord(fold: string): number | undefined {
  return Object.hasOwn(NUMBER_WORDS, fold) ? NUMBER_WORDS[fold] : undefined;
}
