import type { CustomerSummary } from '../../../application/customers/export-customer.js';
import type { CustomerRecordCounts } from '../../../domain/customers/customer-data.repository.js';

/** How many records there are of a customer. */
export class CustomerRecordCountsView {
  /** Entries of the recognized domains. */
  readonly recognitions!: number;
  readonly consignees!: number;
  readonly emails!: number;
  readonly quotations!: number;
  readonly corrections!: number;
  readonly replies!: number;
  /** Emails and replies that wait, or were given up. */
  readonly jobs!: number;
  /** Entries of the activity log. */
  readonly activity!: number;
  readonly notifications!: number;
  readonly notificationEmails!: number;
}

/** What is stored of a customer. */
export class CustomerSummaryView {
  /** The mailbox or the domain. */
  readonly customer!: string;
  readonly counts!: CustomerRecordCountsView;
  /** An email or a reply is being worked on right now: nothing can be erased until that is done. */
  readonly isBeingProcessed!: boolean;
}

/** What was erased. */
export class CustomerErasureView {
  readonly erased!: CustomerRecordCountsView;
}

/** A summary for the wire. */
export function toCustomerSummaryView({ customer, counts, isBeingProcessed }: CustomerSummary): CustomerSummaryView {
  return { customer, counts, isBeingProcessed };
}

/** What was erased, for the wire. */
export function toCustomerErasureView(erased: CustomerRecordCounts): CustomerErasureView {
  return { erased };
}
