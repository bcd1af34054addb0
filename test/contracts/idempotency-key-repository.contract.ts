import { describe, expect, it } from '@jest/globals';
import { deskForContract, type OpenDesk } from './contract-context.js';

const AT = new Date('2026-02-03T10:20:30.456Z');

/** What a store of the desk's marks promises. */
export function deskMarksContract(name: string, open: OpenDesk): void {
  describe(`${name} as desk marks`, () => {
    const desk = deskForContract(open);

    it('sets a mark once', async () => {
      expect(await desk().marks.setOnce('opened', AT)).toBe(true);
      expect(await desk().marks.setOnce('opened', AT)).toBe(false);
      expect(await desk().marks.setOnce('other', AT)).toBe(true);
    });

    it('tells whether a mark is set', async () => {
      const { marks } = desk();
      expect(await marks.isSet('looked-up')).toBe(false);
      await marks.setOnce('looked-up', AT);
      expect(await marks.isSet('looked-up')).toBe(true);
      expect(await marks.isSet('looked')).toBe(false);
    });

    it('lets one of many who set a mark at once be the first', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => desk().unitOfWork.run(({ marks }) => marks.setOnce('race', AT))),
      );
      expect(answers.filter((isFirst) => isFirst)).toHaveLength(1);
    });

    it('forgets the marks of one kind that are old', async () => {
      const { marks } = desk();
      const later = new Date(AT.getTime() + 1000);
      await marks.setOnce('token/old_%', AT);
      await marks.setOnce('token/new', later);
      await marks.setOnce('seed', AT);
      await marks.forgetBefore('token/', later);
      expect(await marks.setOnce('token/old_%', later)).toBe(true);
      expect(await marks.setOnce('token/new', later)).toBe(false);
      expect(await marks.setOnce('seed', later)).toBe(false);
    });

    it('forgets a mark whose unit of work was undone', async () => {
      const cutShort = desk().unitOfWork.run(async ({ marks }) => {
        await marks.setOnce('undone', AT);
        throw new Error('cut short');
      });
      await expect(cutShort).rejects.toThrow('cut short');
      expect(await desk().marks.setOnce('undone', AT)).toBe(true);
    });
  });
}
