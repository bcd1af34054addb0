import { isCurrencyCode, QUOTED_CURRENCY } from '../money/currency.js';
import type { RateCriterion } from './rate-criterion.js';

/** The words and signs of currencies that tariffs of the region are written in; a code says it by itself. */
const CURRENCY_WORDS: Readonly<Record<string, string>> = {
  ...{ $: QUOTED_CURRENCY, us$: QUOTED_CURRENCY, u$s: QUOTED_CURRENCY, dolar: QUOTED_CURRENCY },
  ...{ dolares: QUOTED_CURRENCY, dollar: QUOTED_CURRENCY, dollars: QUOTED_CURRENCY },
  ...{ '₡': 'CRC', '¢': 'CRC', colon: 'CRC', colones: 'CRC' },
  ...{ q: 'GTQ', 'q.': 'GTQ', quetzal: 'GTQ', quetzales: 'GTQ' },
  ...{ l: 'HNL', 'l.': 'HNL', lps: 'HNL', 'lps.': 'HNL', lempira: 'HNL', lempiras: 'HNL' },
  ...{ c$: 'NIO', cordoba: 'NIO', cordobas: 'NIO' },
  ...{ 'b/.': 'PAB', 'b/': 'PAB', balboa: 'PAB', balboas: 'PAB' },
  ...{ '€': 'EUR', euro: 'EUR', euros: 'EUR', '£': 'GBP' },
};

/** Units as sheets write them, without case, accents and a leading "por", "per" or slash. */
const UNIT_WORDS: Readonly<Record<string, RateCriterion>> = {
  ...unit('chargeable_weight', 'kg', 'kgs', 'kilo', 'kilos', 'kilogramo', 'kilogramos', 'kg cargable', 'kg tasable'),
  ...unit(
    'chargeable_weight',
    'kg cobrable',
    'kilo cobrable',
    'kg facturable',
    'peso cargable',
    'peso cobrable',
    'chargeable kg',
    'kg chargeable',
  ),
  ...unit('gross_weight', 'kg bruto', 'kilo bruto', 'peso bruto', 'gross kg', 'kg gross'),
  ...unit('per_shipment', 'embarque', 'envio', 'guia', 'guia aerea', 'guia master', 'guia madre', 'awb', 'mawb', 'bl'),
  ...unit(
    'per_shipment',
    'shipment',
    'despacho',
    'documento',
    'conocimiento',
    'conocimiento embarque',
    'master awb',
    'master',
  ),
  ...unit(
    'per_shipment',
    'entrega',
    'delivery',
    'servicio',
    'service',
    'operacion',
    'expediente',
    'tramite',
    'declaracion',
    'consignment',
  ),
  ...unit(
    'flat',
    'flat',
    'fijo',
    'fija',
    'monto fijo',
    'tarifa fija',
    'cargo fijo',
    'flat rate',
    'flat fee',
    'lump sum',
    'fixed',
    'suma fija',
  ),
  ...unit('flat', 'amount for band', 'monto tramo', 'monto por tramo', 'tramo', 'rango', 'band', 'bracket'),
  ...unit('hawb', 'guia hija', 'guias hijas', 'guia house', 'hawb', 'house', 'house awb', 'house bill'),
  ...unit('pieces', 'pieza', 'piezas', 'bulto', 'bultos', 'piece', 'pieces', 'paquete'),
  ...unit('kilometer', 'km', 'kilometro', 'km adicional', 'km extra'),
  ...unit('total_kilometers', 'km total', 'km recorrido', 'kilometro recorrido'),
  ...unit('tonnes', 'tonelada', 'toneladas', 'ton', 'tn', 'tm', 'tonne'),
  ...unit('days', 'dia', 'dias', 'day'),
  ...unit('hours', 'hora', 'horas', 'hour'),
  ...unit('volumetric_weight', 'kg volumetrico', 'kg volumen', 'kilo volumetrico', 'peso volumetrico', 'volume kg'),
  ...unit('cubic_metres', 'm3', 'metro cubico', 'metros cubicos', 'cbm'),
  ...unit('quarter_hours', 'cuarto hora', '15 min', '15 minutos', 'quarter hour'),
  ...unit('trips', 'viaje', 'viajes', 'trip'),
  ...unit('units', 'unidad', 'unidades', 'contenedor', 'unit'),
  ...unit('un_numbers', 'numero un', 'numero onu', 'un', 'onu', 'un number'),
  ...unit('customs_lines', 'linea', 'linea arancelaria', 'partida', 'partida arancelaria', 'customs line', 'line'),
  ...unit('customs_lines', 'inciso', 'inciso arancelario', 'item', 'item arancelario', 'tariff line'),
  ...unit('units', 'permiso', 'permit', 'inspeccion', 'inspection', 'evento', 'event'),
  ...unit('cif_value', '% cif', '% valor cif', '% cif value'),
  ...unit(
    'goods_value',
    '% valor',
    '% value',
    '% goods value',
    '% valor mercancia',
    '% valor mercaderia',
    'ad valorem',
  ),
  ...unit('third_party_invoice', '% factura', '% facturas', '% factura terceros', '% desembolso', '% desembolsos'),
  ...unit('third_party_invoice', '% monto adelantado', '% amount advanced', '% outlay', '% disbursement'),
  ...unit('awb_total_collect', '% collect', '% cargos collect', '% flete collect', '% total collect'),
  ...unit('awb_total_collect', '% flete', '% flete por cobrar', '% freight', '% freight collect', '% collect freight'),
};
const SMALL_WORDS = ['de', 'del', 'la', 'el', 'los', 'las', 'of', 'the'];
/** A percentage and what parts it from what it is of, without small words. */
const PER_CENT_OF = /^(?:%|percent|percentage|porcentaje) ?(?:sobre |s\/ ?)?(?=\w)/;
const MAX_HEADING = 200;
const PER_CENT = 100;
const MIL = 1_000;

/** The currency of a cell or a heading that says nothing else; undefined where it is none that is known. */
export function findCurrency(text: string): string | undefined {
  const word = normalizeWords(text);
  if (Object.hasOwn(CURRENCY_WORDS, word)) return CURRENCY_WORDS[word];
  const code = word.toUpperCase();
  return isCurrencyCode(code) ? code : undefined;
}

/** The currencies that words of a longer text name, each once; signs of one letter are no words there. */
export function listNamedCurrencies(text: string): string[] {
  const words = text.slice(0, MAX_HEADING).split(/[\s()[\],;:.]+/);
  const named = words.flatMap((word) => (word.length > 1 || /[₡¢€£]/.test(word) ? (findCurrencyWord(word) ?? []) : []));
  return [...new Set(named)];
}

/** In running text a code is one in capital letters only: "ALL" is a word elsewhere. */
function findCurrencyWord(word: string): string | undefined {
  const currency = findCurrency(word);
  const isCode = currency === word.toUpperCase();
  return isCode && word !== currency ? undefined : currency;
}

/** The criterion that a unit names; undefined for one that is not known. */
export function findUnitCriterion(text: string): RateCriterion | undefined {
  const words = normalizeWords(text)
    .replace(/^(?:\/|por cada |por |per |x |cada )/, '')
    .split(' ')
    .filter((word) => !SMALL_WORDS.includes(word))
    .join(' ')
    .replace(PER_CENT_OF, '% ');
  return Object.hasOwn(UNIT_WORDS, words) ? UNIT_WORDS[words] : findAbbreviatedUnit(words);
}

/** A unit with another word for it in brackets: `guía hija (HAWB)`; undefined where the two are not the same. */
function findAbbreviatedUnit(words: string): RateCriterion | undefined {
  const [, word, abbreviation] = /^([^()]{1,40}) \(([^()]{1,20})\)$/.exec(words) ?? [];
  if (word === undefined || abbreviation === undefined) return undefined;
  const criterion = findUnitCriterion(word);
  return criterion === findUnitCriterion(abbreviation) ? criterion : undefined;
}

const PER_VALUE =
  /^(?:por |cada |per )?(?:cada )?(?:usd )?([\d.,]{1,12}|mil)(?: usd| dolares)? (?:de|del|of) (?:valor|value)( cif)?/;

/**
 * A unit such as `por cada 10.000 de valor`: a percentage of it, and by what its price is divided to be per cent.
 * Undefined for every other unit.
 */
export function findValueUnit(
  text: string,
): { readonly criterion: RateCriterion; readonly pricePerPercent: number } | undefined {
  const [found, amount = '', cif] = PER_VALUE.exec(normalizeWords(text)) ?? [];
  const each = amount === 'mil' ? MIL : Number(amount.replace(/[.,]/g, ''));
  if (found === undefined || !(each >= PER_CENT)) return undefined;
  return { criterion: cif ? 'cif_value' : 'goods_value', pricePerPercent: each / PER_CENT };
}

/** What a heading says beside its name: `Tarifa (CRC/kg)` is `Tarifa` in colones for a kilogram. */
export interface HeadingTerms {
  readonly rest: string;
  readonly currency: string | undefined;
  readonly criterion: RateCriterion | undefined;
  /** For each day, too: `Tarifa (USD/kg/día)`. */
  readonly isPerDay: boolean;
}

/** Parts a heading from the currency and the unit in it. */
export function splitHeadingTerms(heading: string): HeadingTerms {
  const parts = heading.slice(0, MAX_HEADING).split(/[\s()[\]]+/);
  let currency: string | undefined;
  let criterion: RateCriterion | undefined;
  let isPerDay = false;
  const rest = parts.filter((part, at) => {
    const [money = '', unit, day, more] = part.split('/');
    const isDaily = day !== undefined && ['dia', 'day'].includes(normalizeWords(day));
    if (more !== undefined || (day !== undefined && !isDaily)) return true;
    const found = money.length > 1 || /[$₡¢€£]/.test(money) ? findCurrency(money) : undefined;
    const named = unit === undefined ? undefined : findUnitCriterion(unit);
    if (at > 0 && found && (unit === undefined || named)) {
      currency ??= found;
      criterion ??= named;
      isPerDay ||= isDaily;
      return false;
    }
    return true;
  });
  return { rest: rest.join(' ').trim(), currency, criterion, isPerDay };
}

/** Words without case, accents and double spaces. */
export function normalizeWords(text: string): string {
  const plain = text.slice(0, MAX_HEADING).normalize('NFD').replace(/\p{M}/gu, '');
  return plain.trim().toLowerCase().split(/\s+/).join(' ');
}

function unit(criterion: RateCriterion, ...words: readonly string[]): Record<string, RateCriterion> {
  return Object.fromEntries(words.map((word) => [word, criterion]));
}
