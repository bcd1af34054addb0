import { findPackaging } from '../pieces/packaging.js';
import { detectGeneralUnits } from '../table/table-columns.js';
import { isCorrected, isRetracted } from '../text/corrections.js';
import { isPerPieceLabel } from '../text/label-phrases.js';
import type { TokenStream } from '../text/token-stream.js';
import { findGrossOfPair, LACKS_GROSS } from './gross-net-pairs.js';
import { mergeOrdinalWeights } from './ordinal-weights.js';
import { isAddedPacking, isSaidBare, isStatedWithPacking, removeBareOfPrevious } from './packing-words.js';
import {
  classifyPerPieceLead,
  isJoinedToEachOfSize,
  isOneOfTwo,
  isPerPieceAfter,
  isPerPieceBefore,
  removeEachOfSize,
  removePreviousPerPiece,
} from './per-piece.js';
import { applySharedPerPiece, shareEachOfNet } from './per-piece-shared.js';
import { dropRise } from './risen-weight.js';
import { parseHalfUnitAt } from './spoken-weights.js';
import { findStackedWeights } from './stacked-weights.js';
import { isTariffClass } from './tariff-classes.js';
import { findUnitWithSizes, parseWeightBehindSizeAt } from './weight-columns.js';
import { parseReplacementAt } from './weight-correction.js';
import type { ListedWeight } from './weight-lists.js';
import { isTotalAfter, isWeightOfEach, removeTotalAfter, removeTotalsOfOthers } from './weight-of-each.js';
import { parseInheritedAt, parseLabelledWeightAt, parseWeightAt } from './weight-quantity.js';
import type { WeightQuantity } from './weight-quantity.types.js';

/** A stated weight of cargo. */
export interface WeightMention {
  readonly at: number;
  readonly to: number;
  readonly kg: number;
  /** The other reading of an ambiguous number, in kg. */
  readonly otherKg: number | undefined;
  readonly kind: 'gross' | 'net' | 'tare' | 'chargeable' | 'plain';
  /** Kilograms in its unit. */
  readonly factor: number;
  readonly perPiece: boolean;
  /** The sentence states values per piece, but may have switched to totals. */
  readonly perhapsEach: boolean;
  /** What the weight is stated per (`per crate`, `cada impresora`). */
  readonly eachNoun: string | undefined;
  readonly total: boolean;
  readonly corrected: boolean;
  readonly retracted: boolean;
  /** Of the thing without its packing (`the unit itself`). */
  readonly bare: boolean;
  /** The upper end of a range or an estimate. */
  readonly approximate: boolean;
  readonly unitStated: boolean;
  /** Behind a weight label. */
  readonly labelled: boolean;
  /** The second weight of a pair without a name, where this is the first. */
  readonly pairedKg?: number | undefined;
  /** One of several that stand one below the other, each of a piece of its own. */
  readonly isStacked?: boolean;
  /** Bare numbers before it that may be weights of the same list. */
  readonly listed: readonly ListedWeight[];
}

const MAX_MENTIONS = 300;
const GROSS =
  /\b(?:gross|bruto|brutos|bruta|brutas|gw|g w|g \. w|g \/ w|pb|p \. b|actual|act|real|tot gross|dead|brut|brutto|lordo|毛重|grs?(?= (?:\. )?(?:wt|weight)))\b|毛重/;
const NET =
  /\b(?:nett?|nt(?= (?:\. )?(?:wt|weight))|netto|neto|netos|neta|netas|nw|n w|n \. w|n \/ w|pn|p \. n|peso (?:limpio|liquido))\b|净重/;
const TARE =
  /\b(?:tares?|taras?|(?:packing|packaging) weight|weight of (?:the )?(?:packing|packaging)|peso de(?:l| la)? (?:embalaje|empaque))\b/;
const CHARGEABLE =
  /\b(?:chargeable|chgbl|chgb|chg|cobrable|tasable|facturable|volumetric|volumetrico|volumetricos|vol|dim|dimensional|cw|c w)\b/;
const NOT_CARGO =
  /\b(?:limit|limite|min|minimo|minimum|hielo seco|dry ice|breaks?|capacity|capacidad|baggage|payload|by itself)\b|\b(?:forklift|montacargas|camion|truck|elevador|elevator|crane|grua|floor|piso|liftgate|carretilla|vehicle|vehiculo|lorry|furgon|ramp|rampa)s?(?: (?:de|of|for|max|min|minimo|maximo|hasta|up to|a|rated|with|con|\.|:)){0,3} ?$|\b(?:forklift|montacargas|camion|truck|elevador|elevator|crane|grua|liftgate|vehicle|vehiculo|lorry|furgon|calle)\b.*\b(?:over|max|maximo|maxima|up to|hasta|more than|mas de|capacity|capacidad|limit|minimo|min|longer than|only|solo|lift|carga|handles?|than|de)(?: \.| :)? ?$|\bup to ?$/;
/** `pesa sin empaque 300 kg`; but in `6 motores sin empaque, 310 kg` the goods travel so, and weigh what they weigh. */
const UNPACKED = /\b(?:sin empaque|unpacked)\b[^,\d]*$/;
/** `con hielo seco, 50x40x40 cm, peso bruto total 318 kg`: the label before the figure is the cargo's. */
const ICE_BEFORE_LABEL =
  /\b(?:hielo seco|dry ice)\b(?=.{0,120}\b(?:peso bruto|gross weight|total weight|peso total|bruto total|gross total|gw)\b\D*$)/;
/** `sin hielo seco`: there is none to weigh. */
const NO_ICE = /\b(?:no|sin|without|ni) (?:hielo seco|dry ice)\b/g;
/** `+500 and min. Actual cargo: 13 ctns, 221 kg`: the breaks of a tariff end where the cargo is headed. */
const BEFORE_CARGO = /^.*\b(?:cargo|carga|shipment|embarque|mercancia|mercaderia) (?:is |es )?: /;
const BARE =
  /\b(?:itself|alone|(?:maquina|equipo|motor|aparato) sol[oa]|pur[oa] (?:maquina|equipo|motor)|uncrated|unboxed|sin (?:embalaje|caja)|desempacad[oa]|desnud[oa]|bare)\b/;
const PERIODIC = /\b(?:semana|week|weekly|semanal(?:es|mente)?)\b/;
/** `1 pallet per week`: the pieces are counted by the week, their weight is their own. */
const COUNTED_PER_PERIOD =
  /\b\d+ [a-z]+ (?:(?:per|a|each|every|por|cada|a la) (?:week|semana)|weekly|semanal(?:es|mente)?)\b/g;
/** `semana 24`, `week 31`: a date, as are `next week` and `la próxima semana`. */
const NUMBERED_WEEK = /\b(?:semana|week|wk|kw) (?:no ?\.? ?|# ?|del ?)?\d{1,2}\b/g;
const COMING_WEEK = /\b(?:next|this|following|coming|proxima|esta|otra|siguiente) (?:week|semana)\b/g;
const WEEK_TO_COME = /\bsemana (?:que viene|entrante|proxima)\b/g;
/** `una tostadora de 15 kg de capacidad`, `a 20 kg capacity washer`: what the thing takes, said of the thing alone. */
const WEIGHT_OF_CAPACITY =
  /\b\d[\d.,]{0,9} ?(?:kgs?|kilos?|lbs?|libras|pounds|tons?|toneladas?) (?:de |of )?(?:capacity|capacidad)\b/g;
/** `(each light 62x28x9 cm, 5.2 kg)`: one of the goods, by a word that names no packaging. */
const OF_GOODS_IN_BRACKETS = /\( ?(?:each|every|cada) ([a-z]{3,})\b[^()]*$/;
const VEHICLE_AFTER = /^(?:truck|camion|forklift|montacargas|limit|lorry|crane|furgon|vehicle)s?\b/;
const NOT_CARGO_AFTER =
  /^(?:\/ ?(?:m2|m²|week|semana|mes|month|m \b)|(?:of )?(?:which )?(?:dry ice|hielo seco)|de hielo|per (?:week|month)|por semana|limit|de limite|truck|forklift|capacity|(?:de |of )?(?:capacidad|carga util|payload|lifting)\b|min\b)/;
/** `160 kg peso neto`: of this weight, unless another one follows. */
const KIND_BEHIND = /^(?:de )?(?:peso|weight) (neto|net|bruto|gross)\b(?! ?[:=]? ?\d)/;
const RATE_BEFORE = /(?:\/|\bper|\bpor|\ba) ?$/;
const TOTAL_BEFORE =
  /\b(?:total|totales|tot|ttl|altogether|(?<!\b(?:bundled|strapped|packed|tied|banded|taped|nested) )together|combined|entre tod[oa]s|entre l[ao]s (?:\d+|[a-z]{3,9})(?= (?:pesan|suman|son|dan|hacen))|todo junto|l[ao]s (?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:pesan|suman)(?! (?:lo mismo|igual))|the (?:\d+|two|three|four|five|six|seven|eight|nine|ten) weigh(?! (?:the same|alike))|suma|suman|conjunto|en total|in total|juntos|(?<!\b(?:y|de|las) )juntas|overall|everything|todo|sum|summe|gesamt|(?:whole|entire) (?:lot|shipment|load|thing))\b/;
/** Reads every stated weight; limits, rates, dry ice and weights of vehicles are no cargo. */
export function extractWeights(stream: TokenStream, sizes: readonly { at: number; to: number }[]): WeightMention[] {
  const mentions: WeightMention[] = [];
  const general = detectGeneralUnits(stream).weight;
  const kgPerUnit = findUnitWithSizes(stream);
  const stacked = findStackedWeights(stream, kgPerUnit ?? general);
  let size = 0;
  for (let i = 0; i < stream.tokens.length && mentions.length < MAX_MENTIONS; i += 1) {
    while (size < sizes.length && (sizes[size]?.to ?? 0) <= i) size += 1;
    const inSize = sizes[size];
    if (inSize && i >= inSize.at && i < inSize.to) continue;
    const found =
      stacked.get(i) ??
      parseWeightAt(stream, i, sizes[size - 1]?.to === i) ??
      parseHalfUnitAt(stream, i) ??
      parseLabelledWeightAt(stream, i, kgPerUnit ?? general) ??
      parseInheritedAt(stream, i, mentions.at(-1)) ??
      parseReplacementAt(stream, i, mentions.at(-1)) ??
      parseWeightBehindSizeAt(stream, i, sizes[size - 1]?.to, kgPerUnit);
    if (!found) continue;
    const mention = toWeightMention(stream, found, mentions.at(-1), sizes.slice(Math.max(0, size - 4), size + 1));
    i = found.to - 1;
    if (mention) mentions.push(mention);
  }
  return applySharedPerPiece(stream, mergeOrdinalWeights(stream, shareEachOfNet(stream, mentions)));
}

function toWeightMention(
  stream: TokenStream,
  found: WeightQuantity,
  previous: WeightMention | undefined,
  sizes: readonly { at: number; to: number }[],
): WeightMention | undefined {
  const { at, to } = found;
  const pair = findGrossOfPair(stream, found);
  const windowStart = previous && previous.to > stream.getClauseStart(at) ? previous.to : stream.getClauseStart(at);
  const before = stream.getFoldedText(Math.max(windowStart, at - 26), at);
  const near = stream.getFoldedText(Math.max(windowStart, at - 5), at);
  const after = stream.getTextAfter(to, 5);
  const signs = stream.tokens[at - 1];
  if (
    signs?.text === '/' &&
    !signs.spaced &&
    stream.tokens[at]?.kind === 'number' &&
    stream.tokens[at - 2]?.kind === 'word' &&
    /^(?:usd|eur)$/.test(stream.tokens[at - 2]?.fold ?? '')
  )
    return undefined;
  if (
    stream.tokens[at]?.kind === 'number' &&
    RATE_BEFORE.test(stream.getFoldedText(at - 1, at)) &&
    stream.tokens[at]?.value === 1
  )
    return undefined;
  if (isTariffClass(stream, at, to)) return undefined;
  const ofCargo = dropRise(before, after)
    .replace(BEFORE_CARGO, '')
    .replace(NO_ICE, '')
    .replace(ICE_BEFORE_LABEL, '')
    .replace(COUNTED_PER_PERIOD, '')
    .replace(NUMBERED_WEEK, '')
    .replace(COMING_WEEK, '')
    .replace(WEEK_TO_COME, '')
    .replace(WEIGHT_OF_CAPACITY, '');
  if (
    NOT_CARGO_AFTER.test(after) ||
    NOT_CARGO.test(ofCargo) ||
    UNPACKED.test(ofCargo) ||
    PERIODIC.test(ofCargo) ||
    VEHICLE_AFTER.test(after)
  )
    return undefined;
  const label = stream.findLabelAt(at);
  const words = stream
    .getTextAfter(to, 8)
    .replace(LACKS_GROSS, '')
    .replace(/^\( ?/, '')
    .replace(/^(?:de|of) (?=tar[ae]\b)/, '')
    .replace(/^([gnp]) [./] ([wbn])\b/, '$1$2');
  const labelsNext = /^(?:[a-z]+) (?:(?:[.:=-]|kgs?|kilos|lbs?|wt|weight|peso|w) ){0,3}\d/.test(words);
  const afterWord = KIND_BEHIND.exec(words)?.[1] ?? (labelsNext ? '' : (words.split(' ')[0] ?? ''));
  const isPacked = pair !== undefined || isStatedWithPacking(near, stream.getTextAfter(to, 6));
  const named = isPacked ? 'gross' : classifyWeight(near, afterWord, label?.field);
  const isPacking = named === 'plain' && isAddedPacking(stream, at, to);
  const stated = isPacking ? 'tare' : named;
  const listed =
    previous !== undefined &&
    at - previous.to <= 2 &&
    /^(?:[,+&/]|and|y|, (?:and|y))$/.test(stream.getFoldedText(previous.to, at));
  const kind = stated === 'plain' && listed ? previous.kind : stated;
  const behind = isPerPieceAfter(after);
  const total =
    isTotalAfter(after) ||
    (TOTAL_BEFORE.test(
      removeTotalsOfOthers(windowStart === previous?.to && previous.total ? removeTotalAfter(before) : before),
    ) &&
      !behind) ||
    /total|^all /.test(label?.phrase ?? '') ||
    (/= ?$/.test(near) && !isPerPieceBefore(before));
  const own = removeEachOfSize(windowStart === previous?.to ? removePreviousPerPiece(before) : before);
  const isOfOne = isOneOfTwo(after);
  const said =
    behind ||
    (!isOfOne && isPerPieceBefore(own)) ||
    isJoinedToEachOfSize(before) ||
    ((label?.field === 'gross' || label?.field === 'weight') && isPerPieceLabel(label.phrase)) ||
    (!isPacking && isWeightOfEach(stream, at, to, sizes));
  const leads = said || total ? undefined : classifyPerPieceLead(stream.getTextBefore(at, 40));
  return {
    at,
    to,
    kg: pair?.kg ?? found.kg,
    otherKg: pair ? undefined : found.otherKg,
    kind,
    factor: found.factor,
    perPiece: found.perPiece === true || ((said || leads === 'joined') && !(total && !behind)),
    perhapsEach: leads === 'loose',
    eachNoun: behind ? findPerPieceNoun(stream, to) : findNounBefore(before),
    total,
    corrected: isCorrected(stream, at, to),
    retracted: isRetracted(stream, at),
    bare: BARE.test(removeBareOfPrevious(before.trimStart())) || isSaidBare(after) || isOfGoodsInBrackets(before),
    approximate: /(?:-|\bto|\ba|\by|\band|\baprox|\bapprox|\babout|\bunos|\baround|\bcirca|\bca|~) ?$/.test(near),
    unitStated: found.unitStated,
    labelled: label?.field === 'gross' || label?.field === 'weight',
    ...(found.isStacked ? { isStacked: true } : {}),
    listed: (pair ? [] : (found.listed ?? [])).filter(
      (member) => !sizes.some((size) => member.at >= size.at && member.at < size.to),
    ),
  };
}

const PER_PIECE_NOUN =
  /\b(?:each|cada|every|per|por) ([a-z]{3,})(?: (?:pesa|weighs|weighing|weight|peso|gross|bruto|is|has|es|de|of|:|=)){0,3} ?$/;

/** `cada tarima pesa`: the packaging right before a weight of each. */
function findNounBefore(before: string): string | undefined {
  const noun = PER_PIECE_NOUN.exec(before)?.[1];
  return noun !== undefined && findPackaging(noun) !== undefined ? noun : undefined;
}

/** What packaging is made of: `per wooden case`. */
const MATERIAL = /^(?:wood|wooden|metal|steel|plastic|cardboard|plywood)$/;
const NO_NOUN = /^(?:and|the|with|but|for|from|all|gross|net|total|plus|single)$/;

/** `per printer`, `cada maletin`, `c/tarima`: the word that names the piece. */
function findPerPieceNoun(stream: TokenStream, to: number): string | undefined {
  for (let i = to; i < to + 5; i += 1) {
    const word = stream.tokens[i];
    if (word?.kind === 'break') return undefined;
    if (word?.kind !== 'word' || !/^(?:per|por|cada|each|c|p|x|a|la|el)$/.test(word.fold)) continue;
    const slashed = /^[cp]$/.test(word.fold) && stream.tokens[i + 1]?.text === '/';
    const first = slashed ? i + 2 : i + 1;
    const noun = stream.tokens[MATERIAL.test(stream.tokens[first]?.fold ?? '') ? first + 1 : first];
    if (word.fold === 'each' && findPackaging(noun?.fold ?? '') === undefined) return undefined;
    return noun?.kind === 'word' && noun.text.length > 2 && !NO_NOUN.test(noun.fold) ? noun.fold : undefined;
  }
  return undefined;
}

function isOfGoodsInBrackets(before: string): boolean {
  const noun = OF_GOODS_IN_BRACKETS.exec(before)?.[1];
  return noun !== undefined && findPackaging(noun) === undefined;
}

function classifyWeight(near: string, afterWord: string, field: string | undefined): WeightMention['kind'] {
  if (field === 'net' && !GROSS.test(near) && !TARE.test(near)) return 'net';
  if (field === 'chargeable' && !GROSS.test(near)) return 'chargeable';
  const net = findLastMatch(near, NET);
  const gross = findLastMatch(near, GROSS);
  const chargeable = findLastMatch(near, CHARGEABLE);
  const tare = findLastMatch(near, TARE);
  if (TARE.test(afterWord) || tare > Math.max(net, gross, chargeable)) return 'tare';
  if (NET.test(afterWord)) return 'net';
  if (GROSS.test(afterWord)) return 'gross';
  if (
    /^"?(?:vol(?:ume(?:n|tric)?|umetricos?)?|dim(?:ensional)?|ch(?:argeable|gbl|gb|g)|cobrables?|tasables?|facturables?)$/.test(
      afterWord,
    )
  )
    return 'chargeable';
  if (net > gross && net >= chargeable) return 'net';
  if (chargeable > gross) return 'chargeable';
  return gross >= 0 || field === 'gross' ? 'gross' : 'plain';
}

function findLastMatch(text: string, pattern: RegExp): number {
  let at = -1;
  if (!pattern.test(text)) return at;
  for (const match of text.matchAll(new RegExp(pattern.source, 'g'))) at = match.index;
  return at;
}
