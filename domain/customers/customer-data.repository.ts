import type { Customer, Erasure } from './customer.js';

/** What is stored of a customer, in the order of an export. */
export const CUSTOMER_RECORD_KINDS = [
  'recognitions',
  'consignees',
  'emails',
  'quotations',
  'corrections',
  'replies',
  'jobs',
  'activity',
  'notifications',
  'notificationEmails',
] as const;
export type CustomerRecordKind = (typeof CUSTOMER_RECORD_KINDS)[number];

/** One record of a customer as it is stored; files in it are base64. */
export interface CustomerRecord {
  readonly kind: CustomerRecordKind;
  readonly content: unknown;
}

/** Numbers of records by their kind. */
export type CustomerRecordCounts = Readonly<Record<CustomerRecordKind, number>>;

/** How many records of each kind there are. */
export function countCustomerRecords(
  records: Readonly<Record<CustomerRecordKind, readonly unknown[]>>,
): CustomerRecordCounts {
  const { recognitions, consignees, emails, quotations, corrections, replies, jobs, activity, ...rest } = records;
  return {
    recognitions: recognitions.length,
    consignees: consignees.length,
    emails: emails.length,
    quotations: quotations.length,
    corrections: corrections.length,
    replies: replies.length,
    jobs: jobs.length,
    activity: activity.length,
    notifications: rest.notifications.length,
    notificationEmails: rest.notificationEmails.length,
  };
}

/**
 * Everything that is stored of one customer, wherever it is. A customer's quotations are those that were made for a mailbox
 * of theirs or from an email of theirs; the emails and replies of such a quotation are the customer's, too, since they quote
 * what the customer wrote.
 */
export abstract class CustomerDataRepository {
  abstract count(customer: Customer): Promise<CustomerRecordCounts>;
  /** Whether a process works on an email, or a reply, of the customer right now. */
  abstract isBeingProcessed(customer: Customer): Promise<boolean>;
  /** Everything, kind by kind, a few records at a time, so that however much there is fits into memory. */
  abstract stream(customer: Customer): AsyncIterable<CustomerRecord>;
  /**
   * Erases the customer, within the caller's unit of work: words, names, addresses and files are gone everywhere; figures,
   * airports and dates of quotations stay for the statistics, entries of the log stay without what they said of the customer.
   * @returns what was erased
   * @throws DomainError `conflict` where a process works on an email or a reply of the customer
   */
  abstract erase(customer: Customer, erasure: Erasure): Promise<CustomerRecordCounts>;
}
