import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changeDocumentRate } from '../../../support/change-rate.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

interface Shipment {
  readonly quoted: { readonly airport: string };
  readonly destinationCharges: { readonly totals: { readonly finalTotal: number } };
}

interface Details {
  readonly status: string;
  readonly revision: number;
  readonly quoteAmount: number;
  readonly shipments: readonly Shipment[];
  readonly parsedRequirements: { readonly destinationCharges: { readonly totalDestinationCharges: number } };
  readonly gate: { readonly reasons: readonly { readonly code: string; readonly message: string }[] };
  readonly reply: { readonly text: string; readonly subject: string };
}

const TWO =
  'Two shipments ex MIA, all CPT, please quote:\n\n1) SJO - 2 plts 120x80x100 cm, 410 kg, paper\n' +
  '2) GUA - 6 ctns 60x40x40 cm, 96 kg, filters\n\nThanks';

let app: InMemoryApp;
let mails = 0;

describe('a server that receives several shipments at once', () => {
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    const draft = { companyName: 'Lago', country: 'CR', isApproved: true, notes: undefined };
    await app.stores.recognizedDomains.add({ ...draft, mailDomain: 'lago.example' }, new Date());
  });
  afterAll(() => app.close());

  async function receive(content: string, more: Readonly<Record<string, unknown>> = {}) {
    mails += 1;
    const email = {
      ...{ from: 'Eva <eva@lago.example>', to: 'quotes@desk.example', subject: 'Two quotes' },
      ...{ messageId: `<s${mails}@lago.example>`, content, ...more },
    };
    const { json } = await app.call('POST', '/api/webhook/email', email, { authorization: `Bearer ${WEBHOOK_SECRET}` });
    return json as {
      readonly quotationId: number;
      readonly outcome: string;
      readonly reasons: readonly string[];
      readonly totals: { readonly finalTotal: number };
    };
  }
  const getDetails = async (id: number) => (await app.call('GET', `/api/quotations/${id}/details`)).json as Details;

  describe('An email of several shipments', () => {
    it('is read and priced one by one, and answered by one reply of one quotation, with the sum as its amount', async () => {
      const { quotationId, outcome, reasons, totals } = await receive(TWO);
      expect([outcome, reasons]).toEqual(['held', ['shipments-told-apart']]);
      expect((await app.call('POST', `/api/quotations/${quotationId}/send`, {})).status).toBe(200);
      const details = await getDetails(quotationId);
      expect(details.shipments.map(({ quoted }) => quoted.airport)).toEqual(['SJO', 'GUA']);
      const sum = details.shipments.reduce((all, one) => all + one.destinationCharges.totals.finalTotal, 0);
      expect(details.quoteAmount).toBeCloseTo(sum, 2);
      expect(details.parsedRequirements.destinationCharges.totalDestinationCharges).toBeCloseTo(sum, 2);
      expect(totals.finalTotal).toBeCloseTo(sum, 2);
      expect(details.reply.subject).toBe(`Re: Two quotes [Q${quotationId}]`);
      expect(details.reply.text).toContain('SHIPMENT 2, MIA – GUA: CHARGES IN US DOLLARS');
      const pdf = await app.call('GET', `/api/quotations/${quotationId}/pdf`);
      expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    });

    it('waits whole for what holds one of them; approved, it is one reply', async () => {
      const { quotationId, outcome, reasons } = await receive(TWO.replace('filters', 'frozen shrimp'));
      expect([outcome, reasons]).toEqual(['held', ['special-cargo', 'shipments-told-apart']]);
      const held = await getDetails(quotationId);
      expect(held.gate.reasons.map(({ message }) => message)).toEqual([
        'Shipment 2 (GUA): The cargo may need special handling: “frozen”.',
        'The email holds 2 shipments; each was read and priced by itself.',
      ]);
      expect((await app.call('POST', `/api/quotations/${quotationId}/send`, {})).status).toBe(200);
      expect((await getDetails(quotationId)).reply.text).toContain('SHIPMENT 2, MIA – GUA');
    });

    it('keeps its shipments when it is priced again, and is not corrected value by value', async () => {
      const { quotationId } = await receive(TWO.replace('filters', 'frozen fish'));
      await changeDocumentRate(app, 41);
      const repriced = await app.call('POST', `/api/quotations/${quotationId}/reprice`, {});
      expect(repriced).toMatchObject({ status: 200, json: { revision: 2 } });
      const { shipments, reply } = await getDetails(quotationId);
      expect(shipments).toHaveLength(2);
      // Nothing has been sent that this revision could replace.
      expect(reply.text).toContain('Thank you for your request.');
      const values = { 'goods.weight': 420 };
      const corrected = await app.call('POST', `/api/quotations/${quotationId}/correct`, { revision: 2, ...values });
      expect(JSON.stringify(corrected.json)).toContain('This quotation holds several shipments');
    });

    it('is not changed by an answer with new figures, which waits for a person', async () => {
      const { quotationId } = await receive(TWO.replace('paper', 'cardboard'));
      const answer = await receive('Sorry, it is 430 kg.', { subject: `Re: Two quotes [Q${quotationId}]` });
      expect([answer.outcome, answer.quotationId, answer.reasons]).toEqual(['held', quotationId, ['follow-up']]);
      expect((await getDetails(quotationId)).revision).toBe(1);
    });

    it('is one request with one reply where it holds one', async () => {
      const { quotationId } = await receive('Please quote CPT MIA-SJO, 2 plts 120x80x100 cm, 410 kg of paper');
      expect((await getDetails(quotationId)).shipments).toEqual([]);
    });
  });
});
