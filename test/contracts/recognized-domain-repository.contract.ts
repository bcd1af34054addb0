import { describe, expect, it } from '@jest/globals';
import type { RecognizedSenderDraft } from '../../domain/customers/recognized-domain.js';
import { changedMeanwhile, deskForContract, type OpenDesk, violation } from './contract-context.js';

const ADDED_AT = new Date('2026-02-03T10:20:30.456Z');

function senderOf(mailDomain: string): RecognizedSenderDraft {
  return { mailDomain, companyName: 'Cafetalera Irazú', country: undefined, isApproved: true, notes: undefined };
}

/** What a store of recognized senders promises. */
export function recognizedSendersContract(name: string, open: OpenDesk): void {
  describe(`${name} as recognized senders`, () => {
    const desk = deskForContract(open);

    it('finds a domain for itself and its subdomains, at label borders only', async () => {
      const { senders } = desk();
      const added = await senders.add(senderOf('cafetalera.example'), ADDED_AT);
      expect(added).toMatchObject({ version: 1, addedAt: ADDED_AT, country: undefined, notes: undefined });
      expect(await senders.find('cafetalera.example')).toEqual(added);
      expect(await senders.find('Ventas.Cafetalera.Example')).toEqual(added);
      expect(await senders.find('otracafetalera.example')).toBeUndefined();
      expect(await senders.find('example')).toBeUndefined();
    });

    it('finds the closest of several entries', async () => {
      const { senders } = desk();
      await senders.add(senderOf('grupo.example'), ADDED_AT);
      const branch = await senders.add({ ...senderOf('sur.grupo.example'), isApproved: false }, ADDED_AT);
      expect(await senders.find('mail.sur.grupo.example')).toEqual(branch);
    });

    it('finds nothing for what is no domain, however long', async () => {
      const { senders } = desk();
      expect(await senders.find('')).toBeUndefined();
      expect(await senders.find('a\0b.example')).toBeUndefined();
      expect(await senders.find('a.'.repeat(50_000))).toBeUndefined();
    });

    it('keeps a domain once, whatever its case', async () => {
      const { senders } = desk();
      const mine = await senders.add(senderOf('una.example'), ADDED_AT);
      await senders.add(senderOf('otra.example'), ADDED_AT);
      await expect(senders.add(senderOf('UNA.example'), ADDED_AT)).rejects.toMatchObject(violation('conflict'));
      await expect(senders.replace(mine.id, senderOf('otra.example'))).rejects.toMatchObject(violation('conflict'));
    });

    it('refuses an edit that started from an older version', async () => {
      const { senders } = desk();
      const first = await senders.add(senderOf('versiones.example'), ADDED_AT);
      const draft = { ...senderOf('versiones.example'), notes: 'Paga a 30 días', country: 'CR' };
      const second = await senders.replace(first.id, draft, first.version);
      expect(second).toEqual({ ...draft, id: first.id, version: 2, addedAt: ADDED_AT });
      await expect(senders.replace(first.id, draft, first.version)).rejects.toMatchObject(changedMeanwhile('domain'));
      expect(await senders.byId(first.id)).toEqual(second);
    });

    it('removes a domain, and says that an unknown one is missing', async () => {
      const { senders } = desk();
      const { id } = await senders.add(senderOf('adios.example'), ADDED_AT);
      await senders.remove(id);
      expect(await senders.byId(id)).toBeUndefined();
      await expect(senders.remove(id)).rejects.toMatchObject(violation('missing'));
      await expect(senders.replace(id, senderOf('adios.example'))).rejects.toMatchObject(violation('missing'));
    });

    it('lists by domain', async () => {
      const domains = (await desk().senders.all()).map((sender) => sender.mailDomain);
      expect(domains).toEqual([...domains].sort());
      expect(domains).toContain('una.example');
    });
  });
}
