import type { ActivityEntry, KeptActivity } from '../../domain/activity/activity.js';
import { ActivityLog } from '../../domain/activity/activity-log.port.js';
import type { Journal } from './journal.js';
import { Rows } from './rows.js';

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
      .sort((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id);
  }
}

/** A copy as JSON keeps it, so that a later change of the record does not change the log. */
function asJson(value: unknown): unknown {
  return value === undefined || value === null ? undefined : JSON.parse(JSON.stringify(value));
}
