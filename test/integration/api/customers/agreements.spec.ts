import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

interface Details {
  readonly breakdown: readonly {
    readonly serviceCode: string;
    readonly calculatedAmount: number;
    readonly trace: string;
  }[];
  readonly reply: { readonly text: string };
}

describe('agreements with customers over HTTP', () => {
  let app: InMemoryApp;
  let mails = 0;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  async function quote(from: string): Promise<Details> {
    mails += 1;
    const content = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';
    const email = { from, to: 'quotes@desk.example', subject: 'Quote', content, messageId: `<a${mails}@x.example>` };
    const answer = await app.call('POST', '/api/webhook/email', email, { authorization: `Bearer ${WEBHOOK_SECRET}` });
    const { quotationId } = answer.json as { quotationId: number };
    return (await app.call('GET', `/api/quotations/${quotationId}/details`)).json as Details;
  }
  const getAmount = ({ breakdown }: Details, code: string) =>
    breakdown.find(({ serviceCode }) => serviceCode === code)?.calculatedAmount ?? Number.NaN;
  const LAGO = { domain: 'lago.example', companyName: 'Lago', isApproved: true };

  it('prices an approved customer by the agreement, and others by the tariff', async () => {
    const agreement = { percent: -10, freeCodes: ['docs'], paymentTerms: '30 days from the invoice' };
    const created = await app.call('POST', '/api/recognized-domains', { ...LAGO, agreement });
    expect(created).toMatchObject({
      status: 201,
      json: { agreement: { ...agreement, freeCodes: ['DOCS'], validFrom: null, validUntil: null } },
    });
    const [agreed, general] = [await quote('Eva <eva@lago.example>'), await quote('Ana <ana@other.example>')];
    expect(getAmount(agreed, 'HNDL')).toBeCloseTo(getAmount(general, 'HNDL') * 0.9, 1);
    expect(getAmount(agreed, 'DOCS')).toBe(0);
    expect(agreed.breakdown[0]?.trace).toContain('agreement with lago.example');
    expect(agreed.reply.text).toContain('Terms of payment: 30 days from the invoice');
    expect(agreed.reply.text).not.toContain('agreement with');
    expect(general.reply.text).not.toContain('Terms of payment');
  });

  it('keeps the agreement where an edit leaves it out, ends it with its last day, and takes it away', async () => {
    const [row] = (await app.call('GET', '/api/recognized-domains')).json as { id: number; version: number }[];
    const put = (body: object) => app.call('PUT', `/api/recognized-domains/${row?.id}`, { ...LAGO, ...body });
    expect(await put({ notes: 'x' })).toMatchObject({ status: 200, json: { agreement: { percent: -10 } } });
    const refused = await put({ agreement: { percent: -100 }, version: 2 });
    expect(refused).toMatchObject({ status: 400, json: { details: [{ field: 'agreement.percent' }] } });
    const stale = await put({ agreement: { percent: -5 }, version: row?.version });
    expect(stale).toMatchObject({
      status: 409,
      json: { conflict: { entered: { agreement: { percent: -5 } }, current: { agreement: { percent: -10 } } } },
    });
    await put({ agreement: { percent: -10, freeCodes: ['DOCS'], validUntil: '2020-01-31' } });
    expect(getAmount(await quote('Eva <eva@lago.example>'), 'DOCS')).toBeGreaterThan(0);
    expect(await put({ agreement: null })).toMatchObject({ status: 200, json: { agreement: null } });
  });
});
