/** Words, codes and signs of currencies, and their codes (ISO 4217). */
export const CURRENCIES: Readonly<Record<string, string>> = {
  usd: 'USD',
  us: 'USD',
  dolar: 'USD',
  dolares: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  dls: 'USD',
  dlls: 'USD',
  $: 'USD',
  usdollars: 'USD',
  bucks: 'USD',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '€': 'EUR',
  gbp: 'GBP',
  '£': 'GBP',
  sterling: 'GBP',
  crc: 'CRC',
  '₡': 'CRC',
  colones: 'CRC',
  '¢': 'CRC',
  gtq: 'GTQ',
  quetzales: 'GTQ',
  hnl: 'HNL',
  lempiras: 'HNL',
  lps: 'HNL',
  nio: 'NIO',
  cordobas: 'NIO',
  pab: 'PAB',
  balboas: 'PAB',
  svc: 'SVC',
  cny: 'CNY',
  rmb: 'CNY',
  yuan: 'CNY',
  rs: 'INR',
  jpy: 'JPY',
  yen: 'JPY',
  yens: 'JPY',
  yenes: 'JPY',
  rupias: 'INR',
  rupees: 'INR',
  wones: 'KRW',
  mxn: 'MXN',
  pesos: 'MXN',
  cop: 'COP',
  zar: 'ZAR',
  chf: 'CHF',
  francos: 'CHF',
  francs: 'CHF',
  inr: 'INR',
  krw: 'KRW',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  cad: 'CAD',
  aud: 'AUD',
  brl: 'BRL',
  pen: 'PEN',
  clp: 'CLP',
  ars: 'ARS',
  aed: 'AED',
  hkd: 'HKD',
  sgd: 'SGD',
  twd: 'TWD',
  try: 'TRY',
  pln: 'PLN',
  thb: 'THB',
  czk: 'CZK',
  huf: 'HUF',
  php: 'PHP',
  idr: 'IDR',
  vnd: 'VND',
  myr: 'MYR',
  nzd: 'NZD',
  uyu: 'UYU',
  bdt: 'BDT',
  pkr: 'PKR',
  lkr: 'LKR',
  reais: 'BRL',
};

/** Further codes (ISO 4217), which are words of other languages in small letters. */
export const CODES_IN_CAPITALS: ReadonlySet<string> = new Set(
  'MAD ISK RON BGN RSD UAH KZT ILS SAR EGP KWD QAR OMR BHD JOD DOP JMD TTD BZD HTG BBD VES PYG BOB TND DZD NGN KES GHS'.split(
    ' ',
  ),
);

/** Money whose name says no country: a word beside it does (`dólares canadienses`, `Swiss francs`). */
const NATIONAL_CURRENCIES: readonly (readonly [RegExp, readonly (readonly [RegExp, string])[]])[] = [
  [
    /^(?:dolar|dolares|dollars?)$/,
    [
      [/^(?:canadienses?|canadian)$/, 'CAD'],
      [/^(?:australianos?|australian)$/, 'AUD'],
      [/^(?:neozelandes(?:es)?)$/, 'NZD'],
      [/^(?:americanos?|estadounidenses?|american|us)$/, 'USD'],
    ],
  ],
  [/^(?:francos?|francs?)$/, [[/^(?:suizos?|swiss)$/, 'CHF']]],
  [/^(?:libras?|pounds?)$/, [[/^(?:esterlinas?|sterling|british)$/, 'GBP']]],
  [
    /^(?:coronas?|kronor|kroner|crowns?)$/,
    [
      [/^(?:suecas?|swedish)$/, 'SEK'],
      [/^(?:noruegas?|norwegian)$/, 'NOK'],
      [/^(?:danesas?|danish)$/, 'DKK'],
    ],
  ],
  [
    /^pesos?$/,
    [
      [/^(?:mexicanos?|mexican)$/, 'MXN'],
      [/^(?:colombianos?|colombian)$/, 'COP'],
      [/^(?:chilenos?|chilean)$/, 'CLP'],
      [/^(?:argentinos?|argentine)$/, 'ARS'],
    ],
  ],
  [/^(?:reales|reais)$/, [[/^(?:brasilenos?|brasileros?|brazilian)$/, 'BRL']]],
];

/** The currency of two words, one of which names the money and the other its country, in either order. */
export function findNationalCurrency(one: string, other: string): string | undefined {
  for (const [money, countries] of NATIONAL_CURRENCIES) {
    const country = money.test(one) ? other : money.test(other) ? one : undefined;
    const found = country === undefined ? undefined : countries.find(([pattern]) => pattern.test(country));
    if (found) return found[1];
  }
  return undefined;
}
