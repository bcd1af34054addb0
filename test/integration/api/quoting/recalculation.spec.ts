import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '../../../../domain/durations.js';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import { AnswerableApp } from '../../../support/answerable-app.js';
import { changeDocumentRate } from '../../../support/change-rate.js';
import { waitToPass } from '../../../support/wait-to-pass.js';

interface Difference {
  readonly isDifferent: boolean;
  readonly values: readonly Readonly<Record<string, unknown>>[];
  readonly lines: readonly {
    readonly serviceCode: string;
    readonly amountBefore: number;
    readonly amountAfter: number;
  }[];
  readonly totalBefore: number;
  readonly totalAfter: number;
}
interface Details {
  readonly revision: number;
  readonly status: string;
  readonly quoteAmount: number;
  readonly customerNote: string | null;
  readonly reply: { readonly text: string; readonly html: string; readonly outboxId: number; readonly state: string };
  readonly events: readonly { readonly action: string }[];
}

const REQUEST =
  'Please quote air freight from Miami to SJO, delivery DAP Heredia: 2 pallets 120x80x100 cm, 350 kg of spare parts.';

describe('a held quotation in the hands of a clerk', () => {
  let server: AnswerableApp;
  beforeAll(async () => {
    server = await AnswerableApp.open();
    await server.app.stores.settings.save({ ...DEFAULT_SETTINGS, autonomy: 'propose' });
  });
  beforeEach(async () => {
    server.clock.aheadMs = 0;
    await server.app.signIn();
  });
  afterAll(() => server.close());

  const receive = async () => ((await server.receive(REQUEST)).json as { quotationId: number }).quotationId;
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    server.app.call(method, `/api/quotations/${path}`, body);
  const details = async (id: number) => (await call('GET', `${id}/details`)).json as Details;
  const preview = async (id: number, body = {}) =>
    (await call('POST', `${id}/reprice/preview`, body)).json as Difference;

  it('gets no revision where nothing changes', async () => {
    const id = await receive();
    const before = await details(id);
    expect(await preview(id)).toMatchObject({ isDifferent: false, values: [], lines: [] });
    const answer = await call('POST', `${id}/reprice`, { revision: 1 });
    expect(answer).toMatchObject({ status: 200, json: { revision: 1 } });
    expect(await details(id)).toEqual(before);
  });

  it('is shown with every line that another tariff makes another one, before a revision is made', async () => {
    const id = await receive();
    const before = await details(id);
    await changeDocumentRate(server.app, 777);
    const shown = await preview(id, { revision: 1 });
    expect(shown.lines.map(({ serviceCode, amountAfter }) => [serviceCode, amountAfter])).toEqual([['DOCS', 777]]);
    expect(shown.totalAfter - shown.totalBefore).toBeCloseTo(777 - (shown.lines[0]?.amountBefore ?? 0), 2);
    expect((await details(id)).revision).toBe(1);
    expect((await call('POST', `${id}/reprice`, { revision: 1 })).json).toMatchObject({
      revision: 2,
      quoteAmount: before.quoteAmount - shown.totalBefore + shown.totalAfter,
    });
    expect((await preview(id)).isDifferent).toBe(false);
    expect((await call('POST', `${id}/reprice/preview`, { revision: 1 })).status).toBe(409);
    expect((await call('POST', '999999/reprice/preview', {})).status).toBe(404);
  });

  it('is shown with another last day on another day', async () => {
    const id = await receive();
    server.clock.aheadMs = 2 * DAY_MS;
    await server.app.signIn();
    const shown = await preview(id);
    expect(shown).toMatchObject({ isDifferent: true, lines: [], values: [{ field: 'lastDay', kind: 'day' }] });
  });

  it('shows what corrected values make of it, and changes nothing', async () => {
    const id = await receive();
    const shown = (await call('POST', `${id}/correct/preview`, { revision: 1, goods: { weight: 900 } }))
      .json as Difference;
    expect(shown.values).toContainEqual(
      expect.objectContaining({ label: 'Gross weight', before: '350 kg', after: '900 kg' }),
    );
    expect(shown.totalAfter).toBeGreaterThan(shown.totalBefore);
    expect((await details(id)).revision).toBe(1);
    const corrected = await call('POST', `${id}/correct`, { revision: 1, goods: { weight: 900 } });
    expect((corrected.json as Details).quoteAmount).toBeCloseTo(shown.totalAfter, 2);
    expect((await call('POST', `${id}/correct/preview`, { revision: 2, goods: { weight: 900 } })).status).toBe(400);
  });

  it('carries a note to the customer in reply and PDF, which stays when it is priced again', async () => {
    const id = await receive();
    const note = 'The flight leaves on Tuesdays.\n\nBook 3 days before, Ana & team.';
    const put = (body: unknown) => call('PUT', `${id}/customer-note`, body);
    expect((await put({ revision: 1, note })).json).toMatchObject({ revision: 2, customerNote: note });
    const written = await details(id);
    expect(written.reply.text).toMatch(
      /NOTE[\s\S]*The flight leaves on Tuesdays\.[\s\S]*Book 3 days before, Ana & team\./,
    );
    expect(written.reply.html).toContain('Ana &amp; team.');
    expect(written.events.map(({ action }) => action)).toContain('Note to the customer changed');
    expect((await call('GET', `${id}/pdf`)).status).toBe(200);
    expect((await put({ revision: 2, note: `  ${note} ` })).json).toMatchObject({ revision: 2 });
    expect((await put({ revision: 1, note: 'other' })).status).toBe(409);
    for (const odd of ['see https://evil.example', '<b>x</b>', 'x'.repeat(1_001)])
      expect({ odd, status: (await put({ revision: 2, note: odd })).status }).toEqual({ odd, status: 400 });
    await changeDocumentRate(server.app, 11);
    expect((await call('POST', `${id}/reprice`, {})).json).toMatchObject({ revision: 3, customerNote: note });
    expect((await put({ revision: 3, note: '' })).json).toMatchObject({ revision: 4, customerNote: null });
    expect((await call('POST', `${id}/send`, {})).status).toBe(200);
    expect((await put({ revision: 4, note })).status).toBe(409);
  });

  it('waits as long as the settings say where its approval can be taken back, and leaves at once where it cannot', async () => {
    const id = await receive();
    const approved = (await call('POST', `${id}/send`, { revision: 1, undoable: true })).json as Details;
    expect(approved).toMatchObject({ status: 'completed', reply: { state: 'waiting' } });
    const { notBefore } = (await server.app.stores.outboundEmails.find(approved.reply.outboxId)) ?? {};
    expect((notBefore?.getTime() ?? 0) - Date.now()).toBeGreaterThan(5_000);
    expect((await server.app.call('POST', `/api/outbox/${approved.reply.outboxId}/cancel`)).status).toBe(200);
    expect((await details(id)).status).toBe('pending');
    // The time that replies are held counts where it is longer.
    await server.app.stores.settings.save({ ...DEFAULT_SETTINGS, autonomy: 'propose', autoResponseDelayMinutes: 30 });
    const other = await receive();
    const held = (await call('POST', `${other}/send`, { undoable: true })).json as Details;
    const later = (await server.app.stores.outboundEmails.find(held.reply.outboxId))?.notBefore;
    expect((later?.getTime() ?? 0) - Date.now()).toBeGreaterThan(25 * 60_000);
    const plain = await receive();
    expect((await call('POST', `${plain}/send`, {})).status).toBe(200);
    await waitToPass(async () => expect((await details(plain)).status).toBe('sent'));
  });
});
