import { findPackaging } from '../pieces/packaging.js';
import { findLabelField, type LabelField } from './label-phrases.js';
import type { Token } from './token.js';

const MAX_WORDS = 5;
const MAX_DOTS = 80;
/** So many labels alone in their lines make a list; fewer are words. */
const MIN_STANDALONE_LABELS = 3;

/** A label in the text and the tokens of its value. */
export interface Label {
  readonly field: LabelField;
  /** The label's own words, those in brackets included, folded. */
  readonly phrase: string;
  /** Index of the label's first token. */
  readonly at: number;
  /** Index of the first token of the value. */
  readonly from: number;
  /** Index one past the value's last token. */
  readonly to: number;
}

/** Finds the labels of a token stream (`Gross weight (kg): 320`, `Destino ..... SAP`, `| Ruta | BOG-SAL |`). */
export function findLabels(tokens: readonly Token[]): Label[] {
  const starts: { field: LabelField; phrase: string; at: number; from: number }[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const found = canStartLabel(tokens, i)
      ? (parseLabelAt(tokens, i) ?? parseStandaloneLabelAt(tokens, i))
      : parseHeadedLabelAt(tokens, i);
    if (found) {
      starts.push({ ...found, from: findValueBelow(tokens, found.from), at: i });
      i = found.from - 1;
    }
  }
  const standalone = starts.filter((label) => isStandalone(tokens, label));
  if (standalone.length < MIN_STANDALONE_LABELS)
    for (const label of standalone) starts.splice(starts.indexOf(label), 1);
  return starts.map((label, index) => ({ ...label, to: findValueEnd(tokens, label.from, starts[index + 1]?.at) }));
}

/**
 * Fields whose labels also occur in the middle of a line: with a capital and a colon (`Origen: Miami Destino: Managua
 * Peso: 45 kg`).
 */
const INLINE: ReadonlySet<LabelField> = new Set([
  'origin',
  'destination',
  'delivery',
  'pieces',
  'gross',
  'net',
  'weight',
  'volume',
  'dimensions',
  'goods',
  'value',
  'incoterm',
]);

function parseHeadedLabelAt(
  tokens: readonly Token[],
  i: number,
): { field: LabelField; phrase: string; from: number } | undefined {
  const token = tokens[i];
  if (token?.kind !== 'word' || token.text.length < 2 || !token.spaced || !/^\p{Lu}/u.test(token.text))
    return undefined;
  const found = parseLabelAt(tokens, i);
  return found && INLINE.has(found.field) && tokens[found.from - 1]?.text === ':' ? found : undefined;
}

/** A line that consists of a label only; its value may be in the line below. */
function parseStandaloneLabelAt(
  tokens: readonly Token[],
  i: number,
): { field: LabelField; phrase: string; from: number } | undefined {
  if (i > 0 && tokens[i - 1]?.kind !== 'break') return undefined;
  let phrase = '';
  let k = i;
  while (k < i + MAX_WORDS + 4) {
    const isPer = phrase !== '' && isPerPackage(tokens, k);
    if (tokens[k]?.kind !== 'word' && !isPer) break;
    const word = isPer ? 'per' : (tokens[k]?.fold ?? '');
    phrase = phrase === '' ? word : `${phrase} ${word}`;
    k += 1;
  }
  const unit = parseBracket(tokens, k);
  if (tokens[unit.next]?.kind !== 'break') return undefined;
  const field = findLabelField(phrase);
  return field && isValueStart(tokens, unit.next + 1)
    ? { field, phrase: `${phrase}${unit.text}`, from: unit.next + 1 }
    : undefined;
}

/** `Weight/ctn`: the slash before a packaging. */
function isPerPackage(tokens: readonly Token[], k: number): boolean {
  return tokens[k]?.text === '/' && !tokens[k]?.spaced && findPackaging(tokens[k + 1]?.fold ?? '') !== undefined;
}

function isStandalone(tokens: readonly Token[], label: { at: number; from: number }): boolean {
  const before = tokens[label.from - 2];
  return tokens[label.from - 1]?.kind === 'break' && before?.kind !== 'sign';
}

/** A label with a colon at the end of its line has its value in the next one. */
function findValueBelow(tokens: readonly Token[], from: number): number {
  return tokens[from]?.kind === 'break' && tokens[from - 1]?.text === ':' && isValueStart(tokens, from + 1)
    ? from + 1
    : from;
}

/** A line that is not empty and no label itself. */
function isValueStart(tokens: readonly Token[], i: number): boolean {
  const first = tokens[i];
  if (!first || first.kind === 'break' || parseLabelAt(tokens, i)) return false;
  let phrase = '';
  for (let k = i; k < i + MAX_WORDS + 4 && tokens[k]?.kind === 'word'; k += 1)
    phrase = phrase === '' ? (tokens[k]?.fold ?? '') : `${phrase} ${tokens[k]?.fold ?? ''}`;
  return phrase === '' || findLabelField(phrase) === undefined;
}

function canStartLabel(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (!token || token.kind === 'break' || (token.kind === 'sign' && token.text !== '#')) return false;
  if (token.kind === 'number') return false;
  const before = tokens[i - 1];
  if (!before || before.kind === 'break') return true;
  return before.kind === 'sign' && '.;|/-*•·,!)?\t>+¿'.includes(before.text);
}

function parseLabelAt(
  tokens: readonly Token[],
  i: number,
): { field: LabelField; phrase: string; from: number } | undefined {
  let phrase = '';
  let best: { field: LabelField; phrase: string; from: number } | undefined;
  for (let k = i, words = 0; k < tokens.length && words < MAX_WORDS + 4; k += 1) {
    const token = tokens[k] as Token;
    if (token.kind === 'word' || (token.kind === 'number' && /^20[12]0$/.test(token.text))) {
      phrase = phrase === '' ? token.fold : `${phrase} ${token.fold}`;
      words += 1;
    } else if (
      token.kind === 'sign' &&
      "./'#-°".includes(token.text) &&
      tokens[k + 1]?.kind === 'word' &&
      !isEnd(tokens, k)
    ) {
      if (token.text === '/' && token.spaced) {
        const other = parseLabelAt(tokens, k + 1);
        const field = findLabelField(phrase);
        if (field && other) best = { field, phrase: `${phrase} ${other.phrase}`, from: other.from };
        break;
      }
      if (token.text === '/' || token.text === '-')
        phrase = findLabelField(`${phrase}/${tokens[k + 1]?.fold ?? ''}`) ? phrase : phrase;
      if (token.text === '/' && tokens[k + 1] && !tokens[k + 1]?.spaced && phrase.endsWith(' c')) {
        phrase = phrase.slice(0, -2);
        k += 1;
        phrase += ' c/u';
      }
    } else {
      const field = findLabelField(phrase);
      if (!field) return undefined;
      // `G.W. (kg):`: the point is the abbreviation's.
      const unit = parseBracket(tokens, token.text === '.' && tokens[k + 1]?.text === '(' ? k + 1 : k);
      const end = findSeparatorEnd(tokens, unit.next, unit.text !== '');
      if (end === undefined) return undefined;
      best = { field, phrase: `${phrase}${unit.text}`, from: end };
      break;
    }
  }
  return best;
}

function isEnd(tokens: readonly Token[], k: number): boolean {
  return tokens[k]?.text === '.' && tokens[k + 1]?.text === '.';
}

/** `(kg)` or `(LxWxH)` between a label and its colon. */
function parseBracket(tokens: readonly Token[], k: number): { text: string; next: number } {
  if (tokens[k]?.text !== '(') return { text: '', next: k };
  for (let j = k + 1; j < Math.min(tokens.length, k + 9); j += 1) {
    if (tokens[j]?.kind === 'break') break;
    if (tokens[j]?.text === ')') {
      const inner = tokens
        .slice(k + 1, j)
        .map((token) => token.fold)
        .join(' ');
      return { text: ` (${inner})`, next: j + 1 };
    }
  }
  return { text: '', next: k };
}

/** A colon, an equals sign, leader dots, a cell's border or a tabulator after the label. */
function findSeparatorEnd(tokens: readonly Token[], k: number, bracketed: boolean): number | undefined {
  let at = k;
  let dots = 0;
  while (
    dots < MAX_DOTS &&
    (tokens[at]?.text === '.' || tokens[at]?.text === '_' || (dots > 1 && tokens[at]?.text === ')'))
  ) {
    at += 1;
    dots += 1;
  }
  const sign = tokens[at];
  if (
    sign?.kind === 'sign' &&
    (sign.text === ':' ||
      sign.text === '=' ||
      sign.text === '|' ||
      sign.text === '\t' ||
      (sign.text === '-' && sign.spaced))
  ) {
    if (sign.text === '-' && !tokens[at + 1]?.spaced) return undefined;
    let from = at + 1;
    while (tokens[from]?.kind === 'sign' && ':|\t'.includes(tokens[from]?.text ?? ' ')) from += 1;
    return from;
  }
  if (sign?.text === '?' && dots === 0) {
    const isParted = /^[:=-]$/.test(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.kind !== 'break';
    return isParted ? at + 2 : at + 1;
  }
  return dots >= (bracketed ? 1 : 3) ? at : undefined;
}

function findValueEnd(tokens: readonly Token[], from: number, next: number | undefined): number {
  let to = from;
  while (
    to < tokens.length &&
    tokens[to]?.kind !== 'break' &&
    tokens[to]?.text !== '|' &&
    (next === undefined || to < next)
  )
    to += 1;
  return to;
}
