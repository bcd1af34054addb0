import type { ProcessingPlan } from '../../../application/inbound-mail/process-inbound-email.js';
import type { ProcessedEmail } from '../../../application/inbound-mail/processed-email.js';
import type { InboundEmailStatus } from '../../../domain/inbound-mail/inbound-email.js';
import type { EmailResult } from '../../../domain/inbound-mail/inbound-email.repository.js';
import { filterLinesByCategory } from '../../../domain/pricing/complete-charges.js';
import { isAnsweredByHand, listReasonCodes } from '../../../domain/quoting/hold-reason.js';
import { toEmailReasonViews, toHoldReasonView } from '../../../domain/quoting/hold-reason-view.js';
import { formatQuotationNumber, type PricedShipment, type Quotation } from '../../../domain/quoting/quotation.js';
import type { QuotationStatus } from '../../../domain/quoting/quotation-status.js';
import { combineCharges } from '../../../domain/quoting/quoted-shipments.js';
import type { ReleaseOutcome } from '../../../domain/quoting/release-policy.js';
import { TotalsView, toNullableNumber, toTotalsView } from '../pricing/charge-line.view.js';
import type { HoldReasonView } from '../quoting/quotation-details.view.js';
import { INBOUND_MAIL_MESSAGES } from './inbound-mail.messages.js';

/** The totals of an answered email, in US dollars. */
export class WebhookTotalsView extends TotalsView {
  readonly totalCompulsoryCharges!: number;
}

/** A compulsory charge of an answered email. */
export class CompulsoryChargeView {
  readonly serviceCode!: string;
  readonly serviceName!: string;
  /** US dollars; null: on request. */
  readonly totalCharge!: number | null;
}

/** What became of an email that was handed in. */
export class WebhookResponseView {
  /** Null: a dry run stores nothing. */
  readonly emailId!: number | null;
  readonly quotationId!: number | null;
  readonly quotationNumber!: string | null;
  readonly status!: QuotationStatus | null;
  readonly outcome!: WebhookOutcome;
  /** Why it waits or was not answered: codes of the release policy, or sentences; none of what was answered. */
  readonly reasons!: string[];
  /** What these codes mean and what a person can do about each, in the reader's language. */
  readonly holdReasons!: HoldReasonView[];
  readonly message!: string;
  readonly duplicate!: boolean;
  readonly totals!: WebhookTotalsView | null;
  readonly compulsoryCharges!: CompulsoryChargeView[];
}

/** `accepted`: it is stored, and waits for its turn. */
type WebhookOutcome = InboundEmailStatus | 'accepted';

/** What the webhook answers once the email is settled. */
export function toProcessedEmailView({ email, quotation }: ProcessedEmail, duplicate: boolean): WebhookResponseView {
  const number = quotation && formatQuotationNumber(quotation.id);
  // Once somebody has answered it, nothing waits: why it did stands in the log and with the email.
  const isWaiting = email.state !== 'answered';
  return {
    emailId: email.id,
    quotationId: quotation?.id ?? null,
    quotationNumber: number ?? null,
    status: quotation?.status ?? null,
    outcome: email.state,
    reasons: isWaiting ? [...email.reasons] : [],
    holdReasons: isWaiting ? toReasonViews(email, quotation) : [],
    message: isAnsweredByHand(email.reasons)
      ? formatFollowUpMessage(email.state, number)
      : formatMessage(email.state, number, quotation?.clientEmail, quotation?.status, email.lastError),
    duplicate,
    ...toChargesView(quotation),
  };
}

/** What the webhook answers while the email still waits for its turn. */
export function toAcceptedView(emailId: number, duplicate: boolean): WebhookResponseView {
  return {
    emailId,
    quotationId: null,
    quotationNumber: null,
    status: null,
    outcome: 'accepted',
    reasons: [],
    holdReasons: [],
    message: INBOUND_MAIL_MESSAGES.accepted(emailId),
    duplicate,
    ...toChargesView(undefined),
  };
}

/** What a dry run answers: the same, with nothing stored. */
export function toPreviewView(
  { shipment, releaseDecision: release }: ProcessingPlan,
  replyAddress: string | undefined,
): WebhookResponseView {
  const outcome = OUTCOMES[release.decision];
  return {
    emailId: null,
    quotationId: null,
    quotationNumber: null,
    status: shipment ? (release.decision === 'send' ? 'completed' : 'pending') : null,
    outcome,
    reasons: listReasonCodes(release.reasons),
    holdReasons: release.reasons.map((reason) => toHoldReasonView(reason, shipment?.spanish)),
    message: formatPreviewMessage(outcome, replyAddress),
    duplicate: false,
    ...toChargesView(shipment),
  };
}

/** Why an email waits or was not answered. Mail of earlier releases has its codes alone, and its quotation the reasons. */
export function toReasonViews(
  email: Pick<EmailResult, 'reasons' | 'holdReasons'>,
  quotation: Quotation | undefined,
): HoldReasonView[] {
  const known = email.holdReasons ?? quotation?.releaseDecision.reasons ?? [];
  return toEmailReasonViews(email.reasons, known, quotation?.spanish);
}

const OUTCOMES: Readonly<Record<ReleaseOutcome, WebhookOutcome>> = {
  send: 'answered',
  hold: 'held',
  ignore: 'ignored',
};

/** An answer of a customer that states nothing new. */
function formatFollowUpMessage(state: string, number: string | undefined): string {
  return state === 'held' ? INBOUND_MAIL_MESSAGES.followUpHeld(number) : INBOUND_MAIL_MESSAGES.nothingNew;
}

function toChargesView(
  priced: Pick<PricedShipment, 'charges' | 'furtherShipments'> | undefined,
): Pick<WebhookResponseView, 'totals' | 'compulsoryCharges'> {
  if (!priced) return { totals: null, compulsoryCharges: [] };
  const charges = combineCharges(priced);
  return {
    totals: { totalCompulsoryCharges: charges.totals.compulsory.toNumber(), ...toTotalsView(charges) },
    compulsoryCharges: filterLinesByCategory(charges.lines, 'Compulsory').map((line) => ({
      serviceCode: line.serviceCode,
      serviceName: line.serviceName,
      totalCharge: toNullableNumber(line.amount),
    })),
  };
}

function formatMessage(
  state: string,
  number: string | undefined,
  client: string | undefined,
  status: string | undefined,
  lastError: string | undefined,
): string {
  if (state === 'answered' && status === 'sent') return INBOUND_MAIL_MESSAGES.sent({ number, client });
  if (state === 'answered') return INBOUND_MAIL_MESSAGES.waitsInOutbox({ number, client });
  if (state === 'held') return INBOUND_MAIL_MESSAGES.held(number);
  if (state === 'failed') return INBOUND_MAIL_MESSAGES.failed(lastError);
  return INBOUND_MAIL_MESSAGES.noRequest;
}

function formatPreviewMessage(outcome: string, replyAddress: string | undefined): string {
  if (outcome === 'answered') return INBOUND_MAIL_MESSAGES.wouldBeSent(replyAddress);
  return outcome === 'held' ? INBOUND_MAIL_MESSAGES.wouldBeHeld : INBOUND_MAIL_MESSAGES.noRequest;
}
