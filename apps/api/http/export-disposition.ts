import { toOfficeDay } from '../../../domain/office-day.js';
import { composeDisposition } from './file-disposition.js';

/** What may stand in the name of a file on every system. */
const UNSAFE = /[^\p{L}\p{N}.@-]+/gu;
const MAX_PART_LENGTH = 40;

/**
 * A Content-Disposition for a list that is exported: its name, what narrows it, and the day in the office, so that a file says what it
 * holds once it lies among others, for instance `quotations-pending-CR-2026-11-30.xlsx`.
 * @param filters in the order in which they are named; empty ones, and `all`, narrow nothing
 */
export function composeExportDisposition(
  list: string,
  filters: readonly (string | undefined)[],
  now: Date,
  extension: string,
): string {
  const parts = filters
    .map((one) => (one ?? '').trim().replace(UNSAFE, '_').slice(0, MAX_PART_LENGTH))
    .filter((one) => one !== '' && one !== 'all');
  return composeDisposition('attachment', `${[list, ...parts, toOfficeDay(now)].join('-')}.${extension}`);
}
