/** Money whose name says no country: a word beside it does (`dólares canadienses`, `Swiss francs`). */
const MONEY_OF: readonly (readonly [RegExp, readonly (readonly [RegExp, string])[]])[] = [
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
export function moneyOf(one: string, other: string): string | undefined {
  for (const [money, lands] of MONEY_OF) {
    const land = money.test(one) ? other : money.test(other) ? one : undefined;
    const found = land === undefined ? undefined : lands.find(([pattern]) => pattern.test(land));
    if (found) return found[1];
  }
  return undefined;
}
