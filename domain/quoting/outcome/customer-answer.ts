import { foldText } from '../../fold-text.js';
import type { CompetitorPrice, LossReason, OutcomeStatement } from './commercial-outcome.js';
import {
  ACCEPTING,
  ASKING_ANEW,
  COMPETING,
  CONDITIONAL,
  DECLINING,
  DENYING,
  LOSS_WORDS,
} from './customer-answer.words.js';

/** What a customer's words decide. */
export type CustomerAnswer = OutcomeStatement & { readonly outcome: 'accepted' | 'declined' };

/** Characters that are read: decisions stand at the beginning of a letter. */
const MAX_ANSWER_LENGTH = 4_000;
const MAX_NOTE_LENGTH = 200;

/** Each word by itself: bounded, linear, and readable where it matches. */
const compile = (words: readonly string[]) =>
  words.map((one) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${one})(?![\\p{L}\\p{N}])`, 'u'));
const accepting = compile(ACCEPTING);
const declining = compile(DECLINING);
const competing = compile(COMPETING);
const conditional = compile(CONDITIONAL);
const denying = compile(DENYING);
const askingAnew = compile(ASKING_ANEW);
const LOSSES = Object.entries(LOSS_WORDS).map(([reason, words]) => [reason as LossReason, compile(words)] as const);
const MONEY = /(?:(usd|us\$|eur|\$|€) ?)?(\d(?:[\d.,]{0,11}\d)?)(?: ?(usd|eur|dollars|dolares|euros|€|\$))?/g;

/**
 * Whether a customer's answer plainly accepts or declines. Words under a condition, in a question, against each other, or
 * beside a wish for another price decide nothing: a person reads them.
 * @param text the words that the writer of the answer added
 */
export function readCustomerAnswer(text: string): CustomerAnswer | undefined {
  const phrases = splitPhrases(text.slice(0, MAX_ANSWER_LENGTH));
  const folded = phrases.map((one) => foldText(one).replace(/['’]/g, ''));
  if (folded.some((one) => has(askingAnew, one) && !has(competing, one))) return undefined;
  const accepts = folded.findIndex((one) => decides(accepting, one) && !has(denying, one));
  const declines = folded.findIndex((one) => decides(declining, one) || findCompetitorPrice(one) !== undefined);
  if (accepts >= 0 && declines >= 0) return undefined;
  if (accepts >= 0) return { outcome: 'accepted', note: quote(phrases[accepts]) };
  if (declines < 0) return undefined;
  const competitorPrice = folded.map(findCompetitorPrice).find((one) => one !== undefined);
  return {
    outcome: 'declined',
    lossReason: findLossReason(folded.join('\n')),
    ...(competitorPrice ? { competitorPrice } : {}),
    note: quote(phrases[declines]),
  };
}

/** A phrase ends at a line's end too; a point within a number ends none. */
function splitPhrases(text: string): string[] {
  const phrases = text.split(/\n+|(?<=[.!;?])\s+/).map((one) => one.trim());
  return phrases.filter((one) => one !== '');
}

function decides(words: readonly RegExp[], phrase: string): boolean {
  return has(words, phrase) && !has(conditional, phrase) && !/[?¿]/.test(phrase);
}

function has(words: readonly RegExp[], phrase: string): boolean {
  return words.some((one) => one.test(phrase));
}

/** What another one asks, for instance 400 USD in `DHX offered 400`. */
function findCompetitorPrice(phrase: string): CompetitorPrice | undefined {
  if (!has(competing, phrase) || /[?¿]/.test(phrase)) return undefined;
  const figures = [...phrase.matchAll(MONEY)].map((match) => {
    const [all, before, digits = '', behind] = match;
    const next = phrase.slice(match.index + all.length, match.index + all.length + 2);
    return { amount: parseAmount(digits), currency: before ?? behind, isMeasured: /^ ?[\p{L}%]/u.test(next) };
  });
  const isPrice = ({ amount = 0 }: { readonly amount: number | undefined }) => amount >= 1;
  const price =
    figures.find((one) => one.currency !== undefined && isPrice(one)) ??
    figures.find((one) => !one.isMeasured && isPrice(one));
  return price && { amount: price.amount ?? 0, currency: toCurrency(price.currency) };
}

/** The last point or comma with one or two digits behind it is the decimal one. */
function parseAmount(digits: string): number | undefined {
  const [, whole = digits, decimals = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  const amount = Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`);
  return Number.isFinite(amount) ? amount : undefined;
}

function toCurrency(word: string | undefined): string {
  return word !== undefined && ['eur', 'euros', '€'].includes(word) ? 'EUR' : 'USD';
}

function findLossReason(text: string): LossReason {
  return LOSSES.find(([, words]) => has(words, text))?.[0] ?? 'other';
}

function quote(phrase = ''): string {
  return phrase.slice(0, MAX_NOTE_LENGTH);
}
