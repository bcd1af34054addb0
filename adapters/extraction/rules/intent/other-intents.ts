import type { MailIntent } from '../../../../domain/quoting/request-purpose.js';
import { INTENT_WORDS, MILD_INTENTS, OTHER_QUESTIONS, QUOTE_IMPERATIVES, RIVAL_OFFERS } from './other-intents.words.js';
import { asksForPrice, removePriceMentions } from './price-questions.js';

const MAX_TEXT = 8_000;
const CLAUSE_END = /(?<=[.!?;])\s+|\n+/;
const INTENT_PATTERNS = (Object.entries(INTENT_WORDS) as [MailIntent, readonly string[]][]).map(
  ([intent, words]) => [intent, compile(words)] as const,
);
const ANY_INTENT = compile(Object.values(INTENT_WORDS).flat());
const REFUSAL = compile((INTENT_WORDS.refusal ?? []).filter((words) => !RIVAL_OFFERS.includes(words)));
const RIVAL_OFFER = compile(RIVAL_OFFERS);
const QUOTE_IMPERATIVE = compile(QUOTE_IMPERATIVES);
const OTHER_QUESTION = compile(OTHER_QUESTIONS);
/** Sellers and systems speak of quotations themselves: of them only an imperative of quoting counts. */
const SELLERS: ReadonlySet<MailIntent> = new Set<MailIntent>(['offer', 'notice', 'announcement']);
/** The text of our own or an earlier quotation, which an imperative of quoting does not name. */
const EARLIER_QUOTE = /\b(?:your|our|the|su|la|nuestra|as per|segun) (?:quote|quotation|cotizacion)\b/g;

const ASKS =
  /[?\u00bf]|\b(?:how|what|when|which|cuant[oa]s?|cual|que|quiero|need|necesito|advise|indi[cq][a-z]*|confirm[a-z]*|tell|digan?|saber|know)\b/;

/** One pattern of all the words: `~` is up to four words, `~~` up to fourteen, `*` any ending, and blanks may be any white space. */
function compile(words: readonly string[]): RegExp {
  const patterns = words.map((phrase) =>
    phrase
      .replace(/\((?!\?)/g, '(?:')
      .replace(/([a-z])\*(?!\?)/g, '$1[a-z]*')
      .replace(/([a-z])\*\?/g, '$1[a-z]*')
      .replace(/ ~~ /g, ' (?:[^\\s!?;]+ ){0,14}')
      .replace(/ ~ /g, ' (?:[^\\s.!?;]+ ){0,4}'),
  );
  return new RegExp(`(?<![a-z0-9])(?:${patterns.join('|')})(?![a-z0-9])`, 'm');
}

/** Whether a text bids us quote, apart from words about an earlier quotation. @param text folded */
export function bidsQuote(text: string): boolean {
  return QUOTE_IMPERATIVE.test(removePriceMentions(text.slice(0, MAX_TEXT)).replace(EARLIER_QUOTE, ' '));
}

/** Another intent in a text, and whether the text asks for a price all the same. */
export interface FoundIntent {
  readonly intent: MailIntent;
  readonly asksToo: boolean;
}

/**
 * What the text wants besides a price. A clause of its own that asks for one makes the text a request, whatever its
 * other clauses say; of mild intents an imperative of quoting in the same clause does too.
 * @param text folded
 */
export function findOtherIntent(text: string): FoundIntent | undefined {
  const newest = text.slice(0, MAX_TEXT);
  if (!ANY_INTENT.test(newest)) return undefined;
  const clauses = newest.split(CLAUSE_END).filter((clause) => clause.trim() !== '');
  const found = clauses.map(findIntentOfClause);
  const intent = found.find((one) => one !== undefined);
  if (intent === undefined) return undefined;
  const asksToo = clauses.some((clause, at) => {
    const other = found[at];
    if (other !== undefined) return MILD_INTENTS.has(other) && bidsQuote(clause);
    return bidsQuote(clause) || (!SELLERS.has(intent) && asksForPrice(removePriceMentions(clause)));
  });
  return { intent, asksToo };
}

/** Whether a text names the price of another forwarder. @param text folded */
export function namesRivalOffer(text: string): boolean {
  return RIVAL_OFFER.test(text.slice(0, MAX_TEXT));
}

/** Whether a text refuses nothing by its own words, where it names the price of another forwarder. @param text folded */
export function refusesNothing(text: string): boolean {
  return !REFUSAL.test(text.slice(0, MAX_TEXT));
}

/** Whether a text asks about something else than a price, such as opening hours. @param text folded */
export function asksOtherQuestion(text: string): boolean {
  return OTHER_QUESTION.test(text.slice(0, MAX_TEXT));
}

function findIntentOfClause(clause: string): MailIntent | undefined {
  const found = INTENT_PATTERNS.find(([, pattern]) => pattern.test(clause))?.[0];
  // `Días de almacenaje: 4` in a form asks nothing.
  return found === 'question' && !ASKS.test(clause) ? undefined : found;
}
