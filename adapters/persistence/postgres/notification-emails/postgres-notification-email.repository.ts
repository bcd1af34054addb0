import type { EntityManager } from 'typeorm';
import { NotificationEmailRepository } from '../../../../application/notifications/notification-email.repository.js';
import { createNotFoundError } from '../../../../domain/errors/repository-errors.js';
import type {
  NewNotificationEmail,
  NotificationEmail,
  NotificationEmailStatus,
  NotificationEmailType,
} from '../../../../domain/notifications/notification-email.js';
import { query } from '../query.js';
import { sanitizeText } from '../sanitize.js';
import { type NotificationEmailRow, NotificationEmailTable } from './notification-email.table.js';

// Of two processes that send the same notification at once, the second one waits for the first and then adds nothing.
const INSERT = `
  INSERT INTO notification_email (key, type, message_id, from_address, to_address, subject, body_text, created_at,
                          period_end, state, attempts)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'waiting', 0)
  ON CONFLICT (key) DO NOTHING
  RETURNING id`;

const IS_DELETABLE = "created_at < $1 AND state <> 'waiting'";

const DELETE_OLDER = `
  DELETE FROM notification_email WHERE id IN (
    SELECT id FROM notification_email WHERE ${IS_DELETABLE} ORDER BY created_at, id LIMIT $2
  )
  RETURNING id`;

/** The mails to the staff in PostgreSQL. */
export class PostgresNotificationEmailRepository extends NotificationEmailRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async add(draft: NewNotificationEmail): Promise<NotificationEmail | undefined> {
    const { rows } = await query<{ id: number }>(this.manager, INSERT, [
      draft.key,
      draft.topic,
      sanitizeText(draft.messageId),
      sanitizeText(draft.from),
      sanitizeText(draft.to),
      sanitizeText(draft.subject),
      sanitizeText(draft.text),
      draft.createdAt,
      draft.coveredUntil,
    ]);
    const fresh = { state: 'waiting', attempts: 0, lastError: undefined, sentAt: undefined } as const;
    return rows[0] && { ...draft, ...fresh, id: rows[0].id };
  }

  async find(id: number): Promise<NotificationEmail | undefined> {
    const row = await this.manager.findOneBy(NotificationEmailTable, { id });
    return row ? toNotificationEmail(row) : undefined;
  }

  async findLatest(topic: NotificationEmailType): Promise<NotificationEmail | undefined> {
    const row = await this.manager.findOne(NotificationEmailTable, { where: { topic }, order: { id: 'DESC' } });
    return row ? toNotificationEmail(row) : undefined;
  }

  async markSent(id: number, at: Date): Promise<void> {
    await this.updateExisting(
      "UPDATE notification_email SET state = 'sent', attempts = attempts + 1, last_error = NULL, sent_at = $2 WHERE id = $1",
      [id, at],
    );
  }

  async markFailed(id: number, state: Exclude<NotificationEmailStatus, 'sent'>, reason: string): Promise<void> {
    const update = 'UPDATE notification_email SET state = $2, attempts = attempts + 1, last_error = $3 WHERE id = $1';
    await this.updateExisting(update, [id, state, sanitizeText(reason)]);
  }

  async reopen(id: number): Promise<boolean> {
    const update =
      "UPDATE notification_email SET state = 'waiting', last_error = NULL WHERE id = $1 AND state = 'failed'";
    if ((await query(this.manager, update, [id])).count === 1) return true;
    if (await this.find(id)) return false;
    throw createNotFoundError('notification mail', id);
  }

  async findPage(filter: {
    readonly state: NotificationEmailStatus | undefined;
    readonly page: number;
    readonly pageSize: number;
  }) {
    const [rows, total] = await this.manager.findAndCount(NotificationEmailTable, {
      where: filter.state === undefined ? {} : { state: filter.state },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (filter.page - 1) * filter.pageSize,
      take: filter.pageSize,
    });
    return { rows: rows.map(toNotificationEmail), total };
  }

  async deleteOlderThan(moment: Date, atMost: number): Promise<readonly number[]> {
    return (await query<{ id: number }>(this.manager, DELETE_OLDER, [moment, atMost])).rows.map(({ id }) => id);
  }

  async countDeletable(moment: Date): Promise<number> {
    const count = `SELECT count(*)::integer AS mails FROM notification_email WHERE ${IS_DELETABLE}`;
    return (await query<{ mails: number }>(this.manager, count, [moment])).rows[0]?.mails ?? 0;
  }

  private async updateExisting(update: string, parameters: [id: number, ...rest: unknown[]]): Promise<void> {
    const { count } = await query(this.manager, update, parameters);
    if (count === 0) throw createNotFoundError('notification mail', parameters[0]);
  }
}

function toNotificationEmail({ lastError, sentAt, ...row }: NotificationEmailRow): NotificationEmail {
  return { ...row, lastError: lastError ?? undefined, sentAt: sentAt ?? undefined };
}
