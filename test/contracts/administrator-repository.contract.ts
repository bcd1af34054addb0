import { describe, expect, it } from '@jest/globals';
import { deskForContract, type OpenDesk, violation } from './contract-context.js';

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
      await expect(administrators.amend(eva.id, { email: 'Ana@desk.example' })).rejects.toMatchObject(
        violation('conflict'),
      );
    });

    it('changes what is given of a person and leaves the rest', async () => {
      const { administrators } = desk();
      const leo = await administrators.add({ ...ana, email: 'leo@desk.example' });
      await administrators.amend(leo.id, { email: 'LEO.new@desk.example' });
      await administrators.amend(leo.id, { name: 'Leo' });
      const after = { email: 'leo.new@desk.example', name: 'Leo', passwordHash: 'hash-1' };
      expect(await administrators.byId(leo.id)).toMatchObject(after);
      await expect(administrators.amend(999_999, { name: 'Nobody' })).rejects.toMatchObject(violation('missing'));
    });

    it('keeps both a new name and a new password that come at once', async () => {
      const { administrators, unitOfWork } = desk();
      const mia = await administrators.add({ ...ana, email: 'mia@desk.example' });
      await Promise.all([
        unitOfWork.run((work) => work.administrators.amend(mia.id, { name: 'Mia Solano' })),
        unitOfWork.run((work) => work.administrators.amend(mia.id, { passwordHash: 'hash-3' })),
      ]);
      expect(await administrators.byId(mia.id)).toMatchObject({ name: 'Mia Solano', passwordHash: 'hash-3' });
    });

    it('names everybody in the order in which they came', async () => {
      const people = await desk().administrators.all();
      expect(people.map(({ id }) => id)).toEqual(people.map(({ id }) => id).sort((a, b) => a - b));
      expect(people.map(({ email }) => email)).toContain('ana@desk.example');
    });
  });
}
