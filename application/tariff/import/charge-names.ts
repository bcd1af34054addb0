import type { ChargeCategory } from '../../../domain/tariff/charge-category/charge-category.js';
import { listReferenceCodes } from '../../../domain/tariff/formula/charge-reference.js';
import { normalizeWords } from '../../../domain/tariff/price-words.js';
import type { RateCriterion } from '../../../domain/tariff/rate-criterion.js';
import type { ServiceCode } from '../../../domain/tariff/service-code.js';

/** The words that forwarders of the region call the standard charges by, as whole names. */
const STANDARD_NAMES: ReadonlyArray<readonly [ServiceCode, RegExp]> = [
  ['HNDL', /^(?:airport|terminal|import|cargo) handling$/],
  ['HNDL', /^manejo(?: de carga| de importacion)?(?: aeroportuario| en (?:el |la )?(?:terminal|aeropuerto))?$/],
  ['DOCS', /^(?:entrega de )?documentos$|^document (?:release|handover|delivery)$/],
  ['BRKD', /^desconsolidacion(?: de carga)?$|^(?:deconsolidation|break ?bulk|consolidation breakdown)$/],
  ['TRNS', /^traslado (?:a|al) (?:almacen|deposito)(?: fiscal| aduanero| temporal)?$|^(?:bonded|airport) transfer$/],
  ['CUST', /^(?:tramite aduanal|tramite aduanero)(?: de importacion)?$|^(?:honorarios )?agente (?:aduanero|aduanal)$/],
  ['CUST', /^agencia (?:aduanal|aduanera)$|^agenciamiento aduanero$|^corredor de aduanas?$/],
  ['CUST', /^customs (?:brokerage|clearance|broker)$/],
  ['BWSE', /^(?:almacenaje|bodegaje)(?: general)?$|^storage$/],
  ['DELX', /^delivery beyond \d{1,3} km$/],
  ['DELX', /^(?:km|kilometro) (?:adicional|extra)$|^additional (?:km|kilometre|kilometer)$/],
  ['COLL', /^(?:cargo por cobro|collect fee|charges collect fee|collect charges fee)$/],
  ['DISB', /^(?:desembolso|disbursement|disbursement fee)$/],
];

const DELIVERY = /^(?:entrega|delivery)\b(?! de (?:documentos|muestras)\b)/;
const BEYOND = /\b(?:fuera de|beyond|surcharge|recargo|adicional|extra)\b/;
/** A vehicle behind the name is one of several rows of the charge. */
const VEHICLE = /,? (?:en )?(?:panel|camion|van|truck|pick-?up|furgon)(?: (?:de )?\d{1,2}(?:[.,]\d)? ?t)?$/;
/** The zone of a delivery to every place. */
export const ANY_PLACE = 'anywhere';
/** Where a delivery goes to that is no place of its own. */
const ANYWHERE =
  /^(?:urbana|local|standard|estandar|metro\b.*|gam\b.*|within .*|dentro .*|(?:al? )?resto (?:del? )?.*|otr[oa]s .*)$/;

/** Whether a name is that of a delivery, and not of what is added to one. */
export function isDeliveryName(name: string): boolean {
  const words = normalizeWords(name);
  return DELIVERY.test(words) && !BEYOND.test(words);
}

/** Whether a name is that of what is added to a delivery. */
export function isBeyondDelivery(name: string): boolean {
  const words = normalizeWords(name);
  return DELIVERY.test(words) && BEYOND.test(words);
}

/**
 * Where a delivery goes to by its name: `anywhere`, or the places that it lists, as a zone in words; undefined where it only has
 * a name, which may be one of a place or not.
 */
export function findDeliveryZone(name: string): string | undefined {
  const bare = stripVehicle(name.trim()).replace(/^(?:entrega|delivery) ?/i, '');
  const begin = bare.endsWith(')') ? bare.lastIndexOf('(') : -1;
  const place = (begin < 0 ? bare : bare.slice(0, begin)).trim();
  const inBrackets = begin < 0 ? '' : bare.slice(begin + 1, -1);
  const bracketed = inBrackets.includes(',') && !/\d/.test(inBrackets) ? inBrackets : undefined;
  if (bracketed) return `${place || bracketed} = ${bracketed}`;
  if (place === '' || ANYWHERE.test(normalizeWords(place))) return ANY_PLACE;
  const [label = '', places] = place.split(/: ?/, 2);
  return places ? `${label} = ${places}` : undefined;
}

/** A name without the vehicle behind it. */
export function stripVehicle(name: string): string {
  const [vehicle] = VEHICLE.exec(normalizeWords(name)) ?? [];
  return vehicle === undefined ? name : name.slice(0, name.length - vehicle.length);
}

const DANGEROUS = /\b(?:mercancias? peligrosas?|carga peligrosa|dangerous goods|hazardous)\b/;
/** What charges of a forwarder's own are by their words, the most telling first. */
const OWN_NAMES: ReadonlyArray<readonly [RegExp, ChargeCategory]> = [
  [/\b(?:seguridad|security|screening|rayos x|x-?ray)\b/, 'Compulsory'],
  [DANGEROUS, 'Compulsory'],
  [/\b(?:manifiesto|manifest|transmision|terminal fee|tica)\b/, 'Compulsory'],
  [/\b(?:montacargas|forklift|ayudante|helper|estibador|cargador|stevedore|espera|waiting)\b/, 'Optional'],
  [/\b(?:liftgate|tail ?lift|monitoreo|monitoring|permiso|permit|nota tecnica)\b/, 'Optional'],
  [/\b(?:inspeccion|inspection|revision fisica|seguro de carga|cargo insurance)\b/, 'Optional'],
  [/\b(?:linea|item|inciso|declaracion|duca|customs (?:line|entry))\b/, 'Additional'],
  [/\b(?:camara fria|cuarto frio|cadena de frio|congelado|cold|frozen|seguro de bodega)\b/, 'Additional'],
];
/** Surcharges of a delivery where they are a percentage of other charges. */
const SURCHARGES =
  /\b(?:combustible|fuel|fuera de horario|after hours|nocturno|night|domingos?|feriados?|sabados?|weekends?|holidays?)\b/;
const DELIVERIES: readonly string[] = ['DELV', 'DELX'];
const COLD = /\b(?:frio|fria|refrigerad[oa]|cold|congelad[oa]|frozen)\b/;
const AFTER_HOURS = /\b(?:fuera de horario|after hours|nocturno|night)\b/;
const DAY_NAMES: ReadonlyArray<readonly [RegExp, readonly string[]]> = [
  [/\b(?:weekends?|fin(?:es)? de semana)\b/, ['saturday', 'sunday']],
  [/\bsabados?\b|\bsaturdays?\b/, ['saturday']],
  [/\bdomingos?\b|\bsundays?\b/, ['sunday']],
  [/\bferiados?\b|\bholidays?\b/, ['holiday']],
];

/** The standard charge that a name in English or Spanish is; what stands in brackets is not part of the name. */
export function findStandardCharge(name: string): ServiceCode | undefined {
  const words = stripBrackets(normalizeWords(stripVehicle(name)));
  return STANDARD_NAMES.find(([, pattern]) => pattern.test(words))?.[0];
}

/**
 * What a charge of a forwarder's own is by its name; undefined where no word says it.
 * @param referenceCode what a percentage is of: one of a delivery, too, is charged with it
 */
export function findCategoryByName(
  name: string,
  criterion: RateCriterion | undefined,
  referenceCode?: string,
): ChargeCategory | undefined {
  const words = normalizeWords(name);
  if (SURCHARGES.test(words)) {
    if (criterion !== 'other_charge') return undefined;
    return listReferenceCodes(referenceCode).every((code) => !DELIVERIES.includes(code)) ? 'Compulsory' : 'Delivery';
  }
  return OWN_NAMES.find(([pattern]) => pattern.test(words))?.[1];
}

/**
 * When a charge applies that says it in its name alone, as conditions in words; empty: its name says nothing; undefined: it says
 * something that is not clear.
 */
export function findConditionsByName(name: string): string | undefined {
  const whole = normalizeWords(name);
  const words = stripBrackets(whole);
  if (DANGEROUS.test(words)) return 'class: dangerous';
  if (COLD.test(words)) return 'class: cold';
  const listDays = (text: string) => DAY_NAMES.flatMap(([pattern, kinds]) => (pattern.test(text) ? kinds : []));
  // Hours or days, whichever comes first: no condition says that.
  if (AFTER_HOURS.test(words)) return listDays(whole).length > 0 ? undefined : 'service: after-hours';
  const days = listDays(words);
  return days.length > 0 ? `day: ${[...new Set(days)].join(', ')}` : '';
}

function stripBrackets(words: string): string {
  const begin = words.indexOf('(');
  return (begin < 0 ? words : words.slice(0, begin)).trim();
}
