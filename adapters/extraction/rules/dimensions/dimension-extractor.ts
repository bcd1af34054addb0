import { replaces } from '../text/corrections.js';
import { type Chain, chainAt, cubeAt, euroPalletAt, footprintAt, roundAt } from './side-chain.js';
import { countAfter, countBefore } from './dimension-counts.js';
import { ONE_BY_SIZE } from './size-adjectives.js';
import { type Packaging, packagingOf } from '../pieces/packaging.js';
import type { Side } from './dimension-side.js';
import type { Stream } from '../text/token-stream.js';
import { cmPer, times } from '../numbers/units.js';

/** A stated size. */
export interface DimensionMention {
  /** Token indexes. */
  readonly at: number;
  readonly to: number;
  readonly sidesCm: readonly [number, number, number];
  /** Stated beside the size itself (`2 x 120x80x100`, `120-80-100/2`). */
  readonly count: number | undefined;
  /** Stated for each piece of what is spoken of. */
  readonly each: boolean;
  /** It has a number or a place of its own among several (`Pallet 2:`, `the second`). */
  readonly ordinal: boolean;
  /** Packaging that is named right before it without a number (`plts 110*110*150`). */
  readonly family: Packaging | undefined;
  /** Whether a unit stands with it or near it. */
  readonly unitStated: boolean;
  /** The bare product or a limit, not what ships. */
  readonly notShipped: boolean;
  /** Kept in another unit than centimetres. */
  readonly inOtherUnit: boolean;
}

const AMERICAN_UNIT = /^(?:lbs?|libras?|pounds?|inches|pulgadas)$/;

const MAX_MENTIONS = 300;

const MAX_SIDE_CM = 3000;

/** A side of more metres is one in centimetres. */
const MAX_METRES = 30;

const NOT_CARGO =
  /\b(?:door|puerta de|truck|camion|image|imagen|warehouse|gate|porton de|container|contenedor|uld|pmc|elevator|ascensor|forks|up to|piezas de hasta|hasta|max piece|position)\b/;

/** `each up to 240 x 90 x 180`: the largest of the pieces themselves. */
const EACH_UP_TO =
  /\b(?:each|cada un[oa]|c \/ u|all|todas|todos)(?: (?:is|are|de|mide|miden|measuring))? (?:up to|max|hasta)(?: \.)? ?$/;

const NOT_SHIPPED =
  /\b(?:by itself|itself|unpacked|sin empaque|sin embalaje|desembalad[oa]|product size|bare|net size|inner|machine|maquina|screen|pantalla|sola mide|antes de empacar|interior|equipo mide)\b/;

/** `(210 x 90 x 130 cm bare)`. */
const BARE_BEHIND = /^(?:[,(] ?)?(?:bare|unpacked|uncrated|unboxed|sin (?:empaque|embalaje|caja))\b/;

const SHIPPED =
  /\b(?:packed|ships|carton|box|crate|crated|boxed|embalad[oa]|con embalaje|empacad[oa]|caja|bulto|outer|exterior|pallet|tarima)\b/;

const EACH =
  /^(?:\) )?(?:[,(-] )?(?:each|ea\b|c \/ u|c\/u|cu\b|cada|per\b|por (?!\d)|all (?:same|equal|of)|todas|todos|ambas|ambos|both|\/ (?:ctn|carton|pc|pcs|plt|pallet|box|caja|bulto|pieza|unit|每|case|crate|drum)|一|iguales|apiece|@)/;

const EACH_BEFORE =
  /\b(?:each|cada (?:una|uno|caja|bulto|pallet|tarima|carton|pieza)|per (?:ctn|carton|case|box|pallet|piece|crate)|all|todas|todos|las \d|los \d|por (?:caja|bulto|tarima|pale|carton|pieza)|ambas|both|c \/ u)\b/;

/** Reads every size of three sides. */
export function dimensionMentions(stream: Stream): readonly DimensionMention[] {
  const { tokens } = stream;
  const mentions: DimensionMention[] = [];
  const general = generalUnit(stream);
  const american = stream.tokens.some((token) => token.kind === 'word' && AMERICAN_UNIT.test(token.fold));
  for (let i = 0; i < tokens.length && mentions.length < MAX_MENTIONS; i += 1) {
    const kind = tokens[i]?.kind;
    if (kind !== 'number' && kind !== 'word' && kind !== 'sign') continue;
    const chain =
      chainAt(stream, i) ??
      roundAt(stream, i) ??
      cubeAt(stream, i) ??
      footprintAt(stream, i) ??
      euroPalletAt(stream, i);
    if (!chain) continue;
    const last = mentions.at(-1);
    const mention = mentionOf(stream, i, chain, general, american, last?.to ?? 0);
    if (last && mention && i - last.to <= 12 && replaces(stream.fold(last.to, i)))
      mentions[mentions.length - 1] = { ...mention, count: mention.count ?? last.count };
    else if (mention && !repeats(last, mention, stream)) mentions.push(mention);
    i = chain.next - 1;
  }
  const counted = withoutNumbering(stream, mentions);
  const shipped = counted.filter((one) => !one.notShipped);
  return shipped.length > 0 ? shipped : counted;
}

/** `1/ 120x80x90`, `2/ 60x40x40`, line by line: what counts up is a numbering, no count. */
function withoutNumbering(stream: Stream, mentions: readonly DimensionMention[]): readonly DimensionMention[] {
  const led = mentions.filter((one) => stream.tokens[one.at - 1]?.text === '/');
  const numbers = led.length > 1 && led.every((one, k) => one.count === k + 1);
  return numbers
    ? mentions.map((one) => (led.includes(one) ? { ...one, count: undefined, ordinal: true } : one))
    : mentions;
}

function mentionOf(
  stream: Stream,
  at: number,
  chain: Chain,
  general: number | undefined,
  american: boolean,
  floor: number,
): DimensionMention | undefined {
  const { sides, count } = countInChain(chain.sides);
  const factors = sides.map((side) => side.factor);
  const stated = unitNear(stream, at, chain.next);
  const fallback = factors.find((factor) => factor !== undefined) ?? stated ?? general;
  const guess = fallback ?? guessedUnit(sides, american);
  const sidesCm = sides.map((side, k) =>
    sideCm(
      side,
      factors[k] ?? factors.slice(k).find((one) => one !== undefined) ?? fallback ?? guess,
      factors.includes(100),
    ),
  );
  const [a, b, c] = sidesCm;
  if (a === undefined || b === undefined || c === undefined || sidesCm.some((side) => side <= 0 || side > MAX_SIDE_CM))
    return undefined;
  const suffix = count === undefined ? countAfter(stream, chain.next, floor) : undefined;
  const before = stream.before(at, 14);
  if (NOT_CARGO.test(stream.before(at, 6).replace(EACH_UP_TO, '')) || Math.max(a, b, c) < 1.5) return undefined;
  return {
    at,
    to: suffix?.next ?? chain.next,
    sidesCm: [a, b, c],
    count: count ?? suffix?.count ?? countBefore(stream, at, floor),
    each:
      EACH.test(stream.after(chain.next, 4)) || EACH.test(stream.after(chain.next + 1, 4)) || EACH_BEFORE.test(before),
    ordinal: isOrdinal(stream, at),
    family: familyBefore(stream, at),
    unitStated: fallback !== undefined,
    notShipped:
      BARE_BEHIND.test(stream.after(chain.next, 4)) ||
      (NOT_SHIPPED.test(before) && !SHIPPED.test(before.slice(before.search(NOT_SHIPPED)))),
    inOtherUnit: (fallback ?? guess) !== 1,
  };
}

/** `dos metros de largo por uno de ancho y 80 cm de alto`: a side of few units beside one in metres is in metres too. */
const MAX_SPOKEN_METRES = 3;

function sideCm(side: Side, factor: number, inMetres: boolean): number {
  if (side.cm !== undefined) return side.cm;
  if (inMetres && side.factor === undefined && side.value <= MAX_SPOKEN_METRES) return times(side.value, 100);
  const value = factor >= 100 && side.value > 30 && side.other !== undefined ? side.other : side.value;
  return times(value, factor >= 100 && value > MAX_METRES ? 1 : factor);
}

/** Of four factors one is a count: the first where it is small and whole, else the last. */
function countInChain(sides: readonly Side[]): { sides: readonly Side[]; count: number | undefined } {
  if (sides.length < 4) return { sides, count: undefined };
  const [first, , third, last] = sides as readonly [Side, Side, Side, Side];
  const wholeFirst = Number.isInteger(first.value) && first.factor === undefined && first.cm === undefined;
  const wholeLast = Number.isInteger(last.value) && last.factor === undefined && last.cm === undefined;
  const lastIsCount = wholeLast && (third.factor !== undefined || !wholeFirst || last.value < first.value);
  return lastIsCount ? { sides: sides.slice(0, 3), count: last.value } : { sides: sides.slice(1), count: first.value };
}

/** `la grande mide`, `the long one is`: one of several pieces. */
const ONE_BY_SIZE_BEFORE = new RegExp(`\\b${ONE_BY_SIZE}(?: one)?(?: (?:mide|es|is|measures|de|of|:))* ?$`);

/** `las chicas miden`: several pieces. */
const SEVERAL_BEFORE = /\b(?:las|los) [a-z]{3,}s (?:miden|son|de|: )* ?$/;

function isOrdinal(stream: Stream, at: number): boolean {
  if (isNumbered(stream, at)) return true;
  const before = stream.fold(Math.max(stream.rowStart(at), at - 8), at);
  if (/\b(?:each|every|cada) [a-z]{3,}(?: (?:is|es|de|mide|measures|:))? ?$/.test(before)) return false;
  if (SEVERAL_BEFORE.test(`${before} `)) return false;
  if (ONE_BY_SIZE_BEFORE.test(`${before} `)) return true;
  return /(?:^|[a-z#] ?)\d{1,3}(?: \/ \d{1,3})? [:=-] (?:m|cm|mm)? ?$|(?:^|[a-z#] )[a-h] [:=-] $|^(?:\d{1,3}) [).-]\s?$|\b(?:first|second|third|primer[oa]?|segund[oa]|tercer[oa]?|otr[oa]|other)\b|^[a-z]{1,8} \d{1,3}\s?$|\b(?:l|p)\d{1,2} ?:? ?$/.test(
    `${before} `,
  );
}

/** `- crate A 40x32x30`, `Caja 3 60x40x40`: a packaging with a number or a letter of its own at the head of its line. */
function isNumbered({ tokens }: Stream, at: number): boolean {
  const from = tokens[at]?.kind === 'word' ? at + 1 : at;
  const mark = tokens[from - 1];
  const word = tokens[from - 2];
  const head = tokens[from - 3];
  const atHead = head === undefined || head.kind === 'break' || /^[-*•·;,]$/.test(head.text);
  const named = word?.kind === 'word' && packagingOf(word.fold) !== undefined && word.fold.length > 2;
  return atHead && named && (/^[A-Ha-h]$/.test(mark?.text ?? '') || /^[1-9]\d?$/.test(mark?.text ?? ''));
}

function familyBefore(stream: Stream, at: number): Packaging | undefined {
  const word = stream.tokens[at - 1];
  if (word?.kind !== 'word') return undefined;
  const counted = stream.tokens[at - 2];
  return counted?.kind === 'number' || counted?.text === ')' ? undefined : packagingOf(word.fold);
}

function unitNear(stream: Stream, at: number, next: number): number | undefined {
  const label = stream.labelAt(at);
  const inLabel = label && label.field === 'dimensions' ? unitIn(label.phrase) : undefined;
  if (inLabel !== undefined) return inLabel;
  const before = stream.tokens[at - 1];
  if (
    before?.kind === 'word' &&
    cmPer(before.fold) !== undefined &&
    before.fold !== 'in' &&
    stream.tokens[at - 2]?.kind !== 'number'
  )
    return cmPer(before.fold);
  const after = stream.after(next, 7);
  return unitIn(
    /^(?:[a-z/ ]{0,12}[(,] ?)?(?:all |todo |todas |en |in |lxwxh |l x w x h )*(\w+)/.exec(after)?.[0] ?? '',
  );
}

function unitIn(words: string): number | undefined {
  for (const word of words.split(/[^\p{L}"']+/u)) {
    if (word.length > 1 && word !== 'in' && word !== 'ins') {
      const factor = cmPer(word);
      if (factor !== undefined) return factor;
    }
  }
  return /\(\s?(?:in|")\s?\)|\bin$/.test(words) ? cmPer('in') : /\(\s?m\s?\)/.test(words) ? 100 : undefined;
}

/** A unit that is stated for all sizes (`medidas en cm`, `UNIT: CM / KGS`, `all in inches`). */
function generalUnit(stream: Stream): number | undefined {
  const { tokens } = stream;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'word' || token.fold === 'in' || token.fold === 'm' || token.fold === 'ft') continue;
    const factor = cmPer(token.fold);
    if (factor === undefined || tokens[i - 1]?.kind === 'number') continue;
    const before = stream.fold(Math.max(stream.rowStart(i), i - 5), i);
    if (/(?:\ben|\bin|\(|:|\bunit|\bunidad|\ball|\bdims?|\bmedidas|\bsizes?) ?$/.test(before)) return factor;
  }
  return undefined;
}

/** Without any unit: metres where the sides are small, millimetres where they are huge, else what the footprint tells. */
function guessedUnit(sides: readonly Side[], american: boolean): number {
  const values = sides.map((side) => side.value);
  const largest = Math.max(...values);
  if (largest <= 6 && values.some((value) => !Number.isInteger(value))) return 100;
  if (largest >= 700 && Math.min(...values) >= 100) return 0.1;
  const pallet = values.includes(48) && values.includes(40);
  return pallet || (american && largest <= 96) ? (cmPer('in') ?? 1) : 1;
}

function repeats(previous: DimensionMention | undefined, mention: DimensionMention, stream: Stream): boolean {
  if (!previous || mention.at - previous.to > 3) return false;
  const between = stream.fold(previous.to, mention.at);
  if (!/^ ?[(/=]|\bo sea\b/.test(between)) return false;
  if (stream.fold(previous.at, previous.to) === stream.fold(mention.at, mention.to)) return false;
  return previous.sidesCm.every((side, k) => Math.abs(side - (mention.sidesCm[k] ?? 0)) <= Math.max(2, side * 0.03));
}
