import type { ReleaseDecision } from './release-policy.js';

/**
 * The release decision for a customer's answer that states nothing new about the cargo: thanks are ignored; a question,
 * an acceptance or a possible change needs review.
 * @param isRelevant the answer may change the shipment all the same
 * @param number the quotation that it belongs to
 */
export function decideFollowUp(text: string, isRelevant: boolean, number: string): ReleaseDecision {
  const needsStaff = isRelevant || ACTION_REQUIRED.test(text);
  return {
    decision: needsStaff ? 'hold' : 'ignore',
    reasons: [{ code: 'follow-up', params: { from: 'customer', quotationNumber: number, needsStaff } }],
  };
}

/** The release decision for an email that names a quotation but does not come from its customer. */
export const FOLLOW_UP_FROM_OTHER_SENDER: ReleaseDecision = {
  decision: 'hold',
  reasons: [{ code: 'follow-up', params: { from: 'other-sender' } }],
};

/** A question, an acceptance, a refusal or a wish, in both languages: words that staff have to act on. */
const ACTION_REQUIRED =
  /[?¿]|\b(?:accept(?:ed|s)?|approve[ds]?|agree[ds]?|confirm(?:ed|s)?|proceed|book(?:ing)?|cancel(?:led)?|please|call|discount|acept\w*|aprob\w*|apruebo|de acuerdo|confirm\w*|proced\w*|reserv\w*|cancel\w*|favor|llam\w*|descuento)\b/i;
