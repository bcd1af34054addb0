import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EmailOrder } from '../../domain/inbound-mail/email-list.js';
import { nominate } from '../../domain/quoting/outcome/nominate.js';
import type { QuotationFilter } from '../../domain/quoting/quotation.repository.js';
import { anInboundEmail } from '../support/fixtures/inbound-email.js';
import { aPricedShipment, aQuotation } from '../support/fixtures/quotations.js';
import { aShipmentRequest } from '../support/fixtures/shipments.js';
import { type OpenContext, setUpContext } from './contract-context.js';

const EVERYTHING: QuotationFilter = {
  ...{ country: undefined, domain: undefined, status: undefined },
  ...{ from: undefined, to: undefined, text: undefined },
};
const at = (day: number) => new Date(Date.UTC(2026, 6, day, 12));

/** What a search by words promises, whether in a list or everywhere. */
export function describeSearchWordsContract(name: string, open: OpenContext): void {
  describe(`${name} as a search by words`, () => {
    const context = setUpContext(open);
    let flowers = 0;
    let pumps = 0;

    beforeAll(async () => {
      const { emails, quotations, recognizedDomains } = context();
      const draft = { country: undefined, isApproved: true, notes: undefined };
      await recognizedDomains.add(
        { ...draft, mailDomain: 'flores.example', companyName: 'Florícola Güémez S.A.' },
        at(1),
      );
      const asked = anInboundEmail({
        ...{ fromHeader: '"Muñoz, Íñigo" <inigo@ventas.flores.example>', fromName: 'Íñigo Muñoz' },
        ...{ fromAddress: 'inigo@ventas.flores.example', subject: 'Cotización urgente' },
        text: `Buenas,\nnecesito enviar rosas ecuatorianas${' .'.repeat(1_200)} posdata`,
      });
      const { id: first } = await emails.addIfAbsent(asked, 'w1', at(2));
      const other = anInboundEmail({ fromHeader: 'Ana <ana@bombas.example>', fromAddress: 'ana@bombas.example' });
      const { id: second } = await emails.addIfAbsent({ ...other, fromName: 'Ana', subject: 'Pumps' }, 'w2', at(3));
      const roses = aShipmentRequest({
        goods: { description: 'Rosas de exportación' },
        sender: { name: undefined, company: 'Viveros Peña', email: undefined },
        origin: 'Zürich',
        destination: { city: 'Escazú', address: undefined },
      });
      const quoted = { ...aPricedShipment(roses), emailId: first, clientEmail: 'inigo@ventas.flores.example' };
      flowers = (await quotations.add(aQuotation({ ...quoted, createdAt: at(2) }))).id;
      const pump = aShipmentRequest({ goods: { description: 'Bombas' }, destination: { city: 'Alajuela' } });
      const priced = { ...aPricedShipment(pump), emailId: second, clientEmail: 'ana@bombas.example' };
      const sent = await quotations.add(aQuotation({ ...priced, status: 'sent', createdAt: at(3) }));
      pumps = sent.id;
      await quotations.update(nominate(sent, { awb: '729-12345675' }));
      const outcome = { state: 'answered', reasons: [], lastError: undefined } as const;
      await emails.recordOutcome(first, { ...outcome, quotationId: flowers });
      await emails.recordOutcome(second, { ...outcome, quotationId: pumps });
    });

    const find = async (text: string) => {
      const { rows, total } = await context().quotations.findPage({ ...EVERYTHING, text }, 1, 10);
      const hits = await context().search.searchQuotations(text, 10);
      expect(hits.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      expect(total).toBe(rows.length);
      return rows.map(({ id }) => (id === flowers ? 'flowers' : 'pumps'));
    };

    it.each([
      ['cotizacion', ['flowers']],
      ['COTIZACIÓN', ['flowers']],
      ['floricola guemez', ['flowers']],
      ['guemez cotizacion urgente', ['flowers']],
      ['cotizacion bombas', []],
      ['inigo muñoz', ['flowers']],
      ['viveros pena', ['flowers']],
      ['exportacion', ['flowers']],
      ['zurich', ['flowers']],
      ['ESCAZU', ['flowers']],
      ['alajuela sjo', ['pumps']],
      ['san josé', ['pumps', 'flowers']],
      ['sj', ['pumps', 'flowers']],
      ['729-12345675', ['pumps']],
      ['72912345675', ['pumps']],
      ['729 12345675', ['pumps']],
      ['72912345676', []],
    ])('finds quotations by "%s"', async (text, expected) => {
      expect(await find(text)).toEqual(expected);
    });

    it('finds a quotation by its number, and by its words with it', async () => {
      expect(await find(`q${pumps} bombas`)).toEqual(['pumps']);
      expect(await find(`Q${flowers}`)).toEqual(['flowers']);
      expect(await find(`Q${flowers} bombas`)).toEqual([]);
    });

    it('finds the words of the newest revision', async () => {
      const { quotations } = context();
      const before = await quotations.find(flowers);
      if (!before) throw new Error('There is no quotation.');
      const request = aShipmentRequest({ goods: { description: 'Orquídeas' }, destination: { city: 'Cartago' } });
      await quotations.revise(before.revise({ ...before, ...aPricedShipment(request) }));
      expect(await find('orquideas cartago cotizacion')).toEqual(['flowers']);
      expect(await find('escazu')).toEqual([]);
    });

    const findMail = async (filter: { text?: string; from?: Date; to?: Date; order?: EmailOrder }) => {
      const { rows, total } = await context().emails.findPage({ state: undefined, page: 1, pageSize: 9, ...filter });
      expect(total).toBe(rows.length);
      return rows.map(({ subject }) => subject);
    };

    it('finds mail by sender, subject, body and the number of its quotation', async () => {
      for (const text of ['inigo munoz', 'ventas.flores', 'COTIZACION', 'rosas ecuatorianas', `q${flowers} rosas`]) {
        expect([text, await findMail({ text })]).toEqual([text, ['Cotización urgente']]);
        expect((await context().search.searchEmails(text, 5)).map(({ subject }) => subject)).toEqual([
          'Cotización urgente',
        ]);
      }
      // Only the beginning of a long body is searched.
      expect(await findMail({ text: 'posdata' })).toEqual([]);
    });

    it('narrows mail by days and sorts it by time and sender', async () => {
      expect(await findMail({ from: at(3) })).toEqual(['Pumps']);
      expect(await findMail({ to: at(2) })).toEqual(['Cotización urgente']);
      expect(await findMail({ from: at(4) })).toEqual([]);
      expect(await findMail({ text: 'cotizacion', from: at(3) })).toEqual([]);
      const [urgent, other] = ['Cotización urgente', 'Pumps'];
      expect(await findMail({})).toEqual([other, urgent]);
      expect(await findMail({ order: 'oldest-first' })).toEqual([urgent, other]);
      expect(await findMail({ order: 'sender-ascending' })).toEqual([other, urgent]);
      expect(await findMail({ order: 'sender-descending' })).toEqual([urgent, other]);
    });

    it('finds companies without their accents', async () => {
      const found = await context().search.searchRecognizedDomains('guemez floricola', 5);
      expect(found.map(({ mailDomain }) => mailDomain)).toEqual(['flores.example']);
    });

    it('finds nothing of a customer who was erased', async () => {
      const customer = { mailDomain: 'flores.example' };
      await context().unitOfWork.run((tx) => tx.customerData.erase(customer, { actor: 'ada@desk.example', at: at(9) }));
      for (const text of ['orquideas', 'guemez', 'cotizacion', 'cartago', 'inigo'])
        expect(await find(text)).toEqual([]);
      for (const text of ['inigo', 'cotizacion', 'rosas']) expect(await findMail({ text })).toEqual([]);
      expect(await find(`Q${flowers}`)).toEqual(['flowers']);
    });
  });
}
