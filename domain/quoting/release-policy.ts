import { Big } from 'big.js';
import type { RecognizedDomain } from '../customers/recognized-domain.js';
import type { Authenticity } from '../inbound-mail/authentication.js';
import type { AutomatedMailReason } from '../inbound-mail/automated-mail.js';
import type { InboundChannel } from '../inbound-mail/inbound-email.js';
import type { Settings } from '../operations/settings.js';
import type { PricedShipment } from '../pricing/priced-shipment.js';

export const RELEASE_OUTCOMES = ['send', 'hold', 'ignore'] as const;
export type ReleaseOutcome = (typeof RELEASE_OUTCOMES)[number];

/** Why a quotation does not leave by itself, and what a person can do about it. */
export interface HoldReason {
  readonly code: HoldReasonCode;
  readonly message: string;
  readonly remedy: string;
}

/** What the gate says of one email. */
export interface ReleaseDecision {
  readonly decision: ReleaseOutcome;
  readonly reasons: readonly HoldReason[];
  /** The reply asks for what is missing and names no price (decision 15, the setting "ask only"). */
  readonly asksOnly?: boolean;
}

export type HoldReasonCode =
  | 'automatic-mail'
  | 'not-a-request'
  | 'no-sender-mailbox'
  | 'domain-unknown'
  | 'domain-not-approved'
  | 'sender-not-authentic'
  | 'rate-missing'
  | 'compulsory-on-request'
  | 'dangerous-goods'
  | 'oversize'
  | 'density-implausible'
  | 'total-above-limit'
  | 'attachment-unread'
  | 'several-shipments'
  | 'request-doubtful'
  | 'values-conflict'
  | 'data-missing'
  | 'too-many-replies'
  | 'repeated-request'
  | 'follow-up'
  | 'reply-cancelled';

/** Everything that the gate looks at. */
export interface ReleaseFacts {
  readonly automatic: AutomatedMailReason | undefined;
  readonly isQuotationRequest: boolean;
  /** The mailbox that a reply would go to. */
  readonly replyAddress: string | undefined;
  readonly sender: RecognizedDomain | undefined;
  /** The recognized domain that an unknown sender's could be taken for; undefined where there is none or nobody looked. */
  readonly resembles?: string | undefined;
  readonly authenticity: Authenticity;
  /** The request as priced; undefined where it is no request. */
  readonly shipment: PricedShipment | undefined;
  /** Attachments that could not be read and may hold cargo data. */
  readonly unparsedAttachments: readonly string[];
  readonly repliesToAddressLastHour: number;
  /** Replies to the email's thread since a person last acted on it; undefined where nobody counts them. */
  readonly repliesToThread?: number;
  /** Replies of the last hour to the sender's domain; undefined where nobody counts them. */
  readonly repliesToDomainLastHour?: number;
  /** The same words of the same sender were answered in this hour as often as they may be; undefined where nobody looks. */
  readonly exceedsDuplicateLimit?: boolean;
  /** Where the email came in; undefined where no door is looked at. */
  readonly channel?: InboundChannel;
  readonly settings: Settings;
}

/** kg per m³ between which a shipment is believed (decision 14). */
export const PLAUSIBLE_DENSITY = { lowest: 20, highest: 2000 } as const;
/** The longest side, in cm, that goes through the side door of a freighter's lower deck without asking the carrier. */
export const OVERSIZE_CM = 300;
/** Replies to one address an hour without a person in between (decision 18). */
export const MAX_REPLIES_PER_HOUR = 5;
/** Replies to one thread without a person in between (decision 18). */
export const MAX_REPLIES_PER_THREAD = 2;
/**
 * Replies an hour to one sender domain that leave by themselves (reliability, S18): above what the busiest partner asks on its
 * busiest day, after a night's outage too, and below what a forged flood would send.
 */
export const MAX_REPLIES_PER_HOUR_TO_DOMAIN = 3_000;

/** Decides whether a reply leaves by itself, needs review, or is not wanted at all (decision 14). */
export function decideRelease(facts: ReleaseFacts): ReleaseDecision {
  if (facts.automatic) {
    return createIgnoreDecision('automatic-mail', `The email was written by a machine (${facts.automatic}).`);
  }
  if (!facts.isQuotationRequest || !facts.shipment) {
    return createIgnoreDecision('not-a-request', 'The email asks for no quotation.');
  }
  const reasons = [...findSenderReasons(facts), ...findCargoReasons(facts, facts.shipment)];
  if (reasons.length > 0) return { decision: 'hold', reasons };
  const asks = facts.shipment.missingFacts.length > 0 && facts.settings.whenDataIsMissing === 'ask';
  return { decision: 'send', reasons, ...(asks ? { asksOnly: true } : {}) };
}

function createIgnoreDecision(code: HoldReasonCode, message: string): ReleaseDecision {
  return {
    decision: 'ignore',
    reasons: [{ code, message, remedy: 'If a person did ask for a quotation, reprocess it in the Email Processor.' }],
  };
}

function findSenderReasons(facts: ReleaseFacts): HoldReason[] {
  const reasons: HoldReason[] = [];
  if (!facts.replyAddress) {
    reasons.push({
      code: 'no-sender-mailbox',
      message: 'The From address cannot be replied to.',
      remedy: 'Answer the customer by hand.',
    });
  } else if (!facts.sender && facts.resembles) {
    reasons.push({
      code: 'domain-unknown',
      message: `The domain of ${facts.replyAddress} is not recognized, but looks like ${facts.resembles}, which is.`,
      remedy: `Ask ${facts.resembles} by phone whether the request is theirs; approve nothing before.`,
    });
  } else if (!facts.sender) {
    reasons.push({
      code: 'domain-unknown',
      message: `The domain of ${facts.replyAddress} is not among the recognized domains.`,
      remedy: 'Approve and send; the domain can be approved in the same step.',
    });
  } else if (!facts.sender.isApproved) {
    reasons.push({
      code: 'domain-not-approved',
      message: `${facts.sender.mailDomain} is known but not approved.`,
      remedy: 'Approve the domain under Recognized Domains, or approve and send this one quotation.',
    });
  }
  const isUnauthenticated = facts.authenticity === 'unverified' && !trustsUnauthenticatedMail(facts);
  if (facts.authenticity === 'failed' || isUnauthenticated) {
    reasons.push({
      code: 'sender-not-authentic',
      message:
        facts.authenticity === 'failed'
          ? 'The mail server says that the email does not come from the domain in its From.'
          : 'Nothing proves that the email comes from the domain in its From.',
      remedy: 'Ask the customer by phone whether the request is theirs, then approve and send.',
    });
  }
  if (facts.repliesToAddressLastHour >= MAX_REPLIES_PER_HOUR) {
    reasons.push({
      code: 'too-many-replies',
      message: `${MAX_REPLIES_PER_HOUR} replies went to this address within an hour.`,
      remedy: 'Check that no machine answers ours, then approve and send.',
    });
  }
  if ((facts.repliesToDomainLastHour ?? 0) >= MAX_REPLIES_PER_HOUR_TO_DOMAIN) {
    reasons.push({
      code: 'too-many-replies',
      message: `${MAX_REPLIES_PER_HOUR_TO_DOMAIN} replies went to this domain within an hour.`,
      remedy: 'Check that the requests are meant, then approve and send.',
    });
  }
  if (facts.exceedsDuplicateLimit) {
    reasons.push({
      code: 'repeated-request',
      message: `The same request came from this sender before and was answered ${MAX_REPLIES_PER_HOUR} times within an hour.`,
      remedy: 'Check that no machine repeats itself, then approve and send.',
    });
  }
  if ((facts.repliesToThread ?? 0) >= MAX_REPLIES_PER_THREAD) {
    reasons.push({
      code: 'too-many-replies',
      message: `${MAX_REPLIES_PER_THREAD} replies went to this thread without a person in between.`,
      remedy: 'Check that no machine answers ours, then approve and send.',
    });
  }
  return reasons;
}

/** The setting speaks of doors whose callers prove themselves; at the SMTP door anybody may knock (decision 17). */
function trustsUnauthenticatedMail({ settings, channel }: ReleaseFacts): boolean {
  return settings.trustMailWithoutVerdict && channel !== 'smtp';
}

function findCargoReasons(facts: ReleaseFacts, shipment: PricedShipment): HoldReason[] {
  const reasons: HoldReason[] = [];
  for (const { serviceCode, reason } of shipment.charges.missing) {
    reasons.push({
      code: 'rate-missing',
      message: reason,
      remedy: `Add the rate for ${serviceCode} under Destination Charges, then reprice.`,
    });
  }
  for (const line of shipment.charges.lines) {
    if (line.category !== 'Compulsory' || line.amount !== undefined) continue;
    reasons.push({
      code: 'compulsory-on-request',
      message: `${line.serviceName} cannot be priced: ${line.trace}.`,
      remedy: 'Complete the value that the rate needs, then reprice.',
    });
  }
  reasons.push(...findSpecialCargoReasons(shipment, facts));
  if (facts.unparsedAttachments.length > 0) {
    reasons.push({
      code: 'attachment-unread',
      message: `An attachment that may hold the cargo data could not be read: ${facts.unparsedAttachments.join(', ')}.`,
      remedy: 'Open the attachment, correct the values, then approve and send.',
    });
  }
  if (shipment.missingFacts.length > 0 && facts.settings.whenDataIsMissing === 'hold') {
    reasons.push({
      code: 'data-missing',
      message: `The request does not state: ${shipment.missingFacts.join(', ')}.`,
      remedy: 'Ask the customer, or approve and send the quotation on its assumptions.',
    });
  }
  return reasons;
}

function findSpecialCargoReasons(shipment: PricedShipment, facts: ReleaseFacts): HoldReason[] {
  const reasons: HoldReason[] = [];
  const { request, weight, charges } = shipment;
  const specialRemedy = 'Check the acceptance with the carrier, then approve and send.';
  if (request.goods.dangerous) {
    reasons.push({ code: 'dangerous-goods', message: 'The cargo is dangerous goods.', remedy: specialRemedy });
  }
  const longest = Math.max(0, ...request.goods.dimensionLines.flatMap((l) => [l.lengthCm, l.widthCm, l.heightCm]));
  if (longest > OVERSIZE_CM) {
    reasons.push({ code: 'oversize', message: `A side measures ${longest} cm.`, remedy: specialRemedy });
  }
  if (request.goods.grossWeightKg !== undefined && weight.volumeM3.gt(0)) {
    const density = weight.grossKg.div(weight.volumeM3);
    if (density.lt(PLAUSIBLE_DENSITY.lowest) || density.gt(PLAUSIBLE_DENSITY.highest)) {
      reasons.push({
        code: 'density-implausible',
        message: `${density.toFixed(0)} kg/m³ is outside ${PLAUSIBLE_DENSITY.lowest}–${PLAUSIBLE_DENSITY.highest} kg/m³: a weight or a size may be misread.`,
        remedy: 'Compare weight and dimensions with the email, correct them, then approve and send.',
      });
    }
  }
  if (charges.totals.finalTotal.gt(Big(facts.settings.holdAboveUsd))) {
    reasons.push({
      code: 'total-above-limit',
      message: `The total is above the limit of ${facts.settings.holdAboveUsd} USD.`,
      remedy: 'Check the quotation, then approve and send.',
    });
  }
  const conflicts = request.conflicts ?? [];
  if (conflicts.length > 0) {
    const named = conflicts.map(({ field, kept, other }) => `${field}: ${kept} or ${other}`).join('; ');
    reasons.push({
      code: 'values-conflict',
      message: `Values that the price rests on were read in two ways (${named}).`,
      remedy: 'Compare them with the email, correct them where needed, then approve and send.',
    });
  }
  if (request.isDoubtful) {
    reasons.push({
      code: 'request-doubtful',
      message: 'The email describes a shipment, but it is not certain that it asks for a quotation.',
      remedy: 'Read the email; if it does ask, approve and send.',
    });
  }
  if (request.severalShipments) {
    reasons.push({
      code: 'several-shipments',
      message: 'The email holds several shipments that could not be told apart.',
      remedy: 'Quote them one by one in the Email Processor.',
    });
  }
  return reasons;
}
