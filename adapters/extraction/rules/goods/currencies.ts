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
