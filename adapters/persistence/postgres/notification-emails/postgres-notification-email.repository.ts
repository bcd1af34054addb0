import type { EntityManager } from 'typeorm';
import { unknownRecord } from '../../../../domain/errors/repository-errors.js';
import type {
  StaffMail,
  StaffMailDraft,
  StaffMailState,
  StaffMailTopic,
} from '../../../../domain/notifications/notification-email.js';
import { StaffMails } from '../../../../application/notifications/notification-email.repository.js';
import { run } from '../query.js';
import { storableText } from '../sanitize.js';
import { type StaffMailRow, StaffMailTable } from './notification-email.table.js';

// Of two processes that tell the same at once, the second one waits for the first and then adds nothing.
const INSERT = `
  INSERT INTO staff_mail (key, topic, message_id, from_address, to_address, subject, body_text, created_at,
                          covered_until, state, attempts)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'waiting', 0)
  ON CONFLICT (key) DO NOTHING
  RETURNING id`;

const IS_FORGETTABLE = "created_at < $1 AND state <> 'waiting'";

const FORGET = `
  DELETE FROM staff_mail WHERE id IN (
    SELECT id FROM staff_mail WHERE ${IS_FORGETTABLE} ORDER BY created_at, id LIMIT $2
  )
  RETURNING id`;

/** The mails to the staff in PostgreSQL. */
export class PostgresStaffMails extends StaffMails {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async add(draft: StaffMailDraft): Promise<StaffMail | undefined> {
    const { rows } = await run<{ id: number }>(this.manager, INSERT, [
      draft.key,
      draft.topic,
      storableText(draft.messageId),
      storableText(draft.from),
      storableText(draft.to),
      storableText(draft.subject),
      storableText(draft.text),
      draft.createdAt,
      draft.coveredUntil,
    ]);
    const fresh = { state: 'waiting', attempts: 0, lastError: undefined, sentAt: undefined } as const;
    return rows[0] && { ...draft, ...fresh, id: rows[0].id };
  }

  async find(id: number): Promise<StaffMail | undefined> {
    const row = await this.manager.findOneBy(StaffMailTable, { id });
    return row ? mailOf(row) : undefined;
  }

  async lastOf(topic: StaffMailTopic): Promise<StaffMail | undefined> {
    const row = await this.manager.findOne(StaffMailTable, { where: { topic }, order: { id: 'DESC' } });
    return row ? mailOf(row) : undefined;
  }

  async markSent(id: number, at: Date): Promise<void> {
    await this.change(
      "UPDATE staff_mail SET state = 'sent', attempts = attempts + 1, last_error = NULL, sent_at = $2 WHERE id = $1",
      [id, at],
    );
  }

  async markFailed(id: number, state: Exclude<StaffMailState, 'sent'>, reason: string): Promise<void> {
    const update = 'UPDATE staff_mail SET state = $2, attempts = attempts + 1, last_error = $3 WHERE id = $1';
    await this.change(update, [id, state, storableText(reason)]);
  }

  async reopen(id: number): Promise<boolean> {
    const update = "UPDATE staff_mail SET state = 'waiting', last_error = NULL WHERE id = $1 AND state = 'failed'";
    if ((await run(this.manager, update, [id])).count === 1) return true;
    if (await this.find(id)) return false;
    throw unknownRecord('notification mail', id);
  }

  async page(filter: { readonly state: StaffMailState | undefined; readonly page: number; readonly pageSize: number }) {
    const [rows, total] = await this.manager.findAndCount(StaffMailTable, {
      where: filter.state === undefined ? {} : { state: filter.state },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (filter.page - 1) * filter.pageSize,
      take: filter.pageSize,
    });
    return { rows: rows.map(mailOf), total };
  }

  async forgetBefore(moment: Date, atMost: number): Promise<readonly number[]> {
    return (await run<{ id: number }>(this.manager, FORGET, [moment, atMost])).rows.map(({ id }) => id);
  }

  async countForgettable(moment: Date): Promise<number> {
    const count = `SELECT count(*)::integer AS mails FROM staff_mail WHERE ${IS_FORGETTABLE}`;
    return (await run<{ mails: number }>(this.manager, count, [moment])).rows[0]?.mails ?? 0;
  }

  private async change(update: string, parameters: [id: number, ...rest: unknown[]]): Promise<void> {
    const { count } = await run(this.manager, update, parameters);
    if (count === 0) throw unknownRecord('notification mail', parameters[0]);
  }
}

function mailOf({ lastError, sentAt, ...row }: StaffMailRow): StaffMail {
  return { ...row, lastError: lastError ?? undefined, sentAt: sentAt ?? undefined };
}
