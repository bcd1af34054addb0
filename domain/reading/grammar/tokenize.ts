import { spellOut } from '../everyday-spellings.js';
import { joinNumberWords } from './number-words.js';
import type { TextLine, Token } from './token.js';

const PART = /\d{1,3}(?:['’]\d{3})+(?:[.,]\d+)?|[.,]?\d+(?:[.,]\d+)*|\p{L}+[³²]?|\t|[^\s\p{L}\d]/gu;
const CUBED: ReadonlySet<string> = new Set(['m', 'mt', 'mts', 'mtr', 'mtrs', 'ft', 'metros', 'pies']);
const GLUE: ReadonlySet<string> = new Set(
  'x kg kgs lb lbs gw nw l w h usd us eur q c b cbm por by p qty pcs dims wt a d lxwxh de hasta y e and'.split(' '),
);
const CROSSED: ReadonlySet<string> = new Set(['cm', 'cms', 'm', 'mm', 'in', 'mts', 'ft', 'plg', 'pulg', 'l', 'w', 'h']);
const MAX_TOKENS = 12_000;
const MARKS = /\p{M}/gu;
const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
/** Splits lines into tokens; a `break` follows each line. Linear in the text. */
export function tokenizeLines(lines: readonly TextLine[]): Token[] {
  const tokens: Token[] = [];
  for (const line of lines) {
    if (tokens.length > MAX_TOKENS) break;
    tokenizeLine(line, tokens);
    const end = line.at[line.from + line.text.length] ?? 0;
    tokens.push({ kind: 'break', fold: '\n', text: '\n', start: end, end, spaced: false });
  }
  return joinNumberWords(settleNotation(tokens));
}

function tokenizeLine({ text, from, at }: TextLine, tokens: Token[]): void {
  let last = 0;
  for (const match of text.matchAll(PART)) {
    const [written] = match;
    const start = at[from + match.index] ?? 0;
    const end = (at[from + match.index + written.length - 1] ?? start) + 1;
    const spaced = match.index > last || match.index === 0;
    last = match.index + written.length;
    push(tokens, { written, start, end, spaced });
  }
}

function push(tokens: Token[], part: { written: string; start: number; end: number; spaced: boolean }): void {
  const { written, start, end, spaced } = part;
  const previous = tokens.at(-1);
  const fraction = FRACTIONS[written];
  if (fraction !== undefined && previous?.kind === 'number' && previous.value !== undefined) {
    tokens[tokens.length - 1] = { ...previous, value: previous.value + fraction, end };
    return;
  }
  if (/\d/.test(written)) {
    if (!spaced && previous?.kind === 'word') {
      if (written === '3' && CUBED.has(previous.fold)) {
        tokens[tokens.length - 1] = { ...previous, fold: `${previous.fold}3`, end };
        return;
      }
      splitCross(tokens, previous);
    }
    const before = tokens.at(-1);
    const earlier = tokens.at(-2);
    const isGlued =
      !spaced &&
      ((before?.kind === 'word' && !GLUE.has(before.fold)) ||
        (before?.text === '-' && !before.spaced && earlier?.kind === 'word' && !GLUE.has(earlier.fold)));
    const read = parseNotation(written.replace(/['’]/g, ''));
    tokens.push({ kind: 'number', fold: written, text: written, start, end, spaced, ...read, glued: isGlued || !read });
    return;
  }
  const isWord = /\p{L}/u.test(written);
  tokens.push({
    kind: isWord ? 'word' : 'sign',
    fold: isWord ? spellOut(fold(written)) : written,
    text: written,
    start,
    end,
    spaced,
  });
}

/** `70cmx53`: the cross is glued to the unit before it. */
function splitCross(tokens: Token[], word: Token): void {
  const unit = word.fold.slice(0, -1);
  if (!word.fold.endsWith('x') || !CROSSED.has(unit)) return;
  const cut = word.end - 1;
  tokens[tokens.length - 1] = { ...word, fold: unit, text: word.text.slice(0, -1), end: cut };
  tokens.push({ kind: 'word', fold: 'x', text: 'x', start: cut, end: word.end, spaced: false });
}

function fold(word: string): string {
  const lower = word.toLowerCase();
  return /[^ -~]/.test(lower) ? lower.normalize('NFD').replace(MARKS, '') : lower;
}

/** `1,240` is ambiguous, `1.185,00` and `2,10` are not; a chain of dates or addresses is no number. */
export function parseNotation(written: string): { value: number; other?: number } | undefined {
  const digits = written.replace(/[.,]/g, '');
  if (digits.length > 12) return undefined;
  const points = written.split('.').length - 1;
  const commas = written.split(',').length - 1;
  if (points + commas === 0) return { value: Number(written) };
  if (points > 0 && commas > 0) {
    const decimal = written.lastIndexOf('.') > written.lastIndexOf(',') ? '.' : ',';
    const cut = written.lastIndexOf(decimal);
    if ((decimal === '.' ? points : commas) > 1) return undefined;
    const whole = written.slice(0, cut);
    return isGrouped(whole) ? { value: Number(`${whole.replace(/[.,]/g, '')}.${written.slice(cut + 1)}`) } : undefined;
  }
  if (points + commas > 1) return isGrouped(written) ? { value: Number(digits) } : undefined;
  const [whole = '', part = ''] = written.split(/[.,]/);
  const decimal = Number(`${whole || '0'}.${part}`);
  if (part.length !== 3 || whole === '' || whole.startsWith('0') || whole.length > 3) return { value: decimal };
  return { value: Number(digits), other: decimal };
}

function isGrouped(written: string): boolean {
  const [head = '', ...groups] = written.split(/[.,]/);
  return head.length > 0 && head.length <= 3 && groups.every((group) => group.length === 3);
}

/** A writer whose other numbers have decimals behind the same sign means decimals by the ambiguous ones as well. */
function settleNotation(tokens: Token[]): Token[] {
  const decimal = { '.': 0, ',': 0 };
  for (const { kind, text, value, other } of tokens) {
    if (kind !== 'number' || value === undefined || other !== undefined) continue;
    const sign = text.match(/[.,](?=\d{1,4}$)/)?.[0];
    if (sign === '.' || sign === ',') decimal[sign] += Number.isInteger(value) && !/[.,]0+$/.test(text) ? 0 : 1;
  }
  return tokens.map((token) => {
    if (token.other === undefined || token.value === undefined) return token;
    const sign = token.text.includes(',') ? ',' : '.';
    const rival = sign === ',' ? '.' : ',';
    const swapped = decimal[sign] > 0 && decimal[rival] === 0;
    return swapped ? { ...token, value: token.other, other: token.value } : token;
  });
}
