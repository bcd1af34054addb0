import { findKgPerUnit, isUnitName } from '../numbers/units.js';
import type { TokenStream } from '../text/token-stream.js';
import { type CountMatch, toWholeNumber } from './count-forms.js';
import { findPackaging, type Packaging } from './packaging.js';

const OTHERS = /^(?:other|others|remaining|otros|otras|restantes|demas|ultimos|ultimas)$/;

/** `six of them`, `the other two`, `5 de 30 lb y 1 de 42 lb`: some of the pieces that were counted before. */
export function parsePartAt(
  stream: TokenStream,
  i: number,
  whole: { readonly at: number; readonly family: Packaging; readonly count: number; readonly noun: string } | undefined,
): (CountMatch & { noun: string }) | undefined {
  const { tokens } = stream;
  const count = toWholeNumber(tokens[i]);
  const ofThem = /^(?:of|de) (?:them|these|those|which|ellas|ellos)$/.test(stream.getFoldedText(i + 1, i + 3));
  if (!whole && count !== undefined && ofThem) return { count, family: 'piece', noun: '', at: i, to: i + 3 };
  if (!whole || count === undefined || count >= whole.count || i - whole.at > 60) return undefined;
  const part = { count, family: whole.family, noun: whole.noun, at: i, to: i + 1 };
  const next = stream.getFoldedText(i + 1, i + 3);
  if (/^(?:of|de) (?:them|these|those|which|ellas|ellos|estas|estos|las|los|the)$/.test(next))
    return { ...part, to: i + 3 };
  if (/^(?:pesan|weigh|miden|measure)$/.test(tokens[i + 1]?.fold ?? '')) return part;
  if (/^(?:son|are) (?:de|of)$/.test(next) && tokens[i + 3]?.kind === 'number') return part;
  // `the two others`, `las dos restantes`
  const isOthers = OTHERS.test(tokens[i + 1]?.fold ?? '') && /^(?:the|las|los)$/.test(tokens[i - 1]?.fold ?? '');
  if (isOthers) return { ...part, to: i + 2 };
  if (OTHERS.test(tokens[i - 1]?.fold ?? '') && !findKgPerUnit(tokens[i + 1]?.fold ?? '')) return part;
  const unit = tokens[i + 3];
  const weighed =
    /^(?:de|of|at|@)$/.test(tokens[i + 1]?.fold ?? '') &&
    tokens[i + 2]?.kind === 'number' &&
    unit?.kind === 'word' &&
    findKgPerUnit(unit.fold) !== undefined;
  return weighed ? part : undefined;
}

/** `and another of 185 kg`: one more of the kind before. */
export function parseAnotherAt(
  stream: TokenStream,
  i: number,
  previous: { readonly at: number; readonly count: number; readonly family: Packaging } | undefined,
): CountMatch | undefined {
  const word = stream.tokens[i];
  if (
    previous?.count !== 1 ||
    word?.kind !== 'word' ||
    !/^(?:another|otra|otro)$/.test(word.fold) ||
    previous.at < stream.getClauseStart(i)
  )
    return undefined;
  const next = stream.tokens[i + 1]?.fold ?? '';
  const own = findPackaging(next);
  if (!own && !(/^(?:of|de)$/.test(next) && stream.tokens[i + 2]?.kind === 'number')) return undefined;
  return { count: 1, family: own ?? previous.family, at: i, to: own ? i + 2 : i + 1 };
}

/** `so 3 in total`, `o sea 5 en total`, `that makes 12 now`: a bare number that is the sum of earlier counts. */
export function parseSumAt(stream: TokenStream, i: number): CountMatch | undefined {
  const count = toWholeNumber(stream.tokens[i]);
  if (count === undefined || count < 2) return undefined;
  const sumsUp =
    SUM_PHRASES.test(stream.getFoldedText(Math.max(stream.getLineStart(i), i - 5), i)) &&
    IN_ALL.test(stream.getFoldedText(i + 1, i + 4));
  return sumsUp ? { count, family: 'piece', at: i, to: i + 1 } : undefined;
}

/** Words that introduce a sum of earlier counts. */
export const SUM_PHRASES =
  /(?:^|[ ,;.])(?:so|asi que|entonces|o sea|(?:that|this|which) makes|making(?: it)?|serian|quedan|quedarian|(?:ahora )?son)(?: (?:it ' s|it is|that ' s|that is|we have|there are|son|serian|quedan|hay|now|ahora|ya))* ?$/;
const IN_ALL = /^(?:in total|en total|altogether|in all|all together|ahora|now)(?= |$)/;

const TAKEN_AS =
  /(?:perdon|disculpe|disculpa|sorry|correction|correccion|corrijo|mejor dicho|quise decir|i meant?|digo|actually|apologies|me equivoque|my mistake|rectifico|en realidad|sino|(?<=\bnot? \d+ [a-z]+ )but(?: rather)?|(?<=\b(?:puse|dije|indique|escribi|said|wrote|put) \d+ [a-z]+ )(?:y|pero|and|but)|(?<=\b(?:eran|were|antes|had|teniamos) \d+ [a-z]+ (?:, )?(?:pero |but )?)(?:ahora|now)|no wait|i mean)(?: [,:;.-])?(?: que)?(?: (?:son|serian|eran|es|they are|it is|it ' s|that ' s|there are|make (?:it|that)|should be|i mean|quise decir|deben ser))?(?: (?:solo|only|en realidad|actually))? ?$/;

/** `3 camillas (perdón, son 4)`: a bare number that takes the place of the one just before it. */
export function parseCorrectionAt(stream: TokenStream, i: number): CountMatch | undefined {
  const { tokens } = stream;
  const count = toWholeNumber(tokens[i]);
  const next = tokens[i + 1];
  if (
    count === undefined ||
    !(
      next === undefined ||
      next.kind === 'break' ||
      /^(?:[).,;!-]|now|ahora|because|since|porque|pues)$/.test(next.fold)
    )
  )
    return undefined;
  const said = stream.getFoldedText(Math.max(stream.getLineStart(i), i - 8), i);
  if (DENIED_SIDE.test(said)) return undefined;
  const replaced = TAKEN_AS.exec(said) ?? MAKE_THAT.exec(said);
  const before = replaced ? said.slice(0, replaced.index) : '';
  return replaced &&
    /(?:^| )\d+ [a-z]/.test(before.slice(Math.max(0, before.lastIndexOf('.')))) &&
    !isMeasurement(before)
    ? { count, family: 'piece', at: i, to: i + 1 }
    : undefined;
}

/** `no mide 120 de alto sino 102`: another side. */
const DENIED_SIDE =
  /\b(?:no|not|doesn ' t) (?:mide|miden|measures?|pesa|pesan|weighs?) |\b(?:alto|largo|ancho|altura|high|tall|wide|long) (?:sino|but) ?$/;
/** `4 boxes - make that 5 -`. */
const MAKE_THAT = /\bmake (?:it|that) ?$/;
const CONTRAST =
  /^,? ?(?:(?:y|and|pero|but) )?(?:no|not|instead of|en vez de|en lugar de|rather than) (?:(?:son|eran|the|las|los) )?(\d{1,4})(?= |$)/;

/** `Perdón, son 3, no 2`: a bare number that is set against the only count of that many pieces. */
export function parseContrastedCountAt<T extends CountMatch & { readonly retracted: boolean }>(
  stream: TokenStream,
  i: number,
  mentions: readonly T[],
): (CountMatch & { readonly replaced: T }) | undefined {
  const count = toWholeNumber(stream.tokens[i]);
  const behind = count === undefined ? undefined : CONTRAST.exec(stream.getTextAfter(i + 1, 8));
  if (count === undefined || !behind) return undefined;
  const same = mentions.filter((one) => !one.retracted && one.count === Number(behind[1]));
  const [replaced] = same;
  if (same.length !== 1 || !replaced || findKgPerUnit(stream.tokens[i + 1]?.fold ?? '') !== undefined) return undefined;
  return { count, family: replaced.family, at: i, to: i + 1, replaced };
}

/** The last number before it is a weight, a size or a volume, not a count. */
function isMeasurement(before: string): boolean {
  const unit = before.split(' ').findLast((word) => /^[a-z\d³]/.test(word)) ?? '';
  return isUnitName(unit);
}
