import type { EntityManager } from 'typeorm';
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_STATUSES,
  type ActivityCategory,
  type ActivityEntry,
  type ActivityStatus,
  type KeptActivity,
} from '../../../../domain/operations/activity.js';
import {
  type ActivityCounts,
  type ActivityFilter,
  ActivityLog,
  type ActivityOrder,
} from '../../../../application/operations/activity/activity-log.repository.js';
import { prepared, run } from '../query.js';
import { storableJsonOrNull, storableText } from '../sanitize.js';
import type { ActivityRow } from './activity.table.js';
import { conditionsOf } from './activity-conditions.js';

const INSERT = prepared(`
  INSERT INTO activity (at, category, action, details, status, actor, email_id, quotation_id, before, after)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::jsonb)`);

const COLUMNS = `id, at, category, action, details, status, actor, email_id AS "emailId", quotation_id AS "quotationId",
  before, after`;

/** How an order is said, and which entries come after another one in it. */
const ORDERS = {
  'newest-first': { by: 'at DESC, id DESC', after: '<' },
  'oldest-first': { by: 'at, id', after: '>' },
} as const;

// The lock is waited for by nobody: entries that another process removes at the moment are left to it.
const FORGET = `
  DELETE FROM activity
  WHERE id IN (SELECT id FROM activity WHERE at < $1 ORDER BY at, id LIMIT $2 FOR UPDATE SKIP LOCKED)`;

const ENTRIES_AT_ONCE = 500;

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
    return this.list('WHERE quotation_id = $1 ORDER BY at, id', [quotationId]);
  }

  async page(filter: ActivityFilter, order: ActivityOrder, page: number, pageSize: number) {
    const { where, parameters } = conditionsOf(filter);
    const window = `LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`;
    return this.list(`WHERE ${where} ORDER BY ${ORDERS[order].by} ${window}`, [
      ...parameters,
      pageSize,
      (page - 1) * pageSize,
    ]);
  }

  async counts(filter: ActivityFilter): Promise<ActivityCounts> {
    const { where, parameters } = conditionsOf(filter);
    const { rows } = await run<{ category: ActivityCategory; status: ActivityStatus; entries: number }>(
      this.manager,
      `SELECT category, status, count(*)::integer AS entries FROM activity WHERE ${where} GROUP BY category, status`,
      parameters,
    );
    const countOf = (kind: string | undefined) =>
      rows
        .filter(({ category, status }) => kind === undefined || category === kind || status === kind)
        .reduce((sum, { entries }) => sum + entries, 0);
    const kinds = [...ACTIVITY_STATUSES, ...ACTIVITY_CATEGORIES].map((kind) => [kind, countOf(kind)]);
    return { total: countOf(undefined), ...Object.fromEntries(kinds) };
  }

  async *walk(filter: ActivityFilter, order: ActivityOrder): AsyncIterable<readonly KeptActivity[]> {
    const { where, parameters } = conditionsOf(filter);
    const { by, after } = ORDERS[order];
    let last: KeptActivity | undefined;
    do {
      const behind = last ? ` AND (at, id) ${after} ($${parameters.length + 1}, $${parameters.length + 2})` : '';
      const entries: readonly KeptActivity[] = await this.list(
        `WHERE ${where}${behind} ORDER BY ${by} LIMIT ${ENTRIES_AT_ONCE}`,
        last ? [...parameters, last.at, last.id] : parameters,
      );
      if (entries.length > 0) yield entries;
      last = entries.length === ENTRIES_AT_ONCE ? entries.at(-1) : undefined;
    } while (last);
  }

  async forgetBefore(moment: Date, atMost: number): Promise<number> {
    return this.manager.transaction(async (manager) => {
      await run(manager, "SELECT set_config('istmo.retention', 'on', true)");
      const { count } = await run(manager, FORGET, [moment, atMost]);
      await run(manager, "SELECT set_config('istmo.retention', '', true)");
      return count;
    });
  }

  private async list(rest: string, parameters: unknown[]): Promise<readonly KeptActivity[]> {
    const { rows } = await run<ActivityRow>(this.manager, `SELECT ${COLUMNS} FROM activity ${rest}`, parameters);
    return rows.map(activityOf);
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
