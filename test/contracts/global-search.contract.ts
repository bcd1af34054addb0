import { beforeAll, describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import type { IncomingEmail } from '../../domain/inbound-mail/inbound-email.js';
import { aQuotationOf } from '../support/fixtures/quotations.js';
import { deskForContract, NASTY_TEXT, type OpenDesk } from './contract-context.js';

function emailOf(fromHeader: string, subject: string): IncomingEmail {
  return {
    door: 'webhook',
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

/** What a search over a desk promises. */
export function deskSearchContract(name: string, open: OpenDesk): void {
  describe(`${name} as a search`, () => {
    const desk = deskForContract(open);
    beforeAll(async () => {
      const { emails, quotations, senders, rates } = desk();
      for (const [day, client] of ['lola@hules.example', 'tito@tejas.example', 'mara@hules.example'].entries()) {
        const createdAt = new Date(Date.UTC(2026, 4, 1 + day));
        await quotations.add(aQuotationOf({ emailId: 100 + day, clientEmail: client, createdAt }));
      }
      await emails.keep(emailOf('Lola <lola@hules.example>', 'Llantas 100%'), 's1', new Date(Date.UTC(2026, 4, 1)));
      await emails.keep(emailOf('Tito <tito@tejas.example>', 'Tejas y HULES'), 's2', new Date(Date.UTC(2026, 4, 2)));
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
      const found = await desk().search.quotations('HULES', 5);
      expect(found.map(({ clientEmail }) => clientEmail)).toEqual(['mara@hules.example', 'lola@hules.example']);
      expect(found[0]).toEqual({
        id: expect.any(Number),
        clientEmail: 'mara@hules.example',
        airportCode: 'SJO',
        status: 'completed',
        quoteAmount: expect.stringMatching(/^\d+\.\d\d$/),
        createdAt: new Date(Date.UTC(2026, 4, 3)),
      });
      expect(await desk().search.quotations(`q${found[1]?.id}`, 5)).toEqual([found[1]]);
      expect(await desk().search.quotations('sjo', 2)).toHaveLength(2);
      expect(await desk().search.quotation(found[1]?.id ?? 0)).toEqual(found[1]);
      expect(await desk().search.quotation(999_999_999)).toBeUndefined();
    });

    it('finds emails by sender and subject, the newest first', async () => {
      const found = await desk().search.emails('hules', 5);
      expect(found.map(({ subject }) => subject)).toEqual(['Tejas y HULES', 'Llantas 100%']);
      expect(found[1]).toEqual({
        ...{ id: expect.any(Number), from: 'Lola <lola@hules.example>', subject: 'Llantas 100%', state: 'received' },
        receivedAt: new Date(Date.UTC(2026, 4, 1)),
      });
      expect(await desk().search.emails('0%', 5)).toHaveLength(1);
      expect(await desk().search.emails('hules', 1)).toHaveLength(1);
    });

    it('finds domains by domain and company', async () => {
      const { search } = desk();
      expect(await search.senders('s.a.', 5)).toEqual([
        { id: expect.any(Number), mailDomain: 'hules.example', companyName: 'Hules S.A.', isApproved: true },
      ]);
      const both = await search.senders('.example', 5);
      expect(both.map(({ mailDomain }) => mailDomain)).toEqual(['hules.example', 'tejas.example']);
    });

    it('finds rates by airport, service code and service name', async () => {
      const { search } = desk();
      const handling = {
        id: expect.any(Number),
        airportCode: 'SJO',
        serviceCode: 'HNDL',
        serviceName: 'Airport Handling',
      };
      expect(await search.rates('handl', 5)).toEqual([handling]);
      expect((await search.rates('sjo', 5)).map(({ serviceCode }) => serviceCode)).toEqual(['DOCS', 'HNDL']);
      expect(await search.rates('sjo hndl', 5)).toEqual([handling]);
    });

    it('finds one or two letters only where a word begins, in any case', async () => {
      const { search } = desk();
      const clients = async (text: string) => (await search.quotations(text, 5)).map(({ clientEmail }) => clientEmail);
      const [mara, tito, lola] = ['mara@hules.example', 'tito@tejas.example', 'lola@hules.example'];
      expect(await clients('te')).toEqual([tito]);
      expect(await clients('HU')).toEqual([mara, lola]);
      expect(await clients('q')).toEqual([mara, tito, lola]);
      expect(await clients('sj')).toHaveLength(3);
      expect(await clients('ej')).toEqual([]);
      expect(await clients('o')).toEqual([]);
      // Three letters are found anywhere again, and so is a sign.
      expect(await clients('eja')).toEqual([tito]);
      expect(await clients('.e')).toHaveLength(3);
      expect((await search.emails('y', 5)).map(({ subject }) => subject)).toEqual(['Tejas y HULES']);
      expect((await search.emails('LL', 5)).map(({ subject }) => subject)).toEqual(['Llantas 100%']);
      expect(await search.emails('la', 5)).toEqual([]);
      expect((await search.senders('la', 5)).map(({ mailDomain }) => mailDomain)).toEqual(['tejas.example']);
      expect((await search.rates('ha', 5)).map(({ serviceCode }) => serviceCode)).toEqual(['DOCS', 'HNDL']);
      expect(await search.rates('nd', 5)).toEqual([]);
    });

    it('takes any text for what it is', async () => {
      const { search } = desk();
      for (const text of [NASTY_TEXT, '_', '%%', '\\']) {
        const found = [
          search.quotations(text, 5),
          search.emails(text, 5),
          search.senders(text, 5),
          search.rates(text, 5),
        ];
        expect((await Promise.all(found)).flat()).toEqual([]);
      }
    });
  });
}
