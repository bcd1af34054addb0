import { formatRateCount } from './rate-selection.js';

export const DELETE_FAILED = 'Failed to delete the rate. Please try again.';

/** The specification's question, and the same for many rates. */
export function formatDeleteQuestion(count: number): string {
  return count === 1
    ? 'Are you sure you want to delete this rate?'
    : `Are you sure you want to delete these ${formatRateCount(count)}?`;
}
