import { EMAIL_ORDERS, type EmailOrder } from '../../../../../domain/inbound-mail/email-list.js';
import { INBOUND_EMAIL_STATUSES, type InboundEmailStatus } from '../../../../../domain/inbound-mail/inbound-email.js';
import {
  OUTBOUND_EMAIL_STATUSES,
  type OutboundEmailStatus,
} from '../../../../../domain/outbound-mail/outbound-email.js';
import { parseDay } from '../../components/day-range/day-range.js';

/** The tabs of the screen, the usual one first. */
export const MAIL_TABS = ['received', 'outbox', 'notifications', 'model'] as const;
export type MailTab = (typeof MAIL_TABS)[number];

/** What the address of the Email Monitoring screen says. */
export interface MailView {
  readonly tab: MailTab;
  /** How received mail ended; undefined for all. */
  readonly outcome: InboundEmailStatus | undefined;
  /** Words that received mail holds; empty for all. */
  readonly text: string;
  /** The days between which mail was received, `YYYY-MM-DD`; empty where a side is open. */
  readonly from: string;
  readonly to: string;
  readonly order: EmailOrder;
  /** Where replies are; undefined for all. */
  readonly state: OutboundEmailStatus | undefined;
  /** Counted from 1. */
  readonly page: number;
  /** The id of the email whose details are open. */
  readonly email: number | undefined;
  /** The id of the reply whose details are open. */
  readonly reply: number | undefined;
  /** The id of the notification mail whose details are open. */
  readonly notification: number | undefined;
}

/** What narrows the received mail. */
export type ReceivedFilters = Pick<MailView, 'outcome' | 'text' | 'from' | 'to'>;

/** No filter at all, from the first page. */
export const NO_RECEIVED_FILTERS: Partial<MailView> = { outcome: undefined, text: '', from: '', to: '', page: 1 };

/** What a tab of the monitoring screen is given. */
export interface MailTabProps {
  readonly view: MailView;
  readonly onChange: (change: Partial<MailView>) => void;
}

/** Reads the address; anything that makes no sense counts as not there. A reply is to be seen in the outbox. */
export function parseView(search: URLSearchParams): MailView {
  const reply = parseWholeNumber(search.get('reply'));
  const notification = parseWholeNumber(search.get('notification'));
  const named = MAIL_TABS.find((known) => known === search.get('tab')) ?? 'received';
  const opened = reply === undefined ? named : 'outbox';
  return {
    tab: notification === undefined ? opened : 'notifications',
    outcome: INBOUND_EMAIL_STATUSES.find((known) => known === search.get('outcome')),
    text: search.get('q') ?? '',
    from: parseDay(search.get('from')),
    to: parseDay(search.get('to')),
    order: EMAIL_ORDERS.find((known) => known === search.get('order')) ?? 'newest-first',
    state: OUTBOUND_EMAIL_STATUSES.find((known) => known === search.get('state')),
    page: parseWholeNumber(search.get('page')) ?? 1,
    email: parseWholeNumber(search.get('email')),
    reply,
    notification,
  };
}

/** The address that shows a view; what is as usual is not said. */
export function toSearchParams(view: MailView): URLSearchParams {
  const { tab, outcome, text, from, to, order, state, page, email, reply, notification } = view;
  const search = new URLSearchParams();
  if (tab !== 'received') search.set('tab', tab);
  if (outcome) search.set('outcome', outcome);
  if (text) search.set('q', text);
  if (from) search.set('from', from);
  if (to) search.set('to', to);
  if (order !== 'newest-first') search.set('order', order);
  if (state) search.set('state', state);
  if (page > 1) search.set('page', String(page));
  if (email !== undefined) search.set('email', String(email));
  if (reply !== undefined) search.set('reply', String(reply));
  if (notification !== undefined) search.set('notification', String(notification));
  return search;
}

/** Whether a filter leaves received mail out. */
export function hasReceivedFilters({ outcome, text, from, to }: ReceivedFilters): boolean {
  return outcome !== undefined || text !== '' || from !== '' || to !== '';
}

/** The query of the server for received mail, without the page. */
export function toReceivedQuery({ outcome, text, from, to }: ReceivedFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (outcome) query.set('status', outcome);
  if (text) query.set('search', text);
  if (from) query.set('from', from);
  if (to) query.set('to', to);
  return query;
}

function parseWholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
