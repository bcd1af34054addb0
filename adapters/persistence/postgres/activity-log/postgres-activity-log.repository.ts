import type { EntityManager } from 'typeorm';
import {
  type ActivityCounts,
  type ActivityFilter,
  ActivityLogRepository,
  type ActivityOrder,
} from '../../../../application/activity/activity-log.repository.js';
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_STATUSES,
  type ActivityCategory,
  type ActivityEntry,
  type ActivityRecord,
  type ActivityStatus,
  SYSTEM_ACTOR,
} from '../../../../domain/activity/activity.js';
import { prepareStatement, query } from '../query.js';
import { sanitizeJsonOrNull, sanitizeText } from '../sanitize.js';
import type { ActivityRow } from './activity.table.js';
import { buildActivityConditions } from './activity-conditions.js';

const INSERT = prepareStatement(`
  INSERT INTO activity (at, category, action, details, status, actor, email_id, quotation_id, before, after, event_type,
                        entity_type, entity_id, action_es, details_es)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::jsonb, $11, $12, $13, $14, $15)`);

const COLUMNS = `id, at, category, action, details, status, actor, email_id AS "emailId", quotation_id AS "quotationId",
  event_type AS "eventType", entity_type AS "entityType", entity_id AS "entityId", before, after,
  action_es AS "actionEs", details_es AS "detailsEs"`;

/** The columns of a sort order, and the condition for the entries after another one in it. */
const ORDERS = {
  'newest-first': { by: 'at DESC, id DESC', after: '<' },
  'oldest-first': { by: 'at, id', after: '>' },
} as const;

// The condition on the actor is that of an index, which has the people's entries alone.
const LAST_HUMAN_ACTION = `
  SELECT at FROM activity WHERE quotation_id = $1 AND actor <> '${SYSTEM_ACTOR}' ORDER BY at DESC LIMIT 1`;

// Locked rows are skipped: entries that another process is removing are left to it.
const DELETE_OLDER = `
  DELETE FROM activity
  WHERE id IN (SELECT id FROM activity WHERE at < $1 ORDER BY at, id LIMIT $2 FOR UPDATE SKIP LOCKED)`;

const BATCH_SIZE = 500;

/** The activity log in PostgreSQL. */
export class PostgresActivityLogRepository extends ActivityLogRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async append(entry: ActivityEntry): Promise<void> {
    await query(this.manager, INSERT, [
      entry.at,
      entry.category,
      sanitizeText(entry.action),
      sanitizeText(entry.details),
      entry.status,
      sanitizeText(entry.actor),
      entry.emailId ?? null,
      entry.quotationId ?? null,
      sanitizeJsonOrNull(entry.before),
      sanitizeJsonOrNull(entry.after),
      ...[entry.eventType ?? null, entry.entity?.type ?? null, entry.entity?.id ?? null],
      ...[entry.spanish?.action, entry.spanish?.details].map((text) =>
        text === undefined ? null : sanitizeText(text),
      ),
    ]);
  }

  async find(id: number): Promise<ActivityRecord | undefined> {
    const [entry] = await this.list('WHERE id = $1', [id]);
    return entry;
  }

  async findByQuotation(quotationId: number): Promise<readonly ActivityRecord[]> {
    return this.list('WHERE quotation_id = $1 ORDER BY at, id', [quotationId]);
  }

  async findLastHumanActionAt(quotationId: number): Promise<Date | undefined> {
    const { rows } = await query<Pick<ActivityRow, 'at'>>(this.manager, LAST_HUMAN_ACTION, [quotationId]);
    return rows[0]?.at;
  }

  async findPage(filter: ActivityFilter, order: ActivityOrder, page: number, pageSize: number) {
    const { where, parameters } = buildActivityConditions(filter);
    const window = `LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`;
    return this.list(`WHERE ${where} ORDER BY ${ORDERS[order].by} ${window}`, [
      ...parameters,
      pageSize,
      (page - 1) * pageSize,
    ]);
  }

  async getCounts(filter: ActivityFilter): Promise<ActivityCounts> {
    const { where, parameters } = buildActivityConditions(filter);
    const { rows } = await query<{ category: ActivityCategory; status: ActivityStatus; entries: number }>(
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

  async *stream(filter: ActivityFilter, order: ActivityOrder): AsyncIterable<readonly ActivityRecord[]> {
    const { where, parameters } = buildActivityConditions(filter);
    const { by, after } = ORDERS[order];
    let last: ActivityRecord | undefined;
    do {
      const behind = last ? ` AND (at, id) ${after} ($${parameters.length + 1}, $${parameters.length + 2})` : '';
      const entries: readonly ActivityRecord[] = await this.list(
        `WHERE ${where}${behind} ORDER BY ${by} LIMIT ${BATCH_SIZE}`,
        last ? [...parameters, last.at, last.id] : parameters,
      );
      if (entries.length > 0) yield entries;
      last = entries.length === BATCH_SIZE ? entries.at(-1) : undefined;
    } while (last);
  }

  async deleteOlderThan(moment: Date, atMost: number): Promise<number> {
    return this.manager.transaction(async (manager) => {
      await query(manager, "SELECT set_config('istmo.retention', 'on', true)");
      const { count } = await query(manager, DELETE_OLDER, [moment, atMost]);
      await query(manager, "SELECT set_config('istmo.retention', '', true)");
      return count;
    });
  }

  private async list(rest: string, parameters: unknown[]): Promise<readonly ActivityRecord[]> {
    const { rows } = await query<ActivityRow>(this.manager, `SELECT ${COLUMNS} FROM activity ${rest}`, parameters);
    return rows.map(toActivityRecord);
  }
}

function toActivityRecord({ id, emailId, quotationId, before, after, ...others }: ActivityRow): ActivityRecord {
  const { eventType, entityType, entityId, actionEs, detailsEs, ...row } = others;
  return {
    ...row,
    id: Number(id),
    emailId: emailId ?? undefined,
    quotationId: quotationId ?? undefined,
    eventType: eventType ?? undefined,
    entity: entityType !== null && entityId !== null ? { type: entityType, id: entityId } : undefined,
    before: before ?? undefined,
    after: after ?? undefined,
    spanish: actionEs !== null && detailsEs !== null ? { action: actionEs, details: detailsEs } : undefined,
  };
}
