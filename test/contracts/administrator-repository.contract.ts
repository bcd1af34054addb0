import { describe, expect, it } from '@jest/globals';
import { FULL_ACCESS } from '../../application/identity/administrator.js';
import { matchDomainError, type OpenContext, setUpContext } from './contract-context.js';

/** What a store of administrators promises. */
export function describeAdministratorRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as administrators`, () => {
    const context = setUpContext(open);
    const ana = { email: 'Ana@Desk.example', name: 'Ana María Ruiz', passwordHash: 'hash-1', ...FULL_ACCESS };

    it('finds a person by email in any case, and by id', async () => {
      const { administrators } = context();
      expect(await administrators.count()).toBe(0);
      const added = await administrators.add(ana);
      expect(added).toEqual({ ...ana, id: added.id, email: 'ana@desk.example' });
      expect(await administrators.findByEmail('ANA@desk.EXAMPLE')).toEqual(added);
      expect(await administrators.findById(added.id)).toEqual(added);
      expect(await administrators.findByEmail('eva\0@desk.example')).toBeUndefined();
      expect(await administrators.count()).toBe(1);
    });

    it('keeps an email once, whatever its case', async () => {
      const { administrators } = context();
      await expect(administrators.add({ ...ana, email: 'ana@DESK.example' })).rejects.toMatchObject(
        matchDomainError('conflict'),
      );
      const eva = await administrators.add({ ...ana, email: 'eva@desk.example' });
      await expect(administrators.update(eva.id, { email: 'Ana@desk.example' })).rejects.toMatchObject(
        matchDomainError('conflict'),
      );
    });

    it('changes what is given of a person and leaves the rest', async () => {
      const { administrators } = context();
      const leo = await administrators.add({ ...ana, email: 'leo@desk.example' });
      await administrators.update(leo.id, { email: 'LEO.new@desk.example' });
      await administrators.update(leo.id, { name: 'Leo' });
      const after = { email: 'leo.new@desk.example', name: 'Leo', passwordHash: 'hash-1', ...FULL_ACCESS };
      expect(await administrators.findById(leo.id)).toMatchObject(after);
      await expect(administrators.update(999_999, { name: 'Nobody' })).rejects.toMatchObject(
        matchDomainError('missing'),
      );
    });

    it('keeps the role, whether the account is active, and that its password is to be changed', async () => {
      const { administrators } = context();
      const account = { ...ana, email: 'noa@desk.example', role: 'operator', mustChangePassword: true } as const;
      const noa = await administrators.add(account);
      expect(await administrators.findById(noa.id)).toEqual({ ...account, id: noa.id });
      await administrators.update(noa.id, { role: 'read-only', isActive: false, mustChangePassword: false });
      const after = { ...account, id: noa.id, role: 'read-only', isActive: false, mustChangePassword: false };
      expect(await administrators.findByEmail('noa@desk.example')).toEqual(after);
    });

    it('keeps the language of the console, and that none was chosen', async () => {
      const { administrators } = context();
      const sol = await administrators.add({ ...ana, email: 'sol@desk.example' });
      expect((await administrators.findById(sol.id))?.language).toBeNull();
      await administrators.update(sol.id, { language: 'es' });
      expect((await administrators.findById(sol.id))?.language).toBe('es');
      await administrators.update(sol.id, { language: null });
      expect((await administrators.findByEmail('sol@desk.example'))?.language).toBeNull();
    });

    it('keeps a second factor, and nothing in its place', async () => {
      const { administrators } = context();
      const secondFactor = { secret: 'GEZDGNBV', lastStep: 59_000_000, recoveryHashes: ['a1', 'b2'] };
      const ivo = await administrators.add({ ...ana, email: 'ivo@desk.example' });
      expect((await administrators.findById(ivo.id))?.secondFactor).toBeNull();
      await administrators.update(ivo.id, { secondFactor });
      expect((await administrators.findForUpdate(ivo.id))?.secondFactor).toEqual(secondFactor);
      await administrators.update(ivo.id, { secondFactor: null });
      expect((await administrators.findById(ivo.id))?.secondFactor).toBeNull();
    });

    it('lets one after the other change what they have read for it', async () => {
      const { administrators, unitOfWork } = context();
      const uma = await administrators.add({ ...ana, email: 'uma@desk.example' });
      const addOne = () =>
        unitOfWork.run(async (work) => {
          const found = await work.administrators.findForUpdate(uma.id);
          await work.administrators.update(uma.id, { sessionVersion: (found?.sessionVersion ?? 0) + 1 });
        });
      await Promise.all([addOne(), addOne(), addOne()]);
      expect(await administrators.findById(uma.id)).toMatchObject({ sessionVersion: 4 });
      expect(await administrators.findForUpdate(999_999)).toBeUndefined();
    });

    it('lets one of two alone take the last role of an administrator but one', async () => {
      const { administrators, unitOfWork } = context();
      for (const { id } of await administrators.all()) await administrators.update(id, { role: 'operator' });
      const pair = [
        await administrators.add({ ...ana, email: 'first@desk.example' }),
        await administrators.add({ ...ana, email: 'second@desk.example' }),
      ];
      await administrators.add({ ...ana, email: 'inactive@desk.example', isActive: false });
      const demote = (id: number) =>
        unitOfWork.run(async (work) => {
          const found = await work.administrators.findActiveAdministratorsForUpdate();
          if (found.length < 2) return found.map((one) => one.id);
          await work.administrators.update(id, { role: 'read-only' });
          return found.map((one) => one.id);
        });
      const seen = await Promise.all(pair.map(({ id }) => demote(id)));
      expect(seen.map((ids) => ids.length).sort()).toEqual([1, 2]);
      expect(await administrators.findActiveAdministratorsForUpdate()).toHaveLength(1);
    });

    it('keeps both a new name and a new password that come at once', async () => {
      const { administrators, unitOfWork } = context();
      const mia = await administrators.add({ ...ana, email: 'mia@desk.example' });
      await Promise.all([
        unitOfWork.run((work) => work.administrators.update(mia.id, { name: 'Mia Solano' })),
        unitOfWork.run((work) => work.administrators.update(mia.id, { passwordHash: 'hash-3' })),
      ]);
      expect(await administrators.findById(mia.id)).toMatchObject({ name: 'Mia Solano', passwordHash: 'hash-3' });
    });

    it('names everybody in the order in which they came', async () => {
      const administratorsFound = await context().administrators.all();
      expect(administratorsFound.map(({ id }) => id)).toEqual(
        administratorsFound.map(({ id }) => id).sort((a, b) => a - b),
      );
      expect(administratorsFound.map(({ email }) => email)).toContain('ana@desk.example');
    });
  });
}
