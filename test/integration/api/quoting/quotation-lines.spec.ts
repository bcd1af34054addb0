import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changeDocumentRate } from '../../../support/change-rate.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';
import { signInStaff } from '../../../support/staff.js';

interface QuotationDetails {
  readonly status: string;
  readonly revision: number;
  readonly validUntil: string;
  readonly parsedRequirements: { readonly destinationCharges: { readonly totals: { readonly finalTotal: number } } };
  readonly breakdown: readonly { readonly serviceCode: string; readonly calculatedAmount: number }[];
  readonly lineAdjustments: readonly Readonly<Record<string, unknown>>[];
  readonly gate: { readonly reasons: readonly { readonly code: string }[] };
  readonly events: readonly { readonly action: string; readonly details: string; readonly actor: string }[];
  readonly reply: { readonly text: string };
}

describe('changing the lines of a quotation by hand', () => {
  let app: InMemoryApp;
  let mails = 0;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  async function receiveEmail(): Promise<number> {
    mails += 1;
    const email = {
      from: 'Eva <eva@lago.example>',
      to: 'quotes@desk.example',
      subject: 'Quote please',
      content: 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.',
      messageId: `<l${mails}@x.example>`,
    };
    const answer = await app.call('POST', '/api/webhook/email', email, { authorization: `Bearer ${WEBHOOK_SECRET}` });
    return (answer.json as { quotationId: number }).quotationId;
  }
  const getDetails = async (id: number) =>
    (await app.call('GET', `/api/quotations/${id}/details`)).json as QuotationDetails;
  const postLine = (id: number, body: unknown) => app.call('POST', `/api/quotations/${id}/lines`, body);
  const getTotal = (details: QuotationDetails) => details.parsedRequirements.destinationCharges.totals.finalTotal;
  const getAmount = ({ breakdown }: QuotationDetails, code: string) =>
    breakdown.find(({ serviceCode }) => serviceCode === code)?.calculatedAmount ?? Number.NaN;

  it('adds, overrides and waives with a reason, and shows it in details, reply and log', async () => {
    const id = await receiveEmail();
    const before = await getDetails(id);
    const added = await postLine(id, {
      ...{ revision: 1, action: 'add', serviceCode: 'crane', serviceName: 'Crane at the airport' },
      ...{ category: 'Compulsory', amount: 120, reason: 'one piece needs it' },
    });
    expect(added).toMatchObject({
      status: 200,
      json: { revision: 2, status: 'pending', validUntil: before.validUntil },
    });
    expect(getTotal(added.json as QuotationDetails)).toBeCloseTo(getTotal(before) + 120, 2);
    await postLine(id, { revision: 2, action: 'override', serviceCode: 'HNDL', amount: 10, reason: 'agreed' });
    const waived = await postLine(id, { revision: 3, action: 'waive', serviceCode: 'DOCS', reason: 'goodwill' });
    const after = waived.json as QuotationDetails;
    const less = getAmount(before, 'HNDL') - 10 + getAmount(before, 'DOCS');
    expect(getTotal(after)).toBeCloseTo(getTotal(before) + 120 - less, 2);
    expect(after.lineAdjustments).toMatchObject([
      {
        shipment: 1,
        change: 'added',
        serviceCode: 'CRANE',
        amount: 120,
        tariffAmount: null,
        actor: 'admin@desk.example',
      },
      {
        change: 'overridden',
        serviceCode: 'HNDL',
        amount: 10,
        tariffAmount: getAmount(before, 'HNDL'),
        reason: 'agreed',
      },
      { change: 'waived', serviceCode: 'DOCS', amount: 0 },
    ]);
    expect(after.reply.text).toContain('Crane at the airport');
    expect(after.reply.text).not.toContain('goodwill');
    expect(after.gate.reasons.map(({ code }) => code)).toContain('manual-lines');
    expect(after.events.at(-1)).toMatchObject({
      action: 'Charge line changed by hand',
      actor: 'admin@desk.example',
      details: expect.stringMatching(/^Q\d+ is now revision 4: DOCS waived, [\d.]+ → 0\.00 \(goodwill\)$/),
    });
    expect((await app.call('GET', `/api/quotations/${id}/pdf`)).status).toBe(200);
  });

  it('keeps the lines when the quotation is repriced and corrected, and takes them back', async () => {
    const id = await receiveEmail();
    await postLine(id, { revision: 1, action: 'override', serviceCode: 'HNDL', amount: 7.25, reason: 'agreed' });
    await changeDocumentRate(app, 41);
    await app.call('POST', `/api/quotations/${id}/reprice`, {});
    await app.call('POST', `/api/quotations/${id}/correct`, { revision: 3, goods: { weight: 800 } });
    const corrected = await getDetails(id);
    expect(getAmount(corrected, 'HNDL')).toBe(7.25);
    const restored = await postLine(id, { revision: 4, action: 'restore', serviceCode: 'HNDL' });
    expect(restored).toMatchObject({ status: 200, json: { lineAdjustments: [] } });
    expect(getAmount(restored.json as QuotationDetails, 'HNDL')).toBeGreaterThan(7.25);
    expect((await postLine(id, { revision: 5, action: 'restore', serviceCode: 'HNDL' })).status).toBe(404);
  });

  it('refuses a change of an older revision with both values', async () => {
    const id = await receiveEmail();
    const entry = { revision: 1, action: 'override', serviceCode: 'HNDL', reason: 'agreed' };
    const all = await Promise.all([11, 12].map((amount) => postLine(id, { ...entry, amount })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(all.find(({ status }) => status === 409)?.json).toMatchObject({
      error: `Somebody else has changed Q${id} in the meantime: it is now revision 2.`,
      conflict: { entered: entry, current: { revision: 2, lineAdjustments: [{ serviceCode: 'HNDL' }] } },
    });
  });

  it('changes only what is held, only for those who work on quotations, and only what is there', async () => {
    const id = await receiveEmail();
    const entry = { revision: 1, action: 'waive', serviceCode: 'DOCS', reason: 'goodwill' };
    const reader = await signInStaff(app, { email: 'reader@desk.example', role: 'read-only' });
    expect((await reader.call('POST', `/api/quotations/${id}/lines`, entry)).status).toBe(403);
    expect(await postLine(id, { ...entry, serviceCode: 'NONE' })).toMatchObject({
      status: 404,
      json: { error: 'The quotation has no line NONE.' },
    });
    expect((await postLine(id, { ...entry, shipment: 2 })).status).toBe(404);
    expect((await postLine(id, { ...entry, reason: ' ' })).status).toBe(400);
    expect((await postLine(id, { ...entry, action: 'add', amount: 5 })).status).toBe(409);
    const rebate = { ...entry, action: 'add', serviceCode: 'REBATE', serviceName: 'Rebate', category: 'Compulsory' };
    expect(await postLine(id, { ...rebate, amount: -900_000 })).toMatchObject({
      json: { error: 'The total cannot be less than nothing.' },
    });
    expect((await postLine(id, { ...rebate, amount: -5 })).status).toBe(200);
    expect((await app.call('POST', `/api/quotations/${id}/send`, {})).status).toBe(200);
    expect((await postLine(id, { ...entry, revision: 2 })).status).toBe(409);
  });
});
