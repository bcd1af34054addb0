import type { TokenStream } from '../text/token-stream.js';
import { CURRENCIES } from './currencies.js';
import {
  ARTICLES,
  BILL_WORDS,
  CARRIERS,
  CHARGES,
  FOR_WORDS,
  INVOICE_WORDS,
  SELLERS,
  SERVICES,
  VALUE_NOUNS,
  VALUE_PHRASES,
  VALUE_VERBS,
} from './value-cues.words.js';

/** Tokens before an amount that may say what it is, and behind it. */
const BEFORE_REACH = 10;
const INVOICE_REACH = 10;
/** Tokens behind the word of an invoice in which its own number or amount stands. */
const NUMBER_REACH = 3;
const INSURED = /\b(?:insured|insurance|asegurad[oa]s?|asegurar|seguro)\b/g;

/** Where an amount stands, with its currency. */
interface AmountSpan {
  readonly at: number;
  readonly to: number;
}

/**
 * The words of the sentence before an amount that speak of it: what belongs to an earlier amount of the sentence is left
 * out, and so is the insurance of what is insured and invoiced for the same sum.
 */
export function getStatementBefore(stream: TokenStream, money: AmountSpan): string {
  const text = stream.getFoldedText(findStatementStart(stream, money), money.at);
  return isInsuredAndInvoiced(stream, money) ? text.replace(INSURED, '') : text;
}

/** What follows an amount, without the insurance of what is invoiced for the same sum. */
export function getStatementAfter(stream: TokenStream, money: AmountSpan, words: number): string {
  const text = stream.getTextAfter(money.to, words);
  return isInsuredAndInvoiced(stream, money) ? text.replace(INSURED, '') : text;
}

/** One past the last earlier amount of the sentence, where words behind it say what the next one is. */
function findStatementStart(stream: TokenStream, { at }: AmountSpan): number {
  const { tokens } = stream;
  const from = Math.max(stream.getClauseStart(at), at - BEFORE_REACH);
  for (let k = at - 1; k > from; k -= 1) {
    const isMoney =
      tokens[k]?.kind === 'number' && (isCurrency(tokens[k - 1]?.fold) || isCurrency(tokens[k + 1]?.fold));
    if (!isMoney) continue;
    const start = isCurrency(tokens[k + 1]?.fold) && k + 1 < at - 1 ? k + 2 : k + 1;
    const words = tokens.slice(start, at).map(({ fold }) => fold);
    return words.some((word) => SERVICES.has(word) || CARRIERS.has(word) || namesValue(word)) ? start : from;
  }
  return from;
}

function isCurrency(fold: string | undefined): boolean {
  return fold !== undefined && Object.hasOwn(CURRENCIES, fold);
}

function namesValue(word: string): boolean {
  return VALUE_NOUNS.has(word) || BILL_WORDS.has(word) || VALUE_VERBS.has(word);
}

/** `insured for and invoiced at GBP 9,750`, `insured for USD 54,000, also the invoice value`; the number of an invoice says nothing. */
export function isInsuredAndInvoiced(stream: TokenStream, money: AmountSpan): boolean {
  const own = findStatementStart(stream, money);
  const end = Math.min(stream.getClauseEnd(money.at), money.to + INVOICE_REACH);
  const isInsured = stream.getFoldedText(own, end).search(INSURED) >= 0;
  if (!isInsured) return false;
  return namesInvoice(stream, own, money.at, money.at) || namesInvoice(stream, money.to, end, end + NUMBER_REACH);
}

/** A word of an invoice that no number of its own follows before `limit`. */
function namesInvoice({ tokens }: TokenStream, from: number, to: number, limit: number): boolean {
  for (let k = from; k < to; k += 1) {
    if (!INVOICE_WORDS.has(tokens[k]?.fold ?? '')) continue;
    const behind = tokens.slice(k + 1, Math.min(k + 1 + NUMBER_REACH, limit));
    if (!behind.some(({ kind }) => kind === 'number')) return true;
  }
  return false;
}

/** Whether words before an amount say that goods were bought, billed or declared for it. @param before folded */
export function isBilled(before: string): boolean {
  return (
    before.split(' ').some((word) => VALUE_VERBS.has(word)) || VALUE_PHRASES.some((phrase) => before.includes(phrase))
  );
}

/** `my supplier charged me 7,300 euros`: the price of goods, told by who sells them. @param before folded */
export function isChargedBySeller(before: string): boolean {
  const words = before.split(' ');
  const seller = words.findLastIndex((word) => SELLERS.has(word));
  return seller >= 0 && words.slice(seller + 1).some((word) => CHARGES.has(word));
}

/** Whether an amount is the price of a service, or what a carrier charges: `the trucking cost us`, `DHL quoted us`. @param before folded */
export function isOfService(before: string): boolean {
  const words = before.split(' ');
  const noun = words.findLastIndex((word) => VALUE_NOUNS.has(word));
  const bill = words.findLastIndex((word) => namesValue(word));
  const service = words.findLastIndex((word) => SERVICES.has(word));
  const carrier = words.findLastIndex((word) => CARRIERS.has(word));
  return (service >= 0 && service > bill) || (carrier >= 0 && carrier > noun);
}

/** What a sum was paid for, by the words behind it: `for the freight`, `por los azulejos`; undefined where none says so. @param after folded */
export function findPaidThing(after: string): 'service' | 'goods' | undefined {
  const [link = '', ...rest] = after.split(' ');
  if (!FOR_WORDS.has(link)) return undefined;
  const hasArticle = ARTICLES.has(rest[0] ?? '');
  const noun = (hasArticle ? rest[1] : rest[0]) ?? '';
  const next = (hasArticle ? rest[2] : rest[1]) ?? '';
  if ([noun, next].some((word) => SERVICES.has(word))) return 'service';
  return hasArticle && (link === 'for' || link === 'por') && /^[a-z]/.test(noun) ? 'goods' : undefined;
}
