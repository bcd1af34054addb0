import {
  type ActivityCounts,
  type ActivityFilter,
  ActivityLogRepository,
  type ActivityOrder,
} from '../../../application/activity/activity-log.repository.js';
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_STATUSES,
  type ActivityEntry,
  type ActivityRecord,
  SYSTEM_ACTOR,
} from '../../../domain/activity/activity.js';
import { matchesSearch } from '../../../domain/search-text.js';
import { slicePage, Table } from './table.js';
import type { UndoLog } from './undo-log.js';

/** The activity log in memory. */
export class InMemoryActivityLogRepository extends ActivityLogRepository {
  constructor(readonly rows: Table<ActivityRecord> = Table.createEmpty<ActivityRecord>()) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryActivityLogRepository {
    return new InMemoryActivityLogRepository(this.rows.withUndoLog(undoLog));
  }

  async append(entry: ActivityEntry): Promise<void> {
    const { before, after } = entry;
    this.rows.add((id) => ({ ...entry, before: cloneAsJson(before), after: cloneAsJson(after), id }));
  }

  async find(id: number): Promise<ActivityRecord | undefined> {
    return this.rows.find(id);
  }

  async findByQuotation(quotationId: number): Promise<readonly ActivityRecord[]> {
    return this.rows
      .all()
      .filter((entry) => entry.quotationId === quotationId)
      .sort(compareByTime);
  }

  async findLastHumanActionAt(quotationId: number): Promise<Date | undefined> {
    const entries = await this.findByQuotation(quotationId);
    return entries.findLast(({ actor }) => actor !== SYSTEM_ACTOR)?.at;
  }

  async findPage(filter: ActivityFilter, order: ActivityOrder, page: number, pageSize: number) {
    return slicePage(this.findSorted(filter, order), page, pageSize);
  }

  async getCounts(filter: ActivityFilter): Promise<ActivityCounts> {
    const entries = this.findSorted(filter, 'oldest-first');
    const countOf = (value: string) =>
      entries.filter(({ category, status }) => category === value || status === value).length;
    const kinds = [...ACTIVITY_STATUSES, ...ACTIVITY_CATEGORIES].map((kind) => [kind, countOf(kind)]);
    return { total: entries.length, ...Object.fromEntries(kinds) };
  }

  async *stream(filter: ActivityFilter, order: ActivityOrder): AsyncIterable<readonly ActivityRecord[]> {
    const entries = this.findSorted(filter, order);
    if (entries.length > 0) yield entries;
  }

  async deleteOlderThan(moment: Date, atMost: number): Promise<number> {
    const old = this.rows
      .all()
      .filter(({ at }) => at < moment)
      .sort(compareByTime)
      .slice(0, atMost);
    for (const { id } of old) this.rows.remove(id);
    return old.length;
  }

  private findSorted(filter: ActivityFilter, order: ActivityOrder): ActivityRecord[] {
    const entries = this.rows
      .all()
      .filter((entry) => matchesFilter(entry, filter))
      .sort(compareByTime);
    return order === 'oldest-first' ? entries : entries.reverse();
  }
}

function matchesFilter(entry: ActivityRecord, filter: ActivityFilter): boolean {
  const { categories, status, eventType, entity, text, from, to } = filter;
  if (categories !== undefined && !categories.includes(entry.category)) return false;
  if (status !== undefined && entry.status !== status) return false;
  if (eventType !== undefined && entry.eventType !== eventType) return false;
  if (entity && (entry.entity?.type !== entity.type || entry.entity.id !== entity.id)) return false;
  if (from !== undefined && entry.at < from) return false;
  if (to !== undefined && entry.at > to) return false;
  if (text === undefined || matchesSearch(`${entry.action} ${entry.details} ${entry.actor}`, text)) return true;
  return entry.spanish !== undefined && matchesSearch(`${entry.spanish.action} ${entry.spanish.details}`, text);
}

function compareByTime(a: ActivityRecord, b: ActivityRecord): number {
  return a.at.getTime() - b.at.getTime() || a.id - b.id;
}

/** A copy as JSON stores it, so that a later change of the record does not change the log. */
function cloneAsJson(value: unknown): unknown {
  return value === undefined || value === null ? undefined : JSON.parse(JSON.stringify(value));
}
