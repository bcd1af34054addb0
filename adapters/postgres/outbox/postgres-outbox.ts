import type { EntityManager } from 'typeorm';
import { duplicateRecord, RECORD_SENTENCES, unknownRecord } from '../../../domain/record-refusals.js';
import { Outbox } from '../../../domain/reply/outbox.port.js';
import type { OutboxDraft, OutboxReply, OutboxState } from '../../../domain/reply/outgoing-mail.js';
import { run } from '../sql.js';
import { storableText, storableTextOrNull } from '../storable.js';
import { type OutboxReplyRow, OutboxReplyTable } from './outbox-reply.table.js';

const INSERT = `
  INSERT INTO outbox_reply (quotation_id, revision, message_id, from_address, to_address, subject, body_text, body_html,
                            in_reply_to, reference_ids, not_before, created_at, state, attempts)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'waiting', 0)
  ON CONFLICT (quotation_id, revision) DO NOTHING
  RETURNING id`;

/** Characters of an address by which replies to it are counted: no real address is longer. */
const LONGEST_ADDRESS = 320;

/** The outbox in PostgreSQL. */
export class PostgresOutbox extends Outbox {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async add(draft: OutboxDraft): Promise<OutboxReply> {
    const { rows } = await run<{ id: number }>(this.manager, INSERT, [
      draft.quotationId,
      draft.revision,
      storableText(draft.messageId),
      storableText(draft.from),
      storableText(draft.to),
      storableText(draft.subject),
      storableText(draft.text),
      storableText(draft.html),
      storableTextOrNull(draft.inReplyTo),
      draft.references.map(storableText),
      draft.notBefore,
      draft.createdAt,
    ]);
    const [row] = rows;
    if (!row) throw duplicateRecord(RECORD_SENTENCES.reply);
    return { ...draft, id: row.id, state: 'waiting', attempts: 0, lastError: undefined, sentAt: undefined };
  }

  async find(id: number): Promise<OutboxReply | undefined> {
    const row = await this.manager.findOneBy(OutboxReplyTable, { id });
    return row ? replyOf(row) : undefined;
  }

  async ofQuotation(quotationId: number): Promise<OutboxReply | undefined> {
    const row = await this.manager.findOne(OutboxReplyTable, { where: { quotationId }, order: { revision: 'DESC' } });
    return row ? replyOf(row) : undefined;
  }

  async markSent(id: number, at: Date): Promise<void> {
    await this.change(
      "UPDATE outbox_reply SET state = 'sent', attempts = attempts + 1, last_error = NULL, sent_at = $2 WHERE id = $1",
      [id, at],
    );
  }

  async markFailed(id: number, state: Exclude<OutboxState, 'sent'>, reason: string): Promise<void> {
    await this.change('UPDATE outbox_reply SET state = $2, attempts = attempts + 1, last_error = $3 WHERE id = $1', [
      id,
      state,
      storableText(reason),
    ]);
  }

  async countTo(address: string, since: Date): Promise<number> {
    const { rows } = await run<{ replies: number }>(
      this.manager,
      `SELECT count(*)::integer AS replies FROM outbox_reply
       WHERE left(to_address, ${LONGEST_ADDRESS}) = left($1, ${LONGEST_ADDRESS}) AND created_at >= $2`,
      [storableText(address), since],
    );
    return rows[0]?.replies ?? 0;
  }

  async page(filter: { readonly state: OutboxState | undefined; readonly page: number; readonly pageSize: number }) {
    const [rows, total] = await this.manager.findAndCount(OutboxReplyTable, {
      where: filter.state === undefined ? {} : { state: filter.state },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (filter.page - 1) * filter.pageSize,
      take: filter.pageSize,
    });
    return { rows: rows.map(replyOf), total };
  }

  private async change(update: string, parameters: [id: number, ...rest: unknown[]]): Promise<void> {
    const { count } = await run(this.manager, update, parameters);
    if (count === 0) throw unknownRecord('reply', parameters[0]);
  }
}

function replyOf({ inReplyTo, lastError, sentAt, ...row }: OutboxReplyRow): OutboxReply {
  return {
    ...row,
    inReplyTo: inReplyTo ?? undefined,
    lastError: lastError ?? undefined,
    sentAt: sentAt ?? undefined,
  };
}
