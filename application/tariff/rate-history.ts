import type { ActivityRecord } from '../../domain/activity/activity.js';
import type { Rate } from '../../domain/tariff/rate.js';
import type { ActivityLogRepository } from '../activity/activity-log.repository.js';
import { parseRecordedRate, type RecordedRate } from './recorded-rate.js';

/** A change of one rate, from the activity log. */
export interface RateChange {
  /** The entry's id in the log. */
  readonly entryId: number;
  readonly at: Date;
  /** An administrator's email, or `system`. */
  readonly actor: string;
  /** For instance `Rate updated`. */
  readonly action: string;
  readonly details: string;
  /** Undefined before the rate was there, and after it was gone. */
  readonly before: RecordedRate | undefined;
  readonly after: RecordedRate | undefined;
}

/** Changes of one rate that are looked through. */
const MAX_CHANGES = 500;

/** The log entries of a rate, also under its earlier airports and services; the newest first. */
export async function findRateChanges(
  log: Pick<ActivityLogRepository, 'findPage'>,
  rate: Rate,
): Promise<readonly RateChange[]> {
  const any = { categories: undefined, status: undefined, text: undefined, from: undefined, to: undefined } as const;
  const filter = { ...any, entity: { type: 'rate', id: rate.id } } as const;
  return (await log.findPage(filter, 'newest-first', 1, MAX_CHANGES)).map(toRateChange);
}

function toRateChange({ id: entryId, at, actor, action, details, before, after }: ActivityRecord): RateChange {
  return { entryId, at, actor, action, details, before: parseRecordedRate(before), after: parseRecordedRate(after) };
}
