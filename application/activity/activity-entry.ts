import type {
  ActivityCategory,
  ActivityEntity,
  ActivityEntityType,
  ActivityEntry,
  ActivityStatus,
} from '../../domain/activity/activity.js';
import type { EventType } from '../../domain/activity/event-type.js';
import { writeIn } from '../../domain/message-catalogue.js';
import { formatEvent } from '../events/domain-event.messages.js';
import type { DomainEvent } from '../events/domain-events.js';

interface Classification {
  readonly category: ActivityCategory;
  readonly status: ActivityStatus;
  /** What is changed by the event; undefined where no record's history is looked up. */
  readonly entity?: ActivityEntityType;
}

const QUOTATION_CHANGE = { category: 'quotation', status: 'info' } as const;
const EXPORT = { category: 'system', status: 'info' } as const;
const FAILURE = { category: 'error', status: 'failure' } as const;
const CHANGE = { category: 'system', status: 'success' } as const;

/** Where the log shows an event, and how it went. */
const CLASSIFICATIONS: Readonly<Record<EventType, Classification>> = {
  'email-held': { category: 'email', status: 'warning' },
  'email-ignored': { category: 'email', status: 'info' },
  'email-failed': FAILURE,
  'email-requeued': { category: 'email', status: 'info' },
  'follow-up-completed': { category: 'email', status: 'success' },
  'quotation-created': { category: 'quotation', status: 'success' },
  'quotation-revised': { category: 'quotation', status: 'success', entity: 'quotation' },
  'quotation-held': { category: 'quotation', status: 'warning', entity: 'quotation' },
  'quotation-approved': { category: 'quotation', status: 'success' },
  'quotation-handed-over': { category: 'quotation', status: 'success' },
  'quotation-dismissed': QUOTATION_CHANGE,
  'quotation-reopened': QUOTATION_CHANGE,
  'quotation-outcome-recorded': { ...QUOTATION_CHANGE, entity: 'quotation' },
  'quotation-outcome-proposed': { category: 'quotation', status: 'warning', entity: 'quotation' },
  'quotation-answered-by-link': { category: 'quotation', status: 'success', entity: 'quotation' },
  'quotation-repriced': { ...QUOTATION_CHANGE, entity: 'quotation' },
  'quotation-corrected': { ...QUOTATION_CHANGE, entity: 'quotation' },
  'quotation-line-changed': { ...QUOTATION_CHANGE, entity: 'quotation' },
  'quotation-note-changed': { ...QUOTATION_CHANGE, entity: 'quotation' },
  'ledger-role-assigned': { ...QUOTATION_CHANGE, entity: 'quotation' },
  'quotation-sent': { category: 'quotation', status: 'success' },
  'customer-called': { ...QUOTATION_CHANGE, entity: 'quotation' },
  'quotation-reminded': { category: 'quotation', status: 'success' },
  'quotation-resent': { category: 'quotation', status: 'success' },
  'reply-failed': FAILURE,
  'reply-retried': QUOTATION_CHANGE,
  'reply-copy-retried': QUOTATION_CHANGE,
  'reply-cancelled': { category: 'quotation', status: 'warning' },
  'reply-requeued': QUOTATION_CHANGE,
  'quotations-exported': QUOTATION_CHANGE,
  'corrections-exported': QUOTATION_CHANGE,
  'notification-email-failed': FAILURE,
  'notification-email-retried': CHANGE,
  'test-email-requested': CHANGE,
  'rate-created': { ...CHANGE, entity: 'rate' },
  'rate-updated': { ...CHANGE, entity: 'rate' },
  'rate-deleted': { ...CHANGE, entity: 'rate' },
  'rate-reverted': { ...CHANGE, entity: 'rate' },
  'rates-imported': CHANGE,
  'rate-import-undone': CHANGE,
  'rates-exported': EXPORT,
  'sample-rates-confirmed': CHANGE,
  'charge-code-created': { ...CHANGE, entity: 'charge-code' },
  'charge-code-updated': { ...CHANGE, entity: 'charge-code' },
  'charge-code-deleted': { ...CHANGE, entity: 'charge-code' },
  'exchange-rate-created': { ...CHANGE, entity: 'exchange-rate' },
  'exchange-rate-updated': { ...CHANGE, entity: 'exchange-rate' },
  'exchange-rate-deleted': { ...CHANGE, entity: 'exchange-rate' },
  'tax-rate-created': { ...CHANGE, entity: 'tax-rate' },
  'tax-rate-updated': { ...CHANGE, entity: 'tax-rate' },
  'tax-rate-deleted': { ...CHANGE, entity: 'tax-rate' },
  'recognized-domain-created': { ...CHANGE, entity: 'recognized-domain' },
  'recognized-domain-updated': { ...CHANGE, entity: 'recognized-domain' },
  'recognized-domain-deleted': { ...CHANGE, entity: 'recognized-domain' },
  'customer-exported': EXPORT,
  'customer-erased': CHANGE,
  'mawb-consignee-created': { ...CHANGE, entity: 'mawb-consignee' },
  'mawb-consignee-updated': { ...CHANGE, entity: 'mawb-consignee' },
  'mawb-consignee-deleted': { ...CHANGE, entity: 'mawb-consignee' },
  'disclaimer-created': { ...CHANGE, entity: 'disclaimer' },
  'disclaimer-updated': { ...CHANGE, entity: 'disclaimer' },
  'disclaimer-deleted': { ...CHANGE, entity: 'disclaimer' },
  'disclaimers-reordered': CHANGE,
  'signed-in': { category: 'system', status: 'info' },
  'signed-out': { category: 'system', status: 'info' },
  'sign-in-failed': { category: 'system', status: 'warning' },
  'sign-in-throttled': { category: 'system', status: 'warning' },
  'call-refused': { category: 'system', status: 'warning' },
  'identity-check-failed': { category: 'system', status: 'warning' },
  'staff-account-created': CHANGE,
  'staff-role-changed': CHANGE,
  'staff-account-disabled': CHANGE,
  'staff-account-enabled': CHANGE,
  'staff-password-reset': CHANGE,
  'staff-second-factor-reset': CHANGE,
  'second-factor-enabled': CHANGE,
  'second-factor-removed': { category: 'system', status: 'warning' },
  'recovery-code-used': { category: 'system', status: 'warning' },
  'staff-change-refused': { category: 'system', status: 'warning' },
  'api-token-created': CHANGE,
  'api-token-revoked': CHANGE,
  'webhook-endpoint-created': CHANGE,
  'webhook-endpoint-updated': CHANGE,
  'webhook-endpoint-deleted': CHANGE,
  'webhook-endpoint-switched-off': FAILURE,
  'webhook-delivery-replayed': CHANGE,
  'token-call-refused': { category: 'system', status: 'warning' },
  'password-changed': CHANGE,
  'profile-updated': CHANGE,
  'avatar-updated': CHANGE,
  'avatar-removed': CHANGE,
  'notification-preferences-updated': CHANGE,
  'mailbox-connected': CHANGE,
  'mailbox-updated': CHANGE,
  'mailbox-disconnected': CHANGE,
  'settings-updated': CHANGE,
  'core-rules-validated': CHANGE,
  'records-purged': { category: 'system', status: 'info' },
  'backup-created': EXPORT,
  'activity-exported': CHANGE,
};

/** The entry of the activity log that an event makes. */
export function toActivityEntry(event: DomainEvent): ActivityEntry {
  const { category, entity, ...classification } = CLASSIFICATIONS[event.type];
  const needsAttention = event.type === 'core-rules-validated' && event.alarms.length > 0;
  return {
    at: event.at,
    category,
    // The log is one for all who read it, each in their language.
    ...writeIn('en', () => formatEvent(event)),
    spanish: writeIn('es', () => formatEvent(event)),
    status: needsAttention ? 'warning' : classification.status,
    actor: event.actor,
    emailId: 'emailId' in event ? event.emailId : undefined,
    quotationId: 'quotationId' in event ? event.quotationId : undefined,
    eventType: event.type,
    entity: entity && findEntity(event, entity),
    before: 'before' in event ? event.before : undefined,
    after: 'after' in event ? event.after : undefined,
  };
}

function findEntity(event: DomainEvent, type: ActivityEntityType): ActivityEntity | undefined {
  if ('quotationId' in event && event.quotationId !== undefined) return { type, id: event.quotationId };
  const record = ('after' in event && event.after) || ('before' in event && event.before);
  return record && 'id' in record && typeof record.id === 'number' ? { type, id: record.id } : undefined;
}
