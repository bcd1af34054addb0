import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toOfficeDay } from '../../../../domain/office-day.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

interface Totals {
  readonly finalTotal: number;
  readonly tax?: number;
  readonly payable?: number;
  readonly local?: { readonly currency: string; readonly net: number; readonly tax: number; readonly payable: number };
}

interface Details {
  readonly parsedRequirements: { readonly destinationCharges: { readonly totals: Totals } };
  readonly reply: { readonly text: string };
}

describe('tax and local currency over HTTP', () => {
  let app: InMemoryApp;
  let mails = 0;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  async function quote(from: string): Promise<Details & { readonly totals: Totals }> {
    mails += 1;
    const content = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';
    const body = { from, to: 'quotes@desk.example', subject: 'Quote', content, messageId: `<s${mails}@x.example>` };
    const answer = await app.call('POST', '/api/webhook/email', body, { authorization: `Bearer ${WEBHOOK_SECRET}` });
    const { quotationId } = answer.json as { quotationId: number };
    const details = (await app.call('GET', `/api/quotations/${quotationId}/details`)).json as Details;
    return { ...details, totals: details.parsedRequirements.destinationCharges.totals };
  }
  const recognize = (domain: string, country: string, agreement: object | null = null) =>
    app.call('POST', '/api/recognized-domains', { domain, companyName: 'Any', country, isApproved: true, agreement });

  it('keep withholding tax inside, and tell the tax for information until they are switched on', async () => {
    const { totals, reply } = await quote('Ana <ana@nobody.example>');
    expect(totals).not.toHaveProperty('tax');
    expect(reply.text).toContain('Value added tax (VAT)');
    expect(reply.text).not.toMatch(/withholding|WHT/i);
  });

  it('compute the tax for customers of the country, none for agents abroad, and hold without an exchange rate', async () => {
    await app.call('PUT', '/api/settings/system', { serviceTax: 'computed' });
    expect(await app.call('PUT', '/api/settings/system', { serviceTax: 'x' })).toMatchObject({ status: 400 });
    await recognize('tico.example', 'Costa Rica', { showsLocalCurrency: true });
    await recognize('agent.example', 'United States');
    const abroad = await quote('Max <max@agent.example>');
    expect(abroad.totals).toMatchObject({ tax: 0, payable: abroad.totals.finalTotal });
    expect(abroad.reply.text).toContain('none, as the customer is abroad');
    const held = await quote('Eva <eva@tico.example>');
    expect(JSON.stringify(held)).toContain('exchange-rate-missing');
    const today = toOfficeDay(new Date());
    const rate = { currency: 'CRC', validFrom: today, validUntil: today, unitsPerUsd: 500, marginPercent: 2 };
    expect(await app.call('POST', '/api/exchange-rates', rate)).toMatchObject({ status: 201 });
    const settled = await quote('Eva <eva@tico.example>');
    const { totals, reply } = settled;
    const tax = Math.round(totals.finalTotal * 13) / 100;
    expect(totals.tax).toBeCloseTo(tax, 2);
    expect(totals.payable).toBeCloseTo(totals.finalTotal + tax, 2);
    expect(totals.local).toMatchObject({ currency: 'CRC' });
    expect(totals.local?.net).toBeCloseTo(totals.finalTotal * 510, 2);
    expect(totals.local?.payable).toBeCloseTo((totals.local?.net ?? 0) + (totals.local?.tax ?? 0), 2);
    expect(JSON.stringify(settled)).not.toContain('exchange-rate-missing');
    expect(reply.text).toContain('Tax on services 13 %');
    expect(reply.text).toContain(`Exchange rate: 1 USD = 510.00 CRC (${today}).`);
  });
});
