import {
  KIND_OF_NO_PRICE,
  type MailIntent,
  MIN_WISHED_FACTS,
  type RequestPurpose,
} from '../../../../domain/quoting/request-purpose.js';
import {
  findNonRequestIntent,
  isStatusReport,
  NON_REQUEST_PATTERNS,
  removeConditionalBookings,
  removePastReferences,
} from './non-request-intents.js';
import { removeOffersToOthers } from './offers-to-others.js';
import { asksOtherQuestion, bidsQuote, findOtherIntent, namesRivalOffer, refusesNothing } from './other-intents.js';
import {
  asksForDamage,
  asksForGoodsPrice,
  asksForPrice,
  BARE_PRICE_REQUEST,
  removePriceMentions,
} from './price-questions.js';

/** What kind of email the newest message is. */
export interface RequestClassification {
  readonly isRequest: boolean;
  /** What it is about instead; undefined for requests. */
  readonly purpose: RequestPurpose | undefined;
  /** A request by its cargo alone, which staff should confirm. */
  readonly isDoubtful: boolean;
}

/** The input of the classification: folded texts. */
export interface RequestTexts {
  readonly from: string;
  readonly subject: string;
  /** The newest message without notices and signature. */
  readonly top: string;
  /** Messages that were passed on below. */
  readonly forwarded: string;
  /** Everything, notices included. */
  readonly whole: string;
  /** How many facts of a shipment were found. */
  readonly facts: number;
  /** Whether an earlier message stands below the newest. */
  readonly isAnswer: boolean;
  /** Whether lines speak to a machine. */
  readonly addressesMachine: boolean;
}

const REQUEST: RequestClassification = { isRequest: true, purpose: undefined, isDoubtful: false };
const DOUBTFUL: RequestClassification = { ...REQUEST, isDoubtful: true };
const ANSWER_SUBJECT = /^\W*(?:(?:re|rv|fw|fwd|aw)\s*:\s*)+/;
/** This many facts describe a shipment, whatever else is stated. */
const MIN_DESCRIBING_FACTS = 3;

/** What each kind of mail wants of us; kinds that are not listed want nothing that a person must see to. */
const INTENT_OF_KIND: Readonly<Record<string, MailIntent>> = {
  announcement: 'announcement',
  booking: 'booking',
  cancelled: 'cancellation',
  claim: 'claim',
  documents: 'documents',
  internal: 'internal',
  invoice: 'invoice',
  'offer of services': 'offer',
  'rate offer': 'offer',
  tracking: 'tracking',
};
/** What binds us or accuses us is for a person, also where the same letter asks for another price. */
const BINDING_INTENTS: ReadonlySet<MailIntent> = new Set<MailIntent>([
  'acceptance',
  'booking',
  'claim',
  'cancellation',
]);
/** Mail in bulk speaks of prices and quotations in every other sentence: only an imperative of quoting counts there. */
const BULK_KINDS: ReadonlySet<string> = new Set(['newsletter', 'job application', 'data request', 'phishing']);
const QUESTION =
  /[?\u00bf]|\b(?:please|pls|kindly) (?:let (?:me|us) know|advise|confirm|tell)\b|\bme pued[ae]n? (?:decir|indicar)/;

/**
 * Classifies an email as a request for a price or not. Some kinds of mail are never one, and another intent is none
 * unless a sentence of its own asks for a price. A question of price makes one, unless it only mentions an earlier price
 * beside another purpose. Without a question a described shipment is one if no other purpose is found, and a doubtful one
 * if the words are those of a report, or of a cargo that is known already.
 */
export function classifyRequest(texts: RequestTexts): RequestClassification {
  const newest = texts.top.trim() === '' ? texts.forwarded : texts.top;
  const refuse = (kind: string, intent = INTENT_OF_KIND[kind]) => toNonRequest(kind, intent, newest, texts);
  const never = findKindOfNoRequest(texts, newest);
  if (never !== undefined) return refuse(never);
  const other = findOtherIntent(newest);
  const isOfRival = other?.intent === 'refusal' && comparesRivals(texts, newest);
  if (other !== undefined && !other.asksToo && !isOfRival) return refuse(other.intent, other.intent);
  const isBinding = other !== undefined && (BINDING_INTENTS.has(other.intent) || bargains(texts, newest));
  const isOfGoods = texts.facts < MIN_DESCRIBING_FACTS && asksForGoodsPrice(newest);
  const request = isBinding || isOfGoods ? DOUBTFUL : REQUEST;
  const currentText = removeOffersToOthers(removeConditionalBookings(removePastReferences(newest)));
  const answers = ANSWER_SUBJECT.test(texts.subject);
  const asks = asksForPrice(newest) || (texts.facts >= 2 && BARE_PRICE_REQUEST.test(newest));
  const otherIntent =
    findNonRequestIntent(currentText) ??
    (answers || asksForPrice(texts.subject) ? undefined : findNonRequestIntent(texts.subject));
  if (asks && !(otherIntent && isIncidentalPriceRequest(newest, otherIntent, texts.facts))) return request;
  if (otherIntent) return refuse(otherIntent);
  const isReport = isStatusReport(currentText);
  if (isReport && texts.facts < MIN_DESCRIBING_FACTS) return refuse('tracking');
  if (asksForPrice(texts.forwarded) || (!answers && asksForPrice(texts.subject))) return request;
  // `Tarifa PTY por favor` above an empty letter: a request, of a cargo that is not known.
  if (newest.trim() === '' && !answers && texts.facts >= 1 && BARE_PRICE_REQUEST.test(texts.subject))
    return texts.facts === 1 ? DOUBTFUL : REQUEST;
  if (QUESTION.test(newest) && asksOtherQuestion(newest)) return refuse('question', 'question');
  if (texts.addressesMachine && texts.facts < MIN_DESCRIBING_FACTS) return refuse('orders to a machine');
  if (texts.facts >= MIN_DESCRIBING_FACTS) return isReport || KNOWN_CARGO.test(newest) ? DOUBTFUL : REQUEST;
  if (answers && texts.facts >= 1 && asksForPrice(texts.whole)) return REQUEST;
  return refuse(KIND_OF_NO_PRICE, QUESTION.test(newest) ? 'question' : undefined);
}

/**
 * The kind of mail that is never a request. Words of absence and of newsletters in a letter that bids us quote a cargo
 * are beside its point: `I am out of office from Friday, so please quote today`.
 */
function findKindOfNoRequest(texts: RequestTexts, newest: string): string | undefined {
  return NON_REQUEST_PATTERNS.find(([kind, pattern, where]) => {
    if (!pattern.test(texts[where])) return false;
    return !(kind === 'auto-reply' && where === 'whole' && texts.facts >= MIN_DESCRIBING_FACTS && bidsQuote(newest));
  })?.[0];
}

function toNonRequest(
  kind: string,
  intent: MailIntent | undefined,
  newest: string,
  { facts }: RequestTexts,
): RequestClassification {
  const wishes = BULK_KINDS.has(kind) ? bidsQuote(newest) : asksForPrice(removePriceMentions(newest));
  const mayDescribe = facts >= MIN_WISHED_FACTS && kind !== 'bounce';
  const isOpen = kind === KIND_OF_NO_PRICE || (kind === 'thanks' && facts >= MIN_DESCRIBING_FACTS);
  const describesRequest = mayDescribe && (wishes || isOpen);
  return { isRequest: false, purpose: { kind, ...(intent ? { intent } : {}), describesRequest }, isDoubtful: false };
}

/** Words about a quotation of ours, or its number. */
const OUR_QUOTE = /\b(?:your|su|la) (?:[a-z]+ )?(?:quote|quotation|cotizacion|oferta|offer)\b|\bq ?\d{2,}\b/;

/**
 * `Otro agente nos ofrece USD 900, ¿cuál sería su precio?`: who names the price of another forwarder beside a cargo of his own and
 * answers no quotation of ours, wants one. In an answer it is for a person.
 */
function comparesRivals(texts: RequestTexts, newest: string): boolean {
  if (texts.facts < MIN_DESCRIBING_FACTS || answersQuote(texts, newest) || !refusesNothing(newest)) return false;
  return asksForPrice(removePriceMentions(newest)) || asksForPrice(texts.subject);
}

/** `Su cotización está alta, otro agente nos ofrece USD 900; ¿pueden mejorarla?`: an answer with another forwarder's price. */
function bargains(texts: RequestTexts, newest: string): boolean {
  return answersQuote(texts, newest) && namesRivalOffer(newest);
}

function answersQuote({ subject, isAnswer }: RequestTexts, newest: string): boolean {
  return isAnswer || ANSWER_SUBJECT.test(subject) || OUR_QUOTE.test(newest);
}

/** `sus 2 cajas`, `the 3 pallets`: a letter that asks for no price speaks of a cargo that both sides know. */
const KNOWN_CARGO =
  /\b(?:the|these|those|your|las|los|sus|estas|estos|dichas|dichos) \d{1,4} (?!junt|together|en\b|in\b|of\b|de\b)[a-z]/;

/** Words of asking for a price that sellers do not use. */
const ASKS_SELLER =
  /\b(?:pls quote|please quote|favor cotizar|need (?:a |your )?(?:quote|rate)|request for (?:quotation|quote|proposal)|rfq|solicitud de (?:cotizacion|oferta)|necesito|cotizar\b|su mejor|your best|validity (?:please|pls|needed|required))/;
const OWN_OFFER = /nuestra (?:mejor )?oferta|our (?:best )?offer/;

/** Whether what sounds like a question of price only mentions an earlier one. */
function isIncidentalPriceRequest(newest: string, kind: string, facts: number): boolean {
  const rest = removePriceMentions(newest);
  if (kind === 'rate offer' || kind === 'offer of services') {
    const opening = rest.slice(0, 1500);
    const asksUs = ASKS_SELLER.test(opening) || (facts >= MIN_DESCRIBING_FACTS && bidsQuote(opening));
    return !asksUs || OWN_OFFER.test(removeOffersToOthers(rest));
  }
  if (
    kind === 'claim' &&
    !/\b(?:re)?(?:coti[sz]|quot|flete|freight|tarifa|rate)|how much|cuanto/.test(rest) &&
    !asksForDamage(rest)
  )
    return true;
  return !asksForPrice(rest) && !(kind === 'tracking' && facts >= 3 && BARE_PRICE_REQUEST.test(rest));
}
