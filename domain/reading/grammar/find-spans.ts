import { readCount } from './count-span.js';
import { findLabelEnd, type Label, readLabel } from './label.js';
import { endsMeaning, findMeaning, hasMeaning } from './lexicon.js';
import { readMoneyBefore, readMoneyBehind, toAmount } from './money-span.js';
import { findSize } from './size-span.js';
import type { Span, WeightRole } from './span.js';
import { findNumberWord, type Token } from './token.js';

const ROLES: readonly WeightRole[] = ['volumetric', 'net', 'tare', 'gross'];

/** More figures than this are no cargo of one shipment; the reader leaves them alone. */
export const MAX_SPANS = 300;

/** Finds the typed stretches of a range of tokens, from left to right. */
export function findSpans(tokens: readonly Token[], from = 0, to = tokens.length): Span[] {
  const found: Span[] = [];
  let label: Label | undefined;
  let labelEnd = from;
  let carried: Label | undefined;
  for (let at = from; at < to && found.length < MAX_SPANS; ) {
    const token = tokens[at] as Token;
    if (at === from || tokens[at - 1]?.kind === 'break') {
      const head = at + findNumberingLength(tokens, at);
      const end = findLabelEnd(tokens, head);
      label = end === undefined ? carried : readLabel(tokens, head, end);
      labelEnd = end ?? at;
      carried = end === undefined ? readBareLabel(tokens, at) : isLineEnd(tokens, end + 1) ? label : undefined;
    }
    const span = at < labelEnd ? readTerm(tokens, at) : readSpan(tokens, at, label);
    if (span) {
      found.push(span);
      at = Math.max(at + 1, span.to);
    } else at += token.kind === 'number' ? skipNumbers(tokens, at) : 1;
  }
  return found;
}

/** `(4) Carton dimension:`, `6. Packages:`: the number of the item before its label. */
function findNumberingLength(tokens: readonly Token[], at: number): number {
  const open = tokens[at]?.text === '(' ? 1 : 0;
  return tokens[at + open]?.kind === 'number' && /^[).]$/.test(tokens[at + open + 1]?.text ?? '') ? open + 2 : 0;
}

/** `Peso bruto total` alone on its line: what the next line holds. */
function readBareLabel(tokens: readonly Token[], at: number): Label | undefined {
  let end = at;
  while (tokens[end] && tokens[end]?.kind !== 'break') {
    if (tokens[end]?.kind === 'number' || end - at > 6) return undefined;
    end += 1;
  }
  return end === at ? undefined : readLabel(tokens, at, end);
}

function isLineEnd(tokens: readonly Token[], at: number): boolean {
  return (tokens[at]?.kind ?? 'break') === 'break';
}

/** A date, a telephone number or a reference is passed over whole. */
function skipNumbers(tokens: readonly Token[], at: number): number {
  let to = at + 1;
  while (
    /^[-/.:]$/.test(tokens[to]?.text ?? '') &&
    !tokens[to]?.spaced &&
    tokens[to + 1]?.kind === 'number' &&
    !tokens[to + 1]?.spaced
  )
    to += 2;
  return to - at;
}

function readSpan(tokens: readonly Token[], at: number, label: Label | undefined): Span | undefined {
  const token = tokens[at] as Token;
  const term = readTerm(tokens, at);
  if (term) return term;
  const currency = token.kind === 'number' ? undefined : findMeaning(tokens, at, 'currency');
  if (currency) return readMoneyBehind(tokens, at, at + currency.words.length, String(currency.value), label);
  if (token.kind !== 'number') {
    const size = token.kind === 'word' ? findSize(tokens, at, label) : undefined;
    return size ?? readCount(tokens, at, findNumberWord(token.fold), label);
  }
  if (token.glued || token.value === undefined) return undefined;
  const size = findSize(tokens, at, label);
  if (size) return size;
  if (isOther(tokens, at)) return undefined;
  return (
    readQuantity(tokens, at, label) ?? readCount(tokens, at, token.value, label) ?? readLabelled(tokens, at, label)
  );
}

function readTerm(tokens: readonly Token[], at: number): Span | undefined {
  const term = findMeaning(tokens, at, 'term');
  return term ? { kind: 'term', from: at, to: at + term.words.length, term: String(term.value) } : undefined;
}

function isOther(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next && !next.spaced && /^[/:]$/.test(next.text) && tokens[at + 2]?.kind === 'number' && !tokens[at + 2]?.spaced)
    return true;
  const before = tokens[at - 1];
  if (before && !tokens[at]?.spaced && /^[/:+]$/.test(before.text)) return tokens[at - 2]?.kind !== 'word';
  return false;
}

function readQuantity(tokens: readonly Token[], at: number, label: Label | undefined): Span | undefined {
  const token = tokens[at] as Token;
  const value = token.value as number;
  const next = tokens[at + 1]?.text === '(' || tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
  const money = next === at + 1 ? readMoneyBefore(tokens, at, label) : undefined;
  if (money) return money;
  const volume = findMeaning(tokens, next, 'volume-unit');
  if (volume)
    return {
      kind: 'volume',
      from: at,
      to: next + volume.words.length,
      m3: (pickDecimal(token, 40) + findHalf(tokens, next + volume.words.length)) * Number(volume.value),
      scope: label?.scope,
    };
  const weight = findMeaning(tokens, next, 'weight-unit');
  if (weight && !(weight.words[0] === '#' && tokens[next + 1]?.kind === 'number')) {
    const factor = Number(weight.value);
    const role =
      findRole(tokens, at, next + weight.words.length) ?? (label?.field === 'weight' ? label.role : undefined);
    return {
      kind: 'weight',
      from: at,
      to: next + weight.words.length,
      kg: (value + findHalf(tokens, next + weight.words.length)) * factor,
      ...(token.other === undefined ? {} : { otherKg: token.other * factor }),
      role,
      scope: isPerPiece(tokens, at, next + weight.words.length)
        ? 'each'
        : label?.field === 'weight'
          ? label.scope
          : undefined,
    };
  }
  if (tokens[next]?.fold === 'mt' && value < 50)
    return { kind: 'weight', from: at, to: next + 1, kg: value * 1000, role: undefined, scope: undefined };
  const length = findMeaning(tokens, next, 'length-unit');
  if (length) return { kind: 'length', from: at, to: next + length.words.length, value: value * Number(length.value) };
  return undefined;
}

/** `2 pallets x 340 kg`, `3 bultos iguales de 340 kg`, `10 ctns @ 35#`, `340 kg x 2 pallets`. */
function isPerPiece(tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens[from - 1];
  const isBullet = before?.fold === '*' && (tokens[from - 2]?.kind ?? 'break') === 'break';
  if (before && !isBullet && /^(?:x|@|×|\*)$/.test(before.fold)) return true;
  if (/^(?:x|×|\*)$/.test(tokens[to]?.fold ?? '') && tokens[to + 1]?.kind === 'number') return true;
  if (/^(?:\/|per|por|x)$/.test(tokens[to]?.fold ?? '') && hasMeaning(tokens, to + 1, 'pack')) return true;
  if (!/^(?:de|of|at)$/.test(before?.fold ?? '')) return false;
  const at = /^(?:iguales|identical|identicas|identicos)$/.test(tokens[from - 2]?.fold ?? '') ? from - 2 : from - 1;
  return endsMeaning(tokens, at, 'pack') && !hasMeaning(tokens, to, 'total') && /s$/.test(tokens[at - 1]?.fold ?? '');
}

/** `catorce kilos y medio`. */
function findHalf(tokens: readonly Token[], at: number): number {
  return tokens[at]?.fold === 'y' && /^medi[oa]$/.test(tokens[at + 1]?.fold ?? '') ? 0.5 : 0;
}

/** A number that would be too large for what it measures is decimals. */
function pickDecimal({ value = 0, other }: Token, most: number): number {
  return other !== undefined && value > most ? other : value;
}

/** The role of a weight by the words right before and right behind it. */
function findRole(tokens: readonly Token[], from: number, to: number): WeightRole | undefined {
  for (const role of ROLES) {
    if (findMeaning(tokens, to, role) || (tokens[to]?.text === '(' && findMeaning(tokens, to + 1, role))) return role;
  }
  for (let at = from - 1; at >= from - 7 && at >= 0; at -= 1) {
    const token = tokens[at] as Token;
    if (token.kind === 'break' || token.kind === 'number' || /^[,;()/|]$/.test(token.text)) return undefined;
    const role = ROLES.find((one) => endsMeaning(tokens, at + 1, one));
    if (role) return role;
  }
  return undefined;
}

/** A number with no unit takes what its line's label says. */
function readLabelled(tokens: readonly Token[], at: number, label: Label | undefined): Span | undefined {
  const token = tokens[at] as Token;
  const value = token.value as number;
  const inline = label ?? readInlineLabel(tokens, at);
  if (!inline || !/\d/.test(token.text)) return undefined;
  const to = at + 1;
  // `con embalaje (68 neto)`: a weight that has its unit from the one before.
  if (inline.field === 'count' && findRole(tokens, at, to) !== undefined) return undefined;
  // `Colli 2: 60 x 40 x 40`: the number that a package goes by.
  if (inline.field === 'count' && tokens[to]?.text === ':' && tokens[at - 1]?.kind === 'word') return undefined;
  if (inline.field === 'count' && Number.isInteger(value) && value > 0 && value < 20_000)
    return { kind: 'count', from: at, to, count: value, rank: 0, scope: inline.scope };
  if (inline.field === 'weight' && value > 0) {
    const factor = inline.factor ?? 1;
    return {
      kind: 'weight',
      from: at,
      to,
      kg: value * factor,
      ...(token.other ? { otherKg: token.other * factor } : {}),
      role: findRole(tokens, at, to) ?? inline.role,
      scope: inline.scope,
    };
  }
  if (inline.field === 'volume' && value > 0)
    return { kind: 'volume', from: at, to, m3: pickDecimal(token, 40) * (inline.factor ?? 1), scope: inline.scope };
  if (inline.field === 'value' && label !== undefined && value > 10)
    return {
      kind: 'money',
      from: at,
      to,
      ...toAmount(tokens, at),
      currency: inline.currency,
      role: 'value',
      scope: inline.scope,
    };
  return undefined;
}

/** `GW 465`, `Qty: 12`, `peso 200`: a label within a line, right before its number. */
function readInlineLabel(tokens: readonly Token[], at: number): Label | undefined {
  const end = /^[:.=-]$/.test(tokens[at - 1]?.text ?? '') ? at - 1 : at;
  for (let from = end - 3; from < end; from += 1) {
    if (from < 0 || tokens.slice(from, end).some(({ kind }) => kind === 'break' || kind === 'number')) continue;
    if (tokens[from]?.kind !== 'word') continue;
    const label = readLabel(tokens, from, end);
    if (label && label.field !== 'value' && (label.field !== 'count' || endsMeaning(tokens, end, 'count-label')))
      return label;
  }
  return undefined;
}
