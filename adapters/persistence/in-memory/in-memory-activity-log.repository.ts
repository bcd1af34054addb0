import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_STATUSES,
  type ActivityEntry,
  type KeptActivity,
} from '../../../domain/operations/activity.js';
import {
  type ActivityCounts,
  type ActivityFilter,
  ActivityLog,
  type ActivityOrder,
} from '../../../application/operations/activity/activity-log.repository.js';
import { holdsWanted } from '../../../domain/operations/search-text.js';
import type { Journal } from './undo-log.js';
import { pageOf, Rows } from './table.js';

/** The activity log in memory. */
export class InMemoryActivityLog extends ActivityLog {
  constructor(private readonly rows: Rows<KeptActivity> = Rows.empty<KeptActivity>()) {
    super();
  }

  within(journal: Journal): InMemoryActivityLog {
    return new InMemoryActivityLog(this.rows.within(journal));
  }

  async append(entry: ActivityEntry): Promise<void> {
    const { before, after } = entry;
    this.rows.add((id) => ({ ...entry, before: asJson(before), after: asJson(after), id }));
  }

  async ofQuotation(quotationId: number): Promise<readonly KeptActivity[]> {
    return this.rows
      .all()
      .filter((entry) => entry.quotationId === quotationId)
      .sort(byTime);
  }

  async page(filter: ActivityFilter, order: ActivityOrder, page: number, pageSize: number) {
    return pageOf(this.sorted(filter, order), page, pageSize);
  }

  async counts(filter: ActivityFilter): Promise<ActivityCounts> {
    const entries = this.sorted(filter, 'oldest-first');
    const countOf = (value: string) =>
      entries.filter(({ category, status }) => category === value || status === value).length;
    const kinds = [...ACTIVITY_STATUSES, ...ACTIVITY_CATEGORIES].map((kind) => [kind, countOf(kind)]);
    return { total: entries.length, ...Object.fromEntries(kinds) };
  }

  async *walk(filter: ActivityFilter, order: ActivityOrder): AsyncIterable<readonly KeptActivity[]> {
    const entries = this.sorted(filter, order);
    if (entries.length > 0) yield entries;
  }

  async forgetBefore(moment: Date, atMost: number): Promise<number> {
    const old = this.rows
      .all()
      .filter(({ at }) => at < moment)
      .sort(byTime)
      .slice(0, atMost);
    for (const { id } of old) this.rows.remove(id);
    return old.length;
  }

  private sorted(filter: ActivityFilter, order: ActivityOrder): KeptActivity[] {
    const entries = this.rows
      .all()
      .filter((entry) => matches(entry, filter))
      .sort(byTime);
    return order === 'oldest-first' ? entries : entries.reverse();
  }
}

function matches(entry: KeptActivity, { categories, status, text, from, to }: ActivityFilter): boolean {
  if (categories !== undefined && !categories.includes(entry.category)) return false;
  if (status !== undefined && entry.status !== status) return false;
  if (from !== undefined && entry.at < from) return false;
  if (to !== undefined && entry.at > to) return false;
  const words = `${entry.action} ${entry.details} ${entry.actor}`;
  return text === undefined || holdsWanted(words, text);
}

function byTime(a: KeptActivity, b: KeptActivity): number {
  return a.at.getTime() - b.at.getTime() || a.id - b.id;
}

/** A copy as JSON keeps it, so that a later change of the record does not change the log. */
function asJson(value: unknown): unknown {
  return value === undefined || value === null ? undefined : JSON.parse(JSON.stringify(value));
}
