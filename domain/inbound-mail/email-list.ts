import type { InboundEmailStatus } from './inbound-email.js';

/** The orders that a list of received mail can be in; equal ones stand by their ids. */
export const EMAIL_ORDERS = ['newest-first', 'oldest-first', 'sender-ascending', 'sender-descending'] as const;

/** One of the orders. */
export type EmailOrder = (typeof EMAIL_ORDERS)[number];

/** Which received emails a list shows; undefined fields do not narrow it. */
export interface EmailFilter {
  readonly state: InboundEmailStatus | undefined;
  /** Words of the sender, the subject, the body or the quotation's number, as `matchesSearch` finds them. */
  readonly text?: string | undefined;
  /** Received at or after. */
  readonly from?: Date | undefined;
  /** Received at or before. */
  readonly to?: Date | undefined;
}

/** One page of a list of received mail, the newest first unless another order is asked for. */
export interface EmailPageRequest extends EmailFilter {
  readonly order?: EmailOrder | undefined;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Characters of a mailbox by which mail is sorted, as in the index. */
const MAX_SORTED_LENGTH = 320;

/** What mail is sorted by where its senders are: the mailbox, or what stands in its place. */
export function getSenderSortKey(email: { readonly fromAddress?: string | undefined; readonly fromHeader: string }) {
  return (email.fromAddress ?? email.fromHeader).slice(0, MAX_SORTED_LENGTH);
}
