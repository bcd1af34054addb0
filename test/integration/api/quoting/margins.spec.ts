import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

interface Details {
  readonly margin: { readonly revenue: number; readonly cost: number; readonly margin: number } | null;
  readonly gate: { readonly reasons: readonly { readonly code: string; readonly message: string }[] };
  readonly reply: { readonly text: string; readonly html: string };
}

describe('margins over HTTP', () => {
  let app: InMemoryApp;
  let mails = 0;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  async function quote(): Promise<Details> {
    mails += 1;
    const content = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';
    const email = { from: 'Eva <eva@lago.example>', to: 'quotes@desk.example', subject: 'Quote', content };
    const authorization = `Bearer ${WEBHOOK_SECRET}`;
    const body = { ...email, messageId: `<m${mails}@x.example>` };
    const answer = await app.call('POST', '/api/webhook/email', body, { authorization });
    const { quotationId } = answer.json as { quotationId: number };
    return (await app.call('GET', `/api/quotations/${quotationId}/details`)).json as Details;
  }
  const holdsForMargin = (details: Details) =>
    details.gate.reasons.find(({ code }) => code === 'margin-below-floor')?.message;

  it('show what is left of charges with a buying rate, hold below the floor, and stay out of the reply', async () => {
    expect((await quote()).margin).toBeNull();
    expect(await app.call('GET', '/api/quotations/margins')).toMatchObject({ status: 200, json: [] });
    const rates = (await app.call('GET', '/api/rates')).json as {
      id: number;
      airportCode: string;
      serviceCode: string;
    }[];
    const row = rates.find((one) => one.airportCode === 'SJO' && one.serviceCode === 'DOCS');
    const cost = 17.77;
    const formula = { breaks: null, buying: { rate: cost, minimum: null } };
    const saved = await app.call('PUT', `/api/rates/${row?.id}`, { ...row, formula });
    expect(saved).toMatchObject({ status: 200, json: { formula: { buying: { rate: cost, minimum: null } } } });
    const quoted = await quote();
    expect(quoted.margin).toMatchObject({ cost });
    expect(holdsForMargin(quoted)).toBeUndefined();
    expect(quoted.reply.text).not.toMatch(/margin/i);
    expect(`${quoted.reply.text}${quoted.reply.html}`).not.toMatch(/17[.,]77/);
    expect(await app.call('PUT', '/api/settings/system', { marginFloorPercent: 101 })).toMatchObject({
      status: 400,
      json: { details: [{ field: 'marginFloorPercent' }] },
    });
    await app.call('PUT', '/api/settings/system', { marginFloorPercent: 99 });
    expect(holdsForMargin(await quote())).toMatch(/^The margin is .* below the floor of 99 % and 0 USD\.$/);
    await app.call('PUT', '/api/settings/system', { marginFloorPercent: 0 });
    const overview = (await app.call('GET', '/api/quotations/margins?domain=lago.example')).json;
    expect(overview).toMatchObject([{ domain: 'lago.example', airport: 'SJO', count: 2, cost: 2 * cost }]);
  });

  it('come and go with the sheets of the tariff', async () => {
    const csv = await app.call('GET', '/api/rates/export.csv');
    expect(JSON.stringify(csv)).toContain('Buying Rate');
  });
});
