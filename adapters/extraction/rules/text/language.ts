import type { Language } from '../../../../domain/quoting/shipment-request.js';

const SPANISH = new Set(
  'de la el los las un una para por con favor cotizar cotizacion necesito buenas buenos dias tardes gracias saludos desde hasta que es son se nos me su mi peso bultos cajas estimados adjunto entrega y en del al no lo como cuanto precio tarifa aereo aerea carga mercaderia valor medidas hola buen dia quisiera nuestra nuestro'.split(
    ' ',
  ),
);
const ENGLISH = new Set(
  'the of for to and please pls quote rate we our is are you your with from by need kindly dear hi hello regards thanks thank weight boxes pieces value ready freight air shipment cargo would could it this that have has will in on at best good morning gross each commodity below'.split(
    ' ',
  ),
);

/** The language to answer in: the one that more of the newest message's words belong to. */
export function detectLanguage(words: readonly string[], fallback: readonly string[]): Language {
  const score = scoreLanguage(words) * 2 + (words.length < 30 ? scoreLanguage(fallback) : 0);
  return score > 0 ? 'es' : 'en';
}

/** How many more of the words are Spanish than English. @param words folded */
export function scoreLanguage(words: readonly string[]): number {
  let score = 0;
  for (const word of words) score += (SPANISH.has(word) ? 1 : 0) - (ENGLISH.has(word) ? 1 : 0);
  return score;
}
