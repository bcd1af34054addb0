import type { DataSource, EntityManager } from 'typeorm';
import { DemoDataRepository, type DemoQuotation } from '../../../../application/operations/demo-data.repository.js';
import { composeEmailSearchWords } from '../../../../domain/inbound-mail/email-search.js';
import type { InboundEmailStatus } from '../../../../domain/inbound-mail/inbound-email.js';
import { listReasonCodes } from '../../../../domain/quoting/hold-reason.js';
import { listDestinationAirports } from '../../../../domain/quoting/quotation-search.js';
import type { QuotationStatus } from '../../../../domain/quoting/quotation-status.js';
import { PostgresAirportDirectory } from '../airport-directory/postgres-airport-directory.js';
import { applyToRollups, beginBulkLoad } from '../analytics/rollups.js';
import { query } from '../query.js';
import { toQuotationColumns } from '../quotations/quotation-columns.mapper.js';
import { sanitizeJson } from '../sanitize.js';

/** What the identity of a made-up email starts with; a real one starts otherwise. */
const IDENTITY_PREFIX = 'demo\n';
const IS_DEMO_EMAIL = `starts_with(identity_key, '${IDENTITY_PREFIX}')`;

const EMAIL_STATES: Readonly<Record<QuotationStatus, InboundEmailStatus>> = {
  pending: 'held',
  completed: 'answered',
  sent: 'answered',
  failed: 'answered',
  expired: 'answered',
  dismissed: 'answered',
};

const NEXT_IDS = `SELECT nextval(pg_get_serial_sequence($1, 'id'))::integer AS id FROM generate_series(1, $2::integer)`;

const INSERT_EMAILS = `
  INSERT INTO inbound_email (id, identity_key, received_at, channel, from_header, from_address, subject, state, reasons, quotation_id,
                             search_words)
  SELECT id, identity_key, received_at, 'webhook', from_header, from_address, subject, state, reasons, quotation_id, search_words
  FROM jsonb_to_recordset($1::jsonb) AS r(id integer, identity_key text, received_at timestamptz, from_header text,
    from_address text, subject text, state text, reasons text[], quotation_id integer, search_words text)`;

const INSERT_CONTENTS = `
  INSERT INTO inbound_email_content (email_id, from_name, to_header, body_text, message_id, reference_ids, headers, attachments)
  SELECT id, from_name, to_header, body_text, message_id, '{}', '{}', '[]'
  FROM jsonb_to_recordset($1::jsonb) AS r(id integer, from_name text, to_header text, body_text text, message_id text)`;

const INSERT_QUOTATIONS = `
  INSERT INTO quotation (id, revision, email_id, status, client_email, client_domain, country, airport, gross_kg, volume_m3,
                         quote_amount, is_amount_from_charges, values_read, values_corrected, created_at, document,
                         release_decision, valid_until, search_words)
  SELECT id, 1, "emailId", status, "clientEmail", "clientDomain", country, airport, "grossKg", "volumeM3", "quoteAmount",
         "isAmountFromCharges", "valuesRead", "valuesCorrected", "createdAt", document, "releaseDecision", "validUntil", "searchWords"
  FROM jsonb_to_recordset($1::jsonb) AS r(id integer, "emailId" integer, status text, "clientEmail" text,
    "clientDomain" text, country text, airport text, "grossKg" numeric, "volumeM3" numeric, "quoteAmount" numeric,
    "isAmountFromCharges" boolean, "valuesRead" integer, "valuesCorrected" integer, "createdAt" timestamptz,
    document jsonb, "releaseDecision" jsonb, "validUntil" timestamptz, "searchWords" text)`;

/** In this order, so that no row is left without the one that it speaks of. */
const DELETE_STATEMENTS = [
  `DELETE FROM job WHERE kind = 'send-reply' AND payload_id IN (SELECT id FROM outbound_email WHERE quotation_id IN (SELECT id FROM demo))`,
  `DELETE FROM job WHERE kind = 'answer-email' AND payload_id IN (SELECT id FROM inbound_email WHERE ${IS_DEMO_EMAIL})`,
  'DELETE FROM outbound_email WHERE quotation_id IN (SELECT id FROM demo)',
  'DELETE FROM quotation WHERE id IN (SELECT id FROM demo)',
  `DELETE FROM inbound_email WHERE ${IS_DEMO_EMAIL}`,
];

const CHANGED_TABLES = [
  'quotation',
  'inbound_email',
  'inbound_email_content',
  'quotation_daily_rollup',
  'quotation_domain_monthly_rollup',
];

/** Made-up quotations in PostgreSQL, marked by the identity of their emails. */
export class PostgresDemoDataRepository extends DemoDataRepository {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async count(): Promise<number> {
    const select = `SELECT count(*)::integer AS there FROM inbound_email WHERE ${IS_DEMO_EMAIL}`;
    return (await query<{ there: number }>(this.dataSource.manager, select)).rows[0]?.there ?? 0;
  }

  add(quotations: readonly DemoQuotation[]): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      // What a power cut takes from made-up data can be made up again.
      await query(manager, 'SET LOCAL synchronous_commit = off');
      await beginBulkLoad(manager);
      const emailIds = await reserveIds(manager, 'inbound_email', quotations.length);
      const quotationIds = await reserveIds(manager, 'quotation', quotations.length);
      const emails = quotations.map(({ email, receivedAt, quotation }, at) => ({
        id: emailIds[at],
        identity_key: `${IDENTITY_PREFIX}${email.messageId ?? emailIds[at]}`,
        received_at: receivedAt,
        from_header: email.fromHeader,
        from_address: email.fromAddress,
        from_name: email.fromName,
        to_header: email.to,
        subject: email.subject,
        body_text: email.text,
        message_id: email.messageId,
        state: EMAIL_STATES[quotation.status],
        reasons: listReasonCodes(quotation.releaseDecision.reasons),
        quotation_id: quotationIds[at],
        search_words: composeEmailSearchWords(email),
      }));
      const text = sanitizeJson(emails);
      await query(manager, INSERT_EMAILS, [text]);
      await query(manager, INSERT_CONTENTS, [text]);
      const airports = await new PostgresAirportDirectory(manager).airports();
      const rows = quotations.map(({ email, quotation }, at) => {
        const served = airports.filter(({ code }) => listDestinationAirports(quotation).includes(code));
        const places = served.map(({ city, name }) => `${city} ${name}`);
        const around = { subject: email.subject, senderName: email.fromName, companyName: undefined, places };
        return { id: quotationIds[at], ...toQuotationColumns({ ...quotation, emailId: emailIds[at] ?? 0 }, around) };
      });
      await query(manager, INSERT_QUOTATIONS, [sanitizeJson(rows)]);
      await applyToRollups(manager, 'id = ANY($1::integer[])', [quotationIds], 1);
    });
  }

  removeAll(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const createSelection = `CREATE TEMPORARY TABLE demo ON COMMIT DROP AS
        SELECT quotation.id FROM quotation JOIN inbound_email ON inbound_email.id = quotation.email_id WHERE ${IS_DEMO_EMAIL}
        UNION SELECT revised.quotation_id FROM quotation_revision AS revised JOIN inbound_email AS email ON email.id = revised.email_id WHERE ${IS_DEMO_EMAIL}`;
      await beginBulkLoad(manager);
      const { count } = await query(manager, createSelection);
      await applyToRollups(manager, 'id IN (SELECT id FROM demo)', [], -1);
      for (const removal of DELETE_STATEMENTS) await query(manager, removal);
      return count;
    });
  }

  async analyze(): Promise<void> {
    for (const table of CHANGED_TABLES) {
      await query(this.dataSource.manager, `VACUUM ANALYZE ${table}`);
    }
  }
}

async function reserveIds(manager: EntityManager, table: string, count: number): Promise<readonly number[]> {
  return (await query<{ id: number }>(manager, NEXT_IDS, [table, count])).rows.map((row) => row.id);
}
