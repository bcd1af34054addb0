import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

interface Details {
  readonly parsedRequirements: {
    readonly destinationCharges: {
      readonly totals: {
        readonly finalTotal: number;
        readonly compulsory: number;
        readonly inTotal: readonly string[];
      };
    };
  };
  readonly reply: { readonly text: string };
}

describe('Incoterm profiles over HTTP', () => {
  let app: InMemoryApp;
  let mails = 0;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  const read = async (id: number) => (await app.call('GET', `/api/quotations/${id}/details`)).json as Details;
  async function quote(): Promise<number> {
    mails += 1;
    const content =
      'Please quote CPT SJO: 2 pallets 120x80x100 cm, 350 kg gross in total, value USD 9,000, from Miami.';
    const email = { from: 'Eva <eva@lago.example>', to: 'quotes@desk.example', subject: 'Quote', content };
    const authorization = `Bearer ${WEBHOOK_SECRET}`;
    const body = { ...email, messageId: `<t${mails}@x.example>` };
    return ((await app.call('POST', '/api/webhook/email', body, { authorization })).json as { quotationId: number })
      .quotationId;
  }
  const getTotals = ({ parsedRequirements }: Details) => parsedRequirements.destinationCharges.totals;

  it('decide what new totals hold, leave those that are there, and are reset', async () => {
    const before = await quote();
    const standard = getTotals(await read(before));
    expect(standard.inTotal).toEqual(['Compulsory', 'Delivery', 'Additional']);
    expect(await app.call('PUT', '/api/settings/system', { incotermProfiles: 'CPT: all' })).toMatchObject({
      status: 400,
      json: { details: [{ field: 'incotermProfiles' }] },
    });
    await app.call('PUT', '/api/settings/system', { incotermProfiles: 'CPT: Compulsory; charges seller' });
    const changed = await read(await quote());
    expect(getTotals(changed)).toMatchObject({ inTotal: ['Compulsory'], finalTotal: standard.compulsory });
    expect(getTotals(await read(before))).toEqual(standard);
    expect(changed.reply.text).toMatch(/Import clearance.*buyer|consignee/i);
    await app.call('PUT', '/api/settings/system', { incotermProfiles: '' });
    expect(getTotals(await read(await quote()))).toEqual(standard);
  });
});
