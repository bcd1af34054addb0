import type { Passage } from '../text/split-email.js';
import type { TokenStream } from '../text/token-stream.js';
import { listAmounts, type ValueMention } from './value-extractor.js';

const WORDS_AROUND = 5;
const INSURED = /\b(?:insured|asegurad[oa]s?)\b/;
/** Terms under which the seller insures: the sum that he insures is the one that he sells for. */
const INSURING_TERMS: ReadonlySet<string | undefined> = new Set(['CIF', 'CIP', undefined]);

/**
 * `Insured value 22,000 USD`: the one sum of an email stands for the value where its seller insures, or no charge rests on the
 * value. Under other terms it may be far above what goods are worth.
 */
export function findInsuredValue(
  passages: readonly Passage[],
  term: string | undefined,
): { readonly stream: TokenStream; readonly mention: ValueMention } | undefined {
  if (!INSURING_TERMS.has(term)) return undefined;
  const amounts = passages.flatMap(({ stream }) => [...listAmounts(stream)].map((money) => ({ stream, money })));
  const [only, ...rest] = amounts;
  if (!only || rest.length > 0) return undefined;
  const { at, to, amount, currency } = only.money;
  const words = `${only.stream.getTextBefore(at, WORDS_AROUND)} ${only.stream.getTextAfter(to, WORDS_AROUND)}`;
  if (!INSURED.test(words)) return undefined;
  return { stream: only.stream, mention: { at, to, value: { amount, currency }, score: 0 } };
}
