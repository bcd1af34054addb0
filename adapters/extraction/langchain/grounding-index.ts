import type { ExtractionInput } from '../../../domain/quoting/shipment-extractor.port.js';
import type { EmailPart, Evidence } from '../../../domain/quoting/shipment-request.js';

const EQUIVALENT_CHARACTERS: Readonly<Record<string, string>> = {
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
export function normalizeForComparison(text: string): string {
  return normalizeWithOffsets(text).normalized.trim();
}

/** Whether words occur in others as whole words: `can` does not occur in `canal`. */
export function containsPhrase(phrase: string, text: string): boolean {
  const sought = normalizeForComparison(phrase);
  const whole = normalizeForComparison(text);
  if (sought === '') return false;
  return findWholeWords(whole, sought) >= 0;
}

/** The position of words in a text, without cutting a word or a number in two; -1 if they do not occur. */
function findWholeWords(text: string, sought: string): number {
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    if (!splitsToken(text, at) && !splitsToken(text, at + sought.length)) return at;
  }
  return -1;
}

/** Whether a cut before this character would split a word, or a number such as `350,5`. */
function splitsToken(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  const after = text.charAt(at);
  if (isDigit(before) !== isDigit(after) && isAlphabetic(before) !== isAlphabetic(after)) return false;
  if (isWordCharacter(before) && isWordCharacter(after)) return true;
  const parted = /[.,']/;
  return (
    (parted.test(before) && isDigit(after) && isDigit(text.charAt(at - 2))) ||
    (parted.test(after) && isDigit(before) && isDigit(text.charAt(at + 1)))
  );
}

function isDigit(character: string): boolean {
  return /\p{N}/u.test(character);
}

function isAlphabetic(character: string): boolean {
  return /\p{L}/u.test(character);
}

function isWordCharacter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

interface NormalizedText {
  readonly normalized: string;
  /** Offset in the original text of each character of `fold`, and its length at the end. */
  readonly at: readonly number[];
}

interface Part extends NormalizedText {
  readonly part: EmailPart;
  readonly original: string;
  readonly filename: string | undefined;
}

/** The words of an email, in which the words that a model quotes are looked up. */
export class GroundingIndex {
  private readonly parts: readonly Part[];

  constructor(
    email: ExtractionInput,
    /** Named in the evidence. */
    private readonly method: string,
  ) {
    const part = (name: EmailPart, original: string, filename?: string): Part => ({
      part: name,
      original,
      filename,
      ...normalizeWithOffsets(original),
    });
    this.parts = [
      part('body', email.body),
      part('subject', email.subject ?? ''),
      ...(email.attachments ?? []).map(({ filename, text }) => part('attachment', text, filename)),
    ];
  }

  /** The position of the quoted words; undefined if the email does not contain them. */
  findEvidence(quote: string): Evidence | undefined {
    const sought = normalizeForComparison(quote);
    if (sought === '') return undefined;
    for (const { part, original, filename, normalized, at } of this.parts) {
      const found = findWholeWords(normalized, sought);
      if (found < 0) continue;
      const start = at[found] ?? 0;
      const end = (at[found + sought.length - 1] ?? start) + 1;
      const text = original.slice(start, end);
      return { part, start, end, text, method: this.method, ...(filename === undefined ? {} : { filename }) };
    }
    return undefined;
  }
}

function normalizeWithOffsets(text: string): NormalizedText {
  const characters: string[] = [];
  const at: number[] = [];
  let blank = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charAt(i);
    if (/\s/.test(char)) {
      if (!blank) {
        characters.push(' ');
        at.push(i);
      }
      blank = true;
      continue;
    }
    const normalized = EQUIVALENT_CHARACTERS[char] ?? char.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    for (const character of normalized) {
      for (let unit = 0; unit < character.length; unit += 1) {
        characters.push(character.charAt(unit));
        at.push(i);
      }
    }
    if (normalized !== '') blank = false;
  }
  at.push(text.length);
  return { normalized: characters.join(''), at };
}
