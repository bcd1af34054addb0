import { describe, it } from '@jest/globals';
import { checkTokenSequences } from './token-sequences.js';

/** By night there are sixty times as many. */
const RUNS = 250;
const SEED = 1_492;

describe('Soups of the tokens of freight', () => {
  it(`never break the reader, give no value without evidence and are read the same way twice (${RUNS} of them)`, () =>
    checkTokenSequences(RUNS, SEED));
});
