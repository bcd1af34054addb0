import type { WebhookMessage } from '../../domain/integrations/webhook-delivery.js';
import type { WebhookEvent } from '../../domain/integrations/webhook-event.js';
import { listReasonCodes } from '../../domain/quoting/hold-reason.js';
import type { CommercialOutcome } from '../../domain/quoting/outcome/outcomes.js';
import { formatQuotationNumber } from '../../domain/quoting/quotation.js';
import type { DomainEvent } from '../events/domain-events.js';

/** What is told, by the outcome; a quotation that ran out unanswered has expired. Undefined: nothing. */
const OUTCOME_EVENTS: Readonly<Record<CommercialOutcome, WebhookEvent | undefined>> = {
  accepted: 'quotation.accepted',
  declined: 'quotation.declined',
  expired: 'quotation.expired',
  unanswered: 'quotation.expired',
  superseded: undefined,
};

interface Told {
  readonly event: WebhookEvent;
  /** Ids and codes: who the customer is, and what they wrote, is asked for with a token. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** What other programs are told of an event; undefined: nothing. The body is that of Standard Webhooks 1.0.0. */
export function toWebhookMessage(event: DomainEvent): WebhookMessage | undefined {
  const told = findTold(event);
  if (!told) return undefined;
  const body = JSON.stringify({ type: told.event, timestamp: event.at.toISOString(), data: told.data });
  return { event: told.event, body, createdAt: event.at };
}

function findTold(event: DomainEvent): Told | undefined {
  switch (event.type) {
    case 'quotation-held':
      return { event: 'quotation.held', data: { ...getSubject(event), reasons: listReasonCodes(event.reasons) } };
    case 'quotation-sent':
      return { event: 'quotation.sent', data: { ...getSubject(event), isByHand: false } };
    case 'quotation-handed-over':
      return { event: 'quotation.sent', data: { ...getSubject(event), isByHand: true } };
    case 'quotation-outcome-recorded': {
      const { outcome, lossReason } = event.after;
      const name = outcome === null ? undefined : OUTCOME_EVENTS[outcome];
      return name && { event: name, data: { ...getSubject(event), outcome, lossReason } };
    }
    case 'reply-failed':
      return { event: 'mail.failed', data: { ...getSubject(event), mail: 'reply' } };
    case 'email-failed':
      return { event: 'mail.failed', data: { ...getSubject(event), mail: 'email' } };
    default:
      return undefined;
  }
}

function getSubject({ quotationId, emailId }: { readonly quotationId?: number; readonly emailId: number | undefined }) {
  return {
    quotationId: quotationId ?? null,
    quotationNumber: quotationId === undefined ? null : formatQuotationNumber(quotationId),
    emailId: emailId ?? null,
  };
}
