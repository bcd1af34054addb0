import { normalizeWords } from '../../price-words.js';
import { FLAT_CRITERIA, type RateCriterion } from '../../rate-criterion.js';
import { parseUnitWords } from '../../unit-words.js';

/** What a row says beside its remark, which a remark may repeat without saying anything new. */
export interface RemarkedRow {
  readonly criterion: RateCriterion | undefined;
  /** The price is on request. */
  readonly isOnRequest: boolean;
  /** Free days of storage; undefined: none are stated. */
  readonly freeDays: number | undefined;
  /** The price is for each day of storage. */
  readonly isPerDay: boolean;
  /** The row is one band of several, in columns. */
  readonly isBand: boolean;
  /** Where the band of the row begins; undefined: it says nothing. */
  readonly bandFrom: number | undefined;
  /** The rate is for places of its own. */
  readonly hasPlaces: boolean;
}

type Rule = (words: string, row: RemarkedRow) => boolean;

/** The words of which a clause is made that says what is so anyway, and those of each kind that it has to have. */
interface Wording {
  readonly needed: readonly string[];
  readonly allowed: string;
}

const EVERYTHING: Wording = {
  needed: ['todo todos toda todas all everything every siempre always'],
  allowed:
    'para aplica a applies to for los las el la the embarque embarques envio envios termino terminos shipment shipments term ' +
    'terms carga cargo cliente clientes customer customers',
};
const UNTIL_CONFIRMED: Wording = {
  needed: ['no not', 'hasta until', 'confirmar confirmacion confirmado confirmed confirme confirmation'],
  allowed: 'se suma sumar en el total in the included incluido que',
};
const WHOLE_QUANTITY: Wording = {
  needed: ['todo todos all', 'peso kg kilos km weight'],
  allowed:
    'la tarifa del rango vale es para the rate is for se cobra cobran charged on el los un solo sentido de ida one way',
};
const ONE_WAY: Wording = {
  needed: ['ida way sentido'],
  allowed: 'km todos los de one un solo desde el aeropuerto from the airport',
};
const DAY_COUNT: Wording = {
  needed: ['calendario calendar llegada arribo arrival'],
  allowed: 'dia dias day days el la de es = is of 1',
};
const CHARGEABLE =
  /^(?:peso |kg )?(?:cobrable|cargable|tasable|facturable|chargeable)\b.{0,12}\b(?:mayor|higher|greater)\b/;
const AIR_DIVISOR = /\b(?:6[.,]?000|166[.,]67|167)\b/;
const DIGIT = /\d/;
const MAX_DEFINITION = 100;
const BEGINS_OVER = /^(?:over|mas de|desde|from) ([\d.,]{1,9}) ?(?:kg|km)s?:? /;
const CHARGED_FROM_DAY =
  /^(?:se cobra |charged |cobro )?(?:desde|from|a partir de)(?: el| del)? (?:dia|day) (\d{1,3})$/;
const ALL_DAYS = [
  'all days count',
  'todos los dias cuentan',
  'se cuentan todos los dias',
  'sin dias libres',
  'no free days',
];
const OTHER_PLACES =
  /^(?:otros?|other|resto) ?(?:lugares|destinos|lugar|destino|places|destinations)?(?: son| are)?:? /;
const ON_REQUEST = ['a consultar', 'a solicitud', 'on request', 'a convenir', 'por cotizar'];
const ONCE =
  /^(?:una (?:sola )?vez |once |minimo |minimum |(?:se )?cobr[ao] |charged )?(?:por|per|cada|each) (.{1,60})$/;
const LIMIT = /^(?:minimo|minimum) /;
const INCLUDES = /^(?:no )?(?:incluye|incluido|includes|including|exento|exenta|iva|isv|itbms|vat)\b/;
/** Repeats what the headings of bands say: `over From kg up to and including To kg`. */
const BAND_HEADINGS: Wording = {
  needed: ['from desde', 'to hasta'],
  allowed: 'over up and including inclusive kg km mas de por y el peso bruto gross by weight incluido included',
};

const RULES: readonly Rule[] = [
  (words) =>
    CHARGEABLE.test(words) && words.length <= MAX_DEFINITION && (!DIGIT.test(words) || AIR_DIVISOR.test(words)),
  (words, row) => repeatsWholeQuantity(words, row),
  (words, row) => isMadeOf(words, ONE_WAY) && (row.criterion === 'total_kilometers' || row.criterion === 'kilometer'),
  (words, row) => Number(CHARGED_FROM_DAY.exec(words)?.[1]) === (row.freeDays ?? 0) + 1 && row.isPerDay,
  (words, row) => row.isPerDay && (isMadeOf(words, DAY_COUNT) || (ALL_DAYS.includes(words) && !row.freeDays)),
  (words, row) => row.isOnRequest && (isMadeOf(words, UNTIL_CONFIRMED) || isAboutOthers(words)),
  (words, row) => row.hasPlaces && isAboutOthers(words),
  (words, row) => repeatsUnit(words, row),
  (words) => INCLUDES.test(words),
  (words, row) => row.isBand && isMadeOf(words, BAND_HEADINGS),
];

/** Whether a clause only says what is so anyway, or what a charge is. */
export function isKnownInformation(clause: string, row: RemarkedRow): boolean {
  const words = normalizeWords(clause)
    .replace(/["“”()]/g, '')
    .trim();
  return RULES.some((rule) => rule(words, row));
}

/** Whether a clause says that a rate is for everything. */
export function isForAll(clause: string): boolean {
  return isMadeOf(normalizeWords(clause), EVERYTHING);
}

function repeatsWholeQuantity(words: string, { isBand, bandFrom }: RemarkedRow): boolean {
  const [lead = '', limit] = BEGINS_OVER.exec(words) ?? [];
  if (!isBand || !isMadeOf(words.slice(lead.length), WHOLE_QUANTITY)) return false;
  return limit === undefined || Number(limit.replace(/[.,]/g, '')) === bandFrom;
}

function repeatsUnit(words: string, { criterion = 'flat' }: RemarkedRow): boolean {
  const [, named = ''] = ONCE.exec(words) ?? [];
  const unit = parseUnitWords(named.replace(/^(?:la |el |master )/, '').replace('master awb', 'awb'));
  if (!unit || unit.isPerDay || unit.isFurther || unit.each !== undefined) return false;
  const isOne = FLAT_CRITERIA.includes(unit.criterion);
  if (LIMIT.test(words)) return isOne;
  return unit.criterion === criterion || (isOne && FLAT_CRITERIA.includes(criterion));
}

function isAboutOthers(words: string): boolean {
  const [lead] = OTHER_PLACES.exec(words) ?? [];
  return lead !== undefined && ON_REQUEST.includes(words.slice(lead.length));
}

function isMadeOf(text: string, { needed, allowed }: Wording): boolean {
  const words = text.split(/[\s,:]+/).filter(Boolean);
  const kinds = needed.map((kind) => kind.split(' '));
  const known = [...kinds.flat(), ...allowed.split(' ')];
  return (
    kinds.every((kind) => words.some((word) => kind.includes(word))) && words.every((word) => known.includes(word))
  );
}
