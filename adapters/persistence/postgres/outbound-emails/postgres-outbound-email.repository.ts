import type { EntityManager } from 'typeorm';
import {
  CONFLICT_MESSAGES,
  createConflictError,
  createNotFoundError,
} from '../../../../domain/errors/repository-errors.js';
import type {
  ArchivedPdf,
  DispatchContext,
  NewOutboundEmail,
  OutboundEmail,
  OutboundEmailStatus,
} from '../../../../domain/outbound-mail/outbound-email.js';
import { OutboundEmailRepository } from '../../../../domain/outbound-mail/outbound-email.repository.js';
import { type PreparedStatement, prepareStatement, query } from '../query.js';
import { sanitizeText, sanitizeTextOrNull } from '../sanitize.js';
import { type OutboundEmailRow, OutboundEmailTable } from './outbound-email.table.js';

const INSERT = prepareStatement(`
  INSERT INTO outbound_email (quotation_id, revision, message_id, from_address, to_address, subject, body_text, body_html,
                            in_reply_to, reference_ids, not_before, created_at, resend_no, state, attempts)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'waiting', 0)
  ON CONFLICT (quotation_id, revision, resend_no) DO UPDATE
  SET message_id = excluded.message_id, from_address = excluded.from_address, to_address = excluded.to_address,
      subject = excluded.subject, body_text = excluded.body_text, body_html = excluded.body_html,
      in_reply_to = excluded.in_reply_to, reference_ids = excluded.reference_ids, not_before = excluded.not_before,
      created_at = excluded.created_at, state = 'waiting', attempts = 0, last_error = NULL
  WHERE outbound_email.state = 'cancelled'
  RETURNING id`);

/** Characters of an address by which replies to it are counted: no real address is longer. */
const MAX_ADDRESS_LENGTH = 320;

/** Characters of a Message-ID by which a reply is found again: ours are far shorter. */
const MAX_MESSAGE_ID_LENGTH = 320;
/** As the indexes spell them. */
const MESSAGE_KEY = `left(message_id, ${MAX_MESSAGE_ID_LENGTH})`;
const DOMAIN_KEY = `left(lower(split_part(to_address, '@', 2)), ${MAX_ADDRESS_LENGTH})`;

const COLUMNS = `id, quotation_id AS "quotationId", revision, message_id AS "messageId", from_address AS "from",
  to_address AS "to", subject, body_text AS text, body_html AS html, in_reply_to AS "inReplyTo",
  reference_ids AS "references", not_before AS "notBefore", created_at AS "createdAt", resend_no AS copy, state, attempts,
  last_error AS "lastError", sent_at AS "sentAt"`;
const FIND = prepareStatement(`SELECT ${COLUMNS} FROM outbound_email WHERE id = $1`);
const OF_QUOTATION = prepareStatement(`
  SELECT ${COLUMNS} FROM outbound_email WHERE quotation_id = $1 AND ($2::integer IS NULL OR revision = $2)
    AND (resend_no = 0 OR state <> 'cancelled')
  ORDER BY revision DESC, resend_no DESC LIMIT 1`);
const DISPATCH_CONTEXT = prepareStatement(`
  SELECT ${COLUMNS},
         (SELECT max(other.revision) FROM outbound_email AS other WHERE other.quotation_id = outbound_email.quotation_id)
           AS "newestRevision",
         EXISTS (SELECT 1 FROM outbound_email_pdf WHERE outbound_email_id = outbound_email.id) AS "isArchived"
  FROM outbound_email WHERE id = $1`);
const DOCUMENT = prepareStatement(
  'SELECT content AS bytes, sha256 FROM outbound_email_pdf WHERE outbound_email_id = $1',
);
const ARCHIVE = prepareStatement(`
  INSERT INTO outbound_email_pdf (outbound_email_id, content, sha256) SELECT id, $2, $3 FROM outbound_email WHERE id = $1
  ON CONFLICT (outbound_email_id) DO UPDATE SET sha256 = outbound_email_pdf.sha256`);
const MARK_SENT = prepareStatement(
  "UPDATE outbound_email SET state = 'sent', attempts = attempts + 1, last_error = NULL, sent_at = $2 WHERE id = $1",
);
const COUNT_TO_DOMAIN = prepareStatement(`
  SELECT count(*)::integer AS replies FROM (
    SELECT 1 FROM outbound_email WHERE ${DOMAIN_KEY} = left($1, ${MAX_ADDRESS_LENGTH}) AND created_at >= $2 LIMIT $3
  ) AS recent`);

/** The outbox in PostgreSQL. */
export class PostgresOutboundEmailRepository extends OutboundEmailRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async add(draft: NewOutboundEmail): Promise<OutboundEmail> {
    const { rows } = await query<{ id: number }>(this.manager, INSERT, [
      draft.quotationId,
      draft.revision,
      sanitizeText(draft.messageId),
      sanitizeText(draft.from),
      sanitizeText(draft.to),
      sanitizeText(draft.subject),
      sanitizeText(draft.text),
      sanitizeText(draft.html),
      sanitizeTextOrNull(draft.inReplyTo),
      draft.references.map(sanitizeText),
      draft.notBefore,
      draft.createdAt,
      draft.copy ?? 0,
    ]);
    const [row] = rows;
    if (!row) throw createConflictError(CONFLICT_MESSAGES.reply);
    return { ...draft, id: row.id, state: 'waiting', attempts: 0, lastError: undefined, sentAt: undefined };
  }

  async find(id: number): Promise<OutboundEmail | undefined> {
    return this.findFirst(FIND, [id]);
  }

  async findDispatchContext(id: number): Promise<DispatchContext | undefined> {
    const { rows } = await query<OutboundEmailRow & Omit<DispatchContext, 'reply'>>(this.manager, DISPATCH_CONTEXT, [
      id,
    ]);
    if (!rows[0]) return undefined;
    const { newestRevision, isArchived, ...row } = rows[0];
    return { reply: toOutboundEmail(row), newestRevision, isArchived };
  }

  async findByQuotation(quotationId: number, revision?: number): Promise<OutboundEmail | undefined> {
    return this.findFirst(OF_QUOTATION, [quotationId, revision ?? null]);
  }

  async findByMessageId(messageIds: readonly string[]): Promise<OutboundEmail | undefined> {
    if (messageIds.length === 0) return undefined;
    const select = `SELECT id FROM outbound_email WHERE ${MESSAGE_KEY} = ANY($1::text[]) ORDER BY id DESC LIMIT 1`;
    const keys = messageIds.map((messageId) => sanitizeText(messageId).slice(0, MAX_MESSAGE_ID_LENGTH));
    const { rows } = await query<{ id: number }>(this.manager, select, [keys]);
    return rows[0] && this.find(rows[0].id);
  }

  async archivePdf(id: number, { bytes, sha256 }: ArchivedPdf): Promise<void> {
    await this.updateExisting(ARCHIVE, [id, Buffer.from(bytes), sha256]);
  }

  async findPdf(id: number): Promise<ArchivedPdf | undefined> {
    const { rows } = await query<{ bytes: Buffer; sha256: string }>(this.manager, DOCUMENT, [id]);
    return rows[0] && { bytes: new Uint8Array(rows[0].bytes), sha256: rows[0].sha256 };
  }

  async markSent(id: number, at: Date): Promise<void> {
    await this.updateExisting(MARK_SENT, [id, at]);
  }

  async markFailed(id: number, state: Exclude<OutboundEmailStatus, 'sent'>, reason: string): Promise<void> {
    await this.updateExisting(
      'UPDATE outbound_email SET state = $2, attempts = attempts + 1, last_error = $3 WHERE id = $1',
      [id, state, sanitizeText(reason)],
    );
  }

  async cancel(id: number, reason: string): Promise<boolean> {
    const update = "UPDATE outbound_email SET state = 'cancelled', last_error = $2 WHERE id = $1 AND state = 'waiting'";
    return this.tryUpdate(update, [id, sanitizeText(reason)]);
  }

  async reopen(id: number, notBefore: Date, from: 'failed' | 'cancelled'): Promise<boolean> {
    const update = `UPDATE outbound_email SET state = 'waiting', last_error = NULL, not_before = $2
                    WHERE id = $1 AND state = $3`;
    return this.tryUpdate(update, [id, notBefore, from]);
  }

  async countToAddress(address: string, since: Date): Promise<number> {
    const { rows } = await query<{ replies: number }>(
      this.manager,
      `SELECT count(*)::integer AS replies FROM outbound_email
       WHERE left(to_address, ${MAX_ADDRESS_LENGTH}) = left($1, ${MAX_ADDRESS_LENGTH}) AND created_at >= $2`,
      [sanitizeText(address), since],
    );
    return rows[0]?.replies ?? 0;
  }

  async countToDomain(mailDomain: string, since: Date, atMost: number): Promise<number> {
    const asked = [sanitizeText(mailDomain), since, atMost];
    const { rows } = await query<{ replies: number }>(this.manager, COUNT_TO_DOMAIN, asked);
    return rows[0]?.replies ?? 0;
  }

  async countByQuotation(quotationId: number, after: Date | undefined): Promise<number> {
    const { rows } = await query<{ replies: number }>(
      this.manager,
      `SELECT count(*)::integer AS replies FROM outbound_email
       WHERE quotation_id = $1 AND ($2::timestamptz IS NULL OR created_at > $2)`,
      [quotationId, after ?? null],
    );
    return rows[0]?.replies ?? 0;
  }

  async findPage(filter: {
    readonly state: OutboundEmailStatus | undefined;
    readonly page: number;
    readonly pageSize: number;
  }) {
    const [rows, total] = await this.manager.findAndCount(OutboundEmailTable, {
      where: filter.state === undefined ? {} : { state: filter.state },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (filter.page - 1) * filter.pageSize,
      take: filter.pageSize,
    });
    return { rows: rows.map(toOutboundEmail), total };
  }

  private async findFirst(select: PreparedStatement, parameters: unknown[]): Promise<OutboundEmail | undefined> {
    const [row] = (await query<OutboundEmailRow>(this.manager, select, parameters)).rows;
    return row && toOutboundEmail(row);
  }

  /** @returns false where the reply is there but not as the statement wants it */
  private async tryUpdate(update: string, parameters: [id: number, ...rest: unknown[]]): Promise<boolean> {
    if ((await query(this.manager, update, parameters)).count === 1) return true;
    const { rows } = await query(this.manager, 'SELECT 1 FROM outbound_email WHERE id = $1', [parameters[0]]);
    if (rows.length === 0) throw createNotFoundError('reply', parameters[0]);
    return false;
  }

  private async updateExisting(
    update: string | PreparedStatement,
    parameters: [id: number, ...rest: unknown[]],
  ): Promise<void> {
    const { count } = await query(this.manager, update, parameters);
    if (count === 0) throw createNotFoundError('reply', parameters[0]);
  }
}

function toOutboundEmail({ inReplyTo, lastError, sentAt, copy, ...row }: OutboundEmailRow): OutboundEmail {
  return {
    ...row,
    ...(copy > 0 ? { copy } : {}),
    inReplyTo: inReplyTo ?? undefined,
    lastError: lastError ?? undefined,
    sentAt: sentAt ?? undefined,
  };
}
