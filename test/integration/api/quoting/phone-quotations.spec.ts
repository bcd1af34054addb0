import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../contracts/contract-context.js';
import { InMemoryApp } from '../../../support/in-memory-app.js';

const SHIPMENT = {
  incoterm: 'DAP',
  airportOrigin: 'MIA',
  airportDestination: 'SJO',
  goods: { weight: 350, dimensionLines: [{ lengthCm: 120, widthCm: 80, heightCm: 100, pieces: 2 }] },
  destination: { city: 'Heredia' },
};
const CUSTOMER = { name: 'Rosa Mora', company: 'Granos del Sur', mailbox: 'Rosa@Granos-del-Sur.example' };

interface Details {
  readonly status: string;
  readonly revision: number;
  readonly clientEmail: string;
  readonly quoteAmount: number;
  readonly origins: Record<string, string>;
  readonly gate: { readonly decision: string; readonly reasons: readonly { readonly code: string }[] };
  readonly parsedRequirements: { readonly originalEmail: { readonly channel: string; readonly content: string } };
  readonly events: readonly { readonly action: string; readonly details: string; readonly actor: string }[];
  readonly reply: { readonly subject: string; readonly text: string };
}
interface Created {
  readonly quotationId: number;
  readonly status: string;
  readonly isRepeated: boolean;
  readonly gate: { readonly reasons: readonly { readonly code: string }[] };
}

let app: InMemoryApp;
let keys = 0;

function createKey(): string {
  keys += 1;
  return `a-key-of-this-test-${keys}`;
}
const toRequest = (more: Record<string, unknown> = {}) => ({
  customer: CUSTOMER,
  language: 'es',
  delivery: 'email',
  shipment: SHIPMENT,
  ...more,
});
const preview = (more?: Record<string, unknown>) => app.call('POST', '/api/phone-quotations/preview', toRequest(more));
const submit = (more: Record<string, unknown> = {}) =>
  app.call('POST', '/api/phone-quotations', { requestKey: createKey(), ...toRequest(more) });
const getDetails = async (id: number) => (await app.call('GET', `/api/quotations/${id}/details`)).json as Details;
const codesOf = (one: Pick<Details, 'gate'> | Created) => one.gate.reasons.map(({ code }) => code);

describe('a quotation without an email', () => {
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    const domain = { mailDomain: 'granos-del-sur.example', companyName: 'Granos', country: undefined };
    await app.stores.recognizedDomains.add({ ...domain, isApproved: true, notes: undefined }, new Date());
  });
  afterAll(() => app.close());

  it('has the price of the same request by mail, and leaves to a recognized customer in their language', async () => {
    const quote = (await preview()).json as {
      destinationCharges: { totals: { finalTotal: number } };
      gate: Details['gate'];
    };
    expect(quote.gate).toMatchObject({ decision: 'send', reasons: [] });
    const { finalTotal } = quote.destinationCharges.totals;
    const { json, status } = await submit({ seenTotal: finalTotal });
    expect([status, json]).toEqual([200, expect.objectContaining({ status: 'completed', isRepeated: false })]);
    const { quotationId: id } = json as Created;
    const mail = await eventually(async () =>
      app.mailTransport.mails.find(({ subject }) => subject.includes(`[Q${id}]`)),
    );
    expect(mail).toMatchObject({ to: 'rosa@granos-del-sur.example', inReplyTo: undefined, references: [] });
    expect(mail.subject).toBe(`Re: Flete aéreo MIA - SJO [Q${id}]`);
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([`Q${id}.pdf`]);
    const details = await eventually(async () => {
      const current = await getDetails(id);
      return current.status === 'sent' ? current : undefined;
    });
    expect(details).toMatchObject({ quoteAmount: finalTotal, clientEmail: 'rosa@granos-del-sur.example' });
    expect(details.origins).toMatchObject({ 'goods.weight': 'phone', airportDestination: 'phone' });
    expect(details.parsedRequirements.originalEmail.channel).toBe('phone');
    expect(details.parsedRequirements.originalEmail.content).toContain('taken by admin@desk.example');
    expect(details.events.find(({ action }) => action === 'Quotation created')).toMatchObject({
      actor: 'admin@desk.example',
      details: expect.stringContaining('asked for by phone'),
    });
  });

  it('makes one quotation and one mail however often it is submitted, at once too', async () => {
    const requestKey = createKey();
    const answers = await Promise.all([1, 2, 3].map(() => submit({ requestKey })));
    const made = answers.map(({ json }) => json as Created);
    expect(new Set(made.map(({ quotationId }) => quotationId)).size).toBe(1);
    expect(made.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
    const [{ quotationId: id } = { quotationId: 0 }] = made;
    await eventually(async () => ((await getDetails(id)).status === 'sent' ? true : undefined));
    await submit({ requestKey });
    expect(app.mailTransport.mails.filter(({ subject }) => subject.includes(`[Q${id}]`))).toHaveLength(1);
    const other = await submit({ requestKey, shipment: { ...SHIPMENT, goods: { weight: 900 } } });
    expect(other.status).toBe(409);
  });

  it('is not made at another total than the person saw', async () => {
    const before = app.mailTransport.mails.length;
    const { status, json } = await submit({ seenTotal: 1 });
    expect([status, json]).toEqual([
      409,
      expect.objectContaining({ error: expect.stringContaining('The total is now') }),
    ]);
    expect(app.mailTransport.mails).toHaveLength(before);
  });

  it('waits for a person where the release policy holds it, and goes with their approval', async () => {
    const customer = { name: 'Eva', mailbox: 'eva@unknown-company.example' };
    const created = (await submit({ customer })).json as Created;
    expect(created).toMatchObject({ status: 'pending' });
    expect(codesOf(created)).toEqual(['domain-unknown']);
    const { quotationId: id } = created;
    expect(app.mailTransport.mails.some(({ to }) => to === customer.mailbox)).toBe(false);
    expect((await app.call('POST', `/api/quotations/${id}/send`, { revision: 1 })).status).toBe(200);
    await eventually(async () => app.mailTransport.mails.find(({ to }) => to === customer.mailbox));
  });

  it.each([
    ['dangerous goods', { goods: { ...SHIPMENT.goods, dangerous: true } }, 'dangerous-goods'],
    ['a delivery without a place', { destination: { city: null } }, 'delivery-place-missing'],
    [
      'goods that may be dangerous',
      { goods: { ...SHIPMENT.goods, description: 'baterías de litio' } },
      'dangerous-goods-suspected',
    ],
    ['a UN number', { goods: { ...SHIPMENT.goods, description: 'paint, UN1263' } }, 'dangerous-goods-suspected'],
    ['a cold chain', { goods: { ...SHIPMENT.goods, description: 'vaccines, 2-8 °C' } }, 'special-cargo'],
    ['nothing at all', { goods: {}, destination: {}, airportDestination: null, airportOrigin: null }, 'nothing-stated'],
  ])('is held for the reasons of mail: %s', async (_what, changes, code) => {
    const created = (await submit({ shipment: { ...SHIPMENT, ...changes } })).json as Created;
    expect(created.status).toBe('pending');
    expect(codesOf(created)).toContain(code);
  });

  it('is given as a PDF: no mail leaves, and it counts as sent once a person has handed it over', async () => {
    const before = app.mailTransport.mails.length;
    const created = (await submit({ delivery: 'pdf', customer: { name: 'Luis' } })).json as Created;
    expect(created.status).toBe('pending');
    expect(codesOf(created)).toEqual(['pdf-requested']);
    const { quotationId: id } = created;
    const pdf = await app.call('GET', `/api/quotations/${id}/pdf`);
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    const handOver = (revision: number) => app.call('POST', `/api/phone-quotations/${id}/hand-over`, { revision });
    expect((await handOver(2)).status).toBe(409);
    expect((await handOver(1)).status).toBe(200);
    expect((await handOver(1)).status).toBe(409);
    const details = await getDetails(id);
    expect(details).toMatchObject({ status: 'sent', clientEmail: '' });
    expect(details.events.map(({ action }) => action)).toContain('Quotation handed over');
    expect(app.mailTransport.mails).toHaveLength(before);
    const outcome = await app.call('POST', `/api/quotations/${id}/outcome`, { outcome: 'accepted' });
    expect(outcome.status).toBe(200);
  });

  it('cannot be sent to our own mailbox, a machine, several mailboxes or nobody', async () => {
    for (const mailbox of ['quotes@desk.example', 'no-reply@granos-del-sur.example', 'a@b.example,c@d.example', '']) {
      const { status, json } = await submit({ customer: { name: 'Rosa', mailbox } });
      expect([mailbox, status]).toEqual([mailbox, 400]);
      expect(json).toMatchObject({ details: [{ field: 'customer.mailbox' }] });
    }
  });

  it('is refused with the field where a value cannot be', async () => {
    const wrong = await preview({ shipment: { ...SHIPMENT, goods: { weight: -4 } } });
    expect([wrong.status, wrong.json]).toEqual([
      400,
      expect.objectContaining({ details: [expect.objectContaining({ field: 'goods.weight' })] }),
    ]);
    expect((await preview({ shipment: { ...SHIPMENT, incoterm: 'XYZ' } })).status).toBe(400);
    expect((await preview({ delivery: 'pigeon' })).status).toBe(400);
    expect((await submit({ requestKey: 'short' })).status).toBe(400);
  });

  it('can be corrected and keeps its customer', async () => {
    const { quotationId: id } = (await submit({ delivery: 'pdf' })).json as Created;
    const corrected = await app.call('POST', `/api/quotations/${id}/correct`, { revision: 1, goods: { weight: 900 } });
    expect(corrected.status).toBe(200);
    expect(await getDetails(id)).toMatchObject({
      revision: 2,
      status: 'pending',
      clientEmail: 'rosa@granos-del-sur.example',
    });
  });
});
