import type { Quotation } from './quotation.js';
import type { ReleaseDecision } from './release-policy.js';
import type { MailIntent } from './request-purpose.js';

/**
 * The release decision for a customer's answer that states nothing new about the cargo: thanks are ignored; a question,
 * an acceptance or a possible change needs review.
 * @param isRelevant the answer may change the shipment all the same
 * @param number the quotation that it belongs to
 */
export function decideFollowUp(text: string, isRelevant: boolean, number: string): ReleaseDecision {
  const needsStaff = isRelevant || ACTION_REQUIRED.test(text) || MORE_ACTIONS.test(text) || MONEY.test(text);
  return holdFollowUp(number, needsStaff);
}

/** Holds an answer in its thread, or ignores it where nobody has to act. */
export function holdFollowUp(quotationNumber: string, needsStaff: boolean): ReleaseDecision {
  return {
    decision: needsStaff ? 'hold' : 'ignore',
    reasons: [{ code: 'follow-up', params: { from: 'customer', quotationNumber, needsStaff } }],
  };
}

/** The release decision for an email that names a quotation but does not come from its customer. */
export const FOLLOW_UP_FROM_OTHER_SENDER: ReleaseDecision = {
  decision: 'hold',
  reasons: [{ code: 'follow-up', params: { from: 'other-sender' } }],
};

/** What an answer in a thread says of itself. */
export interface AnswerFacts {
  /** Its sender is proven, or trusted without a proof. */
  readonly isProven: boolean;
  /** What it wants besides a price. */
  readonly intent: MailIntent | undefined;
}

/** Intents that new figures come with by the way: the answer still changes the shipment. */
const INCIDENTAL_INTENTS: ReadonlySet<MailIntent> = new Set<MailIntent>(['announcement', 'internal', 'notice']);

/**
 * Why an answer that states new figures makes no revision of its quotation, but waits beside it for a person: nothing is
 * built on what a stranger may have written, a person's decision to set a quotation aside is not undone by its customer,
 * a booking or a refusal wants another answer than a price, and new figures beside several shipments belong to one of
 * them. Undefined where the answer may change the quotation.
 */
export function findRevisionObstacle(
  quotation: Pick<Quotation, 'number' | 'status' | 'releaseDecision' | 'dismissal' | 'furtherShipments'>,
  { isProven, intent }: AnswerFacts,
): ReleaseDecision | undefined {
  const quotationNumber = quotation.number;
  if (!isProven || restsOnUnprovenMail(quotation)) {
    const isAnswerProven = isProven;
    return { decision: 'hold', reasons: [{ code: 'unproven-revision', params: { quotationNumber, isAnswerProven } }] };
  }
  if (quotation.dismissal) {
    return { decision: 'hold', reasons: [{ code: 'set-aside-before', params: { quotationNumber } }] };
  }
  if (intent === undefined || INCIDENTAL_INTENTS.has(intent)) {
    // Which of its shipments do the new figures belong to?
    return quotation.furtherShipments?.length ? holdFollowUp(quotationNumber, true) : undefined;
  }
  return { decision: 'hold', reasons: [{ code: 'other-intent', params: { intent, quotationNumber } }] };
}

/** Whether a quotation was made for mail of an unproven sender and no person has approved it. */
function restsOnUnprovenMail({ status, releaseDecision }: Pick<Quotation, 'status' | 'releaseDecision'>): boolean {
  return status === 'pending' && releaseDecision.reasons.some(({ code }) => code === 'sender-not-authentic');
}

/** An amount of money in an answer, such as a competitor's price. */
const MONEY = /(?:\b(?:usd|us|eur|crc|gtq|hnl|dollars?|dolares)\s?|[$€₡]\s?)\d|\d\s?(?:usd|eur|\$|€)/i;

/** A question, an acceptance, a refusal or a wish, in both languages: words that staff have to act on. */
const ACTION_REQUIRED =
  /[?¿]|\b(?:accept(?:ed|s)?|approve[ds]?|agree[ds]?|confirm(?:ed|s)?|proceed|book(?:ing)?|cancel(?:led)?|please|call|discount|acept\w*|aprob\w*|apruebo|de acuerdo|confirm\w*|proced\w*|reserv\w*|cancel\w*|favor|llam\w*|descuento)\b/i;

/** The same as people say it on the road: `go ahead`, `adelante`, a waybill, a price that is too high. */
const MORE_ACTIONS = new RegExp(
  `\\b(?:${[
    'go(?:ing)? ahead',
    'green light',
    'ship (?:it|them)',
    'pre-?alert\\w*',
    '[hm]?awb',
    'too (?:high|expensive)',
    'cheaper',
    'competitor\\w*',
    'competencia',
    'adelante',
    'luz verde',
    'visto bueno',
    'embar(?:car|quen?|quelo)',
    'gu[ií]a',
    'prealerta\\w*',
    '(?:muy|demasiado) (?:car[oa]s?|alt[oa]s?)',
    'm[aá]s barat[oa]s?',
    'no (?:gracias|vamos|nos sirve|nos conviene)',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
);
