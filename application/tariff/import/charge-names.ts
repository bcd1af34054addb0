import type { ChargeCategory } from '../../../domain/tariff/charge-category/charge-category.js';
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
  ['DELX', /^(?:km|kilometro) (?:adicional|extra)$|^additional (?:km|kilometre|kilometer)$/],
  ['COLL', /^(?:cargo por cobro|collect fee|charges collect fee|collect charges fee)$/],
  ['DISB', /^(?:desembolso|disbursement|disbursement fee)$/],
];

/** What charges of a forwarder's own are by their words, the most telling first. */
const OWN_NAMES: ReadonlyArray<readonly [RegExp, ChargeCategory]> = [
  [/\b(?:seguridad|security|screening|rayos x|x-?ray)\b/, 'Compulsory'],
  [/\b(?:mercancias? peligrosas?|carga peligrosa|dangerous goods|hazardous)\b/, 'Compulsory'],
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
const DANGEROUS = /\b(?:mercancias? peligrosas?|carga peligrosa|dangerous goods|hazardous)\b/;
const AFTER_HOURS = /\b(?:fuera de horario|after hours|nocturno|night)\b/;
const DAY_NAMES: ReadonlyArray<readonly [RegExp, readonly string[]]> = [
  [/\b(?:weekends?|fin(?:es)? de semana)\b/, ['saturday', 'sunday']],
  [/\bsabados?\b|\bsaturdays?\b/, ['saturday']],
  [/\bdomingos?\b|\bsundays?\b/, ['sunday']],
  [/\bferiados?\b|\bholidays?\b/, ['holiday']],
];

/** The standard charge that a name in English or Spanish is; what stands in brackets is not part of the name. */
export function findStandardCharge(name: string): ServiceCode | undefined {
  const words = stripBrackets(normalizeWords(name));
  return STANDARD_NAMES.find(([, pattern]) => pattern.test(words))?.[0];
}

/** What a charge of a forwarder's own is by its name; undefined where no word says it. */
export function findCategoryByName(name: string, criterion: RateCriterion | undefined): ChargeCategory | undefined {
  const words = normalizeWords(name);
  if (SURCHARGES.test(words)) return criterion === 'other_charge' ? 'Delivery' : undefined;
  return OWN_NAMES.find(([pattern]) => pattern.test(words))?.[1];
}

/**
 * When a charge applies that says it in its name alone, as conditions in words; empty: its name says nothing; undefined: it says
 * something that is not clear.
 */
export function findConditionsByName(name: string): string | undefined {
  const words = stripBrackets(normalizeWords(name));
  if (DANGEROUS.test(words)) return 'class: dangerous';
  const days = DAY_NAMES.flatMap(([pattern, kinds]) => (pattern.test(words) ? kinds : []));
  if (AFTER_HOURS.test(words)) return days.length > 0 ? undefined : 'service: after-hours';
  return days.length > 0 ? `day: ${[...new Set(days)].join(', ')}` : '';
}

function stripBrackets(words: string): string {
  const begin = words.indexOf('(');
  return (begin < 0 ? words : words.slice(0, begin)).trim();
}
