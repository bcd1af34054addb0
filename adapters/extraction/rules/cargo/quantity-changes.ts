import type { TokenStream } from '../text/token-stream.js';

const QUANTITY =
  '(?:quantity|qty|amount|number|cargo|shipment|order|volume|cantidad|carga|pedido|volumen|bultos|pieces)';
const CHANGES: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`\\b(?:double|twice|duplicate|duplicar|dupliquen?|doblar) (?:the |la |el |of |de )*${QUANTITY}\\b`), 2],
  [new RegExp(`\\b(?:el doble|doble)(?: (?:de|la|el)){0,2} ${QUANTITY}\\b`), 2],
  [new RegExp(`\\b(?:triple|triplicar|tripliquen?|three times) (?:the |la |el |of |de )*${QUANTITY}\\b`), 3],
  [new RegExp(`\\b(?:half|la mitad)(?: (?:the|of|de|la|el)){0,2} ${QUANTITY}\\b`), 0.5],
];

/** `double the quantity`, `el doble de carga`: by what the cargo stated before is multiplied. */
export function findTimes(stream: TokenStream): { times: number; at: number; to: number } | undefined {
  for (let i = 0; i < stream.tokens.length; i = stream.getLineEnd(i) + 1) {
    const end = stream.getLineEnd(i);
    const line = stream.getFoldedText(i, end);
    for (const [pattern, times] of CHANGES) {
      const found = pattern.exec(line);
      if (!found) continue;
      const at = i + line.slice(0, found.index).split(' ').length - 1;
      return { times, at, to: at + found[0].split(' ').length };
    }
  }
  return undefined;
}
