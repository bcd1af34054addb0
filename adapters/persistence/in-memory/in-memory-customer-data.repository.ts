import { type Customer, type Erasure, isAddressOf, isNamedIn } from '../../../domain/customers/customer.js';
import {
  CUSTOMER_RECORD_KINDS,
  CustomerDataRepository,
  type CustomerRecord,
  type CustomerRecordCounts,
  type CustomerRecordKind,
  countCustomerRecords,
} from '../../../domain/customers/customer-data.repository.js';
import { CUSTOMER_MESSAGES } from '../../../domain/customers/customers.messages.js';
import { listParentDomains } from '../../../domain/customers/mail-domain.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { eraseEmail } from '../../../domain/inbound-mail/erased-email.js';
import {
  eraseFromNotification,
  leadsTo,
  listConsoleLinks,
} from '../../../domain/notifications/erased-notification-email.js';
import { eraseReply } from '../../../domain/outbound-mail/erased-reply.js';
import { eraseCustomerFromQuotation } from '../../../domain/quoting/erased-quotation.js';
import { Quotation } from '../../../domain/quoting/quotation.js';
import { composeQuotationSearchWords, NO_SURROUNDINGS } from '../../../domain/quoting/quotation-search.js';
import type { InMemoryActivityLogRepository } from './in-memory-activity-log.repository.js';
import type { InMemoryCorrectionRepository } from './in-memory-correction.repository.js';
import type { InMemoryInboundEmailRepository } from './in-memory-inbound-email.repository.js';
import type { InMemoryJobQueue } from './in-memory-job-queue.js';
import type { InMemoryMawbConsigneeRepository } from './in-memory-mawb-consignee.repository.js';
import type { InMemoryNotificationEmailRepository } from './in-memory-notification-email.repository.js';
import type { InMemoryOutboundEmailRepository } from './in-memory-outbound-email.repository.js';
import type { InMemoryPendingNotificationRepository } from './in-memory-pending-notification.repository.js';
import type { InMemoryQuotationRepository } from './in-memory-quotation.repository.js';
import type { InMemoryRecognizedDomainRepository } from './in-memory-recognized-domain.repository.js';
import type { Table } from './table.js';

/** The stores whose records are a customer's. */
export interface CustomerStores {
  readonly emails: InMemoryInboundEmailRepository;
  readonly quotations: InMemoryQuotationRepository;
  readonly corrections: InMemoryCorrectionRepository;
  readonly outboundEmails: InMemoryOutboundEmailRepository;
  readonly queue: InMemoryJobQueue;
  readonly activity: InMemoryActivityLogRepository;
  readonly recognizedDomains: InMemoryRecognizedDomainRepository;
  readonly consignments: InMemoryMawbConsigneeRepository;
  readonly pendingNotifications: InMemoryPendingNotificationRepository;
  readonly notificationEmails: InMemoryNotificationEmailRepository;
}

/** The data of one customer in memory. */
export class InMemoryCustomerDataRepository extends CustomerDataRepository {
  constructor(private readonly stores: CustomerStores) {
    super();
  }

  async count(customer: Customer): Promise<CustomerRecordCounts> {
    return countCustomerRecords(this.collect(customer));
  }

  async isBeingProcessed(customer: Customer): Promise<boolean> {
    return this.collect(customer).jobs.some(isLeased);
  }

  async *stream(customer: Customer): AsyncIterable<CustomerRecord> {
    const records: Readonly<Record<CustomerRecordKind, readonly object[]>> = this.collect(customer);
    for (const kind of CUSTOMER_RECORD_KINDS) for (const content of records[kind]) yield { kind, content };
  }

  async erase(customer: Customer, erasure: Erasure): Promise<CustomerRecordCounts> {
    const { emails, quotations, corrections, outboundEmails, queue, activity } = this.stores;
    const { recognizedDomains, consignments, pendingNotifications, notificationEmails } = this.stores;
    const records = this.collect(customer);
    if (records.jobs.some(isLeased)) throw new DomainError('conflict', CUSTOMER_MESSAGES.beingProcessed);
    removeRows(queue.rows, records.jobs);
    const erase = (one: Quotation) => Quotation.restore(eraseCustomerFromQuotation(one, erasure));
    for (const row of records.quotations) {
      const newest = Quotation.restore({ ...erase(row.newest), version: row.newest.version + 1 });
      const searchWords = composeQuotationSearchWords(newest, NO_SURROUNDINGS);
      quotations.rows.put({ ...row, newest, older: row.older.map(erase), searchWords });
    }
    removeRows(corrections.rows, records.corrections);
    for (const { documents, ...reply } of records.replies) {
      removeRows(outboundEmails.documents, documents);
      outboundEmails.rows.put(eraseReply(reply));
    }
    const quoted = new Set(
      quotations.rows.all().flatMap(({ newest, older }) => [newest, ...older].map((q) => q.emailId)),
    );
    removeRows(
      emails.rows,
      records.emails.filter(({ id }) => !quoted.has(id)),
    );
    for (const email of records.emails.filter(({ id }) => quoted.has(id))) {
      emails.rows.put({ ...eraseEmail(email), identityKey: `erased ${email.id}` });
    }
    const { erased } = CUSTOMER_MESSAGES;
    for (const entry of records.activity) {
      const actor = isNamedIn(customer, entry.actor) ? erased : entry.actor;
      const spanish = entry.spanish && { ...entry.spanish, details: erased };
      activity.rows.put({ ...entry, spanish, details: erased, actor, before: undefined, after: undefined });
    }
    removeRows(pendingNotifications.rows, records.notifications);
    const links = listConsoleLinks(idsOf(records.emails), idsOf(records.quotations));
    const concerns = (words: string) => isNamedIn(customer, words) || leadsTo(links, words);
    for (const mail of records.notificationEmails) {
      notificationEmails.rows.put({ ...mail, ...eraseFromNotification(mail, concerns), lastError: undefined });
    }
    removeRows(recognizedDomains.rows, records.recognitions);
    removeRows(consignments.rows, records.consignees);
    return countCustomerRecords(records);
  }

  private collect(customer: Customer) {
    const { stores } = this;
    const names = (text: string) => isNamedIn(customer, text);
    const isWriter = (email: { readonly fromAddress: string | undefined; readonly fromHeader: string }) =>
      email.fromAddress === undefined ? names(email.fromHeader) : isAddressOf(customer, email.fromAddress);
    const written = new Set(idsOf(stores.emails.rows.all().filter(isWriter)));
    const quotations = stores.quotations.rows
      .all()
      .filter(
        ({ newest, older }) =>
          isAddressOf(customer, newest.clientEmail) || [newest, ...older].some((one) => written.has(one.emailId)),
      );
    const quotationIds = new Set(idsOf(quotations));
    const isOfQuotation = (id: number | undefined) => id !== undefined && quotationIds.has(id);
    const quoted = new Set(quotations.flatMap(({ newest, older }) => [newest, ...older].map((one) => one.emailId)));
    const emails = stores.emails.rows
      .all()
      .filter(({ id, quotationId }) => written.has(id) || quoted.has(id) || isOfQuotation(quotationId));
    const emailIds = new Set(idsOf(emails));
    const replies = stores.outboundEmails.rows
      .all()
      .filter(({ quotationId, to }) => isOfQuotation(quotationId) || isAddressOf(customer, to))
      .map((reply) => ({
        ...reply,
        documents: stores.outboundEmails.documents.all().filter(({ replyId }) => replyId === reply.id),
      }));
    const replyIds = new Set(idsOf(replies));
    const links = listConsoleLinks(emailIds, quotationIds);
    return {
      recognitions: stores.recognizedDomains.rows
        .all()
        .filter(({ mailDomain, mailbox }) =>
          customer.mailbox === undefined
            ? listParentDomains(mailDomain).includes(customer.mailDomain)
            : mailbox === customer.mailbox,
        ),
      consignees: stores.consignments.rows.all().filter(({ email }) => isAddressOf(customer, email)),
      emails,
      quotations,
      corrections: stores.corrections.rows.all().filter(({ correction }) => isOfQuotation(correction.quotationId)),
      replies,
      jobs: stores.queue.rows
        .all()
        .filter(
          ({ kind, subjectId }) =>
            (kind === 'answer-email' && emailIds.has(subjectId)) ||
            (['send-reply', 'file-reply-copy'].includes(kind) && replyIds.has(subjectId)),
        ),
      activity: stores.activity.rows
        .all()
        .filter(
          ({ emailId, quotationId, entity, action, details, actor, before, after }) =>
            (emailId !== undefined && emailIds.has(emailId)) ||
            isOfQuotation(quotationId) ||
            (entity?.type === 'quotation' && isOfQuotation(entity.id)) ||
            names(`${action} ${details} ${actor} ${JSON.stringify([before, after])}`),
        ),
      notifications: stores.pendingNotifications.rows
        .all()
        .filter(({ place, title, details }) => links.has(place) || names(`${title} ${details}`)),
      notificationEmails: stores.notificationEmails.rows
        .all()
        .filter(({ subject, text }) => names(`${subject} ${text}`) || leadsTo(links, text)),
    };
  }
}

function isLeased(job: { readonly leaseToken: string | undefined; readonly deadAt: Date | undefined }): boolean {
  return job.leaseToken !== undefined && job.deadAt === undefined;
}

function idsOf(rows: readonly { readonly id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

function removeRows<Row extends { readonly id: number }>(
  table: Table<Row>,
  rows: readonly { readonly id: number }[],
): void {
  for (const { id } of rows) table.remove(id);
}
