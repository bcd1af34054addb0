import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

interface QuotationDetails {
  readonly breakdown: ReadonlyArray<{ readonly serviceCode: string; readonly calculatedAmount: number | null }>;
  readonly status: string;
  readonly revision: number;
  readonly quoteAmount: number;
  readonly clientEmail: string;
  readonly chargeable: { readonly chargeableWeight: number };
  readonly gate: { readonly decision: string; readonly reasons: readonly { readonly code: string }[] };
  readonly origins: Readonly<Record<string, string>>;
  readonly corrections: readonly Readonly<Record<string, unknown>>[];
  readonly evidence: Readonly<Record<string, unknown>>;
  readonly parsedRequirements: { readonly extractedData: { readonly goods: Readonly<Record<string, unknown>> } };
  readonly events: readonly { readonly action: string; readonly details: string; readonly actor: string }[];
}

describe('correcting a quotation over HTTP', () => {
  let app: InMemoryApp;
  let mails = 0;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    const aDraft = { companyName: 'Bahía', country: undefined, isApproved: true, notes: undefined };
    await app.stores.recognizedDomains.add({ ...aDraft, mailDomain: 'bahia.example' }, new Date());
  });
  afterAll(() => app.close());

  async function receiveEmail(
    content = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.',
    from = 'Eva <eva@lago.example>',
  ): Promise<number> {
    mails += 1;
    const email = {
      from,
      to: 'quotes@desk.example',
      subject: 'Quote please',
      content,
      messageId: `<c${mails}@x.example>`,
    };
    const answer = await app.call('POST', '/api/webhook/email', email, { authorization: `Bearer ${WEBHOOK_SECRET}` });
    return (answer.json as { quotationId: number }).quotationId;
  }
  const getDetails = async (id: number) =>
    (await app.call('GET', `/api/quotations/${id}/details`)).json as QuotationDetails;
  const postCorrection = (id: number, body: unknown) => app.call('POST', `/api/quotations/${id}/correct`, body);

  it('needs a person who is signed in', async () => {
    const answer = await app.callUnauthenticated('POST', '/api/quotations/1/correct', {
      revision: 1,
      goods: { weight: 5 },
    });
    expect(answer).toMatchObject({ status: 401, json: { error: 'Not signed in' } });
  });

  it('prices the corrected values as a new revision that waits, and keeps what was read', async () => {
    const id = await receiveEmail();
    const before = await getDetails(id);
    expect(before.origins).toMatchObject({ 'goods.weight': 'email', incoterm: 'email' });
    const body = { revision: 1, goods: { weight: 900, value: { amount: 12_000, currency: 'usd' } } };
    const answer = await postCorrection(id, body);
    expect(answer.status).toBe(200);
    const after = answer.json as QuotationDetails;
    expect(after).toMatchObject({
      ...{ status: 'pending', revision: 2, chargeable: { chargeableWeight: 900 } },
      origins: { 'goods.weight': 'edited', 'goods.value': 'edited', 'goods.pieces': 'email' },
    });
    expect(after.quoteAmount).toBeGreaterThan(before.quoteAmount);
    expect(after.evidence).not.toHaveProperty(['goods.weight']);
    expect(after.corrections).toEqual([
      expect.objectContaining({
        ...{ revision: 2, field: 'goods.weight', asRead: 350, corrected: 900, actor: 'admin@desk.example' },
        ...{ label: 'Gross weight', asReadText: '350 kg', correctedText: '900 kg', at: expect.any(String) },
      }),
      expect.objectContaining({ field: 'goods.value', asRead: null, corrected: { amount: 12_000, currency: 'USD' } }),
    ]);
    const old = (await app.call('GET', `/api/quotations/${id}/revisions/1`)).json as QuotationDetails;
    expect(old).toMatchObject({ revision: 1, quoteAmount: before.quoteAmount, corrections: [] });
    expect(old.parsedRequirements.extractedData.goods.weight).toBe(350);
  });

  it('prices the collect fee and the disbursement of amounts that a person names, and "from" without them', async () => {
    const id = await receiveEmail();
    const feesOf = ({ breakdown }: QuotationDetails) =>
      breakdown
        .filter(({ serviceCode }) => ['COLL', 'DISB'].includes(serviceCode))
        .map((line) => line.calculatedAmount);
    expect(feesOf(await getDetails(id))).toEqual([null, null]);
    const handling = {
      collectTotal: 40_000,
      thirdPartyInvoice: 30_000,
      services: ['escort'],
      houseWaybills: 2,
      trips: 3,
    };
    const after = (await postCorrection(id, { revision: 1, handling })).json as QuotationDetails;
    const priced = feesOf(after);
    expect(priced.every((amount) => typeof amount === 'number' && amount > 100)).toBe(true);
    expect(after.parsedRequirements.extractedData).toMatchObject({ handling });
    const back = await postCorrection(id, { revision: 2, handling: { collectTotal: null, thirdPartyInvoice: null } });
    expect(feesOf(back.json as QuotationDetails)).toEqual([null, null]);
    expect(await postCorrection(id, { revision: 3, handling: { unNumbers: 1.5 } })).toMatchObject({ status: 400 });
  });

  it('logs who changed what, before and after', async () => {
    const id = await receiveEmail();
    await postCorrection(id, { revision: 1, incoterm: 'CPT', goods: { pieces: 3 } });
    const { events } = await getDetails(id);
    expect(events.at(-1)).toMatchObject({
      action: 'Quotation corrected',
      actor: 'admin@desk.example',
      details: `Q${id} is now revision 2: Pieces 2 → 3; Incoterm DAP → CPT`,
    });
    const [entry] = await app.stores.activity.findPage(
      { categories: ['quotation'], status: undefined, text: 'Quotation corrected', from: undefined, to: undefined },
      ...(['newest-first', 1, 1] as const),
    );
    expect(entry).toMatchObject({
      before: { revision: 1, incoterm: 'DAP', 'goods.pieces': 2 },
      after: { revision: 2, incoterm: 'CPT', 'goods.pieces': 3, status: 'pending' },
    });
  });

  it('refuses values that rest on an older revision, and keeps none of them', async () => {
    const id = await receiveEmail();
    const all = await Promise.all(
      [410, 420, 430].map((weight) => postCorrection(id, { revision: 1, goods: { weight } })),
    );
    expect(all.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    const refused = all.find((answer) => answer.status === 409);
    expect(refused?.json).toEqual({
      error: `Somebody else has changed Q${id} in the meantime: it is now revision 2.`,
    });
    const now = await getDetails(id);
    expect(now.revision).toBe(2);
    expect(now.corrections).toHaveLength(1);
    expect(now.events.filter(({ action }) => action === 'Quotation corrected')).toHaveLength(1);
  });

  it.each([
    [{ goods: { weight: -4 } }, 'goods.weight'],
    [{ goods: { weight: 1e308 } }, 'goods.weight'],
    [{ goods: { weight: '5' } }, 'goods.weight'],
    [{ goods: { pieces: 2.5 } }, 'goods.pieces'],
    [{ goods: { dimensionLines: [{ lengthCm: 0, widthCm: 1, heightCm: 1, pieces: 1 }] } }, 'goods.dimensions'],
    [{ goods: { dimensionLines: [{ lengthCm: 1 }] } }, 'goods.dimensionLines.0.widthCm'],
    [{ goods: { value: { amount: 5, currency: 'peso' } } }, 'goods.value'],
    [{ incoterm: 'XYZ' }, 'incoterm'],
    [{ airportOrigin: 'Miami' }, 'airportOrigin'],
    [{ airportOrigin: 'ZZZ' }, 'airportOrigin'],
    [{ airportDestination: 'LHR' }, 'airportDestination'],
    [{ airportDestination: 'PTY', destination: { country: 'CR' } }, 'destination.country'],
    [{ destination: { city: 'x'.repeat(501) } }, 'destination.city'],
  ])('refuses %j with a sentence at its field', async (body, field) => {
    const id = await receiveEmail();
    const answer = await postCorrection(id, { revision: 1, ...body });
    expect(answer).toMatchObject({
      status: 400,
      json: {
        error: expect.stringMatching(/\w+ \w+.*\.$/),
        details: expect.arrayContaining([expect.objectContaining({ field })]),
      },
    });
    expect((await getDetails(id)).revision).toBe(1);
  });

  it('refuses a correction that corrects nothing, one without a revision, and one of nothing', async () => {
    const id = await receiveEmail();
    expect(await postCorrection(id, { revision: 1, goods: { weight: 350 } })).toMatchObject({
      status: 400,
      json: { error: 'No value was changed.' },
    });
    expect((await postCorrection(id, { goods: { weight: 5 } })).status).toBe(400);
    expect((await postCorrection(9_999, { revision: 1, goods: { weight: 5 } })).status).toBe(404);
  });

  it('judges the quotation anew: a value that was corrected no longer holds it, another one does', async () => {
    const id = await receiveEmail(
      'Please quote DAP Heredia: 1 pallet 120x80x100 cm, 5000 kg gross, Miami to SJO.',
      'Ana <ana@bahia.example>',
    );
    expect((await getDetails(id)).gate.reasons.map(({ code }) => code)).toEqual(['density-implausible']);
    const cleared = (await postCorrection(id, { revision: 1, goods: { weight: 500 } })).json as QuotationDetails;
    expect(cleared).toMatchObject({ status: 'pending', gate: { decision: 'send', reasons: [] } });
    const dangerous = (await postCorrection(id, { revision: 2, goods: { dangerous: true } })).json as QuotationDetails;
    expect(dangerous.gate.reasons.map(({ code }) => code)).toEqual(['dangerous-goods']);
    expect((await app.call('POST', `/api/quotations/${id}/send`, {})).status).toBe(200);
  });

  it('follows the airport into its country, and prices at its rates', async () => {
    const id = await receiveEmail();
    const after = (await postCorrection(id, { revision: 1, airportDestination: 'pty', destination: { city: null } }))
      .json;
    expect(after).toMatchObject({
      quoted: { airport: 'PTY', country: 'PA' },
      parsedRequirements: { extractedData: { destination: { city: null, address: null, country: 'PA' } } },
      origins: { airportDestination: 'edited', 'destination.city': 'edited', 'destination.country': 'edited' },
    });
  });

  it('keeps a reply that has not left yet from leaving behind the correction', async () => {
    const settings = await app.stores.settings.getCurrent();
    await app.stores.settings.save({ ...settings, autoResponseDelayMinutes: 30 });
    const id = await receiveEmail(undefined, 'Ana <ana@bahia.example>');
    await app.stores.settings.save(settings);
    expect((await getDetails(id)).status).toBe('completed');
    expect(await postCorrection(id, { revision: 1, goods: { weight: 360 } })).toMatchObject({ status: 200 });
    expect(await app.stores.outboundEmails.findByQuotation(id)).toMatchObject({ state: 'replaced', revision: 1 });
    expect((await getDetails(id)).status).toBe('pending');
  });

  it('is described to programs', async () => {
    const { paths } = (await app.call('GET', '/api/docs-json')).json as { paths: Record<string, unknown> };
    expect(paths).toHaveProperty(['/api/quotations/{id}/correct']);
  });
});
