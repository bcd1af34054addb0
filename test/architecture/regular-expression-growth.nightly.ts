import { expect, it } from '@jest/globals';
import { findSteepExpressions } from './expression-growth.js';
import { UNDECIDED_EXPRESSIONS } from './reviewed-expressions.js';

it('The regular expressions of which recheck could not say whether they are linear take time that grows with the length of a text', async () => {
  expect(await findSteepExpressions(UNDECIDED_EXPRESSIONS)).toEqual({
    steep: [],
    measured: UNDECIDED_EXPRESSIONS.size,
  });
});
