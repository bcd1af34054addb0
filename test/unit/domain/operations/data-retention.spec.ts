import { describe, expect, it } from '@jest/globals';
import {
  computeRetentionCutoff,
  DATA_RETENTIONS,
  findDataRetention,
  getRetentionDays,
} from '../../../../domain/operations/data-retention.js';

describe('Data retention', () => {
  it.each(DATA_RETENTIONS.map((period) => [period]))('knows "%s" by its days', (period) => {
    expect(findDataRetention(getRetentionDays(period))).toBe(period);
  });

  it.each([
    [1, '30 days'],
    [31, '60 days'],
    [180, '6 months'],
    [367, 'Indefinitely'],
  ])('calls %i days "%s", never a shorter period', (days, period) => {
    expect(findDataRetention(days)).toBe(period);
  });

  it('lets six months and a year be as long as they ever are', () => {
    const day = (text: string) => new Date(`${text}T00:00:00Z`);
    expect(computeRetentionCutoff(getRetentionDays('6 months'), day('2027-01-01'))).toEqual(day('2026-07-01'));
    expect(computeRetentionCutoff(getRetentionDays('1 year'), day('2025-01-01'))).toEqual(day('2024-01-01'));
    expect(computeRetentionCutoff(getRetentionDays('Indefinitely'), day('2025-01-01'))).toBeUndefined();
  });
});
