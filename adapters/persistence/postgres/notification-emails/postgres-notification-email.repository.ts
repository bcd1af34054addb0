import { type EntityManager, type FindOptionsWhere, LessThan, Not, type QueryDeepPartialEntity } from 'typeorm';
import { NotificationEmailRepository } from '../../../../application/notifications/notification-email.repository.js';
import { createNotFoundError } from '../../../../domain/errors/repository-errors.js';
import type {
  NewNotificationEmail,
  NotificationEmail,
  NotificationEmailStatus,
  NotificationEmailType,
} from '../../../../domain/notifications/notification-email.js';
import { type NotificationEmailRow, NotificationEmailTable } from './notification-email.table.js';

/** The mails to the staff in PostgreSQL. */
export class PostgresNotificationEmailRepository extends NotificationEmailRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async add(draft: NewNotificationEmail): Promise<NotificationEmail | undefined> {
    const { key, topic, messageId, from, to, subject, text, createdAt, coveredUntil } = draft;
    const values = { key, topic, messageId, from, to, subject, text, createdAt, coveredUntil };
    // Of two processes that send the same notification at once, the second one waits for the first and adds nothing.
    const insert = this.manager.createQueryBuilder().insert().into(NotificationEmailTable);
    insert
      .values({ ...values, state: 'waiting', attempts: 0 })
      .orIgnore()
      .returning('id')
      .updateEntity(false);
    const [row]: Array<{ id: number }> = (await insert.execute()).raw;
    return row && { ...draft, id: row.id, state: 'waiting', attempts: 0, lastError: undefined, sentAt: undefined };
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
    await this.recordAttempt(id, { state: 'sent', lastError: null, sentAt: at });
  }

  async markFailed(id: number, state: Exclude<NotificationEmailStatus, 'sent'>, reason: string): Promise<void> {
    await this.recordAttempt(id, { state, lastError: reason });
  }

  async reopen(id: number): Promise<boolean> {
    const change = { state: 'waiting', lastError: null } as const;
    const { affected } = await this.manager.update(NotificationEmailTable, { id, state: 'failed' }, change);
    if (affected === 1) return true;
    if (await this.manager.existsBy(NotificationEmailTable, { id })) return false;
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
    const oldest = this.manager
      .createQueryBuilder(NotificationEmailTable, 'mail')
      .select('mail.id')
      .where(whereDeletable(moment))
      .orderBy({ 'mail.createdAt': 'ASC', 'mail.id': 'ASC' })
      .limit(atMost);
    const deletion = this.manager.createQueryBuilder().delete().from(NotificationEmailTable).returning('id');
    deletion.where(`id IN (${oldest.getQuery()})`).setParameters(oldest.getParameters());
    const deleted: Array<{ id: number }> = (await deletion.execute()).raw;
    return deleted.map(({ id }) => id);
  }

  countDeletable(moment: Date): Promise<number> {
    return this.manager.countBy(NotificationEmailTable, whereDeletable(moment));
  }

  private async recordAttempt(id: number, change: QueryDeepPartialEntity<NotificationEmailRow>): Promise<void> {
    const counted = { ...change, attempts: () => 'attempts + 1' };
    const { affected } = await this.manager.update(NotificationEmailTable, { id }, counted);
    if (!affected) throw createNotFoundError('notification mail', id);
  }
}

function whereDeletable(moment: Date): FindOptionsWhere<NotificationEmailRow> {
  return { createdAt: LessThan(moment), state: Not('waiting') };
}

function toNotificationEmail({ lastError, sentAt, ...row }: NotificationEmailRow): NotificationEmail {
  return { ...row, lastError: lastError ?? undefined, sentAt: sentAt ?? undefined };
}
