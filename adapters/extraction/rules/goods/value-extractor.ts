import type { DeclaredValue } from '../../../../domain/money/declared-value.js';
import { parseAmountAt } from '../dimensions/dimension-side.js';
import { findKgPerUnit, multiplyDecimal } from '../numbers/units.js';
import { findPackaging } from '../pieces/packaging.js';
import type { TokenStream } from '../text/token-stream.js';
import { CODES_IN_CAPITALS, CURRENCIES } from './currencies.js';
import { parseCurrencyAt } from './currency-at.js';
import { isAmount, isNamedValue } from './unmarked-amount.js';
import { getStatementBefore } from './value-cues.js';
import { computeGoodsValue, isUnitPrice, type Money, scoreValue } from './value-score.js';

/** A stated value of the goods. */
export interface ValueMention {
  readonly at: number;
  readonly to: number;
  readonly value: DeclaredValue;
  readonly score: number;
}

/** Less is no value of a cargo that nothing calls so. */
const LEAST_UNNAMED = 100;
const MAX_VALUES = 200;
/** A form has so many dots at most between a label and its value. */
const MAX_LEADERS = 40;

/** Reads the amounts of money that are values of goods, the likeliest first. */
export function extractValues(stream: TokenStream): ValueMention[] {
  const found: ValueMention[] = [];
  const amounts: Money[] = [];
  for (const money of listAmounts(stream)) {
    if (found.length >= MAX_VALUES) break;
    const score = scoreValue(stream, money);
    amounts.push(money);
    if (score >= 0)
      found.push({
        at: money.at,
        to: money.to,
        value: { amount: computeGoodsValue(stream, money), currency: money.currency },
        score,
      });
  }
  const named = found.filter(({ score }) => score > 0);
  // Where words make one of the amounts another thing, only a value that is named among them shows of what the whole is.
  const mayBeWhole = named.length > 0 || found.length === amounts.length;
  const whole = mayBeWhole ? findWhole(stream, amounts) : undefined;
  if (whole) return [whole];
  const [only] = found;
  // `Me salió en 7200 dólares`: the one amount of an email, where no word makes it another thing.
  if (named.length === 0 && amounts.length === 1 && only && only.value.amount >= LEAST_UNNAMED) return [only];
  return named.sort((one, other) => other.score - one.score);
}

/** `so`, `o sea`, `=`, `total`: what sums up the amounts before. */
const SUMS_UP =
  /(?:\b(?:so|o sea|osea|total|en total|in total|in all|altogether|together|es decir|serian)|=)(?: [a-z]+| [$€£:]){0,3} ?$/;
const SUMMED =
  /^(?:in all|en total|total|altogether|together|en conjunto|junt[oa]s|l[oa]s (?:\d|[a-z]{3,7})|(?:the|all) \d)/;
/** `$ 10.800 menos descuento de $ 800, o sea 10.000`. */
const REDUCES = /\b(?:menos|less|minus|descuento|discount)\b|^ ?- ?$/;
const MAX_UNITS = 10_000;

const NAMES_VALUE = /\b(?:value|valor|factura|invoice|declar[a-z]{1,6})\b/;

/** `vale 4,100 y los accesorios 350, o sea 4,450 dólares`: the numbers without a currency between the first amount and the sum. */
function sumBetween({ tokens }: TokenStream, first: Money, whole: Money): number {
  if (whole.at - first.to > MAX_BETWEEN) return 0;
  return tokens
    .slice(first.to, whole.at)
    .reduce((sum, { kind, value = 0 }) => (kind === 'number' ? sum + value : sum), 0);
}

const MAX_BETWEEN = 14;

/** `USD 7,200 + USD 1,300 = USD 8,500 total`, `310 euros por silla, o sea 2.790 euros`: the amount that sums up those before it. */
function findWhole(stream: TokenStream, amounts: readonly Money[]): ValueMention | undefined {
  const whole = amounts.find((one, k) => {
    const before = amounts.slice(0, k).filter(({ currency }) => currency === one.currency);
    const [first] = before;
    const isSaid = SUMS_UP.test(stream.getTextBefore(one.at, 5)) || SUMMED.test(stream.getTextAfter(one.to, 3));
    if (!first) return false;
    const sum = before.reduce((all, { amount }) => all + amount, 0);
    if (!isSaid) return before.length > 1 && sum === one.amount && NAMES_VALUE.test(getStatementBefore(stream, one));
    if (first.amount + sumBetween(stream, first, one) === one.amount) return true;
    const units = one.amount / first.amount;
    const isMultiple = before.length === 1 && Number.isInteger(units) && units > 1 && units <= MAX_UNITS;
    const [, second] = before;
    const isReduced =
      before.length === 2 &&
      Math.abs(first.amount - (second?.amount ?? 0) - one.amount) < 1 &&
      REDUCES.test(stream.getFoldedText(first.to, second?.at ?? first.to));
    return (before.length > 1 && Math.abs(sum - one.amount) < 1) || isMultiple || isReduced;
  });
  const sum = whole ?? findUnmarkedWhole(stream, amounts);
  return sum && { at: sum.at, to: sum.to, value: { amount: sum.amount, currency: sum.currency }, score: WHOLE_SCORE };
}

/** How many tokens behind the price of one the sum of all may stand without a currency of its own. */
const SUM_REACH = 10;

/** `14k USD each so 28,000`, `USD 900 c/u, 3.600 en total`: a number without a currency that is several times the price of one. */
function findUnmarkedWhole(stream: TokenStream, amounts: readonly Money[]): Money | undefined {
  for (const unit of amounts) {
    if (!isUnitPrice(stream, unit)) continue;
    for (let k = unit.to; k < Math.min(unit.to + SUM_REACH, stream.tokens.length); k += 1) {
      const token = stream.tokens[k];
      if (token?.kind !== 'number' || token.value === undefined) continue;
      const factor = MULTIPLES[stream.tokens[k + 1]?.fold ?? ''];
      const to = factor === undefined ? k + 1 : k + 2;
      const amount = multiplyDecimal(token.value, factor ?? 1);
      const units = amount / unit.amount;
      const isSum = SUMS_UP.test(stream.getTextBefore(k, 5)) || SUMMED.test(stream.getTextAfter(to, 3));
      if (isSum && Number.isInteger(units) && units > 1 && units <= MAX_UNITS)
        return { at: k, to, amount, currency: unit.currency };
    }
  }
  return undefined;
}

/** More than the words around an amount come to. */
const WHOLE_SCORE = 20;

/** Every amount of money of a passage, from its beginning on. */
export function* listAmounts(stream: TokenStream): Generator<Money> {
  for (let i = 0; i < stream.tokens.length; i += 1) {
    const money = parseMoneyAt(stream, i);
    if (!money) continue;
    yield money;
    i = Math.max(i, money.to - 1);
  }
}

/** The amount of money that a number is; undefined where it is none. */
export function parseMoneyAt(stream: TokenStream, i: number): Money | undefined {
  const { tokens } = stream;
  const token = tokens[i];
  if (token?.kind !== 'number' || token.value === undefined || (token.reference && tokens[i - 1]?.kind !== 'word'))
    return undefined;
  const before = findCurrencyBefore(stream, i);
  const isNamed = before === undefined && isNamedValue(stream, i);
  const amount = parseAmountAt(tokens, i) ?? { value: token.value, other: token.other, next: i + 1 };
  let next = amount.next;
  // `$ 83,000`: no sum of money has three decimals, whatever sign the writer's weights have.
  const isGrouped = amount.other !== undefined && amount.other > amount.value;
  let value = isGrouped ? (amount.other ?? amount.value) : amount.value;
  const multiple = tokens[next]?.kind === 'word' ? MULTIPLES[tokens[next]?.fold ?? ''] : undefined;
  // `9 millones y medio de pesos`
  const half = multiple !== undefined && isHalfMore(stream, next + 1) ? 0.5 : 0;
  const behindMultiple = half > 0 ? next + 3 : next + 1;
  if (multiple !== undefined && (before || isNamed || parseCurrencyAt(stream, skipOf(stream, behindMultiple)))) {
    value = multiplyDecimal(value + half, multiple);
    next = behindMultiple;
  }
  if (tokens[next]?.text === ',' && tokens[next + 1]?.text === '-') next += 2;
  if (tokens[next]?.text === '.' && tokens[next + 1]?.text === '-') next += 2;
  const at = skipOf(stream, next);
  const bracket = tokens[at]?.text === '(' ? at + 1 : at;
  const behind = parseCurrencyAt(stream, bracket);
  // `invoice 2291 (USD 8,415.00)`: the currency of the next amount.
  const isOfNext = bracket > at || isReferenceNumber(stream, i, before !== undefined);
  const after = behind && isOfNext && tokens[behind.next]?.kind === 'number' ? undefined : behind;
  const packed = stream.tokens[after ? after.next : next];
  if (packed?.kind === 'word' && Number.isInteger(value) && value < 1000 && findPackaging(packed.fold))
    return undefined;
  // `kg 310,5 cad. un`: a weight behind its unit, whatever the letters behind it are.
  const unit = tokens[i - 1]?.fold ?? '';
  if (!before && findKgPerUnit(unit) !== undefined && tokens[i - 2]?.kind !== 'number') return undefined;
  if (!before && !after && !(isNamed && isAmount(stream, i, next))) return undefined;
  const currency =
    after && before?.currency === 'USD' ? after.currency : (before?.currency ?? after?.currency ?? 'USD');
  return { at: before?.at ?? i, to: after ? after.next : next, amount: value, currency };
}

/** What a word behind an amount multiplies it by. */
const MULTIPLES: Readonly<Record<string, number>> = {
  k: 1000,
  mil: 1000,
  thousand: 1000,
  grand: 1000,
  m: 1_000_000,
  million: 1_000_000,
  millon: 1_000_000,
  millones: 1_000_000,
};

function isHalfMore({ tokens }: TokenStream, i: number): boolean {
  return tokens[i]?.fold === 'y' && /^medi[oa]$/.test(tokens[i + 1]?.fold ?? '');
}

/** `9 mil de dólares`: the word between an amount and its currency. */
function skipOf({ tokens }: TokenStream, i: number): number {
  return tokens[i]?.fold === 'de' || tokens[i]?.fold === 'of' ? i + 1 : i;
}

const NUMBERED = /^(?:invoice|inv|factura|fact|proforma|no|nro|num|number|numero|order|po|pedido)$/;

/** `Invoice 2231 EUR 16,480.00`: the number of a paper, before a currency that has its amount behind it. */
function isReferenceNumber({ tokens }: TokenStream, i: number, hasCurrency: boolean): boolean {
  return !hasCurrency && NUMBERED.test(tokens[i - 1]?.fold ?? '') && /^\d+$/.test(tokens[i]?.text ?? '');
}

function findCurrencyBefore(stream: TokenStream, i: number): { at: number; currency: string } | undefined {
  const { tokens } = stream;
  const token = tokens[i - 1];
  if (!token) return undefined;
  const character = tokens[i - 2];
  if (token.text === '$') {
    if (character?.kind === 'word' && !token.spaced) {
      if (character.fold === 'c') return { at: i - 2, currency: 'NIO' };
      if (character.fold === 'us' || character.fold === 'usd') return { at: i - 2, currency: 'USD' };
      if (character.fold === 'ca' || character.fold === 'cad') return { at: i - 2, currency: 'CAD' };
      if (character.fold === 'mx' || character.fold === 'mxn') return { at: i - 2, currency: 'MXN' };
      if (character.fold === 'r') return { at: i - 2, currency: 'BRL' };
      if (character.fold === 'hk') return { at: i - 2, currency: 'HKD' };
    }
    if (character?.kind === 'word' && CURRENCIES[character.fold] && !(character.text === 'us' && token.spaced))
      return { at: i - 2, currency: CURRENCIES[character.fold] ?? 'USD' };
    return { at: i - 1, currency: 'USD' };
  }
  if (token.text === '.' || token.text === '/') {
    if (tokens[i - 2]?.text === '/' && tokens[i - 3]?.fold === 'b') return { at: i - 3, currency: 'PAB' };
    if (character?.fold === 'b' && token.text === '/') return { at: i - 2, currency: 'PAB' };
    if (character?.fold === 'rs' && token.text === '.') return { at: i - 2, currency: 'INR' };
    if (character?.fold === 'lps' || (character?.text === 'L' && token.text === '.'))
      return { at: i - 2, currency: 'HNL' };
    if (character?.text === 'Q' && token.text === '.') return { at: i - 2, currency: 'GTQ' };
    return undefined;
  }
  // `en euros son 6,480`
  if (
    /^(?:son|es|are|is|seria|serian)$/.test(token.fold) &&
    /^(?:euros|dolares|dollars|usd|eur)$/.test(character?.fold ?? '')
  )
    return { at: i - 2, currency: CURRENCIES[character?.fold ?? ''] ?? 'USD' };
  const colon = skipLeaders(stream, i);
  const inBrackets = tokens[colon - 1]?.text === ')' && tokens[colon - 3]?.text === '(' ? tokens[colon - 2] : undefined;
  if (inBrackets?.fold.length === 3 && Object.hasOwn(CURRENCIES, inBrackets.fold))
    return { at: colon - 2, currency: CURRENCIES[inBrackets.fold] ?? 'USD' };
  if (token.text === ':' && character?.kind === 'word' && character.fold.length === 3 && CURRENCIES[character.fold])
    return { at: i - 2, currency: CURRENCIES[character.fold] ?? 'USD' };
  if (
    token.kind === 'word' &&
    (token.text === 'Q' || token.text === 'Qs') &&
    (tokens[i]?.spaced || /[.,]/.test(tokens[i]?.text ?? ''))
  )
    return { at: i - 1, currency: 'GTQ' };
  if (
    token.kind === 'word' &&
    token.text === 'L' &&
    (stream.tokens[i]?.value ?? 0) >= 100 &&
    (token.spaced || tokens[i - 2]?.kind !== 'number') &&
    !/^(?:[whax×*=]|lbs?)$/.test(stream.tokens[i + 1]?.fold ?? '')
  )
    return { at: i - 1, currency: 'HNL' };
  if (token.text === '¥') return { at: i - 1, currency: 'CNY' };
  if (CODES_IN_CAPITALS.has(token.text)) return { at: i - 1, currency: token.text };
  const currency = Object.hasOwn(CURRENCIES, token.fold) ? CURRENCIES[token.fold] : undefined;
  const sure = /^(?:usd|eur|gbp|crc|gtq|hnl|nio|pab|mxn|rmb|cny|lps|rs|dolares|euros?)$/.test(token.fold);
  return currency && (token.kind === 'sign' || token.text === token.text.toUpperCase() || sure)
    ? { at: i - 1, currency }
    : undefined;
}

/** `Valor (USD) .....: 6,125.00`: where the colon and the leaders before an amount begin. */
function skipLeaders({ tokens }: TokenStream, i: number): number {
  let at = i;
  while (at > i - MAX_LEADERS && /^[:.]$/.test(tokens[at - 1]?.text ?? '')) at -= 1;
  return at;
}
