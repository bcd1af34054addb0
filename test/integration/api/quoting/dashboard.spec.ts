import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readSheet } from 'read-excel-file/node';
import { toOfficeDay } from '../../../../domain/office-day.js';
import { InMemoryApp } from '../../../support/in-memory-app.js';

const DAY_MS = 86_400_000;
const toDay = (moment: number) => toOfficeDay(new Date(moment));

describe('the dashboard', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    const domain = { domain: 'valle-claro.example', companyName: 'Valle Claro', isApproved: true };
    await app.call('POST', '/api/recognized-domains', domain);
    const getDashboard = (from: string, airport: string) =>
      app.call('POST', '/api/webhook/email', {
        from,
        to: 'quotes@desk.example',
        subject: `Quote request to ${airport}`,
        content: `Please quote DAP airport: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to ${airport}.`,
      });
    await getDashboard('a@valle-claro.example', 'SJO');
    await getDashboard('b@valle-claro.example', 'SJO');
    await getDashboard('c@otro-lado.example', 'PTY');
  });
  afterAll(() => app.close());

  it('sums up all quotations, with no period before them', async () => {
    const { status, json } = await app.call('GET', '/api/quotations/stats');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      total: 3,
      averageWeightKg: 350,
      averageVolumeM3: 1.92,
      totalValue: expect.any(Number),
      strictCount: 3,
      fallbackCount: 0,
      dataQualityPercent: 100,
      previous: null,
      change: null,
      topDomains: [
        { domain: 'valle-claro.example', count: 2, share: 66.7, isApproved: true },
        { domain: 'otro-lado.example', count: 1, share: 33.3, isApproved: false },
      ],
      byCountry: [
        { code: 'PAN', count: 1 },
        { code: 'CRI', count: 2 },
        { code: 'NIC', count: 0, value: 0 },
        { code: 'HND', count: 0 },
        { code: 'SLV', count: 0 },
        { code: 'GTM', count: 0 },
        { code: 'OTHER', count: 0, value: 0 },
      ],
      overTime: [{ day: toDay(Date.now()), count: 3 }],
      domains: ['otro-lado.example', 'valle-claro.example'],
      allTotal: 3,
    });
  });

  it('shows every day of a period, and compares it with the one before', async () => {
    const { json } = await app.call('GET', '/api/quotations/stats?period=week');
    const today = Date.now();
    expect(json).toMatchObject({
      total: 3,
      previous: { total: 0, averageWeightKg: 0, averageVolumeM3: 0, totalValue: 0 },
      change: null,
      overTime: Array.from({ length: 8 }, (_, at) => ({
        day: toDay(today - (7 - at) * DAY_MS),
        count: at === 7 ? 3 : 0,
      })),
    });
  });

  it('narrows by the filters of the list, a country by either of its codes', async () => {
    const totals: unknown[] = [];
    for (const filter of ['country=CR', 'country=CRI', 'domain=valle-claro.example', 'status=pending', 'q=otro']) {
      const { json } = await app.call('GET', `/api/quotations/stats?${filter}`);
      const list = await app.call('GET', `/api/quotations?${filter}`);
      expect(json).toMatchObject({ allTotal: 3, domains: expect.any(Array) });
      expect(list.json).toMatchObject({ total: Object(json).total });
      totals.push(Object(json).total);
    }
    expect(totals).toEqual([2, 2, 2, 1, 1]);
    const tomorrow = toDay(Date.now() + DAY_MS);
    expect((await app.call('GET', `/api/quotations/stats?from=${tomorrow}`)).json).toMatchObject({ total: 0 });
    expect((await app.call('GET', '/api/quotations/stats?from=soon')).status).toBe(400);
    expect((await app.callUnauthenticated('GET', '/api/quotations/stats')).status).toBe(401);
  });

  it('hands out the list as CSV, and logs it', async () => {
    const { text, headers } = await app.call('GET', '/api/quotations/export.csv?country=CRI');
    expect(headers['content-disposition']).toMatch(/filename="quotations-.*\d{4}-\d\d-\d\d\.csv"/);
    const [headings, ...rows] = text.trim().split('\r\n');
    expect(headings).toContain('Quotation,Created,Status,Client Email');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain('b@valle-claro.example,valle-claro.example,CR,SJO,350,1.92,');
    const log = await app.call('GET', '/api/activity-logs?q=exported&pageSize=5');
    expect(log.json).toMatchObject({ data: [{ action: 'Quotations exported', details: 'country CR' }] });
  });

  it('hands out the same list as a spreadsheet, its figures as numbers', async () => {
    const { bytes, headers } = await app.call('GET', '/api/quotations/export.xlsx?country=CRI');
    expect(headers['content-disposition']).toMatch(/filename="quotations-.*\d{4}-\d\d-\d\d\.xlsx"/);
    const [headings, ...rows] = await readSheet(bytes);
    expect(headings?.slice(0, 4)).toEqual(['Quotation', 'Created', 'Status', 'Client Email']);
    expect(rows.map((row) => row.slice(3, 9))).toContainEqual([
      'b@valle-claro.example',
      'valle-claro.example',
      'CR',
      'SJO',
      350,
      1.92,
    ]);
  });
});
