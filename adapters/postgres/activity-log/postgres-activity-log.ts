import type { EntityManager } from 'typeorm';
import type { ActivityEntry, KeptActivity } from '../../../domain/activity/activity.js';
import { ActivityLog } from '../../../domain/activity/activity-log.port.js';
import { run } from '../sql.js';
import { storableJsonOrNull, storableText } from '../storable.js';
import { type ActivityRow, ActivityTable } from './activity.table.js';

const INSERT = `
  INSERT INTO activity (at, category, action, details, status, actor, email_id, quotation_id, before, after)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::jsonb)`;

/** The activity log in PostgreSQL. */
export class PostgresActivityLog extends ActivityLog {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async append(entry: ActivityEntry): Promise<void> {
    await run(this.manager, INSERT, [
      entry.at,
      entry.category,
      storableText(entry.action),
      storableText(entry.details),
      entry.status,
      storableText(entry.actor),
      entry.emailId ?? null,
      entry.quotationId ?? null,
      storableJsonOrNull(entry.before),
      storableJsonOrNull(entry.after),
    ]);
  }

  async ofQuotation(quotationId: number): Promise<readonly KeptActivity[]> {
    const order = { at: 'ASC', id: 'ASC' } as const;
    return (await this.manager.find(ActivityTable, { where: { quotationId }, order })).map(activityOf);
  }
}

function activityOf({ id, emailId, quotationId, before, after, ...row }: ActivityRow): KeptActivity {
  return {
    ...row,
    id: Number(id),
    emailId: emailId ?? undefined,
    quotationId: quotationId ?? undefined,
    before: before ?? undefined,
    after: after ?? undefined,
  };
}
