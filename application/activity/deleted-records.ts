import type { ActivityRecord } from '../../domain/activity/activity.js';
import type { EventType } from '../../domain/activity/event-type.js';
import type { Clock } from '../../domain/clock.port.js';
import { DAY_MS } from '../../domain/durations.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { createPageRequest } from '../persistence/pagination.js';
import { ACTIVITY_MESSAGES } from './activity.messages.js';
import type { ActivityFilter, ActivityLogRepository } from './activity-log.repository.js';

/** As long as a deleted record can be brought back. */
export const RESTORABLE_DAYS = 30;

/** What the log knows of a record that was deleted. */
export interface DeletedRecord {
  readonly entry: ActivityRecord;
  /** Whether there is such a record again: it was restored, or entered anew. */
  readonly isThere: boolean;
}

/**
 * Lists the records of one kind that staff deleted lately, and brings them back. The activity log holds what each of them
 * was: a record that is restored passes the checks of a new one, and gets a new id.
 */
export abstract class DeletedRecords<Recorded, Entity> {
  protected constructor(
    /** That of the log's entries about deleted records. */
    private readonly eventType: EventType,
    private readonly log: Pick<ActivityLogRepository, 'find' | 'findPage' | 'getCounts'>,
    private readonly clock: Clock,
  ) {}

  /** One page, the newest first. @param page counted from 1 */
  async findPage(
    page: number,
    pageSize: number,
  ): Promise<{ readonly rows: readonly DeletedRecord[]; readonly total: number }> {
    const within = createPageRequest(page, pageSize);
    const filter = this.createFilter();
    const [entries, { total }, isThere] = await Promise.all([
      this.log.findPage(filter, 'newest-first', within.page, within.pageSize),
      this.log.getCounts(filter),
      this.loadComparison(),
    ]);
    const rows = entries.map((entry) => {
      const recorded = this.parse(entry.before);
      return { entry, isThere: recorded !== undefined && isThere(recorded) };
    });
    return { rows, total };
  }

  /**
   * Brings a record back as it was.
   * @param entryId that of the log about its deletion
   * @throws DomainError `missing` for an unknown or an old entry, and where the log does not tell any more what the record
   * was; `invalid` and `conflict` as for a new record
   */
  async restore(entryId: number, actor: string): Promise<Entity> {
    const entry = await this.log.find(entryId);
    if (entry?.eventType !== this.eventType || entry.at < this.findEarliest()) {
      throw new DomainError('missing', ACTIVITY_MESSAGES.notRestorable(RESTORABLE_DAYS));
    }
    const recorded = this.parse(entry.before);
    if (recorded === undefined) throw new DomainError('missing', ACTIVITY_MESSAGES.erasedRecord);
    return this.create(recorded, actor);
  }

  /** Reads what the log recorded; undefined where that is no such record. */
  protected abstract parse(before: unknown): Recorded | undefined;
  /** Tells whether there is such a record now. */
  protected abstract loadComparison(): Promise<(recorded: Recorded) => boolean>;
  protected abstract create(recorded: Recorded, actor: string): Promise<Entity>;

  private findEarliest(): Date {
    return new Date(this.clock.now().getTime() - RESTORABLE_DAYS * DAY_MS);
  }

  private createFilter(): ActivityFilter {
    const any = { categories: undefined, status: undefined, text: undefined, to: undefined } as const;
    return { ...any, eventType: this.eventType, from: this.findEarliest() };
  }
}
