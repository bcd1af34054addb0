import { describe, expect, it } from '@jest/globals';
import { activityLogsMessages as spanish } from '../../../apps/console/src/features/operations/activity-logs/activity-logs.messages.es.js';
import { formatRetention } from '../../../apps/console/src/features/operations/activity-logs/format-retention.js';
import {
  hasFilters,
  parseView,
  toSearchParams,
  toServerQuery,
  UNFILTERED_LOG,
} from '../../../apps/console/src/features/operations/activity-logs/logs-url.js';
import { listPageNumbers } from '../../../apps/console/src/features/operations/activity-logs/page-numbers.js';
import { diffRecords } from '../../../apps/console/src/features/operations/activity-logs/record-changes.js';

const view = (address: string) => parseView(new URLSearchParams(address));

describe('The address of the Activity Logs screen', () => {
  it('survives the way there and back', () => {
    const address = 'tab=errors&q=norte&category=error&status=failure&sort=asc&from=2026-01-05&to=2026-01-31&page=3';
    expect(toSearchParams(view(address)).toString()).toBe(address);
  });

  it('ignores what makes no sense', () => {
    expect(view('tab=secret&category=x&status=y&sort=up&from=1&page=0')).toEqual(UNFILTERED_LOG);
    expect(hasFilters(UNFILTERED_LOG)).toBe(false);
    expect(hasFilters(view('tab=email'))).toBe(true);
  });

  it('asks for the log with its filters, the export too, and for the whole last day', () => {
    const query = toServerQuery(view('tab=email&to=2026-01-31&page=3'));
    expect(query.get('tab')).toBe('email');
    expect(new Date(query.get('to') ?? '')).toEqual(new Date('2026-02-01T05:59:59.999Z'));
    expect(query.has('page')).toBe(false);
  });
});

describe('The page buttons', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [5, 6, 7, 8, 9]],
    [1, 0, []],
  ])('on page %i of %i are %j', (page, pages, buttons) => {
    expect(listPageNumbers(page, pages)).toEqual(buttons);
  });
});

describe('What a log entry changed', () => {
  it('is shown field by field, unchanged ones left out', () => {
    expect(diffRecords({ rate: 0.1, code: 'HNDL' }, { rate: 0.2, code: 'HNDL' })).toEqual([
      { field: 'Rate', before: '0.1', after: '0.2' },
    ]);
  });

  it('is all of a record that is new or gone, and nothing where nothing changed', () => {
    expect(diffRecords(null, { code: 'HNDL', airports: ['SJO'] })).toEqual([
      { field: 'Code', before: '—', after: 'HNDL' },
      { field: 'Airports', before: '—', after: '["SJO"]' },
    ]);
    expect(diffRecords({ code: 'HNDL' }, null)).toEqual([{ field: 'Code', before: 'HNDL', after: '—' }]);
    expect(diffRecords(null, null)).toEqual([]);
    expect(diffRecords('old', 'new')).toEqual([{ field: 'Value', before: 'old', after: 'new' }]);
  });
});

describe('The retention sentence', () => {
  it('follows the setting', () => {
    expect(formatRetention('30 days')).toBe('Logs are retained for 30 days.');
    expect(spanish.retainedFor('6 months')).toBe('Los registros se conservan 6 meses.');
    expect(formatRetention('Indefinitely')).toBe('Logs are retained indefinitely.');
    expect(formatRetention(undefined)).toBeUndefined();
  });

  it('is said in the words of people, without numbers of records', () => {
    const before = { id: 4, version: 1, countryId: 2, isSample: true, updatedAt: '2026-11-28T15:25:51.756Z' };
    const after = { ...before, version: 2, isSample: false, updatedAt: '2026-11-28T16:00:00.000Z' };
    expect(diffRecords(before, after)).toEqual([{ field: 'Sample', before: 'Yes', after: 'No' }]);
    expect(diffRecords({ quantityStep: 1 }, { quantityStep: 2 })).toEqual([
      { field: 'Quantity step', before: '1', after: '2' },
    ]);
    const [added] = diffRecords(null, { addedAt: '2026-11-28T15:25:51.756Z' });
    expect(added?.field).toBe('Added');
    expect(added?.after).not.toContain('T15');
  });
});
