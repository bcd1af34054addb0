import type { EventType } from '../../domain/activity/event-type.js';
import { getRecognizedName } from '../../domain/customers/recognized-domain.js';
import { STAFF_ROLE_NAMES } from '../../domain/identity/identity.messages.js';
import type { StaffAction } from '../../domain/identity/staff-action.js';
import { defineMessages } from '../../domain/message-catalogue.js';
import { formatOfficeMinute } from '../../domain/office-day.js';
import { isMailbox } from '../../domain/outbound-mail/sendable-mail.js';
import { formatChanges } from '../../domain/quoting/correction/correction.js';
import { formatHoldReason } from '../../domain/quoting/hold-reason.messages.js';
import { formatQuotationNumber } from '../../domain/quoting/quotation.js';
import { LEDGER_CHOICE_TEXTS, LINE_ACTION_TEXTS } from '../../domain/quoting/quoting.messages.js';
import type { ExchangeRate } from '../../domain/tariff/exchange-rate/exchange-rate.js';
import type { Rate } from '../../domain/tariff/rate.js';
import type { DomainEventOf } from './domain-events.js';
import { INTEGRATION_EVENT_FORMATS } from './integration-event-formats.js';
import * as outcomes from './outcome-event.messages.js';
import type { LoggedAccount } from './staff-events.js';

/** An event in words: what was done, and to what. */
export interface EventMessage {
  /** For instance `Rate updated`. */
  readonly action: string;
  readonly details: string;
}

type EventMessages = { readonly [Type in EventType]: (event: DomainEventOf<Type>) => EventMessage };

const STAFF_ACTION_NAMES: Readonly<Record<StaffAction, string>> = {
  create: 'Create',
  'change-role': 'Change the role of',
  disable: 'Disable',
  enable: 'Enable',
  'reset-password': 'Reset the password of',
  'reset-second-factor': 'Reset the second factor of',
};

const IDENTITY_CHECK_NAMES = { password: 'current password', code: 'code of a second factor' } as const;

/** The sentences of the activity log. */
export const EVENT_MESSAGES: EventMessages = defineMessages('application.EVENT_MESSAGES', {
  ...INTEGRATION_EVENT_FORMATS,
  'email-held': (event) => ({ action: 'Email held', details: formatReadEmail(event) }),
  'email-ignored': (event) => ({ action: 'Email ignored', details: formatReadEmail(event) }),
  'email-failed': ({ emailId, attempts, reason }) => ({
    action: 'Email not processed',
    details: `Email ${emailId} was ${attempts === undefined ? 'not read' : `given up after ${attempts} tries`}: ${reason}`,
  }),
  'email-requeued': ({ emailId, from }) => ({
    action: 'Email queued again',
    details: `Email ${emailId} from ${from}`,
  }),
  'follow-up-completed': ({ emailId, from }) => ({
    action: 'Follow-up done',
    details: `Email ${emailId} from ${from} was dealt with by hand`,
  }),
  'quotation-created': (event) => ({
    action: 'Quotation created',
    details: `${formatQuotation(event)}${event.isByPhone ? ', asked for by phone' : ''}, ${event.total} USD`,
  }),
  'quotation-revised': (event) => ({
    action: 'Quotation revised',
    details: `${formatQuotation(event)}, ${event.total} USD`,
  }),
  'quotation-held': (event) => ({
    action: 'Quotation held',
    details: `${formatQuotation(event)}${event.isByPhone ? ', asked for by phone,' : ''} needs manual review: ${event.reasons.map((one) => formatHoldReason(one).message).join(' ')}`,
  }),
  'quotation-approved': ({ recognizedDomain, ...event }) => ({
    action: 'Quotation approved',
    details: `${formatQuotation(event)}${recognizedDomain ? `, and ${recognizedDomain} with it` : ''}`,
  }),
  'quotation-handed-over': (event) => ({ action: 'Quotation handed over', details: formatQuotation(event) }),
  'quotation-dismissed': ({ after, ...event }) => ({
    action: 'Quotation set aside',
    details: `${formatQuotation(event)}: ${after.reason}`,
  }),
  'quotation-reopened': (event) => ({
    action: 'Quotation reopened',
    details: `${formatQuotation(event)} needs review again`,
  }),
  'quotation-outcome-recorded': outcomes.formatOutcomeRecorded,
  'quotation-outcome-proposed': outcomes.formatOutcomeProposed,
  'quotation-answered-by-link': outcomes.formatAnsweredByLink,
  'quotation-repriced': ({ quotationId, after }) => ({
    action: 'Quotation repriced',
    details: `${formatQuotationNumber(quotationId)} is now revision ${after.revision}`,
  }),
  'quotation-corrected': ({ quotationId, after, changes }) => ({
    action: 'Quotation corrected',
    details: `${formatQuotationNumber(quotationId)} is now revision ${after.revision}: ${formatChanges(changes)}`,
  }),
  'quotation-line-changed': ({ quotationId, before, after, action, reason }) => ({
    action: 'Charge line changed by hand',
    details: `${formatQuotationNumber(quotationId)} is now revision ${after.revision}: ${after.serviceCode} ${LINE_ACTION_TEXTS[action]}, ${before.amount ?? '–'} → ${after.amount ?? '–'}${reason ? ` (${reason})` : ''}`,
  }),
  'quotation-note-changed': outcomes.formatNoteChanged,
  'ledger-role-assigned': ({ quotationId, after, words, choice, changes }) => ({
    action: 'Figure of the email assigned',
    details: `${formatQuotationNumber(quotationId)} is now revision ${after.revision}: "${words}" is ${LEDGER_CHOICE_TEXTS[choice]}${changes.length > 0 ? `: ${formatChanges(changes)}` : ''}`,
  }),
  'quotation-sent': (event) => ({ action: 'Quotation sent', details: formatReply(event) }),
  'quotation-reminded': (event) => ({ action: 'Customer reminded', details: formatReply(event) }),
  'customer-called': outcomes.formatCalled,
  'quotation-resent': (event) => ({ action: 'Quotation sent again', details: formatReply(event) }),
  'reply-failed': ({ reason, ...event }) => ({
    action: 'Reply not delivered',
    details: `${formatReply(event)}: ${reason}`,
  }),
  'reply-retried': (event) => ({ action: 'Reply tried again', details: formatReply(event) }),
  'reply-copy-retried': (event) => ({ action: 'Copy of a reply filed again', details: formatReply(event) }),
  'reply-cancelled': (event) => ({ action: 'Reply cancelled', details: formatReply(event) }),
  'reply-requeued': (event) => ({ action: 'Reply re-queued', details: formatReply(event) }),
  'quotations-exported': ({ filters }) => ({
    action: 'Quotations exported',
    details: filters.length === 0 ? 'All quotations' : filters.join(', '),
  }),
  'corrections-exported': () => ({
    action: 'Corrections exported',
    details: 'Corrected emails with their corrected values',
  }),
  'notification-email-failed': ({ subject, to, reason }) => ({
    action: 'Notification mail not delivered',
    details: `"${subject}" to ${to}: ${reason}`,
  }),
  'notification-email-retried': ({ subject, to }) => ({
    action: 'Notification mail tried again',
    details: `"${subject}" to ${to}`,
  }),
  'test-email-requested': ({ to }) => ({ action: 'Test mail asked for', details: `To ${to}` }),
  'rate-created': ({ after, why }) => ({ action: 'Rate created', details: formatRate(after, why) }),
  'rate-updated': ({ after, why }) => ({ action: 'Rate updated', details: formatRate(after, why) }),
  'rate-deleted': ({ before, why }) => ({ action: 'Rate deleted', details: formatRate(before, why) }),
  'rate-reverted': ({ after, entryId }) => ({
    action: 'Rate reverted',
    details: formatRate(after, `as before entry ${entryId}`),
  }),
  'rates-imported': ({ after: { file, added, changed, same } }) => ({
    action: 'Rates imported',
    details: `${file}: ${added} new, ${changed} changed, ${same} unchanged`,
  }),
  'rate-import-undone': ({ after: { file, removed, restored } }) => ({
    action: 'Import undone',
    details: `${file}: ${removed} removed, ${restored} restored`,
  }),
  'rates-exported': ({ rates, format }) => ({
    action: 'Rates exported',
    details: `${rates} rates as ${format.toUpperCase()}`,
  }),
  'sample-rates-confirmed': ({ after }) => ({
    action: 'Sample rates confirmed',
    details: `${after.rateIds.length} sample rates confirmed`,
  }),
  'charge-code-created': ({ after }) => ({ action: 'Charge code created', details: after.code }),
  'charge-code-updated': ({ after }) => ({ action: 'Charge code updated', details: after.code }),
  'charge-code-deleted': ({ before }) => ({ action: 'Charge code deleted', details: before.code }),
  'exchange-rate-created': ({ after }) => ({ action: 'Exchange rate created', details: formatExchangeRate(after) }),
  'exchange-rate-updated': ({ after }) => ({ action: 'Exchange rate updated', details: formatExchangeRate(after) }),
  'exchange-rate-deleted': ({ before }) => ({ action: 'Exchange rate deleted', details: formatExchangeRate(before) }),
  'tax-rate-created': ({ after }) => ({ action: 'Tax rate created', details: after.countryName }),
  'tax-rate-updated': ({ after }) => ({ action: 'Tax rate updated', details: after.countryName }),
  'tax-rate-deleted': ({ before }) => ({ action: 'Tax rate deleted', details: before.countryName }),
  'recognized-domain-created': ({ after }) => ({ action: 'Domain created', details: getRecognizedName(after) }),
  'recognized-domain-updated': ({ after }) => ({ action: 'Domain updated', details: getRecognizedName(after) }),
  'recognized-domain-deleted': ({ before }) => ({ action: 'Domain deleted', details: getRecognizedName(before) }),
  'mawb-consignee-created': ({ after }) => ({ action: 'Consignment created', details: after.stationLegalName }),
  'mawb-consignee-updated': ({ after }) => ({ action: 'Consignment updated', details: after.stationLegalName }),
  'mawb-consignee-deleted': ({ before }) => ({ action: 'Consignment deleted', details: before.stationLegalName }),
  'disclaimer-created': ({ after }) => ({ action: 'Disclaimer created', details: after.title }),
  'disclaimer-updated': ({ after }) => ({ action: 'Disclaimer updated', details: after.title }),
  'disclaimer-deleted': ({ before }) => ({ action: 'Disclaimer deleted', details: before.title }),
  'disclaimers-reordered': () => ({ action: 'Disclaimers reordered', details: 'All disclaimers' }),
  'signed-in': ({ actor }) => ({ action: 'Signed in', details: actor }),
  'signed-out': ({ actor }) => ({ action: 'Signed out', details: actor }),
  'sign-in-failed': ({ account, address }) => ({
    action: 'Sign-in failed',
    details: `${formatAccountName(account)} from ${address}`,
  }),
  'sign-in-throttled': ({ account, address }) => ({
    action: 'Sign-ins refused',
    details: `Too many attempts: ${formatAccountName(account)} from ${address}`,
  }),
  'call-refused': ({ call, role, mustChangePassword }) => ({
    action: 'Call refused',
    details: `${call}, ${mustChangePassword ? 'with a first password' : `as ${STAFF_ROLE_NAMES[role]}`}`,
  }),
  'identity-check-failed': ({ actor, checked }) => ({
    action: `Wrong ${IDENTITY_CHECK_NAMES[checked]}`,
    details: actor,
  }),
  'staff-account-created': ({ after }) => ({ action: 'Staff account created', details: formatStaffAccount(after) }),
  'staff-role-changed': ({ before, after }) => ({
    action: 'Role changed',
    details: `${after.email}: ${STAFF_ROLE_NAMES[before.role]} → ${STAFF_ROLE_NAMES[after.role]}`,
  }),
  'staff-account-disabled': ({ after }) => ({ action: 'Staff account disabled', details: formatStaffAccount(after) }),
  'staff-account-enabled': ({ after }) => ({ action: 'Staff account enabled', details: formatStaffAccount(after) }),
  'staff-password-reset': ({ after }) => ({ action: 'Password reset', details: formatStaffAccount(after) }),
  'staff-second-factor-reset': ({ after }) => ({ action: 'Second factor reset', details: formatStaffAccount(after) }),
  'second-factor-enabled': ({ actor }) => ({ action: 'Second factor set up', details: actor }),
  'second-factor-removed': ({ actor }) => ({ action: 'Second factor removed', details: actor }),
  'recovery-code-used': ({ actor, left }) => ({ action: 'Recovery code used', details: `${actor}, ${left} left` }),
  'staff-change-refused': ({ action, account, reason }) => ({
    action: 'Change of an account refused',
    details: `${STAFF_ACTION_NAMES[action]} ${account === '' ? 'an unknown account' : formatAccountName(account)}: ${reason}`,
  }),
  'password-changed': ({ actor }) => ({ action: 'Password changed', details: actor }),
  'profile-updated': ({ after }) => ({ action: 'Profile updated', details: `${after.name}, ${after.email}` }),
  'avatar-updated': ({ contentType, byteCount }) => ({
    action: 'Profile picture updated',
    details: `${contentType}, ${byteCount} bytes`,
  }),
  'avatar-removed': ({ actor }) => ({ action: 'Profile picture removed', details: actor }),
  'notification-preferences-updated': ({ actor }) => ({ action: 'Notification settings updated', details: actor }),
  'mailbox-connected': ({ after }) => ({ action: 'Mailbox connected', details: after.address }),
  'mailbox-updated': ({ after }) => ({ action: 'Mailbox updated', details: after.address }),
  'mailbox-disconnected': ({ before }) => ({ action: 'Mailbox disconnected', details: before.address }),
  'settings-updated': ({ before, after }) => ({
    action: 'System settings updated',
    details: Object.entries(after)
      .filter(([name, value]) => before[name] !== value)
      .map(([name, value]) => `${name}: ${String(before[name])} → ${String(value)}`)
      .join(', '),
  }),
  'core-rules-validated': ({ tests, alarms }) => ({
    action: 'Core rules validated',
    details:
      alarms.length === 0
        ? `${tests} tests, all as they should be`
        : `${alarms.length} of ${tests} tests need attention: ${alarms.join('; ')}`,
  }),
  'records-purged': ({ activity, emails, staffMails, since }) => ({
    action: 'Old records deleted',
    details: `Log entries: ${activity}, emails without a quotation: ${emails}, notification mails: ${staffMails}, all older than ${formatOfficeMinute(since)}`,
  }),
  'customer-exported': ({ customer }) => ({
    action: 'Customer data exported',
    details: `All that is stored of ${customer}`,
  }),
  'customer-erased': ({ isMailbox, counts }) => ({
    action: 'Customer erased',
    details: `${isMailbox ? 'One mailbox' : 'One domain'}; emails: ${counts.emails}, quotations: ${counts.quotations}, replies: ${counts.replies}, log entries: ${counts.activity}`,
  }),
  'backup-created': () => ({ action: 'Backup made', details: 'A complete backup' }),
  'activity-exported': ({ filter }) => ({ action: 'Activity logs exported', details: formatActivityFilter(filter) }),
});

/** An event in words, as the activity log and the mails to staff say it. */
export function formatEvent<Type extends EventType>(event: DomainEventOf<Type>): EventMessage {
  return EVENT_MESSAGES[event.type](event);
}

function formatReadEmail({ from, reason }: DomainEventOf<'email-held' | 'email-ignored'>): string {
  return `From ${from}: ${reason ? formatHoldReason(reason).message : 'No quotation asked for.'}`;
}

function formatQuotation(quotation: {
  readonly quotationId: number;
  readonly clientEmail: string;
  readonly revision?: number | undefined;
}): string {
  const { quotationId, clientEmail, revision } = quotation;
  const suffix = revision === undefined ? '' : `, revision ${revision}`;
  return `${formatQuotationNumber(quotationId)}${suffix}${clientEmail ? ` for ${clientEmail}` : ''}`;
}

function formatReply({ quotationId, to }: { readonly quotationId: number; readonly to: string }): string {
  return `${formatQuotationNumber(quotationId)} to ${to}`;
}

function formatExchangeRate({ currency, unitsPerUsd, validFrom, validUntil }: ExchangeRate): string {
  return `${unitsPerUsd.toFixed()} ${currency}/USD from ${validFrom} until ${validUntil}`;
}

function formatRate({ serviceCode, airportCode }: Rate, why: string | undefined): string {
  return `${serviceCode} at ${airportCode}${why === undefined ? '' : `, ${why}`}`;
}

/** Only an email address is repeated: users may have typed a password instead. */
function formatAccountName(account: string): string {
  return isMailbox(account) ? account : 'A name that is no email address';
}

function formatStaffAccount({ email, role }: LoggedAccount): string {
  return `${email}, ${STAFF_ROLE_NAMES[role]}`;
}

function formatActivityFilter(filter: DomainEventOf<'activity-exported'>['filter']): string {
  const { categories, status, text, from, to } = filter;
  const parts = [
    categories && `category ${categories.join(' or ') || 'none'}`,
    status && `status ${status}`,
    text && `text "${text}"`,
    from && `from ${formatOfficeMinute(from)}`,
    to && `to ${formatOfficeMinute(to)}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? 'All entries' : `Entries with ${parts.join(', ')}`;
}
