import { describe, expect, it } from '@jest/globals';
import { type OpenContext, setUpContext } from './contract-context.js';

const AT = new Date('2026-02-03T10:20:30.456Z');

/** What a store of the server's marks promises. */
export function describeIdempotencyKeyRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as server marks`, () => {
    const context = setUpContext(open);

    it('sets a mark once', async () => {
      expect(await context().idempotencyKeys.addIfAbsent('opened', AT)).toBe(true);
      expect(await context().idempotencyKeys.addIfAbsent('opened', AT)).toBe(false);
      expect(await context().idempotencyKeys.addIfAbsent('other', AT)).toBe(true);
    });

    it('tells whether a mark is set', async () => {
      const { idempotencyKeys } = context();
      expect(await idempotencyKeys.exists('looked-up')).toBe(false);
      await idempotencyKeys.addIfAbsent('looked-up', AT);
      expect(await idempotencyKeys.exists('looked-up')).toBe(true);
      expect(await idempotencyKeys.exists('looked')).toBe(false);
    });

    it('lets one of many who set a mark at once be the first', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () =>
          context().unitOfWork.run(({ idempotencyKeys }) => idempotencyKeys.addIfAbsent('race', AT)),
        ),
      );
      expect(answers.filter((isFirst) => isFirst)).toHaveLength(1);
    });

    it('forgets the marks of one kind that are old', async () => {
      const { idempotencyKeys } = context();
      const later = new Date(AT.getTime() + 1000);
      await idempotencyKeys.addIfAbsent('token/old_%', AT);
      await idempotencyKeys.addIfAbsent('token/new', later);
      await idempotencyKeys.addIfAbsent('seed', AT);
      await idempotencyKeys.deleteOlderThan('token/', later);
      expect(await idempotencyKeys.addIfAbsent('token/old_%', later)).toBe(true);
      expect(await idempotencyKeys.addIfAbsent('token/new', later)).toBe(false);
      expect(await idempotencyKeys.addIfAbsent('seed', later)).toBe(false);
    });

    it('forgets a mark whose unit of work was undone', async () => {
      const cutShort = context().unitOfWork.run(async ({ idempotencyKeys }) => {
        await idempotencyKeys.addIfAbsent('undone', AT);
        throw new Error('cut short');
      });
      await expect(cutShort).rejects.toThrow('cut short');
      expect(await context().idempotencyKeys.addIfAbsent('undone', AT)).toBe(true);
    });
  });
}
