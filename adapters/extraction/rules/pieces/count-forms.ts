import { findCmPerUnit, findKgPerUnit, findM3PerUnit } from '../numbers/units.js';
import type { Token } from '../text/token.js';
import type { TokenStream } from '../text/token-stream.js';
import { findPackaging, type Packaging } from './packaging.js';
import { parsePairCountAt } from './prefix-labels.js';
import { findShortenedPackaging, isOnlyLabelOfNumber } from './written-packaging.js';

/** Words that part a number from the noun that it counts. */
export const BARRIERS: ReadonlySet<string> = new Set(
  (
    'de of en in por per a to para for x y and con with dias days es is the el la los las from desde hasta o or ' +
    'que each on at before business pm am'
  ).split(' '),
);

/** A count as written. */
export interface CountMatch {
  readonly count: number;
  readonly family: Packaging;
  readonly at: number;
  readonly to: number;
}

/** The value of a whole number that is no reference. */
export function toWholeNumber(token: Token | undefined): number | undefined {
  return token?.kind === 'number' && token.value !== undefined && Number.isInteger(token.value) && !token.reference
    ? token.value
    : undefined;
}

/** Things that go by capitals (`3 UPS`, `2 TVs`): a power supply, no carrier, where it is counted. */
const IN_CAPITALS = /^(?:UPS|TVs?|TVS|CPUs?|CPUS|ATVs?|ATVS|UTVs?|DVRs?|NVRs?|PLCs?|PLCS)$/;

/** `4 pallets`, `2 wooden crates`, `(2) boxes`, `1 x carton`, `24ctn`. */
export function parsePackedCountAt(stream: TokenStream, i: number): CountMatch | undefined {
  const { tokens } = stream;
  const count = toWholeNumber(tokens[i]);
  if (count === undefined) return undefined;
  const before = tokens[i - 1];
  if (
    before &&
    /^[/$€.]$/.test(before.text) &&
    !before.spaced &&
    tokens[i]?.spaced === false &&
    tokens[i - 2]?.kind === 'word' &&
    !/^\d/.test(tokens[i - 2]?.text ?? '') &&
    before.text !== '/'
  )
    return undefined;
  if (before?.text === '-' && before.spaced && tokens[i]?.spaced === false && tokens[i - 2]?.kind !== 'break')
    return undefined;
  // `Q4 Cuántas cajas?`: the number of a question.
  if (before?.fold === 'q' && !tokens[i]?.spaced && (tokens[i - 2]?.kind ?? 'break') === 'break') return undefined;
  let k = i + 1;
  // `3) cada caja`: what numbers a line counts nothing.
  if (tokens[k]?.text === ')' && before?.text !== '(' && i === stream.getLineStart(i)) return undefined;
  if (tokens[k]?.text === ')') k += 1;
  if (
    /^(?:docena|dozen|par|couple|pair|media|half)/.test(findDozenWord(tokens[i])) &&
    /^(?:de|of)$/.test(tokens[k]?.fold ?? '')
  )
    k += 1;
  if (/^[x×*]$/.test(tokens[k]?.fold ?? '') && tokens[k + 1]?.kind === 'word') k += 1;
  k = skipEach(tokens, k);
  const short = findShortenedPackaging(tokens, k);
  if (short) return { count, family: short, at: i, to: k + 3 };
  const adjective = findWeighedPackaging(tokens, k);
  if (adjective) return { count, family: adjective.family, at: i, to: adjective.to };
  const unit = tokens[k + 2];
  if (/^[x×*]$/.test(tokens[k]?.fold ?? '') && unit?.kind === 'word' && findKgPerUnit(unit.fold) !== undefined) {
    const packed = tokens[k + 3];
    const family = packed?.kind === 'word' ? findPackaging(packed.fold) : undefined;
    return family && family !== 'unit' ? { count, family, at: i, to: k + 4 } : undefined;
  }
  const word = tokens[k + 1];
  const inWords =
    word?.kind === 'word' && findPackaging(word.fold) === undefined && findCmPerUnit(word.fold) === undefined;
  if (tokens[k]?.text === '(' && (toWholeNumber(word) === count || inWords) && tokens[k + 2]?.text === ')') k += 3;
  for (let skipped = 0; skipped <= 3; skipped += 1, k += 1) {
    const token = tokens[k];
    if (token?.kind === 'sign' && token.text === '-' && !token.spaced && skipped > 0) continue;
    if (token?.kind !== 'word') return undefined;
    const family = findPackaging(token.fold) ?? (skipped === 0 && IN_CAPITALS.test(token.text) ? 'unit' : undefined);
    if (family && !isOrdinalPackaging(stream, k, skipped)) {
      if (skipped > 0 && (family === 'unit' || family === 'piece') && skipped > 1) return undefined;
      if (token.fold === 'u' && tokens[k - 1]?.text === '/') return undefined;
      if ((tokens[i]?.text === 'a' && count === 1) || (token.fold === 'sobre' && skipped === 0 && count === 1))
        return undefined;
      return { count, family, at: i, to: k + 1 };
    }
    const own = skipped > 0 ? findOwnPackaging(tokens, k) : undefined;
    if (own) return { count, family: own.family, at: i, to: own.to };
    // `3 Pakete / packages`: the same word in another language.
    const translated = skipped === 0 ? findTranslation(tokens, k) : undefined;
    if (translated) return { count, family: translated, at: i, to: k + 3 };
    if (
      (BARRIERS.has(token.fold) && !(token.text === 'A' && tokens[k + 1]?.text === '-' && !tokens[k + 1]?.spaced)) ||
      findKgPerUnit(token.fold) !== undefined ||
      findCmPerUnit(token.fold) !== undefined ||
      findM3PerUnit(token.fold) !== undefined
    )
      return undefined;
    if (skipped === 3) return undefined;
  }
  return undefined;
}

/** `Pakete / packages`: the packaging behind a word of another language; `lbs / ctn` is a weight of each. */
function findTranslation(tokens: readonly Token[], k: number): Packaging | undefined {
  const [word, slash, behind] = tokens.slice(k, k + 3);
  if (slash?.text !== '/' || !slash.spaced || !word || word.fold.length < 3) return undefined;
  const isUnit = [findKgPerUnit, findCmPerUnit, findM3PerUnit].some((find) => find(word.fold) !== undefined);
  const family = isUnit ? undefined : findPackaging(behind?.fold ?? '');
  return family === 'unit' ? undefined : family;
}

/** `2 ea. crates`, `4 nos. cartons`: how many of the package behind. */
function skipEach(tokens: readonly Token[], k: number): number {
  if (!/^(?:ea|nos?)$/.test(tokens[k]?.fold ?? '')) return k;
  const noun = tokens[k + 1]?.text === '.' ? k + 2 : k + 1;
  return findPackaging(tokens[noun]?.fold ?? '') === undefined ? k : noun;
}

/** `una bicicleta en su caja`, `2 motors in their own crates`: each in its own packaging. */
function findOwnPackaging(tokens: readonly Token[], i: number): { family: Packaging; to: number } | undefined {
  if (!/^(?:en|in)$/.test(tokens[i]?.fold ?? '') || !/^(?:sus?|its|their|his|her)$/.test(tokens[i + 1]?.fold ?? ''))
    return undefined;
  for (let k = i + 2; k <= i + 3; k += 1) {
    const family = findPackaging(tokens[k]?.fold ?? '');
    if (family && family !== 'unit') return { family, to: k + 1 };
  }
  return undefined;
}

/** `20-kg boxes`, `25 lb wooden crates`: packaging with the weight of each before it. */
export function findWeighedPackaging(
  tokens: readonly Token[],
  i: number,
): { family: Packaging; to: number } | undefined {
  if (tokens[i]?.kind !== 'number' || tokens[i]?.value === undefined) return undefined;
  const unit = tokens[i + 1]?.text === '-' ? i + 2 : i + 1;
  if (tokens[unit]?.kind !== 'word' || findKgPerUnit(tokens[unit]?.fold ?? '') === undefined) return undefined;
  for (let k = unit + 1; k <= unit + 3 && tokens[k]?.kind === 'word'; k += 1) {
    const family = findPackaging(tokens[k]?.fold ?? '');
    if (family) return family === 'unit' ? undefined : { family, to: k + 1 };
  }
  return undefined;
}

/** The last word of a number in words: `una docena`. */
function findDozenWord(token: Token | undefined): string {
  return token?.lastWord ?? '';
}

/** `the 3 boxes 2: ...` names a box, it does not count. */
function isOrdinalPackaging(stream: TokenStream, k: number, skipped: number): boolean {
  return skipped > 0 && stream.tokens[k + 1]?.kind === 'number' && stream.tokens[k + 2]?.text === ':';
}

/** `tarimas x 3`, `pallets (4)`, `Pieces 11`, `las cajas son 5`. */
export function parseCountAfterPackagingAt(stream: TokenStream, i: number): CountMatch | undefined {
  const { tokens } = stream;
  const word = tokens[i];
  const quantity =
    word?.kind === 'word' && /^(?:qty|cantidad|cant)$/.test(word.fold) ? toWholeNumber(tokens[i + 1]) : undefined;
  const item = parseListedCountAt(stream, i);
  if (item) return item;
  const unit = tokens[i + 2];
  if (quantity !== undefined && !(unit?.kind === 'word' && (findPackaging(unit.fold) || /^[x×]$/.test(unit.fold)))) {
    return { count: quantity, family: 'piece', at: i, to: i + 2 };
  }
  const numbered = word?.kind === 'word' ? parsePackageNumbersAt(stream, i) : undefined;
  if (numbered) return numbered;
  const family = word?.kind === 'word' ? findPackaging(word.fold) : undefined;
  if (!family || family === 'unit' || tokens[i - 1]?.kind === 'number') return undefined;
  const listed = parsePackageListAt(tokens, i + 1, i === stream.getLineStart(i));
  if (listed) return { count: listed.count, family, at: i, to: listed.to };
  const joint = tokens[i + 1];
  if (joint && (joint.fold === 'x' || joint.text === '(' || joint.text === '×')) {
    const count = toWholeNumber(tokens[i + 2]);
    const then = tokens[i + 3];
    if (count === undefined || then?.fold === 'x' || then?.fold === '×') return undefined;
    if (joint.text === '(' && then?.text !== ')') return undefined;
    return { count, family, at: i, to: i + 3 };
  }
  if (/^(?:son|serian|seran|are|were)$/.test(joint?.fold ?? '') && word?.fold.endsWith('s')) {
    const said = toWholeNumber(tokens[i + 2]);
    const then = tokens[i + 3];
    if (said !== undefined && (!then || then.kind === 'break' || /^[.,;)!]$/.test(then.text)))
      return { count: said, family, at: i, to: i + 3 };
  }
  const whole = parseTotalBehind(stream, i);
  if (whole !== undefined) return { count: whole, family, at: i, to: i + 2 };
  if (/^(?:count|qty)$/.test(joint?.fold ?? '')) {
    const figure = tokens[i + 2]?.text === ':' ? i + 3 : i + 2;
    const named = toWholeNumber(tokens[figure]);
    if (named !== undefined) return { count: named, family, at: i, to: figure + 1 };
  }
  const paired = parsePairCountAt(stream, i);
  if (paired !== undefined) return { count: paired, family, at: i, to: i + 2 };
  const columns = tokens[i + 1];
  const count = toWholeNumber(columns);
  const parted = (token: Token | undefined) => !token || token.kind === 'break' || /^[.,;|/]$/.test(token.text);
  // `Bulto 1/4` is the first of four.
  const isNumbered = tokens[i + 2]?.text === '/' && tokens[i + 3]?.kind === 'number' && !tokens[i + 3]?.spaced;
  const isRow = !isNumbered && parted(tokens[i - 1]) && parted(tokens[i + 2]);
  // `Ctns 48` alone on its line.
  const isPlural = /s$/.test(word?.fold ?? '') && (tokens[i + 2]?.kind ?? 'break') === 'break';
  const isLine = isPlural && HEAD_OF_COUNT.test(stream.getFoldedText(stream.getLineStart(i), i));
  const isCount = count !== undefined && (isLine || (isRow && family === 'piece'));
  return isCount ? { count, family, at: i, to: i + 2 } : undefined;
}

/** `No. of ctns 38`, `Ctns 48`: what stands before the packages alone on their line. */
const HEAD_OF_COUNT = /^(?:(?:no|nr|nro|number|qty|cantidad|numero|total)(?: \.)?(?: of| de)? ?)?$/;

/** `Total boxes 11.`, `total cajas 24,`: the number behind the name of the packages. */
function parseTotalBehind({ tokens }: TokenStream, i: number): number | undefined {
  if (!/^(?:total|totales|ttl)$/.test(tokens[i - 1]?.fold ?? '') || !tokens[i]?.fold.endsWith('s')) return undefined;
  const then = tokens[i + 2];
  const isClosed = !then || then.kind === 'break' || /^[.,;/|]$/.test(then.text);
  return isClosed ? toWholeNumber(tokens[i + 1]) : undefined;
}

const COUNT_LABEL = /^(?:qty|cantidad|cant|pcs|pieces|piezas|bultos|packages|pkgs|ctns?|colli)$/;

/** `/ Piezas: 5 /`, `3. CTN: 45`: a label of counts and its number between the signs of a list. */
function parseListedCountAt(stream: TokenStream, i: number): CountMatch | undefined {
  const { tokens } = stream;
  const word = tokens[i];
  const packed = findPackaging(word?.fold ?? '');
  const named = toWholeNumber(tokens[i + 2]);
  const isLabel = /^(?:pieces|quantity)$/.test(stream.findLabelAt(i + 2)?.field ?? '');
  if (packed && packed !== 'unit' && named !== undefined && !isLabel && isOnlyLabelOfNumber(tokens, i))
    return { count: named, family: packed, at: i, to: i + 3 };
  if (word?.kind !== 'word' || !COUNT_LABEL.test(word.fold) || tokens[i + 1]?.text !== ':') return undefined;
  const isParted = (token: Token | undefined) => !token || token.kind === 'break' || /^[/|;.-]$/.test(token.text);
  const count = toWholeNumber(tokens[i + 2]);
  if (count === undefined || !isParted(tokens[i - 1]) || !isParted(tokens[i + 3])) return undefined;
  return { count, family: findPackaging(word.fold) ?? 'piece', at: i, to: i + 3 };
}

/** `C/NO. 1-4`, `CTN NOS 5-6` at the head of a line. */
const PACKAGE_NUMBERS = /^(?:c|ctns?|cartons?|cases?|plts?|pallets?|pkgs?) (?:\/ )?nos?(?: \.)?(?: :)?(?= \d)/;

function parsePackageNumbersAt(stream: TokenStream, i: number): CountMatch | undefined {
  if (i !== stream.getLineStart(i)) return undefined;
  const head = PACKAGE_NUMBERS.exec(stream.getFoldedText(i, i + 6))?.[0];
  if (head === undefined) return undefined;
  const at = i + head.split(' ').length;
  const listed = parsePackageListAt(stream.tokens, at, true);
  const family = findPackaging(stream.tokens[i]?.fold ?? '') ?? 'carton';
  return listed && { count: listed.count, family, at: i, to: at + 3 };
}

const MAX_PACKAGES_OF_LIST = 500;
const RANGE: ReadonlySet<string> = new Set(['-', '~', 'to', 'a', 'al', 'through']);
const LIST: ReadonlySet<string> = new Set([',', 'y', 'and', '&', '+', 'e']);

/** The numbers of packages that a heading names, and the token behind them. */
interface PackageList {
  readonly count: number;
  readonly to: number;
}

/**
 * `Crates 1-4:` are four, `Bulto 1 y 2:` two, `boxes #1, #2 and 5 to 7:` five; so are `PLT 1-4` at the head of a line. One
 * number alone names a package and counts none.
 */
function parsePackageListAt(tokens: readonly Token[], i: number, headsLine: boolean): PackageList | undefined {
  const first = readPackageNumber(tokens, i);
  if (!first) return undefined;
  let { value: last, next } = first;
  let count = 1;
  while (count < MAX_PACKAGES_OF_LIST) {
    const joint = tokens[next]?.fold ?? '';
    // `Box 1 to 4 - 65 x 45 x 40 cm`: the dash parts the numbers from what follows.
    const isRange = RANGE.has(joint) && !(joint === '-' && count > 1);
    const step = isRange || LIST.has(joint) ? 1 : 0;
    const joined = step > 0 && joint === ',' && LIST.has(tokens[next + 1]?.fold ?? '') ? 2 : step;
    const member = joined > 0 ? readPackageNumber(tokens, next + joined) : undefined;
    if (!member || member.value <= last) break;
    count += isRange ? member.value - last : 1;
    ({ value: last, next } = member);
  }
  const end = tokens[next];
  const isColumn = headsLine && end?.spaced === true && tokens[next - 1]?.spaced === false;
  const ends = /^[:,=-]$/.test(end?.text ?? '') || (isColumn && /^(?:word|number)$/.test(end?.kind ?? ''));
  return count > 1 && count < MAX_PACKAGES_OF_LIST && ends ? { count, to: next } : undefined;
}

/** `3`, `#3`: the number of a package. */
function readPackageNumber(tokens: readonly Token[], i: number): { value: number; next: number } | undefined {
  const at = tokens[i]?.text === '#' ? i + 1 : i;
  const value = toWholeNumber(tokens[at]);
  return value === undefined ? undefined : { value, next: at + 1 };
}
