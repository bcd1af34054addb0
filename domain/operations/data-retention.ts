import { DAY_MS } from '../durations.js';
/** The periods that Settings offers (specification, section 2). */
export const DATA_RETENTIONS = ['30 days', '60 days', '90 days', '6 months', '1 year', 'Indefinitely'] as const;
export type DataRetention = (typeof DATA_RETENTIONS)[number];

/** Six months are up to 184 days long and a year 366: nothing is ever deleted earlier than the words promise. */
const RETENTION_DAYS: Readonly<Record<DataRetention, number | undefined>> = {
  '30 days': 30,
  '60 days': 60,
  '90 days': 90,
  '6 months': 184,
  '1 year': 366,
  Indefinitely: undefined,
};

/** The days that a period lasts; undefined: unlimited. */
export function getRetentionDays(period: DataRetention): number | undefined {
  return RETENTION_DAYS[period];
}

/** The period of so many days; of days that the list lacks, the next longer one. */
export function findDataRetention(days: number | undefined): DataRetention {
  if (days === undefined) return 'Indefinitely';
  return (
    DATA_RETENTIONS.find((period) => (RETENTION_DAYS[period] ?? Number.POSITIVE_INFINITY) >= days) ?? 'Indefinitely'
  );
}

/** Records older than this are removed; undefined: none are. */
export function computeRetentionCutoff(retentionDays: number | undefined, now: Date): Date | undefined {
  return retentionDays === undefined ? undefined : new Date(now.getTime() - retentionDays * DAY_MS);
}
