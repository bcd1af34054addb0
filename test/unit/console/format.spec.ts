import { describe, expect, it } from '@jest/globals';
import {
  formatCount,
  formatCubicMetres,
  formatDate,
  formatDateTime,
  formatDecimal,
  formatDuration,
  formatKg,
  formatPageRange,
  formatSizeCm,
  formatUsd,
} from '../../../apps/console/src/components/format/format.js';

describe('Figures as people read them', () => {
  it('shows dollars with two decimals, and 0.00 where there is no amount', () => {
    expect(formatUsd(1234.5, 'en-US')).toBe('$1,234.50');
    expect(formatUsd(null, 'en-US')).toBe('$0.00');
    expect(formatUsd(undefined, 'en-US')).toBe('$0.00');
  });

  it('follows the separators of the locale and keeps the dollar sign narrow', () => {
    expect(formatUsd(1234.5, 'es-PA')).toContain('$');
    expect(formatUsd(1234.5, 'es-PA')).not.toContain('USD');
    expect(formatUsd(1234.5, 'de-DE')).toMatch(/^1\.234,50\s\$$/);
  });

  it('shows weights, volumes and sizes with their units', () => {
    expect(formatKg(320.5, 'en-US')).toBe('320.5 kg');
    expect(formatCubicMetres(1.9204, 'en-US')).toBe('1.92 m³');
    expect(formatSizeCm({ lengthCm: 120, widthCm: 80.25, heightCm: 100 }, 'en-US')).toBe('120.0 × 80.3 × 100.0 cm');
    expect(formatDecimal(1234.567, 1, 'en-US')).toBe('1,234.6');
  });

  it('shows short times in milliseconds and longer ones in seconds', () => {
    expect(formatDuration(84.4, 'en-US')).toBe('84 ms');
    expect(formatDuration(2449, 'en-US')).toBe('2.4 s');
  });

  it('says "Not specified" for a date that is not there and "Invalid date" for one that is none', () => {
    expect(formatDateTime(undefined, 'en-US')).toBe('Not specified');
    expect(formatDateTime('', 'en-US')).toBe('Not specified');
    expect(formatDate('soon', 'en-US')).toBe('Invalid date');
    expect(formatDate('2026-11-27T12:00:00.000Z', 'en-US')).toBe('Nov 27, 2026');
  });
});

describe('Counts in words', () => {
  it('are one of a thing, or several', () => {
    expect(formatCount(1, 'log entry', 'log entries', 'en-US')).toBe('1 log entry');
    expect(formatCount(0, 'reply', 'replies', 'en-US')).toBe('0 replies');
    expect(formatCount(1200, 'quotation', 'quotations', 'en-US')).toBe('1,200 quotations');
  });

  it('say which part of a list a page shows', () => {
    const words = ['quotation', 'quotations'] as const;
    expect(formatPageRange({ first: 1, shown: 1, total: 1 }, words, 'en-US')).toBe('Showing 1 of 1 quotation');
    expect(formatPageRange({ first: 1201, shown: 25, total: 2400 }, words, 'en-US')).toBe(
      'Showing 1,201–1,225 of 2,400 quotations',
    );
  });
});
