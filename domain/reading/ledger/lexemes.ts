import { spellOut } from '../everyday-spellings.js';
import { LENGTH_UNITS } from './words/units.words.js';

/** A word, a number, a sign or the end of a line of a text; offsets are those of the original. */
export interface Lexeme {
  readonly kind: 'number' | 'word' | 'sign' | 'break';
  /** Folded: lower case, no accents, plain quotes and dashes. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether a blank or the start of a line precedes it. */
  readonly isSpaced: boolean;
  /** The readings of a number: `1.250` is 1.25 or 1250. */
  readonly values: readonly number[];
}

const LEXEME = /(?<![\d\p{L}.])[.,]\d+|\d+(?:[.,']\d+)*|\p{L}+[³²3]?(?![\p{L}\d])|\p{L}+|\n|\S/gu;
const PLAIN: Readonly<Record<string, string>> = {
  ...{ '“': '"', '”': '"', '″': '"', '„': '"', '’': "'", '‘': "'", '′': "'" },
  ...{ '–': '-', '—': '-', '−': '-', '×': 'x', '✕': 'x', '\u00a0': ' ', '\t': '|' },
};

/** Lower case without accents, each character in its place. */
export function foldKeepingLength(text: string): string {
  let folded = '';
  for (let i = 0; i < text.length; i += 1) folded += foldCharacter(text.charAt(i));
  return folded;
}

function foldCharacter(character: string): string {
  if (character < '\u0080') return character === '\t' ? '|' : character.toLowerCase();
  const plain = PLAIN[character];
  if (plain !== undefined) return plain;
  const folded = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.length === 1 ? folded : character;
}

/** The lexemes of a text. */
export function splitLexemes(text: string): Lexeme[] {
  const folded = foldKeepingLength(text);
  const lexemes: Lexeme[] = [];
  let previousEnd = -1;
  const push = (word: string, start: number) => {
    const isSpaced = start !== previousEnd || previousEnd < 0;
    previousEnd = start + word.length;
    const kind = findKind(word);
    const values = kind === 'number' ? parseNumber(word) : [];
    const text = kind === 'word' ? spellOut(word) : word;
    lexemes.push({ kind, text, start, end: previousEnd, isSpaced, values });
  };
  for (const match of folded.matchAll(LEXEME)) {
    const word = match[0];
    if (!isCrossedUnit(folded, word, match.index)) push(word, match.index);
    else {
      push(word.slice(0, -1), match.index);
      push('x', match.index + word.length - 1);
    }
  }
  return lexemes;
}

/** `70cmx53cmx42cm`: the cross between two sides is glued to the unit of the first. */
function isCrossedUnit(text: string, word: string, at: number): boolean {
  if (!word.endsWith('x') || !/\d/.test(text.charAt(at + word.length))) return false;
  return LENGTH_UNITS.has(word.slice(0, -1));
}

function findKind(word: string): Lexeme['kind'] {
  if (word === '\n') return 'break';
  if (/\d$/.test(word) && /^[\d.,]/.test(word)) return 'number';
  return /^\p{L}/u.test(word) ? 'word' : 'sign';
}

/** Both readings of a number whose point or comma may part thousands or decimals. */
function parseNumber(text: string): number[] {
  const plain = text.replaceAll("'", '');
  if (/^\d+$/.test(plain)) return [Number(plain)];
  const readings = new Set<number>();
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) readings.add(Number(plain.replaceAll(',', '')));
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain)) {
    readings.add(Number(plain.replaceAll('.', '').replace(',', '.')));
  }
  if (/^\d*[.,]\d+$/.test(plain)) readings.add(Number(plain.replace(',', '.')));
  if (readings.size === 0) readings.add(Number.parseFloat(plain.replaceAll(',', '')));
  return [...readings].filter(Number.isFinite);
}
