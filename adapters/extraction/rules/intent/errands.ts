import type { Errand } from '../../../../domain/quoting/request-purpose.js';
import { ERRAND_WORDS, MILD_ERRANDS, OTHER_QUESTIONS, QUOTE_IMPERATIVES } from './errands.words.js';
import { asksForPrice, removePriceMentions } from './price-questions.js';

const MAX_TEXT = 8_000;
const SENTENCE_END = /(?<=[.!?;])\s+|\n+/;
const ERRAND_PATTERNS = (Object.entries(ERRAND_WORDS) as [Errand, readonly string[]][]).map(
  ([errand, words]) => [errand, compile(words)] as const,
);
const ANY_ERRAND = compile(Object.values(ERRAND_WORDS).flat());
const QUOTE_IMPERATIVE = compile(QUOTE_IMPERATIVES);
const OTHER_QUESTION = compile(OTHER_QUESTIONS);
/** Sellers and systems speak of quotations themselves: of them only an imperative of quoting counts. */
const SELLERS: ReadonlySet<Errand> = new Set<Errand>(['offer', 'notice', 'announcement']);
/** The text of our own or an earlier quotation, which an imperative of quoting does not name. */
const EARLIER_QUOTE = /\b(?:your|our|the|su|la|nuestra|as per|segun) (?:quote|quotation|cotizacion)\b/g;

/** One pattern of all the words: `~` is up to four words, `*` any ending, and blanks may be any white space. */
function compile(words: readonly string[]): RegExp {
  const patterns = words.map((phrase) =>
    phrase
      .replace(/\((?!\?)/g, '(?:')
      .replace(/([a-z])\*(?!\?)/g, '$1[a-z]*')
      .replace(/([a-z])\*\?/g, '$1[a-z]*')
      .replace(/ ~ /g, ' (?:[^\\s.!?;]+ ){0,4}'),
  );
  return new RegExp(`(?<![a-z0-9])(?:${patterns.join('|')})(?![a-z0-9])`, 'm');
}

/** Whether a text bids us quote, apart from words about an earlier quotation. @param text folded */
export function bidsQuote(text: string): boolean {
  return QUOTE_IMPERATIVE.test(removePriceMentions(text.slice(0, MAX_TEXT)).replace(EARLIER_QUOTE, ' '));
}

/** Another errand in a text, and whether the text asks for a price all the same. */
export interface FoundErrand {
  readonly errand: Errand;
  readonly asksToo: boolean;
}

/**
 * What the text wants besides a price. A sentence of its own that asks for one makes the text a request, whatever its
 * other sentences say; of mild errands an imperative of quoting in the same sentence does too.
 * @param text folded
 */
export function findErrand(text: string): FoundErrand | undefined {
  const newest = text.slice(0, MAX_TEXT);
  if (!ANY_ERRAND.test(newest)) return undefined;
  const sentences = newest.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');
  const found = sentences.map(findErrandOfSentence);
  const errand = found.find((one) => one !== undefined);
  if (errand === undefined) return undefined;
  const asksToo = sentences.some((sentence, at) => {
    const other = found[at];
    if (other !== undefined) return MILD_ERRANDS.has(other) && bidsQuote(sentence);
    return bidsQuote(sentence) || (!SELLERS.has(errand) && asksForPrice(removePriceMentions(sentence)));
  });
  return { errand, asksToo };
}

/** Whether a text asks about something else than a price, such as opening hours. @param text folded */
export function asksOtherQuestion(text: string): boolean {
  return OTHER_QUESTION.test(text.slice(0, MAX_TEXT));
}

function findErrandOfSentence(sentence: string): Errand | undefined {
  return ERRAND_PATTERNS.find(([, pattern]) => pattern.test(sentence))?.[0];
}
