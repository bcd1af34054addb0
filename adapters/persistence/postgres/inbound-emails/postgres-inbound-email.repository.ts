import type { EntityManager } from 'typeorm';
import { createNotFoundError } from '../../../../domain/errors/repository-errors.js';
import type { InboundEmail, InboundEmailStatus, StoredEmail } from '../../../../domain/inbound-mail/inbound-email.js';
import {
  type EmailOutcome,
  type EmailSummary,
  InboundEmailRepository,
} from '../../../../domain/inbound-mail/inbound-email.repository.js';
import { OUTCOME_CHANNEL } from '../job-notifier/channels.js';
import { prepareStatement, query } from '../query.js';
import { sanitizeJson, sanitizeText, sanitizeTextOrNull } from '../sanitize.js';
import { toAttachments, toAttachmentsDocument } from './attachments.mapper.js';
import type { InboundEmailContentRow, InboundEmailRow } from './inbound-email.table.js';

const INSERT = prepareStatement(`
  WITH kept AS (
    INSERT INTO inbound_email (identity_key, received_at, channel, from_header, from_address, subject, state, reasons)
    VALUES ($1, $2, $3, $4, $5, $6, 'received', '{}')
    ON CONFLICT (identity_key) DO NOTHING
    RETURNING id
  ), content AS (
    INSERT INTO inbound_email_content (email_id, from_name, to_header, body_text, body_html, message_id, in_reply_to,
                                        reference_ids, headers, attachments, authentication_results)
    SELECT id, $7, $8, $9, $10, $11, $12, $13::text[], $14::jsonb, $15::jsonb, $16 FROM kept
  )
  SELECT id FROM kept`);

const RECORD_OUTCOME = prepareStatement(`
  WITH settled AS (
    UPDATE inbound_email SET state = $2, reasons = $3::text[], quotation_id = $4, last_error = $5 WHERE id = $1
    RETURNING id
  )
  SELECT pg_notify('${OUTCOME_CHANNEL}', id::text) FROM settled`);

const FIND = prepareStatement(`
  SELECT received_at AS "receivedAt", state, reasons, quotation_id AS "quotationId", last_error AS "lastError",
         channel,
         from_header AS "fromHeader", from_address AS "fromAddress", from_name AS "fromName", to_header AS "to", subject,
         body_text AS text, body_html AS html, message_id AS "messageId", in_reply_to AS "inReplyTo",
         reference_ids AS "references", headers, attachments, authentication_results AS "authenticationResults"
  FROM inbound_email JOIN inbound_email_content ON email_id = id WHERE id = $1`);

const FIND_FOR_UPDATE = prepareStatement('SELECT state FROM inbound_email WHERE id = $1 FOR UPDATE');

const IS_DELETABLE = `received_at < $1 AND state <> 'received' AND quotation_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM quotation WHERE email_id = inbound_email.id)
      AND NOT EXISTS (SELECT 1 FROM quotation_revision WHERE email_id = inbound_email.id)`;

const DELETE_OLDER = `
  DELETE FROM inbound_email
  WHERE id IN (
    SELECT id FROM inbound_email
    WHERE ${IS_DELETABLE}
    ORDER BY received_at, id LIMIT $2
    FOR UPDATE SKIP LOCKED
  )
  RETURNING id`;

const SUMMARIES = `
  SELECT id, received_at AS "receivedAt", from_header AS "from", subject, state, reasons, quotation_id AS "quotationId"
  FROM inbound_email
  WHERE id IN (
    SELECT id FROM inbound_email WHERE $1::text IS NULL OR state = $1
    ORDER BY received_at DESC, id DESC LIMIT $2 OFFSET $3
  )
  ORDER BY received_at DESC, id DESC`;

/** Characters of a Message-ID by which an email is found again, as in the index. */
const MAX_MESSAGE_ID_LENGTH = 320;

const QUOTATION_OF_MESSAGE = `
  SELECT email.quotation_id AS "quotationId"
  FROM inbound_email_content AS content JOIN inbound_email AS email ON email.id = content.email_id
  WHERE left(content.message_id, ${MAX_MESSAGE_ID_LENGTH}) = ANY($1::text[]) AND email.quotation_id IS NOT NULL
  ORDER BY email.id DESC LIMIT 1`;

/** The received mail in PostgreSQL: a narrow table for lists, and one for the content. */
export class PostgresInboundEmailRepository extends InboundEmailRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async addIfAbsent(email: InboundEmail, identityKey: string, receivedAt: Date) {
    const inserted = await query<{ id: number }>(this.manager, INSERT, [
      identityKey,
      receivedAt,
      email.channel,
      sanitizeText(email.fromHeader),
      sanitizeTextOrNull(email.fromAddress),
      sanitizeText(email.subject),
      sanitizeTextOrNull(email.fromName),
      sanitizeText(email.to),
      sanitizeText(email.text),
      sanitizeTextOrNull(email.html),
      sanitizeTextOrNull(email.messageId),
      sanitizeTextOrNull(email.inReplyTo),
      email.references.map(sanitizeText),
      sanitizeJson(email.headers),
      sanitizeJson(toAttachmentsDocument(email.attachments)),
      sanitizeTextOrNull(email.authenticationResults),
    ]);
    const [added] = inserted.rows;
    if (added) return { id: added.id, isNew: true };
    // The conflict has waited for the other insert to commit, so that this statement sees it.
    const select = 'SELECT id FROM inbound_email WHERE identity_key = $1';
    const [known] = (await query<{ id: number }>(this.manager, select, [identityKey])).rows;
    if (!known) throw new Error(`An email was removed while its repeat came in: ${identityKey}`);
    return { id: known.id, isNew: false };
  }

  async find(id: number): Promise<StoredEmail | undefined> {
    const [row] = (await query<EmailRow>(this.manager, FIND, [id])).rows;
    return (
      row && {
        ...row,
        id,
        quotationId: row.quotationId ?? undefined,
        lastError: row.lastError ?? undefined,
        fromAddress: row.fromAddress ?? undefined,
        fromName: row.fromName ?? undefined,
        html: row.html ?? undefined,
        messageId: row.messageId ?? undefined,
        inReplyTo: row.inReplyTo ?? undefined,
        attachments: toAttachments(row.attachments),
        authenticationResults: row.authenticationResults ?? undefined,
      }
    );
  }

  async findStatusForUpdate(id: number): Promise<InboundEmailStatus | undefined> {
    return (await query<{ state: InboundEmailStatus }>(this.manager, FIND_FOR_UPDATE, [id])).rows[0]?.state;
  }

  async findQuotationByMessageId(messageIds: readonly string[]): Promise<number | undefined> {
    if (messageIds.length === 0) return undefined;
    const keys = messageIds.map((messageId) => sanitizeText(messageId).slice(0, MAX_MESSAGE_ID_LENGTH));
    const { rows } = await query<{ quotationId: number }>(this.manager, QUOTATION_OF_MESSAGE, [keys]);
    return rows[0]?.quotationId;
  }

  async recordOutcome(id: number, outcome: EmailOutcome): Promise<void> {
    const { rows } = await query(this.manager, RECORD_OUTCOME, [
      id,
      outcome.state,
      outcome.reasons.map(sanitizeText),
      outcome.quotationId ?? null,
      sanitizeTextOrNull(outcome.lastError),
    ]);
    if (rows.length === 0) throw createNotFoundError('email', id);
  }

  async reopen(id: number): Promise<void> {
    const update = "UPDATE inbound_email SET state = 'received', reasons = '{}', last_error = NULL WHERE id = $1";
    const { count } = await query(this.manager, update, [id]);
    if (count === 0) throw createNotFoundError('email', id);
  }

  async deleteOlderThan(moment: Date, atMost: number): Promise<readonly number[]> {
    const { rows } = await query<{ id: number }>(this.manager, DELETE_OLDER, [moment, atMost]);
    return rows.map(({ id }) => id).sort((a, b) => a - b);
  }

  async countDeletable(moment: Date): Promise<number> {
    const count = `SELECT count(*)::integer AS emails FROM inbound_email WHERE ${IS_DELETABLE}`;
    return (await query<{ emails: number }>(this.manager, count, [moment])).rows[0]?.emails ?? 0;
  }

  async findPage(filter: {
    readonly state: InboundEmailStatus | undefined;
    readonly page: number;
    readonly pageSize: number;
  }) {
    const state = filter.state ?? null;
    const offset = (filter.page - 1) * filter.pageSize;
    const { rows } = await query<SummaryRow>(this.manager, SUMMARIES, [state, filter.pageSize, offset]);
    const count = 'SELECT count(*)::integer AS total FROM inbound_email WHERE $1::text IS NULL OR state = $1';
    const counted = await query<{ total: number }>(this.manager, count, [state]);
    return { rows: rows.map(toSummary), total: counted.rows[0]?.total ?? 0 };
  }
}

type EmailRow = Omit<InboundEmailRow & InboundEmailContentRow, 'id' | 'identityKey' | 'emailId'>;
type SummaryRow = Omit<EmailSummary, 'quotationId'> & { readonly quotationId: number | null };

function toSummary({ quotationId, ...row }: SummaryRow): EmailSummary {
  return { ...row, quotationId: quotationId ?? undefined };
}
