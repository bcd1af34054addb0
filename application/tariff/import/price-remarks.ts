import { parseLimit } from '../../../domain/tariff/condition/remark/remark-tokens.js';
import { normalizeWords } from '../../../domain/tariff/price-words.js';

/** What a clause of a remark says of how a price is worked out; figures of money are as they are written. */
export type PriceRemark =
  | { readonly is: 'open' }
  | { readonly is: 'limit'; readonly upTo: number; readonly of: 'kg' | 'km' | 'un' }
  | { readonly is: 'range'; readonly from: number; readonly to: number }
  | { readonly is: 'excess'; readonly rate: string; readonly isGross: boolean }
  | { readonly is: 'all-above'; readonly over: number; readonly rate: string }
  | { readonly is: 'included'; readonly count: number; readonly further: string | undefined }
  | { readonly is: 'maximum'; readonly amount: string }
  | { readonly is: 'days'; readonly from: number; readonly to: number | undefined; readonly rate: string | undefined }
  | { readonly is: 'free-days'; readonly count: number }
  | { readonly is: 'free-hour' }
  | { readonly is: 'radius'; readonly km: number }
  | { readonly is: 'replaces-storage' }
  | { readonly is: 'optional' }
  | { readonly is: 'information' };

type Reader = (found: readonly string[]) => PriceRemark | undefined;

const ORDINALS: Readonly<Record<string, number>> = {
  ...{
    segundo: 2,
    segunda: 2,
    second: 2,
    tercer: 3,
    tercero: 3,
    tercera: 3,
    third: 3,
    cuarto: 4,
    cuarta: 4,
    fourth: 4,
  },
  ...{ quinto: 5, quinta: 5, fifth: 5, sexto: 6, sexta: 6, sixth: 6, '2nd': 2, '3rd': 3, '4th': 4, '5th': 5, '6th': 6 },
};
const ORDINAL =
  '(?:hawb |linea |inciso |item |line )?(\\d{1,3}(?:nd|rd|th)?|[a-z]{5,7})(?: (?:hawb|linea|line|entry))?';
const AMOUNT = '([\\d.,]{1,12})';
const KG = '([\\d.,]{1,9}) ?kgs?';

const READERS: ReadonlyArray<readonly [RegExp, Reader]> = [
  [
    /^(?:(?:mas|mas lejos|mayor|farther|above|over|beyond),? ?)?(?:previa cotizacion|on request)$/,
    () => ({ is: 'open' }),
  ],
  [new RegExp(`^(?:over|above|mas de|sobre) ${KG},? (?:on request|previa cotizacion)$`), ([kg]) => toLimit(kg, 'kg')],
  [new RegExp(`^(?:hasta|up to|peso maximo|maximo|maximum) ${KG}$`), ([kg]) => toLimit(kg, 'kg')],
  [/^(?:hasta|up to|maximo|maximum) ([\d.,]{1,7}) ?km$/, ([km]) => toLimit(km, 'km')],
  [/^(?:hasta|up to) (\d{1,2}) (?:numeros? un|un numbers?)$/, ([count]) => toLimit(count, 'un')],
  [new RegExp(`^(?:de|from) ([\\d.,]{1,9}) (?:a|to) ${KG}$`), ([from, to]) => toRange(from, to)],
  [new RegExp(`^(?:el )?(?:kg )?(bruto )?excedente a? ?${AMOUNT}$`), ([gross, rate]) => toExcess(rate, gross)],
  [
    new RegExp(`^(?:sobre|over|above) ${KG}:? (?:aplica )?${AMOUNT} (?:a todo el peso|for all kilos)$`),
    ([kg, rate]) => toAllAbove(kg, rate),
  ],
  [
    new RegExp(`^(?:a partir (?:del|de la)|from the) ${ORDINAL}(?: del mismo mawb)?(?::? ${AMOUNT}(?: c/u| each)?)?$`),
    ([nth, further]) => toIncluded(nth, -1, further),
  ],
  [new RegExp(`^(?:despues de|after) (?:la |the )?${ORDINAL}(?: lineas| lines)?$`), ([nth]) => toIncluded(nth, 0)],
  [/^(?:lines )?above (\d{1,3})(?: lines)?$/, ([count]) => toIncluded(count, 0)],
  [
    new RegExp(
      `^(?:max|maximo|maximum)\\.?:? ?(?:us\\$|usd|\\$)? ?${AMOUNT}(?: (?:por|per) (?:mawb|embarque|shipment))?$`,
    ),
    ([amount]) => (amount ? { is: 'maximum', amount } : undefined),
  ],
  [/^(?:primer|first) (?:dia|day) (?:libre|free)$/, () => ({ is: 'free-days', count: 1 })],
  [
    /^(?:primeros |first )?(\d{1,3}) (?:dias|days)(?: naturales| calendario| corridos)? (?:libres|free)$/,
    ([count]) => ({ is: 'free-days', count: Number(count) }),
  ],
  [
    /^(?:dias|days) 1 ?(?:-|a|to) ?(\d{1,3}) (?:libres|free)$/,
    ([count]) => ({ is: 'free-days', count: Number(count) }),
  ],
  [/^(?:sin dias libres|no free (?:time|days)|desde el primer dia)$/, () => ({ is: 'free-days', count: 0 })],
  [/^(?:dias?|days?) (\d{1,3}) ?(?:-|a|to) ?(\d{1,3})$/, ([from, to]) => toDays(from, to)],
  [
    new RegExp(`^(?:a partir del dia|desde el dia|from day) (\\d{1,3})(?: (?:a|at) ${AMOUNT})?$`),
    ([from, rate]) => toDays(from, undefined, rate),
  ],
  [/^(?:dia|day) (\d{1,3}) (?:en adelante|onwards?)$/, ([from]) => toDays(from)],
  [
    /^(?:primera hora|first hour|first 60 minutes|primeros 60 minutos) (?:sin costo|libre|free)$/,
    () => ({ is: 'free-hour' }),
  ],
  [/^(?:sobre|over|beyond) (\d{1,3}) ?km$/, ([km]) => ({ is: 'radius', km: Number(km) })],
  [/^fuera de zona urbana \(mas de (\d{1,3}) ?km\)$/, ([km]) => ({ is: 'radius', km: Number(km) })],
  [
    /^(?:sustituye|reemplaza|replaces)(?: al| el)? (?:almacenaje|bodegaje|storage)(?: general)?$/,
    () => ({ is: 'replaces-storage' }),
  ],
  [
    /^(?:opcional|optional|(?:solo )?si aplica|if it applies|solo si la mercancia lo requiere)$/,
    () => ({ is: 'optional' }),
  ],
  [/^(?:incl(?:uye|\.)|incluye hasta|hasta|up to|incl\.) ?\d{1,3} (?:lineas|lines)\b.{0,20}$/, () => INFORMATION],
  [/^(?:incl\.|incluye) (?:extra km|km surcharge|km adicional)$/, () => INFORMATION],
  [/^(?:una via|solo ida|one way|fraccion cuenta completa|por peso tasable|by chargeable weight)$/, () => INFORMATION],
  [/^(?:minimo por embarque|minimum per shipment|una declaracion(?: \(duca\))?|one entry)$/, () => INFORMATION],
];
const INFORMATION: PriceRemark = { is: 'information' };
const MAX_LENGTH = 1_000;
const ABBREVIATED = /\b(m[áa]x|m[íi]n)\. (?=\S)/gi;
const CLAUSES = /;|,\s+|\.\s+(?=[A-ZÁÉÍÓÚ])/;
/** "Más, previa cotización" is one clause. */
const OPEN_WORD = /^(?:mas|mas lejos|mayor|farther)$/;
const ON_REQUEST = /^(?:previa cotizacion|on request)$/;

/** Parts a remark into what it says of the price, and the rest as it stands there. */
export function readPriceRemarks(text: string | undefined): {
  readonly remarks: readonly PriceRemark[];
  /** What only describes the price, or is read in another way. */
  readonly rest: string | undefined;
  readonly described: readonly string[];
} {
  if (text === undefined || text.length > MAX_LENGTH) return { remarks: [], rest: text, described: [] };
  const clauses = text
    .replace(ABBREVIATED, '$1 ')
    .split(CLAUSES)
    .map((clause) => clause.trim().replace(/\.$/, ''))
    .filter((clause) => clause !== '');
  const remarks: PriceRemark[] = [];
  const rest: string[] = [];
  const described: string[] = [];
  clauses.forEach((clause, at) => {
    const words = normalizeWords(clause);
    if (OPEN_WORD.test(words) && ON_REQUEST.test(normalizeWords(clauses[at + 1] ?? ''))) return;
    const read = readClause(words);
    if (read) remarks.push(read);
    else rest.push(clause);
    if (read?.is === 'information' || read?.is === 'optional') described.push(clause);
  });
  // What is left is read as it was written, since its commas and sentences say something.
  const isUntouched = remarks.length === 0;
  return { remarks, rest: isUntouched ? text : rest.join('; ') || undefined, described };
}

function readClause(words: string): PriceRemark | undefined {
  for (const [pattern, read] of READERS) {
    const found = pattern.exec(words);
    const remark = found && read(found.slice(1));
    if (remark) return remark;
  }
  return undefined;
}

function toLimit(text: string | undefined, of: 'kg' | 'km' | 'un'): PriceRemark | undefined {
  const upTo = parseLimit(text);
  return upTo === undefined ? undefined : { is: 'limit', upTo, of };
}

function toRange(from: string | undefined, to: string | undefined): PriceRemark | undefined {
  const [begin, end] = [parseLimit(from), parseLimit(to)];
  return begin === undefined || end === undefined ? undefined : { is: 'range', from: begin, to: end };
}

function toExcess(rate: string | undefined, gross: string | undefined): PriceRemark | undefined {
  return rate === undefined ? undefined : { is: 'excess', rate, isGross: gross !== undefined };
}

function toAllAbove(kg: string | undefined, rate: string | undefined): PriceRemark | undefined {
  const over = parseLimit(kg);
  return over === undefined || rate === undefined ? undefined : { is: 'all-above', over, rate };
}

function toIncluded(nth: string | undefined, less: 0 | -1, further?: string): PriceRemark | undefined {
  const named = nth === undefined ? undefined : (ORDINALS[nth] ?? (/^\d+$/.test(nth) ? Number(nth) : undefined));
  return named === undefined || named + less < 1 ? undefined : { is: 'included', count: named + less, further };
}

function toDays(from: string | undefined, to?: string, rate?: string): PriceRemark {
  return { is: 'days', from: Number(from), to: to === undefined ? undefined : Number(to), rate };
}
