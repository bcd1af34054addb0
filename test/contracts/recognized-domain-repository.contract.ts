import { describe, expect, it } from '@jest/globals';
import type { NewRecognizedDomain } from '../../domain/customers/recognized-domain.js';
import { matchDomainError, matchStaleVersion, type OpenContext, setUpContext } from './contract-context.js';

const ADDED_AT = new Date('2026-02-03T10:20:30.456Z');

function aRecognizedDomain(mailDomain: string): NewRecognizedDomain {
  return { mailDomain, companyName: 'Cafetalera Irazú', country: undefined, isApproved: true, notes: undefined };
}

/** What a store of recognized senders promises. */
export function describeRecognizedDomainRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as recognized senders`, () => {
    const context = setUpContext(open);

    it('is empty until somebody is recognized', async () => {
      const { recognizedDomains: senders } = context();
      expect(await senders.isEmpty()).toBe(true);
      const { id } = await senders.add(aRecognizedDomain('primera.example'), ADDED_AT);
      expect(await senders.isEmpty()).toBe(false);
      await senders.remove(id);
      expect(await senders.isEmpty()).toBe(true);
    });

    it('finds a domain for itself and its subdomains, at label borders only', async () => {
      const { recognizedDomains: senders } = context();
      const added = await senders.add(aRecognizedDomain('cafetalera.example'), ADDED_AT);
      expect(added).toMatchObject({ version: 1, addedAt: ADDED_AT, country: undefined, notes: undefined });
      expect(await senders.findByMailDomain('cafetalera.example')).toEqual(added);
      expect(await senders.findByMailDomain('Ventas.Cafetalera.Example')).toEqual(added);
      expect(await senders.findByMailDomain('otracafetalera.example')).toBeUndefined();
      expect(await senders.findByMailDomain('example')).toBeUndefined();
    });

    it('keeps what a customer is answered without a person, and forgets it again', async () => {
      const { recognizedDomains: senders } = context();
      const plain = await senders.add(aRecognizedDomain('libre.example'), ADDED_AT);
      expect(plain.autonomy).toBeUndefined();
      const bound = await senders.replace(plain.id, { ...aRecognizedDomain('libre.example'), autonomy: 'propose' });
      expect(bound.autonomy).toBe('propose');
      expect(await senders.findByMailDomain('ventas.libre.example')).toMatchObject({ autonomy: 'propose' });
      expect((await senders.replace(plain.id, aRecognizedDomain('libre.example'))).autonomy).toBeUndefined();
    });

    it('keeps what is agreed with a customer, and forgets it again', async () => {
      const { recognizedDomains: senders } = context();
      const agreement = {
        ...{ percent: -7.5, freeCodes: ['DOCS'], paymentTerms: undefined, networks: ['WCA'], showsLocalCurrency: true },
        ...{ validFrom: '2026-01-01', validUntil: undefined },
      };
      const { id } = await senders.add({ ...aRecognizedDomain('acuerdo.example'), agreement }, ADDED_AT);
      expect((await senders.findByMailDomain('acuerdo.example'))?.agreement).toEqual(agreement);
      expect((await senders.replace(id, aRecognizedDomain('acuerdo.example'))).agreement).toBeUndefined();
    });

    it('finds the closest of several entries', async () => {
      const { recognizedDomains: senders } = context();
      await senders.add(aRecognizedDomain('grupo.example'), ADDED_AT);
      const branch = await senders.add({ ...aRecognizedDomain('sur.grupo.example'), isApproved: false }, ADDED_AT);
      expect(await senders.findByMailDomain('mail.sur.grupo.example')).toEqual(branch);
    });

    it('keeps an entry for one mailbox, which is the most specific one for its sender and says nothing of its domain', async () => {
      const { recognizedDomains: senders } = context();
      const everybody = await senders.add(aRecognizedDomain('correo.example'), ADDED_AT);
      const mailbox = 'ana@correo.example';
      const ana = await senders.add({ ...aRecognizedDomain('correo.example'), mailbox, isApproved: false }, ADDED_AT);
      expect(ana).toMatchObject({ mailDomain: 'correo.example', mailbox });
      expect(await senders.findById(ana.id)).toEqual(ana);
      expect(await senders.findBySender('Ana@Correo.Example')).toEqual(ana);
      expect(await senders.findBySender('eva@correo.example')).toEqual(everybody);
      expect(await senders.findBySender('ana@sur.correo.example')).toEqual(everybody);
      expect(await senders.findByMailDomain('correo.example')).toEqual(everybody);
      expect((await senders.all()).filter((one) => one.mailDomain === 'correo.example')).toEqual([everybody, ana]);
      await expect(senders.add({ ...aRecognizedDomain('correo.example'), mailbox }, ADDED_AT)).rejects.toMatchObject(
        matchDomainError('conflict'),
      );
      await senders.remove(everybody.id);
      expect(await senders.findBySender('eva@correo.example')).toBeUndefined();
      expect(await senders.findByMailDomain('correo.example')).toBeUndefined();
      expect(await senders.findBySender('ana@correo.example')).toEqual(ana);
    });

    it('finds no sender for what is no address', async () => {
      const { recognizedDomains: senders } = context();
      for (const address of ['', '@', 'ana', 'a\0@b.example', 'a@b@c.example', `${'a'.repeat(100_000)}@b.example`]) {
        expect(await senders.findBySender(address)).toBeUndefined();
      }
    });

    it('finds nothing for what is no domain, however long', async () => {
      const { recognizedDomains: senders } = context();
      expect(await senders.findByMailDomain('')).toBeUndefined();
      expect(await senders.findByMailDomain('a\0b.example')).toBeUndefined();
      expect(await senders.findByMailDomain('a.'.repeat(50_000))).toBeUndefined();
    });

    it('keeps a domain once, whatever its case', async () => {
      const { recognizedDomains: senders } = context();
      const mine = await senders.add(aRecognizedDomain('una.example'), ADDED_AT);
      await senders.add(aRecognizedDomain('otra.example'), ADDED_AT);
      await expect(senders.add(aRecognizedDomain('UNA.example'), ADDED_AT)).rejects.toMatchObject(
        matchDomainError('conflict'),
      );
      await expect(senders.replace(mine.id, aRecognizedDomain('otra.example'))).rejects.toMatchObject(
        matchDomainError('conflict'),
      );
    });

    it('refuses an edit that started from an older version', async () => {
      const { recognizedDomains: senders } = context();
      const first = await senders.add(aRecognizedDomain('versiones.example'), ADDED_AT);
      const draft = { ...aRecognizedDomain('versiones.example'), notes: 'Paga a 30 días', country: 'CR' };
      const second = await senders.replace(first.id, draft, first.version);
      expect(second).toEqual({ ...draft, id: first.id, version: 2, addedAt: ADDED_AT });
      await expect(senders.replace(first.id, draft, first.version)).rejects.toMatchObject(matchStaleVersion('domain'));
      expect(await senders.findById(first.id)).toEqual(second);
    });

    it('removes a domain, and says that an unknown one is missing', async () => {
      const { recognizedDomains: senders } = context();
      const { id } = await senders.add(aRecognizedDomain('adios.example'), ADDED_AT);
      await expect(senders.remove(id, 99)).rejects.toMatchObject(matchStaleVersion('domain'));
      await senders.remove(id, 1);
      expect(await senders.findById(id)).toBeUndefined();
      await expect(senders.remove(id)).rejects.toMatchObject(matchDomainError('missing'));
      await expect(senders.replace(id, aRecognizedDomain('adios.example'))).rejects.toMatchObject(
        matchDomainError('missing'),
      );
    });

    it('lists by domain', async () => {
      const domains = (await context().recognizedDomains.all()).map((recognized) => recognized.mailDomain);
      expect(domains).toEqual([...domains].sort());
      expect(domains).toContain('una.example');
    });
  });
}
