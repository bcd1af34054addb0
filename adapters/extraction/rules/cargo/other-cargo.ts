import type { TokenStream } from '../text/token-stream.js';

/** What an elevator, a floor or a road bears (`el elevador soporta 400 kg`, `our forklift only lifts 900 kg`). */
const LOAD_CAPACITY =
  /\b(?:elevador(?:es)?|elevators?|ascensor|montacargas|forklifts?|grua|cranes?|piso|floors?|rampa|ramp|muelle|dock|puerta|gate|porton|calle|road|puente|bridge|camion(?:es)?|trucks?|liftgate|carretilla|balanza|scale|polipasto|hoist|vans?)\b[^.;,]{0,40}\b(?:soportan?|aguantan?|resisten?|cargan?|levantan?|permiten?|admiten?|holds?|takes?|carries|carry|handles?|lifts?|supports?|bears?|rated|allows?)(?: (?:solo|solamente|only|hasta|up to|about|unos|max|maximo|a maximum of|un maximo de|for|at|:)){0,3} ?$/;
/** `nothing over 5 tons`, `nada de mas de 3 toneladas`: what may not pass. */
const NOTHING_OVER =
  /\b(?:nothing|nada|no (?:trucks?|camiones|vehicles?|vehiculos))(?: [a-z]+){0,2} (?:over|above|heavier than|more than|mas de|que pase de|mayor(?:es)? (?:a|de|que)) ?$/;
/** `si hay tarifa para mas de 300 kilos`: a break of a tariff that is asked for besides. */
const ASKED_BREAK =
  /\b(?:si (?:hay|tienen|tuvieran|manejan)|if (?:there is|there ' s|you have))\b[^.;,]{0,20}\b(?:tarifas?|rates?|precios?|prices?|descuentos?|discounts?)\b[^.;,]{0,20}\b(?:mas de|over|more than|above|a partir de|arriba de|from|desde|para|for|at) ?$/;
const WORDS_BEFORE = 16;

/** Whether a weight is what something may bear, or a break of a tariff: never that of cargo. */
export function isLoadCapacity(stream: TokenStream, at: number): boolean {
  const before = stream.getTextBefore(at, WORDS_BEFORE);
  return LOAD_CAPACITY.test(before) || NOTHING_OVER.test(before) || ASKED_BREAK.test(before);
}

/** Another forwarder's values, or those of an earlier or later shipment. */
const ELSEWHERE =
  /\b(?:otr[oa]|another|the other|el otro|(?:mi|nuestro) (?:anterior|antiguo)|(?:my|our) (?:previous|former|last)) (?:agente|agencia|forwarder|agent|embarcador|transportista|carrier|broker)\b|\b(?:comes? back later|coming back later|separate (?:rfq|shipment|enquiry|inquiry|quote)|(?:otro|another|a different) (?:embarque|shipment) (?:aparte|later)|(?:viene|sale|va) en otro embarque|goes in another shipment|next month|el (?:proximo|otro) mes|el mes (?:pasado|que viene)|last month)\b/;

/** The mentions of this cargo: those in a sentence about other cargo are left out where `others` are known or remain. */
export function excludeOtherCargo<T extends { readonly at: number }>(
  stream: TokenStream,
  mentions: readonly T[],
  others: boolean,
): readonly T[] {
  const own = mentions.filter((one) => !ELSEWHERE.test(stream.clause(one.at)));
  return own.length > 0 || others ? own : mentions;
}
