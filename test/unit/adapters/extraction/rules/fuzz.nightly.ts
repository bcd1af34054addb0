import { describe, it } from '@jest/globals';
import { checkTokenSequences } from './token-sequences.js';

const RUNS = 5_000;
/** `SOUP_SEED` makes other sequences. */
const SEEDS = process.env.SOUP_SEED ? [Number(process.env.SOUP_SEED)] : [1_492, 1_821, 1_869];

describe('Soups of the tokens of freight', () => {
  it.each(SEEDS)(
    `never break the reader, give no value without evidence and are read the same way twice (${RUNS} of them, seed %i)`,
    (seed) => checkTokenSequences(RUNS, seed),
  );
});
