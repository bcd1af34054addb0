import { replaceCapitalO } from '../numbers/capital-o.js';
import { blankStruckOut } from './struck-out.js';

/** A text in plain letters and signs, with the offset in the original text of every character. */
export interface NormalText {
  readonly text: string;
  /** Original offset of each character of `text`, and the original length at the end. */
  readonly at: readonly number[];
}

/** Longer texts are read up to here: nothing a customer writes is longer. */
export const MAX_LENGTH = 65_536;

/** Whether words stand behind what is read of a text; blanks are none. */
export function goesOnBeyondRead(text: string): boolean {
  return text.length > MAX_LENGTH && text.slice(MAX_LENGTH).trim() !== '';
}

/** What Windows-1252 shows for the bytes 0x80 to 0x9F. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const SIGNS: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '″': '"',
  '‟': '"',
  '〃': '"',
  '＂': '"',
  '’': "'",
  '‘': "'",
  '′': "'",
  '´': "'",
  '`': "'",
  ʼ: "'",
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '―': '-',
  '﹣': '-',
  '✕': '×',
  '✖': '×',
  '⨯': '×',
  '╳': '×',
  '∗': '*',
  '→': '>',
  '➔': '>',
  '➜': '>',
  '➡': '>',
  '⇒': '>',
  '►': '>',
  '»': '"',
  '«': '"',
  '：': ':',
  '，': ',',
  '。': '.',
  '、': ',',
  '；': ';',
  '（': '(',
  '）': ')',
  '【': '[',
  '】': ']',
  '⁄': '/',
  '∕': '/',
  '｜': '|',
  '│': '|',
  '┃': '|',
  º: '.',
  ª: '.',
  '\u2028': '\n',
  '\u2029': '\n',
  '\u0085': '\n',
};
/** Cyrillic and Greek letters that look like Latin ones. */
const HOMOGLYPHS: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  Ѕ: 'S',
  Ј: 'J',
  І: 'I',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Χ: 'X',
};

/** Puts exotic signs, spaces, widths and broken encodings into plain characters; invisible characters go. */
export function normalizeText(written: string): NormalText {
  const length = Math.min(written.length, MAX_LENGTH);
  const original = blankStruckOut(written.slice(0, length));
  const chars: string[] = [];
  const at: number[] = [];
  let i = 0;
  while (i < length) {
    const repaired = repairMojibakeAt(original, i, length);
    const char = repaired ? repaired.char : original.charAt(i);
    const width = repaired ? repaired.width : 1;
    const plain = measureSoftBreak(original, i, length) > 0 ? '' : toPlainCharacter(char, original, i);
    for (const one of plain) {
      chars.push(one);
      at.push(i);
    }
    i += Math.max(width, measureSoftBreak(original, i, length));
  }
  at.push(length);
  return { text: replaceCapitalO(chars.join('')), at };
}

/** A copy of a normal text with signs put in before some of its characters; what is put in belongs to the next character. */
export function insertText(normal: NormalText, insertions: ReadonlyMap<number, string>): NormalText {
  if (insertions.size === 0) return normal;
  const chars: string[] = [];
  const at: number[] = [];
  for (let i = 0; i < normal.text.length; i += 1) {
    for (const one of insertions.get(i) ?? '') {
      chars.push(one);
      at.push(normal.at[i] ?? 0);
    }
    chars.push(normal.text.charAt(i));
    at.push(normal.at[i] ?? 0);
  }
  at.push(normal.at[normal.text.length] ?? 0);
  return { text: chars.join(''), at };
}

/** Lower case without accents: the form in which words are compared. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** `=` at the end of a line: the soft break of quoted-printable text. */
function measureSoftBreak(text: string, i: number, length: number): number {
  if (text[i] !== '=' || i === 0 || text[i - 1] === '=' || text[i - 1] === '\n') return 0;
  if (i + 1 < length && text[i + 1] === '\n') return 2;
  return i + 2 < length && text[i + 1] === '\r' && text[i + 2] === '\n' ? 3 : 0;
}

function toPlainCharacter(char: string, text: string, i: number): string {
  const code = char.charCodeAt(0);
  if (code < 0x80) return code === 0x0d ? '' : code < 0x20 && code !== 0x0a && code !== 0x09 ? ' ' : char;
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  const sign = SIGNS[char];
  if (sign !== undefined) return sign;
  if (isInvisible(code)) return '';
  if (code === 0xa0 || code === 0x202f || code === 0x2007 || code === 0x2009) {
    return isDigit(text[i - 1]) && isDigit(text[i + 1]) ? '\u00a0' : ' ';
  }
  if ((code >= 0x2000 && code <= 0x200a) || code === 0x3000 || code === 0x205f) return ' ';
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660);
  const alike = HOMOGLYPHS[char];
  if (alike && (isAscii(text[i - 1]) || isAscii(text[i + 1]))) return alike;
  if (code >= 0xd800 && code <= 0xdfff) return ' ';
  return char.normalize('NFC');
}

function isInvisible(code: number): boolean {
  return (
    code === 0xad ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x2064) ||
    code === 0xfeff ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    code === 0x34f
  );
}

function isDigit(char: string | undefined): boolean {
  return char !== undefined && char >= '0' && char <= '9';
}

function isAscii(char: string | undefined): boolean {
  return char !== undefined && /[A-Za-z]/.test(char);
}

/** UTF-8 that was shown as Windows-1252 (`Ã³` for `ó`) is put right, sequence by sequence. */
function repairMojibakeAt(text: string, i: number, length: number): { char: string; width: number } | undefined {
  const lead = toWindows1252Byte(text.charCodeAt(i), text[i]);
  if (lead === undefined || lead < 0xc2 || lead > 0xf4) return undefined;
  const width = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (i + width > length) return undefined;
  let point = width === 2 ? lead & 0x1f : width === 3 ? lead & 0x0f : lead & 0x07;
  for (let k = 1; k < width; k += 1) {
    const byte = toWindows1252Byte(text.charCodeAt(i + k), text[i + k]);
    if (byte === undefined || byte < 0x80 || byte > 0xbf) return undefined;
    point = (point << 6) | (byte & 0x3f);
  }
  return point > 0x10ffff || point < 0x80 ? undefined : { char: String.fromCodePoint(point), width };
}

function toWindows1252Byte(code: number, char: string | undefined): number | undefined {
  if (code < 0x100) return code;
  const at = char === undefined ? -1 : WINDOWS_1252.indexOf(char);
  return at < 0 ? undefined : 0x80 + at;
}
