import { describe, expect, it } from '@jest/globals';
import type { NewApiToken } from '../../domain/identity/api-token.js';
import { type OpenContext, setUpContext } from './contract-context.js';

const AT = new Date('2026-02-03T10:20:30.456Z');
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);

const createToken = (name: string, more: Partial<NewApiToken> = {}): NewApiToken => ({
  ...{ name, scopes: ['read', 'quote'], hint: 'a1B2', createdBy: 'ada@desk.example', createdAt: AT },
  ...{ expiresAt: undefined, ...more },
});

/** What a store of API tokens promises. */
export function describeApiTokenRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as the API tokens`, () => {
    const context = setUpContext(open);

    it('gives back what was stored, by the digest of the secret', async () => {
      const { apiTokens } = context();
      const added = await apiTokens.add(createToken('CRM', { expiresAt: later(60) }), 'digest-1');
      const unused = { revokedAt: undefined, lastUsedAt: undefined };
      expect(added).toEqual({ ...createToken('CRM', { expiresAt: later(60) }), ...unused, id: added.id });
      expect(await apiTokens.findByHash('digest-1')).toEqual(added);
      expect(await apiTokens.findByHash('digest-2')).toBeUndefined();
    });

    it('lets a name be taken again once its token is revoked', async () => {
      const { apiTokens } = context();
      const first = await apiTokens.add(createToken('Planner'), 'digest-3');
      const again = apiTokens.add(createToken('Planner'), 'digest-4');
      await expect(again).rejects.toMatchObject({ kind: 'conflict' });
      expect(await apiTokens.revoke(first.id, later(1))).toEqual(first);
      expect(await apiTokens.revoke(first.id, later(2))).toBeUndefined();
      expect(await apiTokens.revoke(999_999, AT)).toBeUndefined();
      expect(await apiTokens.findByHash('digest-3')).toEqual({ ...first, revokedAt: later(1) });
      const second = await apiTokens.add(createToken('Planner'), 'digest-4');
      expect(second.id).not.toBe(first.id);
    });

    it('lists the newest first, a page at a time', async () => {
      const { apiTokens } = context();
      const before = (await apiTokens.findPage({ page: 1, pageSize: 1 })).total;
      for (const count of [1, 2, 3]) await apiTokens.add(createToken(`Listed ${count}`), `listed-${count}`);
      const { rows, total } = await apiTokens.findPage({ page: 1, pageSize: 2 });
      expect({ total, names: rows.map((row) => row.name) }).toEqual({
        total: before + 3,
        names: ['Listed 3', 'Listed 2'],
      });
      const [next] = (await apiTokens.findPage({ page: 2, pageSize: 2 })).rows;
      expect(next?.name).toBe('Listed 1');
    });

    it('keeps when a token was used last, and no earlier time', async () => {
      const { apiTokens } = context();
      const { id } = await apiTokens.add(createToken('Used'), 'digest-used');
      await apiTokens.recordUse(id, later(5));
      await apiTokens.recordUse(id, later(3));
      expect((await apiTokens.findByHash('digest-used'))?.lastUsedAt).toEqual(later(5));
    });
  });
}
