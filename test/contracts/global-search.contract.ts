import { beforeAll, describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import type { InboundEmail } from '../../domain/inbound-mail/inbound-email.js';
import { aQuotation } from '../support/fixtures/quotations.js';
import { NASTY_TEXT, type OpenContext, setUpContext } from './contract-context.js';

function anEmail(fromHeader: string, subject: string): InboundEmail {
  return {
    channel: 'webhook',
    fromHeader,
    fromAddress: undefined,
    fromName: undefined,
    to: 'quotes@desk.example',
    subject,
    text: 'Favor cotizar.',
    html: undefined,
    messageId: undefined,
    inReplyTo: undefined,
    references: [],
    headers: {},
    attachments: [],
    authenticationResults: undefined,
  };
}

/** What a search over a server promises. */
export function describeGlobalSearchContract(name: string, open: OpenContext): void {
  describe(`${name} as a search`, () => {
    const context = setUpContext(open);
    beforeAll(async () => {
      const { emails, quotations, recognizedDomains: senders, rates } = context();
      for (const [day, client] of ['lola@hules.example', 'tito@tejas.example', 'mara@hules.example'].entries()) {
        const createdAt = new Date(Date.UTC(2026, 4, 1 + day));
        await quotations.add(aQuotation({ emailId: 100 + day, clientEmail: client, createdAt }));
      }
      await emails.addIfAbsent(
        anEmail('Lola <lola@hules.example>', 'Llantas 100%'),
        's1',
        new Date(Date.UTC(2026, 4, 1)),
      );
      await emails.addIfAbsent(
        anEmail('Tito <tito@tejas.example>', 'Tejas y HULES'),
        's2',
        new Date(Date.UTC(2026, 4, 2)),
      );
      const draft = { country: undefined, isApproved: true, notes: undefined };
      const addedAt = new Date(Date.UTC(2026, 4, 3));
      await senders.add({ ...draft, mailDomain: 'tejas.example', companyName: 'Tejas del Lago' }, addedAt);
      await senders.add({ ...draft, mailDomain: 'hules.example', companyName: 'Hules S.A.' }, addedAt);
      for (const [serviceCode, serviceName] of [
        ['HNDL', 'Airport Handling'],
        ['DOCS', 'Document Handover'],
      ] as const) {
        const place = { countryId: 2, locationId: 2, category: 'Compulsory', criterion: 'flat' } as const;
        const limits = { minimumCharge: undefined, maximumCharge: undefined };
        const validity = { validFrom: undefined, validUntil: undefined };
        const rest = { ...validity, baseRate: Big(10), isRequired: false, description: '', isSample: false };
        await rates.add({ ...place, ...limits, ...rest, serviceCode, serviceName });
      }
    });

    it('finds quotations by number, address and airport, the newest first', async () => {
      const found = await context().search.searchQuotations('HULES', 5);
      expect(found.map(({ clientEmail }) => clientEmail)).toEqual(['mara@hules.example', 'lola@hules.example']);
      expect(found[0]).toEqual({
        id: expect.any(Number),
        clientEmail: 'mara@hules.example',
        airportCode: 'SJO',
        status: 'completed',
        quoteAmount: expect.stringMatching(/^\d+\.\d\d$/),
        createdAt: new Date(Date.UTC(2026, 4, 3)),
      });
      expect(await context().search.searchQuotations(`q${found[1]?.id}`, 5)).toEqual([found[1]]);
      expect(await context().search.searchQuotations('sjo', 2)).toHaveLength(2);
      expect(await context().search.findQuotation(found[1]?.id ?? 0)).toEqual(found[1]);
      expect(await context().search.findQuotation(999_999_999)).toBeUndefined();
    });

    it('finds emails by sender and subject, the newest first', async () => {
      const found = await context().search.searchEmails('hules', 5);
      expect(found.map(({ subject }) => subject)).toEqual(['Tejas y HULES', 'Llantas 100%']);
      expect(found[1]).toEqual({
        ...{ id: expect.any(Number), from: 'Lola <lola@hules.example>', subject: 'Llantas 100%', state: 'received' },
        receivedAt: new Date(Date.UTC(2026, 4, 1)),
      });
      expect(await context().search.searchEmails('0%', 5)).toHaveLength(1);
      expect(await context().search.searchEmails('hules', 1)).toHaveLength(1);
    });

    it('finds domains by domain and company', async () => {
      const { search } = context();
      expect(await search.searchRecognizedDomains('s.a.', 5)).toEqual([
        { id: expect.any(Number), mailDomain: 'hules.example', companyName: 'Hules S.A.', isApproved: true },
      ]);
      const both = await search.searchRecognizedDomains('.example', 5);
      expect(both.map(({ mailDomain }) => mailDomain)).toEqual(['hules.example', 'tejas.example']);
    });

    it('finds rates by airport, service code and service name', async () => {
      const { search } = context();
      const handling = {
        id: expect.any(Number),
        airportCode: 'SJO',
        serviceCode: 'HNDL',
        serviceName: 'Airport Handling',
      };
      expect(await search.searchRates('handl', 5)).toEqual([handling]);
      expect((await search.searchRates('sjo', 5)).map(({ serviceCode }) => serviceCode)).toEqual(['DOCS', 'HNDL']);
      expect(await search.searchRates('sjo hndl', 5)).toEqual([handling]);
    });

    it('finds one or two letters only where a word begins, in any case', async () => {
      const { search } = context();
      const findClients = async (text: string) =>
        (await search.searchQuotations(text, 5)).map(({ clientEmail }) => clientEmail);
      const [mara, tito, lola] = ['mara@hules.example', 'tito@tejas.example', 'lola@hules.example'];
      expect(await findClients('te')).toEqual([tito]);
      expect(await findClients('HU')).toEqual([mara, lola]);
      expect(await findClients('q')).toEqual([mara, tito, lola]);
      expect(await findClients('sj')).toHaveLength(3);
      expect(await findClients('ej')).toEqual([]);
      expect(await findClients('ol')).toEqual([]);
      // Three letters are found anywhere again, and so is a sign.
      expect(await findClients('eja')).toEqual([tito]);
      expect(await findClients('.e')).toHaveLength(3);
      expect((await search.searchEmails('y', 5)).map(({ subject }) => subject)).toEqual(['Tejas y HULES']);
      expect((await search.searchEmails('LL', 5)).map(({ subject }) => subject)).toEqual(['Llantas 100%']);
      expect(await search.searchEmails('la', 5)).toEqual([]);
      expect((await search.searchRecognizedDomains('la', 5)).map(({ mailDomain }) => mailDomain)).toEqual([
        'tejas.example',
      ]);
      expect((await search.searchRates('ha', 5)).map(({ serviceCode }) => serviceCode)).toEqual(['DOCS', 'HNDL']);
      expect(await search.searchRates('nd', 5)).toEqual([]);
    });

    it('takes any text for what it is', async () => {
      const { search } = context();
      for (const text of [NASTY_TEXT, '_', '%%', '\\']) {
        const found = [
          search.searchQuotations(text, 5),
          search.searchEmails(text, 5),
          search.searchRecognizedDomains(text, 5),
          search.searchRates(text, 5),
        ];
        expect((await Promise.all(found)).flat()).toEqual([]);
      }
    });
  });
}
