import type { EntityManager } from 'typeorm';
import type { Customer, Erasure } from '../../../../domain/customers/customer.js';
import {
  CUSTOMER_RECORD_KINDS,
  CustomerDataRepository,
  type CustomerRecord,
  type CustomerRecordCounts,
  type CustomerRecordKind,
  countCustomerRecords,
} from '../../../../domain/customers/customer-data.repository.js';
import { CUSTOMER_MESSAGES } from '../../../../domain/customers/customers.messages.js';
import { DomainError } from '../../../../domain/errors/domain-error.js';
import { query } from '../query.js';
import { type CustomerRecordIds, findCustomerRecordIds } from './customer-records.query.js';
import { eraseActivity } from './erase-activity.js';
import { eraseEmails, eraseNotifications, eraseReplies } from './erase-mail.js';
import { eraseQuotations } from './erase-quotations.js';

/** Records that are read at a time: an email may have long files. */
const BATCH_SIZE = 20;

/** The records of each kind as JSON, by their ids. */
const RECORDS: Readonly<Record<CustomerRecordKind, string>> = {
  recognitions: 'SELECT to_jsonb(one) AS content FROM recognized_domain one',
  consignees: 'SELECT to_jsonb(one) AS content FROM mawb_consignee one',
  emails: `
    SELECT to_jsonb(one) || jsonb_build_object('content', to_jsonb(content)) AS content
    FROM inbound_email one JOIN inbound_email_content content ON content.email_id = one.id`,
  quotations: `
    SELECT to_jsonb(one) || jsonb_build_object('earlier_revisions', (
      SELECT coalesce(jsonb_agg(to_jsonb(earlier) ORDER BY earlier.revision), '[]') FROM quotation_revision earlier
      WHERE earlier.quotation_id = one.id)) AS content
    FROM quotation one`,
  corrections: 'SELECT to_jsonb(one) AS content FROM quotation_correction one',
  replies: `
    SELECT to_jsonb(one) || jsonb_build_object('pdf', encode(pdf.content, 'base64')) AS content
    FROM outbound_email one LEFT JOIN outbound_email_pdf pdf ON pdf.outbound_email_id = one.id`,
  jobs: 'SELECT to_jsonb(one) AS content FROM job one',
  activity: 'SELECT to_jsonb(one) AS content FROM activity one',
  notifications: 'SELECT to_jsonb(one) AS content FROM notification one',
  notificationEmails: 'SELECT to_jsonb(one) AS content FROM notification_email one',
};

const COUNT_LEASED = `
  SELECT count(*)::integer AS leased FROM job
  WHERE id = ANY($1::bigint[]) AND dead_at IS NULL AND lease_token IS NOT NULL`;

/** The data of one customer in PostgreSQL. */
export class PostgresCustomerDataRepository extends CustomerDataRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async count(customer: Customer): Promise<CustomerRecordCounts> {
    return countCustomerRecords(await findCustomerRecordIds(this.manager, customer));
  }

  async isBeingProcessed(customer: Customer): Promise<boolean> {
    const { jobs } = await findCustomerRecordIds(this.manager, customer);
    const { rows } = await query<{ leased: number }>(this.manager, COUNT_LEASED, [jobs]);
    return (rows[0]?.leased ?? 0) > 0;
  }

  async *stream(customer: Customer): AsyncIterable<CustomerRecord> {
    const ids = await findCustomerRecordIds(this.manager, customer);
    for (const kind of CUSTOMER_RECORD_KINDS) {
      const statement = `${RECORDS[kind]} WHERE one.id = ANY($1::bigint[]) ORDER BY one.id`;
      for (let from = 0; from < ids[kind].length; from += BATCH_SIZE) {
        const batch = ids[kind].slice(from, from + BATCH_SIZE);
        const { rows } = await query<{ content: unknown }>(this.manager, statement, [batch]);
        for (const { content } of rows) yield { kind, content };
      }
    }
  }

  async erase(customer: Customer, erasure: Erasure): Promise<CustomerRecordCounts> {
    const { manager } = this;
    const ids = await findCustomerRecordIds(manager, customer);
    await this.takeJobs(ids);
    await eraseQuotations(manager, ids.quotations, customer, erasure);
    await eraseReplies(manager, ids.replies);
    await eraseEmails(manager, ids.emails);
    await eraseActivity(manager, ids.activity, customer);
    const notificationEmails = await eraseNotifications(manager, ids, customer);
    await query(manager, 'DELETE FROM recognized_domain WHERE id = ANY($1::integer[])', [ids.recognitions]);
    await query(manager, 'DELETE FROM mawb_consignee WHERE id = ANY($1::integer[])', [ids.consignees]);
    return countCustomerRecords({ ...ids, notificationEmails });
  }

  /** Removes the jobs, waiting and dead ones. A row that another transaction has locked is about to be worked on. */
  private async takeJobs({ jobs }: CustomerRecordIds): Promise<void> {
    const { rows } = await query<{ leased: boolean }>(
      this.manager,
      `SELECT dead_at IS NULL AND lease_token IS NOT NULL AS leased FROM job
       WHERE id = ANY($1::bigint[]) FOR UPDATE SKIP LOCKED`,
      [jobs],
    );
    if (rows.length < jobs.length || rows.some(({ leased }) => leased)) {
      throw new DomainError('conflict', CUSTOMER_MESSAGES.beingProcessed);
    }
    await query(this.manager, 'DELETE FROM job WHERE id = ANY($1::bigint[])', [jobs]);
  }
}
