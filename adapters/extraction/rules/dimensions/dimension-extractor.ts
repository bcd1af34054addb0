import { findPackaging, type Packaging } from '../pieces/packaging.js';
import { isChangedTo, isCorrectionBetween, isRetracted, isWithdrawnInBrackets } from '../text/corrections.js';
import type { TokenStream } from '../text/token-stream.js';
import { isOfOneInBrackets } from '../weight/per-piece.js';
import { addBracketedCounts } from './bracketed-counts.js';
import { findCountAfter, findCountBefore, isSpokenNumber } from './dimension-counts.js';
import type { DimensionSide } from './dimension-side.js';
import { addFurtherHeights } from './further-heights.js';
import { findGeneralUnit, findUnitNear, guessUnit } from './length-units.js';
import { isOfOtherThing } from './other-sizes.js';
import { isPackageOfNamedThing } from './package-head.js';
import { addSameSizes } from './same-size.js';
import {
  parseChainAt,
  parseCubeAt,
  parseCylinderAt,
  parseEuroPalletAt,
  parseFootprintAt,
  type SideChain,
} from './side-chain.js';
import { areMixedWithMetres, isTallInMetres, MAX_SIDE_CM, toCentimetres } from './side-lengths.js';
import { EXTREME_ONE, ONE_BY_SIZE } from './size-adjectives.js';
import { findSlashLegend, parseLegendRowAt } from './slash-legend.js';

/** A stated size. */
export interface DimensionMention {
  /** Token indexes. */
  readonly at: number;
  readonly to: number;
  readonly sidesCm: readonly [number, number, number];
  /** Stated beside the size itself (`2 x 120x80x100`, `120-80-100/2`). */
  readonly count: number | undefined;
  /** Stated for each piece. */
  readonly each: boolean;
  /** It has its own number or position among several (`Pallet 2:`, `the second`). */
  readonly ordinal: boolean;
  /** The size of one of several that goes by its size (`la más grande`). */
  readonly isOfOne?: boolean;
  /** Packaging that is named right before it without a number (`plts 110*110*150`). */
  readonly family: Packaging | undefined;
  /** Whether a unit is stated with it or near it. */
  readonly unitStated: boolean;
  /** The bare product or a limit, not what ships. */
  readonly notShipped: boolean;
  /** Stated in another unit than centimetres. */
  readonly inOtherUnit: boolean;
}

const AMERICAN_UNIT = /^(?:lbs?|libras?|pounds?|inches|pulgadas)$/;

const MAX_MENTIONS = 300;

const NOT_SHIPPED =
  /\b(?:by itself|itself|unpacked|sin empaque|sin embalaje|desembalad[oa]|product size|bare|net size|inner|machine|maquina|screen|pantalla|sola mide|antes de empacar|interior|equipo mide)\b/;

/** `(210 x 90 x 130 cm bare)`. */
const BARE_BEHIND =
  /^(?:[,(] ?)?(?:(?:but )?(?:that|this|it) (?:' )?(?:s|is) (?:the |its )?)?(?:bare|unpacked|uncrated|unboxed|sin (?:empaque|embalaje|caja))\b/;

const SHIPPED =
  /\b(?:packed|ships|carton|box|crate|crated|boxed|embalad[oa]s?|con embalaje|empacad[oa]s?|caja|cajon|bulto|outer|exterior|pallet|tarima)\b/;

const PER_PIECE =
  /^(?:\) )?(?:[,(-] )?(?:each|ea\b|c \/ u|c\/u|cu\b|cada|per\b|por (?!\d)|all (?:same|equal|of)|todas|todos|ambas|ambos|both|\/ (?:ctn|carton|pc|pcs|plt|pallet|box|caja|bulto|pieza|unit|每|case|crate|drum)|一|iguales|apiece|@)/;

const PER_PIECE_BEFORE =
  /\b(?:each|cada (?:una|uno|caja|bulto|pallet|tarima|carton|pieza)|per (?:ctn|carton|case|box|pallet|piece|crate)|all|todas|todos|las \d|los \d|por (?:caja|bulto|tarima|pale|carton|pieza)|ambas|both|c \/ u)\b/;

/** `Cada rack va en una caja de`: what the sentence is about is one piece. */
const OF_ONE = /^(?:[-*•] ?)?(?:each|every|cada) [a-z]+(?: [a-z]+)* ?:? ?$/;

/** Reads every size of three sides. */
export function extractDimensions(stream: TokenStream): readonly DimensionMention[] {
  const { tokens } = stream;
  const mentions: DimensionMention[] = [];
  const general = findGeneralUnit(stream);
  const legend = findSlashLegend(stream);
  const american = stream.tokens.some(
    (token, k) =>
      (token.kind === 'word' && AMERICAN_UNIT.test(token.fold)) ||
      (token.text === '#' && !token.spaced && stream.tokens[k - 1]?.kind === 'number'),
  );
  for (let i = 0; i < tokens.length && mentions.length < MAX_MENTIONS; i += 1) {
    const kind = tokens[i]?.kind;
    if (kind !== 'number' && kind !== 'word' && kind !== 'sign') continue;
    const chain =
      (legend && parseLegendRowAt(stream, i, legend)) ??
      parseChainAt(stream, i) ??
      parseCylinderAt(stream, i) ??
      parseCubeAt(stream, i) ??
      parseFootprintAt(stream, i) ??
      parseEuroPalletAt(stream, i);
    if (!chain) continue;
    const last = mentions.at(-1);
    const mention = toDimensionMention(stream, i, chain, general, american, last?.to ?? 0);
    if (last && mention && i - last.to <= 12 && isCorrectionBetween(stream.getFoldedText(last.to, i)))
      mentions[mentions.length - 1] = { ...mention, count: mention.count ?? last.count };
    else if (mention && !isRepetition(last, mention, stream) && !isTakenBack(last, mention, stream, chain.next))
      mentions.push(mention);
    i = chain.next - 1;
  }
  const counted = addBracketedCounts(stream, removeListNumbering(stream, mentions));
  const shipped = counted.filter((one) => !one.notShipped && !isOfPackedGoods(stream, one, counted));
  const sized = addFurtherHeights(stream, shipped.length > 0 ? shipped : counted);
  return addSameSizes(stream, sized, (at) => isOrdinal(stream, at));
}

const IN_BRACKETS = /(?:^| )([a-z]{3,20}) \( ?(?:(?:each|every|cada) ([a-z]{3,20}) ?)?(?:is|measures|mide)? ?$/;

/** `the cabinet (200 x 80 x 40 cm) … packed in a crate of 215 x 95 x 60 cm`: the size of the goods, where that of their packing follows. */
function isOfPackedGoods(stream: TokenStream, size: DimensionMention, sizes: readonly DimensionMention[]): boolean {
  const [, before = '', each] = IN_BRACKETS.exec(stream.getTextBefore(size.at, 5)) ?? [];
  if (before === '' || findPackaging(each ?? before) !== undefined) return false;
  const isCounted = each === undefined && /\d/.test(stream.getTextBefore(size.at, 5));
  return !isCounted && sizes.some((one) => one.at > size.to && SHIPPED.test(stream.getTextBefore(one.at, 12)));
}

/** `1/ 120x80x90`, `2/ 60x40x40`, line by line: what counts up is a numbering, no count. */
function removeListNumbering(stream: TokenStream, mentions: readonly DimensionMention[]): readonly DimensionMention[] {
  const led = mentions.filter((one) => /^[/-]$/.test(stream.tokens[one.at - 1]?.text ?? ''));
  const numbers = led.length > 1 && led.every((one, k) => one.count === k + 1);
  return numbers
    ? mentions.map((one) => (led.includes(one) ? { ...one, count: undefined, ordinal: true } : one))
    : mentions;
}

function toDimensionMention(
  stream: TokenStream,
  at: number,
  chain: SideChain,
  general: number | undefined,
  american: boolean,
  previousEnd: number,
): DimensionMention | undefined {
  const { sides, count } = chain.count === undefined ? splitCountFromSides(chain.sides) : (chain as Counted);
  const factors = sides.map((side) => side.factor);
  const stated = findUnitNear(stream, at, chain.next);
  const fallback = factors.find((factor) => factor !== undefined) ?? stated ?? general;
  const guess = fallback ?? guessUnit(sides, american);
  const sidesCm = sides.map((side, k) =>
    toCentimetres(
      side,
      factors[k] ?? factors.slice(k).find((one) => one !== undefined) ?? fallback ?? guess,
      factors.includes(100) || areMixedWithMetres(sides) || (!american && isTallInMetres(sides)),
    ),
  );
  const [a, b, c] = sidesCm;
  if (a === undefined || b === undefined || c === undefined || sidesCm.some((side) => side <= 0 || side > MAX_SIDE_CM))
    return undefined;
  const ordinal = isOrdinal(stream, at);
  const isOfOne = isOneBySize(stream, at);
  const behind = count === undefined ? findCountAfter(stream, chain.next, previousEnd) : undefined;
  // `Tarima 1: 100 x 100 x 85 cm, 24 pzas`: what is inside of the one package.
  const isContents = ordinal && behind !== undefined && isOfPieces(stream, behind.next);
  const suffix = isContents ? undefined : behind;
  const before = stream.getTextBefore(at, 14);
  if (isOfOtherThing(stream, at) || Math.max(a, b, c) < 1.5) return undefined;
  return {
    at,
    to: suffix?.next ?? chain.next,
    sidesCm: [a, b, c],
    count: count ?? suffix?.count ?? (isOfOne ? undefined : findCountBefore(stream, at, previousEnd)),
    each:
      PER_PIECE.test(stream.getTextAfter(chain.next, 4)) ||
      PER_PIECE.test(stream.getTextAfter(chain.next + 1, 4)) ||
      isOfOneInBrackets(stream.getTextAfter(chain.next, 6)) ||
      PER_PIECE_BEFORE.test(before) ||
      OF_ONE.test(before),
    ordinal,
    ...(isOfOne ? { isOfOne } : {}),
    family: findFamilyBefore(stream, at),
    unitStated: fallback !== undefined,
    notShipped:
      BARE_BEHIND.test(stream.getTextAfter(chain.next, 8)) ||
      (NOT_SHIPPED.test(before.replace(NAMED_PACKAGE, '')) && !SHIPPED.test(before.slice(before.search(NOT_SHIPPED)))),
    inOtherUnit: (fallback ?? guess) !== 1,
  };
}

function isOfPieces({ tokens }: TokenStream, next: number): boolean {
  const family = findPackaging(tokens[next]?.fold ?? '') ?? findPackaging(tokens[next - 1]?.fold ?? '');
  return family === 'piece' || family === 'unit';
}

/** `Bulto 1 - máquina:`, `Crate 2: machine,`: what is in a package that goes by a number. */
const NAMED_PACKAGE =
  /\b(?:bulto|caja|cajon|huacal|jaula|tarima|pallet|paleta|crate|box|case|skid|package|carton) ?#? ?\d{1,2} ?[-:=.][a-z ]{3,30}[,:-] ?$/;

type Counted = SideChain & { readonly count: number };

/** Of four factors one is a count: the first where it is small and whole, else the last. */
function splitCountFromSides(sides: readonly DimensionSide[]): {
  sides: readonly DimensionSide[];
  count: number | undefined;
} {
  if (sides.length < 4) return { sides, count: undefined };
  const [first, , third, last] = sides as readonly [DimensionSide, DimensionSide, DimensionSide, DimensionSide];
  const wholeFirst = Number.isInteger(first.value) && first.factor === undefined && first.cm === undefined;
  const wholeLast = Number.isInteger(last.value) && last.factor === undefined && last.cm === undefined;
  const lastIsCount = wholeLast && (third.factor !== undefined || !wholeFirst || last.value < first.value);
  return lastIsCount ? { sides: sides.slice(0, 3), count: last.value } : { sides: sides.slice(1), count: first.value };
}

/** `la grande mide`, `the long one is`: one of several pieces. */
const ONE_BY_SIZE_BEFORE = new RegExp(
  `\\b(?:${ONE_BY_SIZE}|${EXTREME_ONE})(?: one| box| piece)?(?: (?:mide|es|is|measures|de|of|:))* ?$`,
);

/** `las chicas miden`: several pieces. */
const SEVERAL_BEFORE = /\b(?:las|los) [a-z]{3,}s (?:miden|son|de|: )* ?$/;

function isOrdinal(stream: TokenStream, at: number): boolean {
  const isSpoken =
    /^(?:is|measures|mide|es)$/.test(stream.tokens[at - 1]?.fold ?? '') && isSpokenNumber(stream, at - 2);
  if (isSpoken || isNumbered(stream, at) || isPackageOfNamedThing(stream, at)) return true;
  const before = stream.getFoldedText(Math.max(stream.getLineStart(at), at - 8), at);
  if (/\b(?:each|every|cada) [a-z]{3,}(?: (?:is|es|de|mide|measures|:))? ?$/.test(before)) return false;
  if (SEVERAL_BEFORE.test(`${before} `)) return false;
  if (isOneBySize(stream, at)) return true;
  return /(?:^|[a-z#] ?)\d{1,3}(?: \/ \d{1,3})? [:=-] (?:m|cm|mm)? ?$|(?:^|[a-z#] )[a-h] [:=-] $|^(?:\d{1,3}) [).-]\s?$|\b(?:first|second|third|last|primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|otr[oa]|other)\b|^[a-z]{1,8} \d{1,3}\s?$|\b(?:l|p)\d{1,2} ?:? ?$/.test(
    `${before} `,
  );
}

/** `la más grande 24x18x18`: the size of one of several. */
function isOneBySize(stream: TokenStream, at: number): boolean {
  return ONE_BY_SIZE_BEFORE.test(`${stream.getFoldedText(Math.max(stream.getLineStart(at), at - 8), at)} `);
}

/**
 * `- crate A 40x32x30`, `Caja 3 60x40x40`: a packaging with a number or a letter of its own at the start of its line.
 */
function isNumbered({ tokens }: TokenStream, at: number): boolean {
  const from = tokens[at]?.kind === 'word' ? at + 1 : at;
  const mark = tokens[from - 1];
  // `PLT#3 110*110*98`
  const name = tokens[from - 2]?.text === '#' ? from - 3 : from - 2;
  const word = tokens[name];
  const head = tokens[name - 1];
  const atHead = head === undefined || head.kind === 'break' || /^[-*•·;,.:]$/.test(head.text);
  const named = word?.kind === 'word' && findPackaging(word.fold) !== undefined && word.fold.length > 2;
  return atHead && named && (/^[A-Ha-h]$/.test(mark?.text ?? '') || /^[1-9]\d?$/.test(mark?.text ?? ''));
}

function findFamilyBefore(stream: TokenStream, at: number): Packaging | undefined {
  const word = stream.tokens[at - 1];
  if (word?.kind !== 'word') return undefined;
  const counted = stream.tokens[at - 2];
  return counted?.kind === 'number' || counted?.text === ')' ? undefined : findPackaging(word.fold);
}

/** `90x60x50 no 80x60x50`, `(was 80x60x50)`, `changed from 80x60x50 to 90x60x50`: the size that does not hold any more. */
function isTakenBack(
  previous: DimensionMention | undefined,
  mention: DimensionMention,
  stream: TokenStream,
  next: number,
): boolean {
  const before = stream.getTextBefore(mention.at, 14);
  if (isChangedTo(before, stream.getTextAfter(next, 4))) return true;
  if (previous === undefined) return false;
  return isWithdrawnInBrackets(before) || (mention.at - previous.to <= 3 && isRetracted(stream, mention.at));
}

function isRepetition(previous: DimensionMention | undefined, mention: DimensionMention, stream: TokenStream): boolean {
  if (!previous || mention.at - previous.to > 3) return false;
  const between = stream.getFoldedText(previous.to, mention.at);
  if (!/^ ?[(/=]|\bo sea\b/.test(between)) return false;
  if (stream.getFoldedText(previous.at, previous.to) === stream.getFoldedText(mention.at, mention.to)) return false;
  const [own, other] = [previous, mention].map(({ sidesCm }) => [...sidesCm].sort((one, two) => one - two)) as [
    number[],
    number[],
  ];
  return own.every((side, k) => Math.abs(side - (other[k] ?? 0)) <= Math.max(2, side * 0.03));
}
