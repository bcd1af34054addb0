import { describe, expect, it } from '@jest/globals';
import { fill, listCodes, READ_LENGTH, REQUEST } from './cut-texts.js';
import { extractFrom } from './extract-facts.js';

/** In English; `cut-text.nightly.ts` reads the same in Spanish. */
describe('a text that goes on beyond what is read', () => {
  it.each([
    ['what the sender writes', fill(REQUEST, 'We look forward to your answer')],
    ['HTML that was cut', `${fill(REQUEST, '')}…`],
  ])('is doubtful where it is %s', async (_what, body) => {
    expect(await listCodes(body)).toEqual(['text-cut']);
  });

  it('names the last words that were read', async () => {
    const { cargoDoubts } = await extractFrom(
      `${REQUEST.padEnd(READ_LENGTH - 20, '.')} and now 9 boxes and more of them`,
    );
    expect(cargoDoubts).toEqual([{ code: 'text-cut', words: expect.stringMatching(/ and now 9 boxes and$/) }]);
  });

  it.each([['in English', `${REQUEST}\nOn Mon, Mar 2, 2026 Ana <ana@norte.example> wrote:\n`]])(
    'is read where only the quoted thread goes on, %s',
    async (_language, start) => {
      expect(await listCodes(fill(start, '> we thank you for your answer'))).toEqual([]);
    },
  );

  it.each([
    ['ends there', REQUEST.padEnd(READ_LENGTH, '.')],
    ['has only blanks behind it', fill(REQUEST, '')],
  ])('is none of a text that %s', async (_what, body) => {
    expect(await listCodes(body)).toEqual([]);
  });
});
