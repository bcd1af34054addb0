import { Quotation } from '../quotation.js';
import { mergeNominations, type Nomination } from './nomination.js';

/** Keeps what the customer says of the shipment beside what they said of it before. */
export function nominate(quotation: Quotation, nomination: Nomination): Quotation {
  const { commercial } = quotation;
  const merged = mergeNominations(commercial?.nomination, nomination);
  return Quotation.restore({ ...quotation, commercial: { ...commercial, nomination: merged } });
}

/** Notes that the customer has answered by the link of the reply, which then answers no more. */
export function closeAnswerLink(quotation: Quotation, usedAt: Date): Quotation {
  return Quotation.restore({ ...quotation, commercial: { ...quotation.commercial, linkUsedAt: usedAt } });
}
