import { SYSTEM_ACTOR } from '../../domain/activity/activity.js';
import type { InboundEmail, StoredEmail } from '../../domain/inbound-mail/inbound-email.js';
import { forwardsOtherMail, stripQuotedText } from '../../domain/inbound-mail/quoted-text.js';
import { toOfficeDay } from '../../domain/office-day.js';
import { decideFollowUp, findRevisionObstacle, holdFollowUp } from '../../domain/quoting/follow-up-policy.js';
import type { CodedHoldReason } from '../../domain/quoting/hold-reason.js';
import { type CustomerAnswer, readCustomerAnswer } from '../../domain/quoting/outcome/customer-answer.js';
import { nominate } from '../../domain/quoting/outcome/nominate.js';
import { findAwb, mergeNominations, type Nomination } from '../../domain/quoting/outcome/nomination.js';
import type { Quotation } from '../../domain/quoting/quotation.js';
import type { ReleaseDecision } from '../../domain/quoting/release-policy.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import type { TransactionScope } from '../persistence/unit-of-work.port.js';
import { createOutcomeEvent, toLoggedOutcome } from '../quoting/outcome-event.js';
import type { ExtractedEmail } from './email-extraction.js';

/** A customer's answer that makes no revision from its own figures. */
export interface AnswerInThread {
  readonly releaseDecision: ReleaseDecision;
  /** What it decides about the quotation, and whether its sender is proven; undefined where it decides nothing. */
  readonly decided: DecidedByCustomer | undefined;
  /** It accepts what has run out: the quotation is priced anew and held. */
  readonly isLate: boolean;
}

/** Words of a customer that end a quotation, or name the shipment of one that they accepted. */
export interface DecidedByCustomer {
  /** Undefined where they end nothing. */
  readonly answer: CustomerAnswer | undefined;
  /** What is said of the shipment with an acceptance or after it; undefined where nothing is. */
  readonly nomination: Nomination | undefined;
  readonly isProven: boolean;
}

/** What is known of an answer when it is decided about. */
export interface AnswerContext {
  readonly isProven: boolean;
  readonly now: Date;
  /** Bodies of the thread's earlier mail. */
  readonly texts: readonly string[];
}

/** The decision on an answer in a thread; undefined where its figures make the next revision. */
export function decideInThread(
  email: InboundEmail,
  answered: Quotation,
  { request, change, hasUnreadChange, intent, unparsedAttachments }: ExtractedEmail,
  { isProven, now, texts }: AnswerContext,
): AnswerInThread | undefined {
  const own = stripQuotedText(email.text, texts);
  const answer = readCustomerAnswer(own);
  const isStated = change === 'stated' && !hasUnreadChange;
  const nomination = accepts(answered, answer)
    ? readNomination(own, answered, isStated ? request : undefined)
    : undefined;
  const decided = answer || nomination ? { answer, nomination, isProven } : undefined;
  const obstacle = isStated ? findRevisionObstacle(answered, { isProven, intent }) : undefined;
  if (isStated && !obstacle && !answer) return undefined;
  if (answer?.outcome === 'accepted' && isProven && acceptsTooLate(answered, now)) {
    const lastDay = toOfficeDay(answered.validUntil);
    const reasons = [{ code: 'accepted-late', params: { lastDay } }] as const;
    return { releaseDecision: { decision: 'hold', reasons }, decided: undefined, isLate: true };
  }
  const isRelevant =
    isStated ||
    hasUnreadChange ||
    change === 'possible' ||
    intent !== undefined ||
    unparsedAttachments.length > 0 ||
    forwardsOtherMail(email.text, texts);
  const decision =
    obstacle ?? (answer ? holdFollowUp(answered.number, true) : decideFollowUp(own, isRelevant, answered.number));
  const reasons = decided?.answer ? [...decision.reasons, toReason(answered, decided)] : decision.reasons;
  return { releaseDecision: { ...decision, reasons }, decided, isLate: false };
}

/** Whether it is accepted by this answer, or was before and the answer decides nothing else. */
function accepts(quotation: Quotation, answer: CustomerAnswer | undefined): boolean {
  return (answer?.outcome ?? quotation.commercial?.outcome?.outcome) === 'accepted';
}

/**
 * The waybill that an answer names, and the cargo where it is another one than was quoted.
 * @param request with the new figures; undefined: there are none
 */
function readNomination(
  own: string,
  { request: { goods: quoted } }: Quotation,
  request: ShipmentRequest | undefined,
): Nomination | undefined {
  const awb = findAwb(own);
  const { pieces, grossWeightKg: grossKg } = request?.goods ?? {};
  return mergeNominations(undefined, {
    ...(awb === undefined ? {} : { awb }),
    ...(pieces === undefined || pieces === quoted.pieces ? {} : { pieces }),
    ...(grossKg === undefined || grossKg === quoted.grossWeightKg ? {} : { grossKg }),
  });
}

/** Sent, and over: an end by its last day counts as none. */
function acceptsTooLate(quotation: Quotation, now: Date): boolean {
  const ended = quotation.commercial?.outcome;
  const isOpen = ended === undefined || ended.source === 'last-day';
  return quotation.status === 'sent' && isOpen && quotation.isOverdue(now);
}

/** Whether a proven answer ends the quotation without a person. */
function isRecorded(quotation: Quotation, { isProven }: DecidedByCustomer): boolean {
  return isProven && quotation.isOpenForOutcome;
}

function toReason(answered: Quotation, decided: DecidedByCustomer): CodedHoldReason {
  const params = { quotationNumber: answered.number, isRecorded: isRecorded(answered, decided) };
  return decided.answer?.outcome === 'accepted'
    ? { code: 'accepted-in-answer', params }
    : { code: 'declined-in-answer', params };
}

/**
 * Stores with a quotation that its customer has answered and, where the answer decides about it, how it ended: recorded
 * where the sender is proven, else proposed to a person.
 */
export async function recordAnswer(
  tx: TransactionScope,
  email: StoredEmail,
  answered: Quotation,
  decided: DecidedByCustomer | undefined,
  at: Date,
): Promise<void> {
  const current = await tx.quotations.findForUpdate(answered.id);
  if (!current) return;
  const noted = current.recordAnswer(at);
  if (!decided?.answer) {
    const named = nominateAccepted(noted, decided);
    if (named !== current) await tx.quotations.update(named);
    return;
  }
  const { answer, nomination } = decided;
  const author = { actor: SYSTEM_ACTOR, at };
  if (isRecorded(noted, decided) && current.revision === answered.revision) {
    const recorded = noted.recordOutcome({ ...answer, source: 'email', ...author });
    const ended = nomination ? nominate(recorded, nomination) : recorded;
    await tx.quotations.update(ended);
    await tx.events.publish(createOutcomeEvent(current, ended, author));
    return;
  }
  await tx.quotations.update(noted.proposeOutcome({ ...answer, nomination, emailId: email.id, at }));
  const { id: quotationId, clientEmail } = current;
  const subject = { ...author, quotationId, clientEmail, emailId: email.id };
  await tx.events.publish({ type: 'quotation-outcome-proposed', ...subject, after: toLoggedOutcome(answer) });
}

/** What a proven customer says of the shipment of an accepted quotation stands with it; nobody else changes it. */
function nominateAccepted(quotation: Quotation, decided: DecidedByCustomer | undefined): Quotation {
  const isAccepted = quotation.commercial?.outcome?.outcome === 'accepted';
  return isAccepted && decided?.isProven && decided.nomination ? nominate(quotation, decided.nomination) : quotation;
}
