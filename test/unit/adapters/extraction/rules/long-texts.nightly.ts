import { describe, it } from '@jest/globals';
import { checkLongText } from './long-texts.js';

/** Seconds of reading each; `hostile-text.spec.ts` reads those that take less. */
const REPEATED = [
  '> ',
  'San José, ',
  '1x',
  '<!--',
  '\n',
  '|',
  '12 kg each ',
  'MIA-SJO ',
  'one two ',
  '=\n',
  'Qty\nL\nW\nH\n',
];

describe('hostile text', () => {
  it.each(REPEATED)('a megabyte of %j takes no more work than what is read of it', checkLongText);
});
