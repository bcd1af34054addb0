import { isUnitName } from '../numbers/units.js';
import type { TokenStream } from '../text/token-stream.js';
import { toWholeNumber } from './count-forms.js';
import type { PieceMention } from './piece-mention.js';

const REACH = 12;
const CORRECTED =
  /\b(?:perdon|perdonen?|perdonad|disculp[a-z]+|sorry|corrijo|correccion|correction|edit|update|actually|oops)\b/;
/** `perdón, las cajas son 18`, `edit: the boxes are 18`. */
const THEY_ARE = /(?:^|[ ,:;.])(?:(?:que|the|los|las) )?[a-z]{4,14} (?:son|seran|serian|are|will be|should be) $/;
/** `perdón, son 5`: the number right behind the word that takes back. */
const SORRY_THEY_ARE =
  /\b(?:perdon|perdonen?|disculp[a-z]+|sorry|oops|corrijo|digo)[ ,:;.-]*(?:que )?(?:(?:son|seran|are|they are|it is|it ' s|there are) )$/;
/** `ya no son 20 cartones, son 26`, `no longer 20 cartons but 26`: the number behind the one that does not hold. */
const NO_LONGER =
  /\b(?:no (?:son|eran|es|van)|(?:are|is|it ' s|they ' re)? ?(?:no longer|not)) \d{1,4}(?: [a-z]{2,12}){0,2}[ ,;.]{1,3}(?:(?:ahora|now|sino|but|que|it is|it ' s|they are|son|are) ){1,3}$/;
/** `al final mandamos 9`, `in the end we will send 6`. */
const IN_THE_END =
  /\b(?:al final|finalmente|in the end|finally)(?: (?!de\b)[a-z']{1,9}){0,4} (?:son|van|mandamos|enviamos|seran|are|send|ship|be) $/;
/** `the client is down to two`, `se redujo a 2`, `quedan en 3`. */
const REDUCED =
  /\b(?:(?:is|are|am|we ' re|down) )?(?:down|reduced|cut|lowered) to $|\b(?:se redujo|se redujeron|bajo|bajaron|bajamos) a $|\bquedan? (?:solo |en )$/;
/** `we will send 6 in the end`. */
const SENDS = /\b(?:mandamos|enviamos|seran|son|van|send|ship|are|be) $/;
const END_BEHIND = /^(?:al final|in the end|after all)\b/;
/** What may stand behind a number that counts pieces without naming them. */
const ENDS = /^(?:[).,;!:-]|now|ahora|because|since|porque|pues|al|in|y|and)$/;

/**
 * `16 bocinas … perdón, las cajas son 18`, `8 cajas … al final mandamos 9`: a bare number that takes the place of the only
 * count of several pieces.
 */
export function applyChangedCount(stream: TokenStream, mentions: readonly PieceMention[]): readonly PieceMention[] {
  const several = mentions.filter((one) => !one.inner && one.count > 1);
  const valid = several.filter((one) => !one.retracted);
  const counted = valid.length > 0 ? valid : several;
  const [replaced, ...others] = counted;
  if (!replaced) return [...mentions, ...findReducedCount(stream, mentions)];
  if (others.some((one) => one.count !== replaced.count)) return mentions;
  for (let i = replaced.to; i < stream.tokens.length; i += 1) {
    if (stream.tokens[i]?.kind !== 'number' || mentions.some((one) => i >= one.at && i < one.to)) continue;
    const count = readChangedCount(stream, i);
    if (count === undefined || count === replaced.count) continue;
    const change = {
      ...replaced,
      retracted: false,
      at: i,
      to: i + 1,
      count,
      corrected: true,
      part: false,
      joined: false,
    };
    return [...mentions.map((one) => (counted.includes(one) ? { ...one, retracted: true } : one)), change].sort(
      (one, other) => one.at - other.at,
    );
  }
  return mentions;
}

/** `Forget the 3 heaters, the client is down to two`: the new number of pieces that are not counted here. */
function findReducedCount(stream: TokenStream, mentions: readonly PieceMention[]): readonly PieceMention[] {
  if (mentions.length > 0) return [];
  for (let i = 0; i < stream.tokens.length; i += 1) {
    const count = stream.tokens[i]?.kind === 'number' ? readChangedCount(stream, i) : undefined;
    if (count === undefined || !REDUCED.test(getLineBefore(stream, i))) continue;
    const ofPieces = { family: 'piece', noun: '', part: false, labelled: false, total: false } as const;
    return [{ ...ofPieces, at: i, to: i + 1, count, corrected: true, retracted: false, inner: false, joined: false }];
  }
  return [];
}

function readChangedCount(stream: TokenStream, i: number): number | undefined {
  const count = toWholeNumber(stream.tokens[i]);
  const next = stream.tokens[i + 1];
  if (count === undefined || count < 1 || !(next === undefined || next.kind === 'break' || ENDS.test(next.fold)))
    return undefined;
  const isLast = END_BEHIND.test(stream.getTextAfter(i + 1, 4));
  if (next !== undefined && isUnitName(next.fold) && !isLast) return undefined;
  const before = getLineBefore(stream, i);
  const isSaid =
    (CORRECTED.test(before) && THEY_ARE.test(before)) ||
    SORRY_THEY_ARE.test(before) ||
    NO_LONGER.test(before) ||
    IN_THE_END.test(before) ||
    REDUCED.test(before) ||
    (SENDS.test(before) && isLast);
  return isSaid ? count : undefined;
}

/** The words of the line before a number, with the space that parts them from it. */
function getLineBefore(stream: TokenStream, i: number): string {
  return `${stream.getFoldedText(Math.max(stream.getLineStart(i), i - REACH), i)} `;
}
