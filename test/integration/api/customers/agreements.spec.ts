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

  it('prices a member of a network by what is agreed with it, and by the rates that are for it alone', async () => {
    const settings = await app.call('PUT', '/api/settings/system', {
      networkAgreements: 'WCA: free DOCS; terms 15 days',
    });
    expect(settings).toMatchObject({ status: 200, json: { networkAgreements: 'WCA: free DOCS; terms 15 days' } });
    expect(await app.call('PUT', '/api/settings/system', { networkAgreements: 'WCA: soon' })).toMatchObject({
      status: 400,
      json: { details: [{ field: 'networkAgreements' }] },
    });
    const agent = { domain: 'agent.example', companyName: 'Agent', agreement: { networks: ['WCA'] } };
    expect(await app.call('POST', '/api/recognized-domains', agent)).toMatchObject({
      status: 201,
      json: { agreement: { networks: ['WCA'], percent: 0 } },
    });
    const rates = (await app.call('GET', '/api/rates')).json as { airportCode: string; serviceCode: string }[];
    const handling = rates.find((one) => one.airportCode === 'SJO' && one.serviceCode === 'HNDL');
    const body = { ...handling, rateCriteria: 'flat', baseRate: 11, minimumCharge: null, maximumCharge: null };
    const own = await app.call('POST', '/api/rates', { ...body, conditions: { customers: ['WCA'] } });
    expect(own).toMatchObject({ status: 201, json: { conditions: { customers: ['wca'] } } });
    const quoted = await quote('Max <max@agent.example>');
    expect(getAmount(quoted, 'DOCS')).toBe(0);
    expect(getAmount(quoted, 'HNDL')).toBe(11);
    expect(quoted.breakdown.map(({ trace }) => trace).join()).toContain('own rate agreed with wca');
    expect(quoted.reply.text).toContain('15 days');
    expect(quoted.reply.text).not.toMatch(/own rate|wca/i);
    expect(getAmount(await quote('Ana <ana@nobody.example>'), 'HNDL')).not.toBe(11);
  });

  it('keeps the agreement where an edit leaves it out, ends it with its last day, and takes it away', async () => {
    const rows = (await app.call('GET', '/api/recognized-domains')).json as {
      domain: string;
      id: number;
      version: number;
    }[];
    const row = rows.find(({ domain }) => domain === LAGO.domain);
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
