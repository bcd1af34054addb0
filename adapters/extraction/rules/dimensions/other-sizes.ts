import { findPackaging } from '../pieces/packaging.js';
import type { TokenStream } from '../text/token-stream.js';

/** Limits, which are no sizes of cargo. */
const LIMIT = /\b(?:up to|piezas de hasta|max piece)\b|\bhasta(?: (?:de|un|una|max|maximo|\.))* ?$/;
/** Doors, vehicles and pictures, and the words that lead from them to their own size. */
const THINGS =
  'door|puerta|truck|camion|image|imagen|warehouse|gate|porton|container|contenedor|uld|pmc|elevator|ascensor|forks|position';
const LINKS =
  'is|are|of|size|sizes|opening|opens|clear|inside|interior|only|just|measures|de|mide|abre|con|with|at|libre|util|max|maximo|dims?|medidas|:|\\(|-|=';
const THING = new RegExp(
  `\\b(?:${THINGS})(?: (?:${LINKS}|height|width|alto|ancho|bed|box|entry|entrada|carga|space)){0,6} ?$`,
);

const WORDS_NEAR = 6;

/** Where the words begin that say what the size is of: `truck bumper - 1 box`, `door delivery / dims:` end what stands before. */
function findOwnStart(stream: TokenStream, at: number): number {
  const { tokens } = stream;
  const start = Math.max(stream.getClauseStart(at), at - WORDS_NEAR);
  for (let k = at - 1; k > start; k -= 1) {
    const token = tokens[k];
    if (token?.text === ':' || (token?.text === '/' && token.spaced)) return k;
    const counted = [k - 1, k - 2].some((i) => tokens[i]?.kind === 'number' && i >= start);
    if (token?.kind === 'word' && counted && findPackaging(token.fold) !== undefined) return k;
  }
  return start;
}

/** `each up to 240 x 90 x 180`: the largest of the pieces themselves. */
const PER_PIECE_LIMIT =
  /\b(?:each|cada un[oa]|c \/ u|all|todas|todos)(?: (?:is|are|de|mide|miden|measuring))? (?:up to|max|hasta)(?: \.)? ?$/;

/** Whether the words before a size say that it is that of a door, a vehicle or a limit. */
export function isOfOtherThing(stream: TokenStream, at: number): boolean {
  const own = stream.getFoldedText(findOwnStart(stream, at), at).replace(PER_PIECE_LIMIT, '');
  return LIMIT.test(own) || THING.test(own);
}
