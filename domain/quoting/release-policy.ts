import { Big } from 'big.js';
import { getRecognizedName, type RecognizedDomain } from '../customers/recognized-domain.js';
import type { AutomatedMailReason } from '../inbound-mail/automated-mail.js';
import type { InboundChannel } from '../inbound-mail/inbound-email.js';
import type { Authenticity } from '../inbound-mail/sender-authenticity.js';
import { formatUsd } from '../money/usd.js';
import type { Settings } from '../operations/settings.js';
import { computeMarginOf, isBelowFloor } from '../pricing/margin.js';
import type { CodedHoldReason, HoldReason } from './hold-reason.js';
import { getAdjustments } from './line-adjustment/line-adjustment.js';
import type { PricedShipment } from './priced-shipment.js';
import { combineCharges, computeQuotedTotal, listShipments } from './quoted-shipments.js';
import { findReadingReasons } from './reading-reasons.js';
import { KIND_OF_NO_PRICE, type RequestPurpose } from './request-purpose.js';
import { hasCargoFigures, type ShipmentRequest } from './shipment-request.js';
import { findSpecialCargoReasons } from './special-cargo.js';
import { findOnRequestReasons, findUnpricedReasons } from './unpriced-reasons.js';

export const RELEASE_OUTCOMES = ['send', 'hold', 'ignore'] as const;
export type ReleaseOutcome = (typeof RELEASE_OUTCOMES)[number];

/** The release decision for one email. */
export interface ReleaseDecision {
  readonly decision: ReleaseOutcome;
  readonly reasons: readonly HoldReason[];
  /** The reply asks for what is missing and names no price (rule 15, the setting "ask only"). */
  readonly asksOnly?: boolean;
}

/** The input of the release policy. */
export interface ReleaseFacts {
  readonly automatic: AutomatedMailReason | undefined;
  /** The machine answers or reports, and passes on nobody's request. */
  readonly isMachineAnswer?: boolean;
  readonly isQuotationRequest: boolean;
  /** The request as read, priced or not; undefined where only its price is looked at. */
  readonly request?: Pick<ShipmentRequest, 'goods' | 'purpose' | 'airportDestination'>;
  /** The mailbox that a reply would go to. */
  readonly replyAddress: string | undefined;
  readonly sender: RecognizedDomain | undefined;
  /** The recognized domain that an unknown sender's resembles; undefined if there is none or it was not checked. */
  readonly resembles?: string | undefined;
  readonly authenticity: Authenticity;
  /** The request as priced; undefined where it is no request. */
  readonly shipment: PricedShipment | undefined;
  /** Attachments that could not be read and may hold cargo data. */
  readonly unparsedAttachments: readonly string[];
  /** Whether the email, or a file that is all of it, is closed to us. */
  readonly isEncrypted?: boolean;
  readonly repliesToAddressLastHour: number;
  /** Replies to the email's thread since a user last acted on it; undefined if they are not counted. */
  readonly repliesToThread?: number;
  /** Replies of the last hour to the sender's domain; undefined if they are not counted. */
  readonly repliesToDomainLastHour?: number;
  /** The same content from the same sender has reached its hourly limit of replies; undefined if it is not checked. */
  readonly exceedsDuplicateLimit?: boolean;
  /** The inbound channel; undefined if it is not considered. */
  readonly channel?: InboundChannel;
  readonly settings: Settings;
}

/** Replies per hour to one address without a user's action in between (rule 18). */
export const MAX_REPLIES_PER_HOUR = 5;
/** Replies to one thread without a user's action in between (rule 18). */
export const MAX_REPLIES_PER_THREAD = 2;
/**
 * Replies per hour to one sender domain that are sent automatically: above what the busiest partner
 * asks on its busiest day, after a night's outage too, and below what a forged flood would trigger.
 */
export const MAX_REPLIES_PER_HOUR_TO_DOMAIN = 3_000;

/** The release policy: whether a reply is sent automatically (auto-send), needs review, or is not sent at all. */
export function decideRelease(facts: ReleaseFacts): ReleaseDecision {
  if (facts.automatic) return decideAutomaticMail(facts, facts.automatic);
  if (!facts.isQuotationRequest || !facts.shipment) return decideUnpricedMail(facts);
  const reasons = [
    ...findSenderReasons(facts),
    ...findCargoReasons(facts, facts.shipment),
    ...findAutonomyReasons(facts, facts.shipment),
  ];
  if (reasons.length > 0) return { decision: 'hold', reasons };
  const lacksData = listShipments(facts.shipment).some(({ missingFields }) => missingFields.length > 0);
  const asks = lacksData && facts.settings.whenDataIsMissing === 'ask';
  return { decision: 'send', reasons, ...(asks ? { asksOnly: true } : {}) };
}

/** Machines get no quotation; but web forms and lists pass on what a person asks, and that a person must see. */
function decideAutomaticMail(facts: ReleaseFacts, cause: AutomatedMailReason): ReleaseDecision {
  const asks = facts.isQuotationRequest
    ? facts.request !== undefined && (hasCargoFigures(facts.request) || facts.request.airportDestination !== undefined)
    : facts.request?.purpose?.describesRequest === true;
  if (asks && !facts.isMachineAnswer) {
    return { decision: 'hold', reasons: [{ code: 'request-not-recognized', params: { cause } }] };
  }
  return { decision: 'ignore', reasons: [{ code: 'automatic-mail', params: { cause } }] };
}

/**
 * Mail that asks for no quotation is never answered with one. A wish for a price that the reader doubts, and another
 * intent with a cargo or of a customer, reach a person; the rest is ignored.
 */
function decideUnpricedMail({
  request,
  sender,
  unparsedAttachments,
  isEncrypted = false,
}: ReleaseFacts): ReleaseDecision {
  const purpose: RequestPurpose | undefined = request?.purpose;
  if (request && purpose?.intent && (hasCargoFigures(request) || sender !== undefined)) {
    return { decision: 'hold', reasons: [{ code: 'other-intent', params: { intent: purpose.intent } }] };
  }
  if (purpose?.describesRequest) {
    return { decision: 'hold', reasons: [{ code: 'request-not-recognized', params: { cause: purpose.kind } }] };
  }
  // What asks for nothing in its words may ask in what nobody has read.
  if (unparsedAttachments.length > 0 && (purpose === undefined || purpose.kind === KIND_OF_NO_PRICE)) {
    const params = { filenames: unparsedAttachments, isEncrypted };
    return { decision: 'hold', reasons: [{ code: 'mail-unread', params }] };
  }
  return { decision: 'ignore', reasons: [{ code: 'not-a-request', params: {} }] };
}

function findSenderReasons(facts: ReleaseFacts): HoldReason[] {
  const reasons: HoldReason[] = [];
  const { replyAddress, sender, resembles } = facts;
  if (!replyAddress) {
    reasons.push({ code: 'no-sender-mailbox', params: {} });
  } else if (!sender) {
    reasons.push({
      code: 'domain-unknown',
      params: { replyAddress, ...(resembles ? { lookAlike: resembles } : {}) },
    });
  } else if (!sender.isApproved) {
    reasons.push({ code: 'domain-not-approved', params: { mailDomain: getRecognizedName(sender) } });
  }
  if (!provesSender(facts)) {
    reasons.push({ code: 'sender-not-authentic', params: { isRefuted: facts.authenticity === 'failed' } });
  }
  return [...reasons, ...findReplyRateReasons(facts)];
}

function findReplyRateReasons(facts: ReleaseFacts): HoldReason[] {
  const reasons: HoldReason[] = [];
  if (facts.repliesToAddressLastHour >= MAX_REPLIES_PER_HOUR) {
    reasons.push({ code: 'too-many-replies', params: { limit: MAX_REPLIES_PER_HOUR, recipient: 'address' } });
  }
  if ((facts.repliesToDomainLastHour ?? 0) >= MAX_REPLIES_PER_HOUR_TO_DOMAIN) {
    reasons.push({ code: 'too-many-replies', params: { limit: MAX_REPLIES_PER_HOUR_TO_DOMAIN, recipient: 'domain' } });
  }
  if (facts.exceedsDuplicateLimit) {
    reasons.push({ code: 'repeated-request', params: { limit: MAX_REPLIES_PER_HOUR } });
  }
  if ((facts.repliesToThread ?? 0) >= MAX_REPLIES_PER_THREAD) {
    reasons.push({ code: 'too-many-replies', params: { limit: MAX_REPLIES_PER_THREAD, recipient: 'thread' } });
  }
  return reasons;
}

/**
 * Whether an email counts as its sender's own: it is proven, or trusted without a verdict. Of a request by phone a member of
 * staff says whose it is.
 */
export function provesSender(facts: Pick<ReleaseFacts, 'authenticity' | 'settings' | 'channel'>): boolean {
  if (facts.channel === 'phone') return true;
  if (facts.authenticity === 'failed') return false;
  return facts.authenticity !== 'unverified' || trustsUnauthenticatedMail(facts);
}

/**
 * The setting concerns channels whose callers authenticate themselves; the SMTP receiver accepts any caller (decision
 * 17).
 */
function trustsUnauthenticatedMail({ settings, channel }: Pick<ReleaseFacts, 'settings' | 'channel'>): boolean {
  return settings.trustMailWithoutVerdict && channel !== 'smtp' && channel !== 'imap';
}

/** What holds one of several shipments holds the whole reply, and names the shipment. */
function findCargoReasons(facts: ReleaseFacts, quoted: PricedShipment): HoldReason[] {
  const shipments = listShipments(quoted);
  const [first] = shipments;
  const reasons: HoldReason[] =
    shipments.length === 1 && first ? findShipmentReasons(facts, first) : findReasonsByShipment(facts, shipments);
  const { holdAboveUsd: limitUsd } = facts.settings;
  if (computeQuotedTotal(quoted).gt(Big(limitUsd))) reasons.push({ code: 'total-above-limit', params: { limitUsd } });
  reasons.push(...findMarginReasons(facts, quoted));
  if (facts.unparsedAttachments.length > 0) {
    reasons.push({ code: 'attachment-unread', params: { filenames: facts.unparsedAttachments } });
  }
  return reasons;
}

/** Where buying prices are known, what is left of the charges that they are of. */
function findMarginReasons({ settings }: ReleaseFacts, quoted: PricedShipment): CodedHoldReason[] {
  const { marginFloorPercent: floorPercent, marginFloorUsd: floorUsd } = settings;
  const margin = computeMarginOf(combineCharges(quoted).totals);
  if (!margin || !isBelowFloor(margin, { percent: floorPercent, usd: floorUsd })) return [];
  const marginUsd = formatUsd(margin.marginUsd);
  const percent = margin.percent?.toFixed() ?? '';
  return [{ code: 'margin-below-floor', params: { marginUsd, percent, floorPercent, floorUsd } }];
}

/**
 * What holds every one of them is said once, and names none. That each figure stands with its own shipment is seen by a person,
 * whose step is a click.
 */
function findReasonsByShipment(facts: ReleaseFacts, shipments: readonly PricedShipment[]): CodedHoldReason[] {
  const byShipment = shipments.map((one) => findShipmentReasons(facts, one));
  const isShared = (reason: CodedHoldReason) => {
    const text = JSON.stringify(reason);
    return byShipment.every((reasons) => reasons.some((one) => JSON.stringify(one) === text));
  };
  const named = byShipment.flatMap((reasons, at) => {
    const shipment = { position: at + 1, airport: shipments[at]?.charges.airport ?? '' };
    return reasons.filter((reason) => !isShared(reason)).map((reason) => ({ ...reason, shipment }));
  });
  const toldApart: CodedHoldReason = { code: 'shipments-told-apart', params: { count: shipments.length } };
  return [...(byShipment[0] ?? []).filter(isShared), ...named, toldApart];
}

function findShipmentReasons(facts: ReleaseFacts, shipment: PricedShipment): CodedHoldReason[] {
  const reasons: CodedHoldReason[] = [];
  for (const { serviceCode, reason: explanation, currency } of shipment.charges.missing) {
    if (currency === undefined) reasons.push({ code: 'rate-missing', params: { serviceCode, explanation } });
    else reasons.push({ code: 'exchange-rate-missing', params: { currency, explanation } });
  }
  reasons.push(...findOnRequestReasons(shipment));
  const count = getAdjustments(shipment).length;
  if (count > 0) reasons.push({ code: 'manual-lines', params: { count } });
  reasons.push(...findSpecialCargoReasons(shipment, facts.settings), ...findUncertainRequestReasons(shipment));
  reasons.push(...findReadingReasons(shipment.request).filter(({ code }) => !reasons.some((one) => one.code === code)));
  reasons.push(...findUnpricedReasons(shipment, reasons));
  if (shipment.missingFields.length > 0 && facts.settings.whenDataIsMissing === 'hold') {
    reasons.push({ code: 'data-missing', params: { fields: shipment.missingFields } });
  }
  return reasons;
}

/** What the customer may get without a person; what nobody knows is held for its sender anyway. */
function findAutonomyReasons({ sender, settings }: ReleaseFacts, shipment: PricedShipment): HoldReason[] {
  if (!sender) return [];
  const autonomy = sender.autonomy ?? settings.autonomy;
  if (autonomy === 'propose') return [{ code: 'autonomy-propose-only', params: {} }];
  const fields = [...new Set(listShipments(shipment).flatMap(({ missingFields }) => missingFields))];
  // A question names no price, and a request that is held for its gaps has that reason.
  const isIndicative = fields.length > 0 && settings.whenDataIsMissing === 'indicative';
  return autonomy === 'certain' && isIndicative ? [{ code: 'autonomy-certain-only', params: { fields } }] : [];
}

function findUncertainRequestReasons({ request }: PricedShipment): CodedHoldReason[] {
  const reasons: CodedHoldReason[] = [];
  const differing = (request.conflicts ?? []).filter(({ recognized }) => recognized === undefined);
  const conflicts = differing.map(({ field, current, other }) => ({ field, current, other }));
  if (conflicts.length > 0) reasons.push({ code: 'values-conflict', params: { conflicts } });
  const figures = (request.conflicts ?? []).flatMap(({ field, current, recognized }) =>
    recognized ? [{ field, value: current, ...recognized }] : [],
  );
  if (figures.length > 0) reasons.push({ code: 'recognized-unconfirmed', params: { figures } });
  if (request.isDoubtful) reasons.push({ code: 'request-doubtful', params: {} });
  if (request.severalShipments) reasons.push({ code: 'several-shipments', params: {} });
  return reasons;
}
