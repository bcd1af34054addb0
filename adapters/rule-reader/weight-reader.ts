import { isCorrected, isTakenBack } from './corrections.js';
import { packagingOf } from './packaging.js';
import type { Stream } from './stream.js';
import { halfUnitAt, inheritedAt, labelledAt, type Quantity, quantityAt } from './weight-quantity.js';

/** A stated weight of cargo. */
export interface WeightMention {
  readonly at: number;
  readonly to: number;
  readonly kg: number;
  /** The other reading of an ambiguous number, in kg. */
  readonly otherKg: number | undefined;
  readonly kind: 'gross' | 'net' | 'chargeable' | 'plain';
  /** Kilograms in its unit. */
  readonly factor: number;
  readonly perPiece: boolean;
  readonly total: boolean;
  readonly corrected: boolean;
  readonly takenBack: boolean;
  /** The upper end of a range or an estimate. */
  readonly approximate: boolean;
  readonly unitStated: boolean;
  /** Behind a weight label. */
  readonly labelled: boolean;
}

const MAX_MENTIONS = 300;
const GROSS =
  /\b(?:gross|bruto|brutos|bruta|brutas|gw|g w|g \. w|g \/ w|pb|p \. b|actual|act|real|tot gross|dead|brut|brutto|毛重)\b|毛重/;
const NET = /\b(?:net|netto|neto|netos|neta|netas|nw|n w|n \. w|n \/ w|pn|p \. n|tare|tara)\b|净重/;
const CHARGEABLE =
  /\b(?:chargeable|chgbl|chgb|chg|cobrable|tasable|facturable|volumetric|volumetrico|volumetricos|vol|dim|dimensional|cw|c w)\b/;
const NOT_CARGO =
  /\b(?:limit|limite|min|minimo|minimum|hielo seco|dry ice|breaks?|semana|week|capacity|capacidad|baggage|payload|by itself|sin empaque|unpacked)\b|\b(?:forklift|montacargas|camion|truck|elevador|elevator|crane|grua|floor|piso|liftgate|carretilla|vehicle|vehiculo|lorry|furgon|ramp|rampa)s?(?: (?:de|of|for|max|min|minimo|maximo|hasta|up to|a|rated|with|con|\.|:)){0,3} ?$|\b(?:forklift|montacargas|camion|truck|elevador|elevator|crane|grua|liftgate|vehicle|vehiculo|lorry|furgon|calle)\b.*\b(?:over|max|maximo|maxima|up to|hasta|more than|mas de|capacity|capacidad|limit|minimo|min|longer than|only|solo|lift|carga|handles?|than|de)(?: \.| :)? ?$|\bup to ?$/;
const VEHICLE_AFTER = /^(?:truck|camion|forklift|montacargas|limit|lorry|crane|furgon|vehicle)s?\b/;
const NOT_CARGO_AFTER =
  /^(?:\/ ?(?:m2|m²|week|semana|mes|month|m \b)|(?:of )?(?:which )?(?:dry ice|hielo seco)|de hielo|per (?:week|month)|por semana|limit|de limite|truck|forklift|capacity|min\b)/;
const RATE_BEFORE = /(?:\/|\bper|\bpor|\ba) ?$/;
const PER_AFTER =
  /^(?:[,()] ?)?(?:gross |bruto |brutos |net )?(?:each|ea|c \/ u|c\/u|cu|apiece|a piece|per (?!week|month|kg)\w+|p \/ p|cada (?:uno|una|caja|bulto|pallet|tarima|saco|carton|pieza)|\/ ?(?:ctn|ctns|carton|pc|pcs|pce|plt|pallet|box|caja|bulto|pieza|piece|unit|case|crate|drum|bag|saco|colli|ea|u|un|unidad|tarima|ct|pkg)\b|por (?:caja|bulto|tarima|carton|pieza|pallet|pale|saco|unidad|tambor|rollo|cada)|(?:la|el) (?:caja|bulto|tarima|una|uno|pieza|saco|carton|unidad|tambor)\b|una\b|uno\b|每)/;
const TOTAL_AFTER =
  /^(?:[,(] ?)?(?:gross |bruto |brutos |grs )?(?:total|totales|en total|in total|altogether|all in|together|combined|overall|tot|ttl|todo|gross total|all together|en conjunto|conjunto|entre tod[oa]s|in all|for the lot)\b/;
const TOTAL_BEFORE =
  /\b(?:total|totales|tot|ttl|altogether|together|combined|entre tod[oa]s|todo junto|suma|suman|conjunto|en total|in total|juntos|juntas|overall|everything|todo)\b/;
const EACH_BEFORE =
  /(?:\b(?:each|cada|every) (?:caja|box|carton|ctn|pallet|plt|tarima|bulto|crate|piece|pieza|saco|drum|case|skid|unit|bag|roll|rollo|tambor) (?:: |de |of |- )?\d.*|\b(?:cada (?:una|uno)|each(?: one)?) (?:en|in|va|comes|goes|packed|viene|empacad[oa]|embalad[oa])\b.*|\b(?:each|cada|every)(?: of the| de los| de las)?(?: [a-z]+){0,3} (?:is|weighs|pesa|pesan|mide|measures|weighing|con|with|at|has)\b.*|\b(?:one|un|una|1) [a-z]{3,}(?: de [a-z]+)? (?:is|weighs|pesa|mide|measures)\b.*|\b(?:each|cada (?:uno|una))(?: of| de| is| at| weighs| weighing| pesa)?|\bper (?:case|ctn|carton|box|pallet|piece|pc|drum|crate|unit|bag|roll)(?: is| :| of| gross)*|\bpor (?:caja|bulto|pale|pallet|tarima|carton|pieza|saco)(?: :| es| de)*|@|\bpesan? cada (?:uno|una)|\/ ?(?:ctn|pc|piece|box|plt|pallet|unit|case|crate|drum)s? ?:?|\b(?:pesa|peso) (?:c \/ u|cu|unitario)(?: :)?|\bunit weight(?: :)?|\bc \/ u(?: :| es| de)?) ?(?:gross |bruto |net |neto |aprox |approx |: ?)?$/;

/** Reads every stated weight; limits, rates, dry ice and weights of vehicles are no cargo. */
export function weightMentions(stream: Stream, sizes: readonly { at: number; to: number }[]): WeightMention[] {
  const mentions: WeightMention[] = [];
  let size = 0;
  for (let i = 0; i < stream.tokens.length && mentions.length < MAX_MENTIONS; i += 1) {
    while (size < sizes.length && (sizes[size]?.to ?? 0) <= i) size += 1;
    const inSize = sizes[size];
    if (inSize && i >= inSize.at && i < inSize.to) continue;
    const found =
      quantityAt(stream, i) ??
      halfUnitAt(stream, i) ??
      labelledAt(stream, i) ??
      inheritedAt(stream, i, mentions.at(-1));
    if (!found) continue;
    const mention = mentionOf(stream, found, mentions.at(-1));
    i = found.to - 1;
    if (mention) mentions.push(mention);
  }
  return mentions;
}

function mentionOf(stream: Stream, found: Quantity, previous: WeightMention | undefined): WeightMention | undefined {
  const { at, to } = found;
  const floor = previous && previous.to > stream.sentenceStart(at) ? previous.to : stream.sentenceStart(at);
  const before = stream.fold(Math.max(floor, at - 26), at);
  const near = stream.fold(Math.max(floor, at - 5), at);
  const after = stream.after(to, 5);
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
    RATE_BEFORE.test(stream.fold(at - 1, at)) &&
    stream.tokens[at]?.value === 1
  )
    return undefined;
  if (NOT_CARGO_AFTER.test(after) || NOT_CARGO.test(before) || VEHICLE_AFTER.test(after)) return undefined;
  const label = stream.labelAt(at);
  const afterWord = after.split(' ')[0] ?? '';
  const kind = kindOf(near, afterWord, label?.field);
  const per =
    PER_AFTER.test(after) ||
    EACH_BEFORE.test(before) ||
    /\bcada\b|each|per |c\/u/.test(label?.field === 'gross' || label?.field === 'weight' ? label.phrase : '') ||
    ofPieces(stream, at, to);
  const total =
    TOTAL_AFTER.test(after) ||
    (TOTAL_BEFORE.test(before) && !PER_AFTER.test(after)) ||
    /total/.test(label?.phrase ?? '') ||
    /= ?$/.test(near);
  return {
    at,
    to,
    kg: found.kg,
    otherKg: found.otherKg,
    kind,
    factor: found.factor,
    perPiece: found.perPiece === true || (per && !(total && !PER_AFTER.test(after))),
    total,
    corrected: isCorrected(stream, at, to),
    takenBack: isTakenBack(stream, at),
    approximate: /(?:-|\bto|\ba|\by|\band|\baprox|\bapprox|\babout|\bunos|\baround|\bcirca|\bca|~) ?$/.test(near),
    unitStated: found.unitStated,
    labelled: label?.field === 'gross' || label?.field === 'weight',
  };
}

function kindOf(near: string, afterWord: string, field: string | undefined): WeightMention['kind'] {
  if (field === 'net' && !GROSS.test(near)) return 'net';
  if (field === 'chargeable' && !GROSS.test(near)) return 'chargeable';
  const net = lastMatch(near, NET);
  const gross = lastMatch(near, GROSS);
  const chargeable = lastMatch(near, CHARGEABLE);
  if (NET.test(afterWord)) return 'net';
  if (GROSS.test(afterWord)) return 'gross';
  if (/^"?(?:volumetric|volumetrico|volumetricos|chargeable|cobrables?|tasables?)/.test(afterWord)) return 'chargeable';
  if (net > gross && net >= chargeable) return 'net';
  if (chargeable > gross) return 'chargeable';
  return gross >= 0 || field === 'gross' ? 'gross' : 'plain';
}

function lastMatch(text: string, pattern: RegExp): number {
  let at = -1;
  for (const match of text.matchAll(new RegExp(pattern.source, 'g'))) at = match.index;
  return at;
}

/** `24 sacos de 50 libras`, `8 boxes of 25 lb`, `2 pallets x 340 kg`: the weight is each one's. */
function ofPieces(stream: Stream, at: number, to: number): boolean {
  const joint = stream.tokens[at - 1];
  const word = stream.tokens[at - 2];
  if (!joint || !word || !/^(?:de|of|x|×|\*|@|at)$/.test(joint.fold)) return false;
  if (word.text === ')' && /^(?:de|of|at|@)$/.test(joint.fold)) return !TOTAL_AFTER.test(stream.after(to, 4));
  if (/^(?:de|of)$/.test(joint.fold) && word.kind === 'word' && ofCounted(stream, at - 2))
    return !TOTAL_AFTER.test(stream.after(to, 4));
  const family = word.kind === 'word' ? packagingOf(word.fold) : undefined;
  const count = stream.tokens[at - 3];
  const single = count?.kind === 'number' && count.value === 1;
  if (family) return !single && !TOTAL_AFTER.test(stream.after(to, 4));
  return word.kind === 'number' && joint.fold !== 'de' && joint.fold !== 'of';
}

/** `25 sacos de semilla de 20 kg`: a number of packages and what is in them stand before. */
function ofCounted(stream: Stream, at: number): boolean {
  for (let i = at; i >= Math.max(stream.sentenceStart(at), at - 5); i -= 1) {
    const token = stream.tokens[i];
    if (token?.kind !== 'word') return false;
    if (packagingOf(token.fold)) {
      const count = stream.tokens[i - 1];
      return count?.kind === 'number' && (count.value ?? 0) > 1;
    }
  }
  return false;
}
