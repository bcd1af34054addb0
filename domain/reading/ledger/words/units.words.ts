import { CM_PER_INCH, KG_PER_POUND, M3_PER_CUBIC_FOOT } from '../../../cargo/units.js';

/** Words of units and how much of the base unit one of them is. */
function listUnits(table: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  return new Map(Object.entries(table).flatMap(([words, factor]) => words.split(' ').map((word) => [word, factor])));
}

/** Kilograms in a unit. */
export const WEIGHT_UNITS = listUnits({
  'kg kgs kgm kilo kilos kilogramo kilogramos kilogram kilograms kilogramme kilogrammes kilograme kilogrames': 1,
  'lb lbs lbr libra libras pound pounds #': KG_PER_POUND,
  't tn ton tons tonne tonnes tonelada toneladas mt tm': 1000,
  'quintal quintales qq': 46,
});

/** Cubic metres in a unit. */
export const VOLUME_UNITS = listUnits({
  'cbm cbms m3 m³ mtq': 1,
  'cft ft3 ft³ cuft cf': M3_PER_CUBIC_FOOT,
});

/** Centimetres in a unit. */
export const LENGTH_UNITS = listUnits({
  'cm cms cmt centimetros centimetro centimeters': 1,
  'mm mmt milimetros': 0.1,
  'm mt mts metro metros meter meters metre metres': 100,
  'in ins inch inches pulg pulgada pulgadas "': CM_PER_INCH,
  'ft feet foot pie pies': 30.48,
});

/** Words that name or abbreviate a currency. */
export const CURRENCIES: ReadonlySet<string> = new Set(
  (
    'usd us$ $ € £ ¢ ₡ ¥ eur euro euros gbp crc dolar dolares dollar dollars bucks gtq hnl nio lps cad mxn aud nzd ' +
    'colones quetzales lempiras cordobas balboas rmb cny yuan chf jpy yen sek nok dkk pln czk huf hkd sgd twd krw inr brl ' +
    'reais ars clp uyu zar aed thb myr idr vnd pkr bdt lkr rub dop'
  ).split(' '),
);

/** The codes (ISO 4217) of currencies as they are written; `$` and `dolares` are those of the United States. */
export const CURRENCY_CODES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    USD: 'usd us$ $ dolar dolares dollar dollars',
    EUR: '€ eur euro euros',
    GBP: '£ gbp',
    CRC: '¢ ₡ crc colones',
    GTQ: 'gtq quetzales',
    HNL: 'hnl lps lempiras',
    NIO: 'nio',
    CAD: 'cad',
    MXN: 'mxn',
    CNY: 'rmb cny',
    CHF: 'chf',
    JPY: 'jpy yen',
  }).flatMap(([code, words]) => words.split(' ').map((word) => [word, code] as const)),
);

/** Counts in words. */
export const COUNT_WORDS: ReadonlyMap<string, number> = new Map(
  (
    [
      ...[
        ['two', 2],
        ['dos', 2],
        ['three', 3],
        ['tres', 3],
        ['four', 4],
        ['cuatro', 4],
        ['five', 5],
        ['cinco', 5],
      ],
      ...[
        ['six', 6],
        ['seis', 6],
        ['seven', 7],
        ['siete', 7],
        ['eight', 8],
        ['ocho', 8],
        ['nine', 9],
        ['nueve', 9],
      ],
      ...[
        ['ten', 10],
        ['diez', 10],
        ['eleven', 11],
        ['once', 11],
        ['twelve', 12],
        ['doce', 12],
        ['dozen', 12],
      ],
      ...[
        ['docena', 12],
        ['fifteen', 15],
        ['quince', 15],
        ['twenty', 20],
        ['veinte', 20],
        ['thirty', 30],
      ],
      ...[
        ['treinta', 30],
        ['forty', 40],
        ['cuarenta', 40],
        ['fifty', 50],
        ['cincuenta', 50],
      ],
    ] as const
  ).map(([word, value]) => [String(word), Number(value)]),
);

/** Words of weight between a figure and its `each`: `34 kg de peso bruto cada caja`. */
export const OF_WEIGHT: ReadonlySet<string> = new Set('gross bruto brutos approx aprox g de of peso weight'.split(' '));
