import { describe, expect, it } from '@jest/globals';
import { deskForContract, type OpenDesk, violation } from './desk-under-test.js';

/** What a store of administrators promises. */
export function administratorsContract(name: string, open: OpenDesk): void {
  describe(`${name} as administrators`, () => {
    const desk = deskForContract(open);
    const ana = { email: 'Ana@Desk.example', name: 'Ana María Ruiz', passwordHash: 'hash-1' };

    it('finds a person by email in any case, and by id', async () => {
      const { administrators } = desk();
      expect(await administrators.count()).toBe(0);
      const added = await administrators.add(ana);
      expect(added).toEqual({ ...ana, id: added.id, email: 'ana@desk.example' });
      expect(await administrators.byEmail('ANA@desk.EXAMPLE')).toEqual(added);
      expect(await administrators.byId(added.id)).toEqual(added);
      expect(await administrators.byEmail('eva\0@desk.example')).toBeUndefined();
      expect(await administrators.count()).toBe(1);
    });

    it('keeps an email once, whatever its case', async () => {
      const { administrators } = desk();
      await expect(administrators.add({ ...ana, email: 'ana@DESK.example' })).rejects.toMatchObject(
        violation('conflict'),
      );
      const eva = await administrators.add({ ...ana, email: 'eva@desk.example' });
      await expect(administrators.replace({ ...eva, email: 'ana@desk.example' })).rejects.toMatchObject(
        violation('conflict'),
      );
    });

    it('replaces a person', async () => {
      const { administrators } = desk();
      const leo = await administrators.add({ ...ana, email: 'leo@desk.example' });
      await administrators.replace({ ...leo, name: 'Leo', passwordHash: 'hash-2' });
      expect(await administrators.byId(leo.id)).toMatchObject({ name: 'Leo', passwordHash: 'hash-2' });
      const stranger = { ...leo, id: 999_999, email: 'nobody@desk.example' };
      await expect(administrators.replace(stranger)).rejects.toMatchObject(violation('missing'));
    });
  });
}
