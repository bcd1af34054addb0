import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
type Entry = { readonly action: string; readonly details: string };

describe('many rates at once', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  const postBatch = (path: string, body: object) => app.call('POST', `/api/rates/${path}`, body);
  const listRates = async () => (await app.call('GET', '/api/rates')).json as readonly Row[];
  const listRatesAt = async (airportCode: string) =>
    (await listRates()).filter((one) => one.airportCode === airportCode);
  const findRate = async (airportCode: string, serviceCode: string) => {
    const rate = (await listRatesAt(airportCode)).find((one) => one.serviceCode === serviceCode);
    if (!rate) throw new Error(`There is no ${serviceCode} at ${airportCode}.`);
    return rate;
  };
  const toRateRefs = (rows: readonly Row[]) => rows.map(({ id, version }) => ({ id, version }));
  const listNewestEntries = async (count: number) =>
    ((await app.call('GET', `/api/activity-logs?pageSize=${count}`)).json as { data: readonly Entry[] }).data;
  const toUndo = (answer: { readonly json: unknown }) => (answer.json as { undo: object }).undo;
  /** What a rate says, without what every write changes. */
  const pickTerms = (rows: readonly Row[]) => rows.map(({ id: _, version: __, updatedAt: ___, ...rest }) => rest);

  it('are shown by a percentage before and after, and nothing changes', async () => {
    const before = await listRatesAt('PTY');
    const previewed = await postBatch('change-by-percent?dryRun=true', { rates: toRateRefs(before), percent: 10 });
    expect(previewed.status).toBe(200);
    const { changes } = previewed.json as { changes: ReadonlyArray<{ before: Row; after: Row; faults: unknown[] }> };
    expect(changes).toHaveLength(10);
    for (const change of changes) {
      expect(Number(change.after.baseRate)).toBeCloseTo(Number(change.before.baseRate) * 1.1, 2);
      expect(change.after.minimumCharge).toBe(change.before.minimumCharge);
    }
    expect(await listRatesAt('PTY')).toEqual(before);
  });

  it('change by a percentage with an entry of the log for each, and one undo brings all back', async () => {
    const before = await listRatesAt('PTY');
    const body = { rates: toRateRefs(before), percent: -12.5, changesMinimum: true, changesMaximum: true };
    const answer = await postBatch('change-by-percent', body);
    expect(answer.status).toBe(200);
    const handling = await findRate('PTY', 'HNDL');
    expect(handling).toMatchObject({ isSample: false, version: 2 });
    const entries = await listNewestEntries(10);
    expect(
      entries.every(({ action, details }) => action === 'Rate updated' && details.endsWith(', changed by -12.5 %')),
    ).toBe(true);
    expect(new Set(entries.map(({ details }) => details)).size).toBe(10);
    const undone = await postBatch('batch', toUndo(answer));
    expect(undone.status).toBe(200);
    expect(pickTerms(await listRatesAt('PTY'))).toEqual(pickTerms(before));
    expect((await listNewestEntries(1))[0]?.details).toMatch(/, undone$/);
  });

  it.each([
    [0, 'Please enter a percentage above -100 and up to 1,000, at least 0.01 up or down.'],
    [1e-300, 'Please enter a percentage above -100 and up to 1,000, at least 0.01 up or down.'],
    [-100, 'Please enter a percentage above -100 and up to 1,000, at least 0.01 up or down.'],
  ])('do not change by %s %%', async (percent, error) => {
    const refused = await postBatch('change-by-percent', { rates: toRateRefs(await listRatesAt('PTY')), percent });
    expect(refused.status).toBe(400);
    expect(refused.json).toMatchObject({ error });
  });

  it('change all or none: a limit that breaks or a rate that somebody edited stops them', async () => {
    const limited = await findRate('SJO', 'BRKD');
    await app.call('PUT', `/api/rates/${limited.id}`, { ...limited, minimumCharge: 50, maximumCharge: 52 });
    const before = await listRatesAt('SJO');
    const broken = await postBatch('change-by-percent', {
      rates: toRateRefs(before),
      percent: 10,
      changesMinimum: true,
    });
    expect(broken.status).toBe(400);
    expect(broken.json).toMatchObject({
      error: 'Minimum charge cannot be greater than maximum charge.',
      details: [{ field: 'BRKD at SJO' }],
    });
    const stale = toRateRefs(before).map((one) => ({ ...one, version: one.id === limited.id ? 1 : one.version }));
    expect((await postBatch('change-by-percent', { rates: stale, percent: 10 })).status).toBe(409);
    expect((await postBatch('change-by-percent', { rates: [{ id: 999_999 }], percent: 10 })).status).toBe(404);
    expect((await postBatch('change-by-percent', { rates: [], percent: 10 })).status).toBe(400);
    expect((await postBatch('change-by-percent', { rates: 'all', percent: 10 })).status).toBe(400);
    expect(await listRatesAt('SJO')).toEqual(before);
  });

  it('are deleted together and brought back as they were, samples as samples', async () => {
    const before = await listRatesAt('GUA');
    const gone = await postBatch('batch', { remove: toRateRefs(before.slice(0, 3)) });
    expect(gone.json).toMatchObject({ rates: [] });
    expect(await listRatesAt('GUA')).toHaveLength(7);
    expect((await listNewestEntries(3)).map(({ action }) => action)).toEqual([
      'Rate deleted',
      'Rate deleted',
      'Rate deleted',
    ]);
    expect((await listNewestEntries(1))[0]?.details).toMatch(/^\w+ at GUA, together with 2 others$/);
    expect((await postBatch('batch', { remove: toRateRefs(before.slice(0, 1)) })).status).toBe(404);
    expect((await postBatch('batch', toUndo(gone))).status).toBe(200);
    expect(pickTerms(await listRatesAt('GUA'))).toEqual(pickTerms(before));
  });

  it('are refused where there are none, and as a whole where one is wrong', async () => {
    expect((await postBatch('batch', {})).json).toMatchObject({ error: 'Please select at least one rate.' });
    const before = await listRates();
    const rate = await findRate('SAL', 'HNDL');
    const wrong = await postBatch('batch', { remove: toRateRefs([rate]), add: [{ ...rate, baseRate: -1 }] });
    expect(wrong.json).toMatchObject({ error: 'Rate values cannot be negative.' });
    const twice = await postBatch('batch', { remove: toRateRefs([rate]), add: [rate, rate] });
    expect(twice.status).toBe(409);
    expect(await listRates()).toEqual(before);
  });

  it('are named only once, in what is shown as in what is done', async () => {
    const before = await findRate('SJO', 'HNDL');
    const twice = [{ id: before.id }, { id: before.id }];
    const answers = await Promise.all([
      postBatch('change-by-percent?dryRun=true', { rates: twice, percent: 5 }),
      postBatch('change-by-percent', { rates: twice, percent: 5 }),
      postBatch('batch', { remove: twice }),
      postBatch('batch', { replace: [before, before] }),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 400, json: { error: 'Each rate can be named only once.' } });
    }
    expect(await findRate('SJO', 'HNDL')).toEqual(before);
  });

  it('are copied to another airport after the differences were seen, and taken back at once', async () => {
    const [from, to] = [await findRate('SJO', 'HNDL'), await findRate('LIR', 'HNDL')];
    const copyRequest = { fromLocationId: from.locationId, toLocationId: to.locationId };
    await app.call('DELETE', `/api/rates/${(await findRate('LIR', 'CUST')).id}`);
    const before = await listRatesAt('LIR');
    const previewed = await postBatch('copy?dryRun=true', copyRequest);
    const seen = previewed.json as {
      rates: ReadonlyArray<{ kind: string; before: Row | null; after: { serviceCode: string; airportCode: string } }>;
    };
    expect(previewed.json).toMatchObject({ from: 'SJO', to: 'LIR' });
    const toKind = (code: string) => seen.rates.find(({ after }) => after.serviceCode === code)?.kind;
    expect(toKind('CUST')).toBe('new');
    expect(toKind('HNDL')).toBe('changed');
    expect(seen.rates.every(({ after }) => after.airportCode === 'LIR')).toBe(true);
    expect(await listRatesAt('LIR')).toEqual(before);

    const replaces = seen.rates.flatMap((one) =>
      one.kind === 'changed' && one.before ? toRateRefs([one.before]) : [],
    );
    const stale = replaces.map((one, at) => ({ ...one, version: at === 0 ? 99 : one.version }));
    expect((await postBatch('copy', { ...copyRequest, replaces: stale })).status).toBe(409);
    const done = await postBatch('copy', { ...copyRequest, replaces });
    expect(done.status).toBe(200);
    expect(await findRate('LIR', 'HNDL')).toMatchObject({ baseRate: from.baseRate, isSample: false });
    expect((await listNewestEntries(1))[0]?.details).toMatch(/ at LIR, copied from SJO$/);
    expect((await postBatch('copy', copyRequest)).json).toMatchObject({ error: 'There is nothing to copy.' });
    await postBatch('batch', toUndo(done));
    expect(pickTerms(await listRatesAt('LIR'))).toEqual(pickTerms(before));
  });

  it.each([
    [{}, 'Please choose two airports.'],
    [{ fromLocationId: 2, toLocationId: 99 }, 'Please choose two airports.'],
    [{ fromLocationId: 2, toLocationId: 2 }, 'Please choose two different airports.'],
  ])('are not copied with %j', async (copyRequest, error) => {
    expect((await postBatch('copy?dryRun=true', copyRequest)).json).toMatchObject({ error });
  });

  it('remember who changed what, and go back to what they were', async () => {
    const first = await findRate('TGU', 'DOCS');
    await app.call('PUT', `/api/rates/${first.id}`, { ...first, baseRate: 61 });
    await postBatch('change-by-percent', { rates: [{ id: first.id }], percent: 50 });
    const history = async () =>
      (await app.call('GET', `/api/rates/${first.id}/history`)).json as ReadonlyArray<{
        readonly entryId: number;
        readonly action: string;
      }>;
    expect(await history()).toMatchObject([
      {
        action: 'Rate updated',
        details: 'DOCS at TGU, changed by 50 %',
        before: { baseRate: 61 },
        after: { baseRate: 91.5 },
      },
      {
        action: 'Rate updated',
        actor: 'admin@desk.example',
        before: { baseRate: first.baseRate },
        after: { baseRate: 61 },
      },
    ]);
    const [newest, oldest] = await history();
    const stale = await postBatch(`${first.id}/revert`, { entryId: oldest?.entryId, version: 1 });
    expect(stale.status).toBe(409);
    const reverted = await postBatch(`${first.id}/revert`, { entryId: newest?.entryId, version: 3 });
    expect(reverted).toMatchObject({ status: 200, json: { baseRate: 61, version: 4 } });
    await postBatch(`${first.id}/revert`, { entryId: oldest?.entryId });
    expect(await findRate('TGU', 'DOCS')).toMatchObject({ baseRate: first.baseRate, isSample: true });
    expect((await history()).map(({ action }) => action)).toEqual([
      'Rate reverted',
      'Rate reverted',
      'Rate updated',
      'Rate updated',
    ]);
    expect((await postBatch(`${first.id}/revert`, { entryId: 999_999 })).status).toBe(404);
    expect((await app.call('GET', '/api/rates/999999/history')).status).toBe(404);
  });

  it('follow a rate back to the service that it was entered under', async () => {
    const wrong = await app.call('POST', '/api/rates', {
      ...(await findRate('SAP', 'DISB')),
      serviceCode: 'FUEL',
      serviceName: 'Fuel',
    });
    const rate = wrong.json as Row;
    await app.call('PUT', `/api/rates/${rate.id}`, { ...rate, serviceCode: 'SECU', serviceName: 'Security' });
    const history = (await app.call('GET', `/api/rates/${rate.id}/history`)).json;
    expect(history).toMatchObject([
      { action: 'Rate updated', before: { serviceCode: 'FUEL' }, after: { serviceCode: 'SECU' } },
      { action: 'Rate created', before: null, after: { serviceCode: 'FUEL' } },
    ]);
  });
});
