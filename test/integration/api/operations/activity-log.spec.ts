import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import papaparse from 'papaparse';
import { toOfficeDay } from '../../../../domain/office-day.js';
import { ADMIN, InMemoryApp } from '../../../support/in-memory-app.js';

interface Page {
  readonly data: ReadonlyArray<Readonly<Record<string, unknown>>>;
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly counts: Readonly<Record<string, number>>;
}

describe('the activity log', () => {
  let app: InMemoryApp;
  const list = async (query = '') => (await app.call('GET', `/api/activity-logs${query}`)).json as Page;

  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    const domains = ['lagos.example', 'montes.example', 'rios.example'];
    for (const domain of domains) {
      const company = { domain, companyName: '=HYPERLINK("http://evil.example")' };
      expect((await app.call('POST', '/api/recognized-domains', company)).status).toBe(201);
    }
  });
  afterAll(() => app.close());

  it('shows five entries a page, the newest first, with who did what and what it was before', async () => {
    const { data, total, page, pageSize, counts } = await list();
    expect({ page, pageSize, length: data.length }).toEqual({ page: 1, pageSize: 5, length: Math.min(5, total) });
    expect(data[0]).toEqual({
      id: expect.any(Number),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      category: 'system',
      action: 'Domain created',
      details: 'rios.example',
      status: 'success',
      actor: ADMIN.email,
      emailId: null,
      quotationId: null,
      before: null,
      after: expect.objectContaining({ mailDomain: 'rios.example' }),
    });
    const kinds = ['total', 'success', 'failure', 'warning', 'info', 'email', 'quotation', 'error', 'system'];
    expect(Object.keys(counts).sort()).toEqual(kinds.sort());
  });

  it('finds the latest change of one record', async () => {
    const record = (await list('?q=lagos.example&pageSize=1')).data[0]?.after as { readonly id: number };
    const ofRecord = `?entityType=recognized-domain&entityId=${record.id}`;
    expect(await list(`${ofRecord}&pageSize=1`)).toMatchObject({ data: [{ details: 'lagos.example' }], total: 1 });
    expect(await list(`?entityType=rate&entityId=${record.id}`)).toMatchObject({ data: [], total: 0 });
    for (const incomplete of ['?entityType=rate', '?entityId=1', '?entityType=gizmo&entityId=1']) {
      expect((await app.call('GET', `/api/activity-logs${incomplete}`)).status).toBe(400);
    }
  });

  it('narrows list and counts by the same filters', async () => {
    const created = await list('?q=domain+CREATED&status=success&category=system&sort=asc&pageSize=2&page=2');
    expect(created).toMatchObject({
      total: 3,
      page: 2,
      pageSize: 2,
      counts: { total: 3, success: 3, system: 3, info: 0 },
    });
    expect(created.data.map((entry) => entry.details)).toEqual(['rios.example']);
    expect((await list('?tab=errors')).total).toBe(0);
    expect((await list('?tab=email&category=system')).total).toBe(0);
    expect((await list('?tab=all&category=all&status=all&q=')).total).toBe((await list()).total);
  });

  it('takes days whole and moments as they stand', async () => {
    const today = toOfficeDay(new Date());
    expect((await list(`?from=${today}&to=${today}`)).total).toBeGreaterThan(0);
    expect((await list('?to=2020-01-01')).total).toBe(0);
    expect((await list(`?from=${encodeURIComponent(new Date(Date.now() + 60_000).toISOString())}`)).total).toBe(0);
  });

  it.each([
    ['?from=2026-02-02&to=2026-02-01', 'The start must not be after the end.'],
    ['?from=yesterday', 'Start must be a date such as 2026-01-31.'],
    ['?to=-271821-04-20', 'End must be a date such as 2026-01-31.'],
    ['?page=0', expect.stringContaining('page')],
    ['?pageSize=100000', expect.stringContaining('pageSize')],
    ['?status=odd', expect.stringContaining('status')],
  ])('refuses %s', async (query, error) => {
    expect(await app.call('GET', `/api/activity-logs${query}`)).toMatchObject({ status: 400, json: { error } });
  });

  it('goes out as CSV that no spreadsheet runs, and says so in itself', async () => {
    const hostileText = { domain: 'valles.example', companyName: 'Valles', notes: '\t=1+1' };
    await app.call('POST', '/api/recognized-domains', hostileText);
    await app.call('PUT', '/api/settings/profile', { name: '=cmd|calc\nA1' });
    const { status, headers, text } = await app.call('GET', '/api/activity-logs/export.csv?sort=asc&q=%20');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="activity-logs-\d{4}-\d\d-\d\d\.csv"/),
    });
    expect(text.endsWith('\r\n')).toBe(true);
    const { data, errors } = papaparse.parse<string[]>(text, { skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data[0]).toEqual([
      ...['Timestamp', 'Category', 'Action', 'Details', 'Status', 'User'],
      ...['Email ID', 'Quotation', 'Before', 'After'],
    ]);
    expect(data.flat().filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([]);
    expect(data.find((row) => row[2] === 'Profile updated')?.[3]).toMatch(/^'=cmd\|calc\nA1/);
    expect(data.at(-1)?.slice(2, 6)).toEqual(['Activity logs exported', 'All entries', 'success', ADMIN.email]);
    expect(data.length - 1).toBe((await list()).total);
  });

  it('is for people who are signed in', async () => {
    for (const path of ['/api/activity-logs', '/api/activity-logs/export.csv']) {
      expect((await app.callUnauthenticated('GET', path)).status).toBe(401);
    }
  });
});
