import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';
import { waitToPass } from '../../../support/wait-to-pass.js';

const BOUNDARY = 'a-boundary-of-the-test';
const CUSTOMER = 'Eva <eva@lago.example>';

interface Details {
  readonly version: number;
  readonly status: string;
  readonly breakdown: readonly {
    readonly serviceCode: string;
    readonly calculatedAmount: number;
    readonly trace: string;
  }[];
  readonly reply: { readonly text: string };
}

interface Simulated {
  readonly charges: { readonly totals: { readonly finalTotal: number } };
  readonly decisions: ReadonlyArray<{ serviceCode: string; outcome: string; reason: string }>;
}

describe('prices by what a customer had accepted in the month', () => {
  let app: InMemoryApp;
  let mails = 0;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    const volumeRebate = { measure: 'shipments', steps: [{ from: 1, percent: 10 }] };
    const lago = { domain: 'lago.example', companyName: 'Lago', isApproved: true, agreement: { volumeRebate } };
    expect(await app.call('POST', '/api/recognized-domains', lago)).toMatchObject({
      status: 201,
      json: { agreement: { percent: 0, volumeRebate } },
    });
  });
  afterAll(() => app.close());

  async function quote(language: 'en' | 'es' = 'en') {
    mails += 1;
    const content =
      language === 'es'
        ? `Favor cotizar DAP Heredia: ${mails + 1} tarimas de 120x80x100 cm, 350 kg brutos en total, de Miami a SJO.`
        : `Please quote DAP Heredia: ${mails + 1} pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.`;
    const email = { from: CUSTOMER, to: 'quotes@desk.example', subject: `Quote ${mails}`, content };
    const headers = { authorization: `Bearer ${WEBHOOK_SECRET}` };
    const answer = await app.call(
      'POST',
      '/api/webhook/email',
      { ...email, messageId: `<m${mails}@x.example>` },
      headers,
    );
    return (answer.json as { quotationId: number }).quotationId;
  }
  const getDetails = async (id: number) => (await app.call('GET', `/api/quotations/${id}/details`)).json as Details;
  const toOneLine = ({ reply }: Details) => reply.text.replace(/\s+/g, ' ');
  const getAmount = ({ breakdown }: Details, code: string) =>
    breakdown.find(({ serviceCode }) => serviceCode === code)?.calculatedAmount ?? Number.NaN;

  async function accept(id: number) {
    await waitToPass(async () => expect((await getDetails(id)).status).toBe('sent'));
    const { version } = await getDetails(id);
    const body = { outcome: 'accepted', version };
    expect(await app.call('POST', `/api/quotations/${id}/outcome`, body)).toMatchObject({ status: 200 });
  }

  async function send(path: string, text: string) {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="t.csv"\r\n\r\n`;
    const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    return app.call('POST', path, Buffer.from(`${head}${text}\r\n--${BOUNDARY}--\r\n`), type);
  }

  async function simulate(monthVolume: object | null, email = 'eva@lago.example') {
    const goods = { weight: 350, pieces: 2, volume: 1.92 };
    const extractedInfo = { airportDestination: 'SJO', incoterm: 'CPT', goods, sender: { email } };
    const answer = await app.call('POST', '/api/rates/simulate', { extractedInfo, monthVolume });
    expect(answer.status).toBe(200);
    return answer.json as Simulated;
  }

  it('grants the rebate once the customer has accepted, and says so in the trace and the reply', async () => {
    const first = await quote();
    const before = await getDetails(first);
    expect(before.reply.text).not.toContain('volume rebate');
    await accept(first);
    const after = await getDetails(await quote());
    expect(getAmount(after, 'DOCS')).toBeCloseTo(getAmount(before, 'DOCS') * 0.9, 2);
    expect(after.breakdown.map(({ trace }) => trace).join()).toContain(
      'volume rebate of 10 % from 1 on, agreed with lago.example; shipments accepted this month: 1',
    );
    expect(toOneLine(after)).toContain(
      'The prices hold your volume rebate of 10 % (shipments accepted this month: 1).',
    );
    const spanish = await getDetails(await quote('es'));
    expect(toOneLine(spanish)).toContain(
      'Los precios incluyen su descuento por volumen de 10 % (embarques aceptados este mes: 1).',
    );
  });

  it('takes the volume that the simulator is given, and counts it where it is given none', async () => {
    const [none, counted, given] = [
      await simulate({ chargeableKg: 0, shipments: 0 }),
      await simulate(null),
      await simulate({ chargeableKg: 0, shipments: 3 }),
    ];
    expect(given.charges.totals.finalTotal).toBe(counted.charges.totals.finalTotal);
    expect(given.charges.totals.finalTotal).toBeLessThan(none.charges.totals.finalTotal);
    const unrecognized = await simulate(null, 'ana@other.example');
    expect(unrecognized.charges.totals.finalTotal).toBe(none.charges.totals.finalTotal);
    expect(
      await app.call('POST', '/api/rates/simulate', { extractedInfo: {}, monthVolume: { chargeableKg: -1 } }),
    ).toMatchObject({ status: 400 });
  });

  it('imports a lower rate by the month, tries it on past quotations as repricing does, and exports it again', async () => {
    const sheet = [
      'Aeropuerto;Servicio;Criterio;Tarifa;Moneda;Condiciones',
      'SJO;XRAY;por embarque;50,00;USD;',
      'SJO;XRAY;por embarque;40,00;USD;embarques del mes desde: 1',
      'SJO;XRAY;por embarque;30,00;USD;kg del mes desde: 100000',
    ].join('\r\n');
    const id = await quote();
    const tested = await send('/api/rates/import/backtest?size=1', sheet);
    expect(tested.status).toBe(200);
    const { quotations } = tested.json as { quotations: ReadonlyArray<{ oldTotal: number; newTotal: number }> };
    expect(await send('/api/rates/import', sheet)).toMatchObject({
      status: 200,
      json: { errors: [], unknownColumns: [] },
    });
    const { json } = await app.call('POST', `/api/quotations/${id}/reprice`, {});
    expect((json as { quoteAmount: number }).quoteAmount).toBe(quotations[0]?.newTotal);
    const priced = await getDetails(id);
    expect(priced.breakdown.find(({ serviceCode }) => serviceCode === 'XRAY')).toMatchObject({
      calculatedAmount: 36,
      trace: expect.stringContaining('applies: 1 or more shipments accepted this month'),
    });
    const { decisions } = await simulate({ chargeableKg: 100_000, shipments: 0 });
    expect(decisions.filter(({ serviceCode }) => serviceCode === 'XRAY')).toMatchObject([
      { outcome: 'outranked' },
      { outcome: 'fails', reason: 'Does not apply: it is for 1 or more shipments accepted this month.' },
      { outcome: 'applied', reason: 'Applies: 100,000 kg or more accepted this month.' },
    ]);
    const exported = await app.call('GET', '/api/rates/export.csv');
    expect(exported.text).toContain('month shipments from: 1');
    const again = await send('/api/rates/import?dryRun=true', exported.text);
    expect(again).toMatchObject({ status: 200, json: { errors: [], new: [], changed: [] } });
  });
});
