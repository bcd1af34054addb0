import { describe, expect, it } from '@jest/globals';
import { formatAssumedValue } from '../../../apps/console/src/components/assumptions/format-assumed-value.js';
import {
  describeCellAction,
  formatEnding,
  toCoverageLines,
} from '../../../apps/console/src/features/tariff/rates/coverage.js';
import {
  formatRateValidity,
  formatValidityStatus,
} from '../../../apps/console/src/features/tariff/rates/format-rate.js';
import { previewPercentChange } from '../../../apps/console/src/features/tariff/rates/percent-preview.js';
import { findDuplicate, toRateFormValues } from '../../../apps/console/src/features/tariff/rates/rate-form-values.js';
import { formatRateNames, updateSelection } from '../../../apps/console/src/features/tariff/rates/rate-selection.js';
import { findRateInForce } from '../../../apps/console/src/features/tariff/rates/rate-trial.js';
import { RATE_MESSAGES } from '../../../domain/tariff/rate.js';
import { aRateRow as aRate, SJO } from './rate-rows.js';

const TODAY = '2026-03-02';

describe('A change of many rates as it is typed', () => {
  const entry = { percent: '10', changesMinimum: true, changesMaximum: true };
  it('shows each figure before and after, and alone where it stays', () => {
    expect(
      previewPercentChange([aRate(), aRate({ id: 2, minimumCharge: null, maximumCharge: 40 })], entry, 'en-US'),
    ).toEqual([
      {
        id: 1,
        name: 'HNDL, SJO',
        base: '$0.12 / kg → $0.132 / kg',
        minimum: '$35.00 → $38.50',
        maximum: 'No limit',
        problem: undefined,
      },
      {
        id: 2,
        name: 'HNDL, SJO',
        base: '$0.12 / kg → $0.132 / kg',
        minimum: '—',
        maximum: '$40.00 → $44.00',
        problem: undefined,
      },
    ]);
  });

  it('says where a rate becomes impossible, and nothing without a percentage', () => {
    const limited = aRate({ maximumCharge: 36 });
    expect(previewPercentChange([limited], { ...entry, changesMaximum: false })?.[0]?.problem).toBe(
      RATE_MESSAGES.minimumAboveMaximum,
    );
    for (const percent of ['', '0', '-100', 'ten'])
      expect(previewPercentChange([limited], { ...entry, percent })).toBeUndefined();
  });

  it('names the rates that are selected', () => {
    const rows = ['HNDL', 'DOCS', 'BRKD'].map((serviceCode) => aRate({ serviceCode }));
    expect(formatRateNames(rows)).toBe('HNDL at SJO, DOCS at SJO and 1 more');
    expect(formatRateNames(rows.slice(0, 2))).toBe('HNDL at SJO and DOCS at SJO');
    expect([...updateSelection(new Set([1, 2]), [2, 3], true)]).toEqual([1, 2, 3]);
    expect([...updateSelection(new Set([1, 2]), [2, 3], false)]).toEqual([1]);
  });
});

describe('A rate on a day', () => {
  const entry = { ...toRateFormValues(aRate()), validUntil: '2026-03-01' };
  it('is tried where it holds, else another one is', () => {
    const next = aRate({ id: 9, baseRate: 0.2, validFrom: '2026-03-02' });
    expect(findRateInForce(entry, [next], '2026-03-01', 1)?.row).toBeUndefined();
    expect(findRateInForce(entry, [next], TODAY, 1)?.row).toBe(next);
    expect(findRateInForce(entry, [], TODAY, 1)).toBeUndefined();
  });

  it('has another rate in its way only on shared days', () => {
    expect(findDuplicate(entry, [aRate({ id: 9 })], 1)?.id).toBe(9);
    expect(findDuplicate(entry, [aRate({ id: 9, validFrom: '2026-03-02' })], 1)).toBeUndefined();
    expect(findDuplicate(entry, [aRate({ id: 1 })], 1)).toBeUndefined();
  });

  it('is told in words', () => {
    const dated = aRate({ validFrom: '2026-01-01', validUntil: '2026-03-01' });
    expect(formatRateValidity(dated, 'en-US')).toBe('from Jan 1, 2026 until Mar 1, 2026');
    expect(formatRateValidity(aRate())).toBe('—');
    expect(['2025-12-31', '2026-03-01', TODAY].map((day) => formatValidityStatus(dated, day))).toEqual([
      'not yet valid',
      undefined,
      'expired',
    ]);
  });

  it('is told in the coverage', () => {
    const ends = [aRate({ validUntil: '2026-03-20' }), aRate({ id: 2, serviceCode: 'CUST', validUntil: '2026-03-01' })];
    const lines = toCoverageLines([SJO], ends, TODAY);
    const actions = lines[0]?.cells.map((cell) => describeCellAction(cell, 'SJO', 'en-US'));
    expect(actions).toContain('Edit HNDL, SJO: $0.12 / kg, until Mar 20, 2026');
    expect(actions).toContain('Edit CUST, SJO: $0.12 / kg, expired Mar 1, 2026');
    expect(actions).toContain('Add DOCS, SJO: compulsory rate missing');
    expect(formatEnding(lines, 'en-US')).toBe('HNDL at SJO ends on Mar 20, 2026.');
  });
});

describe('A value that was assumed', () => {
  it('reads as the tariff does where it is a rate', () => {
    expect(formatAssumedValue('0.16 USD/kg')).toBe('$0.16 / kg');
    expect(formatAssumedValue('within 25 km')).toBe('within 25 km');
  });
});
