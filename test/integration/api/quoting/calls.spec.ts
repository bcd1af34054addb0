import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '../../../../domain/durations.js';
import { toOfficeDay } from '../../../../domain/office-day.js';
import { AnswerableApp, WITH_LINKS } from '../../../support/answerable-app.js';

interface Call {
  readonly id: number;
  readonly version: number;
  readonly total: number;
  readonly lastCall: Readonly<Record<string, unknown>> | null;
}

describe('the list of calls to silent customers', () => {
  let server: AnswerableApp;
  beforeAll(async () => {
    server = await AnswerableApp.open();
  });
  beforeEach(() => goTo(0));
  afterAll(() => server.close());

  async function goTo(daysAhead: number): Promise<void> {
    server.clock.aheadMs = daysAhead * DAY_MS;
    await server.app.signIn();
  }
  const setCalls = (callDays: number, callAboveUsd: number) =>
    server.app.stores.settings.save({ ...WITH_LINKS, callDays, callAboveUsd });
  const list = async (query = '') => (await server.app.call('GET', `/api/calls${query}`)).json as { data: Call[] };
  const listIds = async () => (await list()).data.map(({ id }) => id);
  const note = (id: number, body: unknown) => server.app.call('POST', `/api/calls/${id}`, body);

  it('holds what nobody answered near its end or of a value, longest sent first, and nothing that was answered', async () => {
    const first = await server.sendQuotation();
    const second = await server.sendQuotation();
    await setCalls(3, 10_000_000);
    expect(await listIds()).toEqual([]);
    await setCalls(3, 1);
    expect(await listIds()).toEqual([first.id, second.id]);
    await setCalls(3, 10_000_000);
    await goTo(13);
    expect(await list('?page=2&pageSize=1')).toMatchObject({ total: 2, page: 2, data: [{ id: second.id }] });
    const quotation = await server.find(first.id);
    if (!quotation) throw new Error('It was sent.');
    await server.app.stores.quotations.update(quotation.recordAnswer(server.clock.now()));
    expect(await listIds()).toEqual([second.id]);
    await goTo(40);
    expect(await listIds()).toEqual([]);
  });

  it('loses a quotation that was called about until the day that was named, and its history has the remark', async () => {
    await setCalls(0, 1);
    const { id } = await server.sendQuotation();
    const row = (await list()).data.find((one) => one.id === id);
    const nextOn = toOfficeDay(new Date(Date.now() + 2 * DAY_MS));
    const call = { version: row?.version, remark: ' Decides on Friday ', nextOn };
    for (const odd of [{ remark: ' ' }, { nextOn: '2020-01-01' }, { nextOn: 'soon' }, { remark: 'x'.repeat(501) }])
      expect({ odd, status: (await note(id, { ...call, ...odd })).status }).toEqual({ odd, status: 400 });
    expect((await note(id, call)).json).toMatchObject({
      lastCall: { remark: 'Decides on Friday', nextOn, actor: 'admin@desk.example' },
    });
    expect((await note(id, call)).status).toBe(409);
    expect((await note(999_999, call)).status).toBe(404);
    expect(await listIds()).not.toContain(id);
    expect(await server.readDetails(id)).toMatchObject({
      events: expect.arrayContaining([
        expect.objectContaining({
          action: 'Customer called',
          details: `Q${id}: Decides on Friday (again from ${nextOn})`,
        }),
      ]),
    });
    await goTo(3);
    expect(await listIds()).toContain(id);
  });

  it('takes no call about what has ended', async () => {
    const { id } = await server.sendQuotation();
    const outcome = await server.app.call('POST', `/api/quotations/${id}/outcome`, { outcome: 'accepted' });
    const { version } = outcome.json as { version: number };
    expect((await note(id, { version, remark: 'thanks', nextOn: null })).status).toBe(409);
  });
});
