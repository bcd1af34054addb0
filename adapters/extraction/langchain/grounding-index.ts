import type { ReadableEmail } from '../../../domain/quoting/shipment-extractor.port.js';
import type { EmailPart, Evidence } from '../../../domain/quoting/shipment-request.js';

const SAME_SIGN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '″': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '×': 'x',
};

/** A text in which words are compared: lower case, no accents, one blank for any white space. */
export function comparable(text: string): string {
  return foldedWithOffsets(text).fold.trim();
}

/** Whether some words stand in others as whole words: `can` does not stand in `canal`. */
export function standsIn(words: string, text: string): boolean {
  const sought = comparable(words);
  const whole = comparable(text);
  if (sought === '') return false;
  return wholeWordsIn(whole, sought) >= 0;
}

/** Where words stand in a text without cutting a word or a figure in two; -1 where they do not. */
function wholeWordsIn(text: string, sought: string): number {
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    if (!cuts(text, at) && !cuts(text, at + sought.length)) return at;
  }
  return -1;
}

/** Whether a cut before this character would part a word, or a figure such as `350,5`. */
function cuts(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  const after = text.charAt(at);
  if (isDigit(before) !== isDigit(after) && isLetter(before) !== isLetter(after)) return false;
  if (isWordSign(before) && isWordSign(after)) return true;
  const parted = /[.,']/;
  return (
    (parted.test(before) && isDigit(after) && isDigit(text.charAt(at - 2))) ||
    (parted.test(after) && isDigit(before) && isDigit(text.charAt(at + 1)))
  );
}

function isDigit(sign: string): boolean {
  return /\p{N}/u.test(sign);
}

function isLetter(sign: string): boolean {
  return /\p{L}/u.test(sign);
}

function isWordSign(sign: string): boolean {
  return /[\p{L}\p{N}]/u.test(sign);
}

interface Folded {
  readonly fold: string;
  /** Offset in the original text of each character of `fold`, and its length at the end. */
  readonly at: readonly number[];
}

interface Part extends Folded {
  readonly part: EmailPart;
  readonly original: string;
  readonly filename: string | undefined;
}

/** The words of an email, in which the words that a model quotes are looked up. */
export class EmailWords {
  private readonly parts: readonly Part[];

  constructor(
    email: ReadableEmail,
    /** Named in the evidence. */
    private readonly method: string,
  ) {
    const part = (name: EmailPart, original: string, filename?: string): Part => ({
      part: name,
      original,
      filename,
      ...foldedWithOffsets(original),
    });
    this.parts = [
      part('body', email.body),
      part('subject', email.subject ?? ''),
      ...(email.attachments ?? []).map(({ filename, text }) => part('attachment', text, filename)),
    ];
  }

  /** Where the quoted words stand; undefined where the email does not hold them. */
  evidenceOf(quote: string): Evidence | undefined {
    const sought = comparable(quote);
    if (sought === '') return undefined;
    for (const { part, original, filename, fold, at } of this.parts) {
      const found = wholeWordsIn(fold, sought);
      if (found < 0) continue;
      const start = at[found] ?? 0;
      const end = (at[found + sought.length - 1] ?? start) + 1;
      const text = original.slice(start, end);
      return { part, start, end, text, method: this.method, ...(filename === undefined ? {} : { filename }) };
    }
    return undefined;
  }
}

function foldedWithOffsets(text: string): Folded {
  const signs: string[] = [];
  const at: number[] = [];
  let blank = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charAt(i);
    if (/\s/.test(char)) {
      if (!blank) {
        signs.push(' ');
        at.push(i);
      }
      blank = true;
      continue;
    }
    const plain = SAME_SIGN[char] ?? char.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    for (const sign of plain) {
      for (let unit = 0; unit < sign.length; unit += 1) {
        signs.push(sign.charAt(unit));
        at.push(i);
      }
    }
    if (plain !== '') blank = false;
  }
  at.push(text.length);
  return { fold: signs.join(''), at };
}
