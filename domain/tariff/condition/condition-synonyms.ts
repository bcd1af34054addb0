import { foldPlace } from '../../geography/fold-place.js';
import type { CommodityClass, RequestedService } from './shipment-facts.js';
import type { DayKind } from './working-days.js';

type Words<Value extends string> = Readonly<Record<string, Value>>;

/** Names of conditions as Spanish sheets write them, folded, and how a cell of an export writes them. */
const NAMES: Words<string> = {
  ...toWords('class', 'clase', 'clase de carga', 'carga', 'mercancia', 'tipo de carga'),
  ...toWords('not class', 'excepto clase', 'except class', 'clase no'),
  ...toWords('dangerous class', 'clase peligrosa', 'clase imo', 'clase dgr', 'clase onu'),
  ...toWords('service', 'servicio', 'si se solicita', 'a solicitud', 'si pide'),
  ...toWords('day', 'dia', 'dias'),
  ...toWords('hours', 'horas', 'horario'),
  ...toWords('customer', 'cliente', 'clientes'),
  ...toWords('origin', 'origen', 'origenes'),
  ...toWords('term', 'incoterm', 'incoterms', 'termino', 'terminos'),
  ...toWords('zone', 'zona'),
  ...toWords('un numbers from', 'numeros onu desde', 'numeros un desde'),
  ...toWords('value over', 'valor sobre', 'valor mayor a', 'valor desde'),
  ...toWords('month kg from', 'kg del mes desde', 'kg al mes desde', 'kg mensuales desde', 'volumen mensual desde'),
  ...toWords('month shipments from', 'embarques del mes desde', 'embarques al mes desde', 'embarques mensuales desde'),
  ...toWords('kg up to', 'kg hasta', 'peso hasta'),
  ...toWords('m3 up to', 'm3 hasta', 'volumen hasta'),
  ...toWords('kg over', 'kg sobre', 'kg mas de', 'peso sobre', 'peso mayor a'),
  ...toWords('piece length over', 'largo sobre', 'largo mayor a', 'pieza largo sobre'),
  ...toWords('piece width over', 'ancho sobre', 'ancho mayor a', 'pieza ancho sobre'),
  ...toWords('piece height over', 'alto sobre', 'alto mayor a', 'altura sobre', 'altura mayor a', 'pieza alto sobre'),
  ...toWords('piece weight over', 'peso por pieza sobre', 'peso por pieza mayor a', 'pieza peso sobre'),
};

const COMMODITIES: Words<CommodityClass> = {
  ...toWords('human-remains', 'human remains', 'restos humanos', 'cadaveres'),
  ...toWords('live-animals', 'live animals', 'animales vivos', 'avi'),
  ...toWords('valuable', 'valuables', 'valuable cargo', 'valores', 'carga valorada', 'valiosa', 'valiosos', 'boveda'),
  ...toWords('dangerous', 'dangerous goods', 'dgr', 'dg', 'peligrosa', 'peligrosas', 'peligroso', 'peligrosos'),
  ...toWords('dangerous', 'mercancia peligrosa', 'mercancias peligrosas', 'carga peligrosa', 'imo'),
  ...toWords('pharma', 'pharmaceuticals', 'farmaceuticos', 'farmaceutica', 'medicamentos'),
  ...toWords('cold', 'cold cargo', 'fria', 'frio', 'carga fria', 'refrigerada', 'refrigerado', 'carga refrigerada'),
  ...toWords('perishable', 'perishables', 'perecederos', 'perecedero', 'carga perecedera'),
  ...toWords('general', 'general cargo', 'carga general'),
};

const SERVICES: Words<RequestedService> = {
  ...toWords('after-hours', 'after hours', 'fuera de horario', 'fuera de horas', 'horario extraordinario'),
  ...toWords('weekend-delivery', 'weekend delivery', 'domingo o feriado', 'entrega en domingo', 'entrega en feriado'),
  ...toWords('escort', 'custodia', 'custodio', 'escolta'),
  ...toWords('storage', 'almacenaje', 'bodegaje'),
  ...toWords('insurance', 'seguro'),
  ...toWords('fumigation', 'fumigacion'),
  ...toWords('crane', 'grua'),
  ...toWords('tail-lift', 'tail lift', 'plataforma hidraulica', 'rampa hidraulica'),
  ...toWords('split-delivery', 'split delivery', 'entrega parcial', 'entregas parciales'),
  ...toWords('house-waybill-split', 'house waybill split', 'separacion de guias', 'desconsolidacion parcial'),
  ...toWords('charter'),
};

const DAYS: Words<DayKind> = {
  ...toWords('working', 'working days', 'laborables', 'habiles', 'dias habiles', 'entre semana'),
  ...toWords('saturday', 'saturdays', 'sabado', 'sabados'),
  ...toWords('sunday', 'sundays', 'domingo', 'domingos'),
  ...toWords('holiday', 'holidays', 'public holidays', 'feriado', 'feriados'),
};

const LISTS: Readonly<Record<string, Words<string>>> = {
  class: COMMODITIES,
  'not class': COMMODITIES,
  service: SERVICES,
  day: DAYS,
};
/** What may stand before a condition that is written in words alone. */
const LEADING_WORDS = [
  'solo',
  'solo si',
  'solo para',
  'si',
  'para',
  'si se solicita',
  'a solicitud',
  'si pide',
  'only',
];

/** The name of a condition as an export writes it; unchanged where it is none in Spanish. */
export function findConditionName(name: string): string {
  return find(NAMES, name) ?? name;
}

/** A value of a listed condition as it is stored; unchanged where no other word is known for it. */
export function findConditionValue(name: string, value: string): string {
  return find(LISTS[name] ?? {}, value) ?? value;
}

/**
 * Conditions in words without a name, for instance `solo mercancía peligrosa` or `sábados, domingos y feriados`: values of one
 * kind; undefined where a word is not known.
 */
export function findConditionInWords(
  text: string,
): { readonly name: string; readonly values: readonly string[] } | undefined {
  const words = foldPlace(text);
  const lead = LEADING_WORDS.filter((one) => words.startsWith(`${one} `)).sort((a, b) => b.length - a.length)[0];
  const phrases = lead === undefined ? splitConditionValues(text) : splitConditionValues(text.slice(lead.length));
  for (const name of Object.keys(LISTS)) {
    const whole = find(LISTS[name] ?? {}, lead === undefined ? words : words.slice(lead.length).trim());
    const values = whole === undefined ? phrases.map((phrase) => find(LISTS[name] ?? {}, phrase)) : [whole];
    const known = values.filter((value) => value !== undefined);
    if (known.length > 0 && known.length === values.length) return { name, values: known };
  }
  return undefined;
}

/** The values of a list in a cell: `valores, fría o peligrosa`. */
export function splitConditionValues(text: string): string[] {
  return text
    .split(/,| y | o | e | u | and | or |\//i)
    .map((one) => one.trim())
    .filter(Boolean);
}

function find<Value extends string>(words: Words<Value>, text: string): Value | undefined {
  const folded = foldPlace(text);
  return Object.hasOwn(words, folded) ? words[folded] : undefined;
}

function toWords<Value extends string>(value: Value, ...words: readonly string[]): Words<Value> {
  return Object.fromEntries([value.replace(/-/g, ' '), ...words].map((word) => [word, value]));
}
