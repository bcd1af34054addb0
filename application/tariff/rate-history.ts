import type { ActivityRecord } from '../../domain/operations/activity.js';
import type { Rate } from '../../domain/tariff/rate.js';
import type { ActivityLogRepository } from '../operations/activity/activity-log.repository.js';
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

/** Entries of one name that are looked through. */
const MAX_ENTRIES = 500;
/** Maximum earlier names of a rate that are followed; a wrong airport or service is usually corrected soon. */
const MAX_NAMES = 5;

/** The log entries of a rate, also under its earlier airports and services; the newest first. */
export async function findRateChanges(
  log: Pick<ActivityLogRepository, 'findPage'>,
  rate: Rate,
): Promise<readonly RateChange[]> {
  const changes = new Map<number, RateChange>();
  const names = [formatRateName(rate)];
  for (let at = 0; at < names.length && at < MAX_NAMES; at += 1) {
    for (const change of await findChangesByName(log, names[at] ?? '', rate.id)) {
      changes.set(change.entryId, change);
      const older = change.before && formatRateName(change.before);
      if (older !== undefined && !names.includes(older)) names.push(older);
    }
  }
  return [...changes.values()].sort((a, b) => b.at.getTime() - a.at.getTime() || b.entryId - a.entryId);
}

async function findChangesByName(
  log: Pick<ActivityLogRepository, 'findPage'>,
  name: string,
  id: number,
): Promise<RateChange[]> {
  const filter = { categories: ['system'], status: undefined, text: name, from: undefined, to: undefined } as const;
  const entries = await log.findPage(filter, 'newest-first', 1, MAX_ENTRIES);
  return entries.map(toRateChange).filter(({ before, after }) => before?.id === id || after?.id === id);
}

function toRateChange({ id: entryId, at, actor, action, details, before, after }: ActivityRecord): RateChange {
  return { entryId, at, actor, action, details, before: parseRecordedRate(before), after: parseRecordedRate(after) };
}

function formatRateName({ serviceCode, airportCode }: Pick<Rate, 'serviceCode' | 'airportCode'>): string {
  return `${serviceCode} at ${airportCode}`;
}
