import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { UNDECIDED_EXPRESSIONS } from './reviewed-expressions.js';
import { PROJECT } from './source-tree.js';

/** Those that were measured, one a line: it takes half a minute for all. It is written anew like a snapshot. */
const MEASURED_LIST = join(PROJECT, 'test/architecture/measured-expressions.txt');
const TIMEOUT_MS = 3_600_000;

it(
  'The regular expressions of which recheck could not say whether they are linear take time that grows with the length of a text',
  async () => {
    const measured = new Set(readFileSync(MEASURED_LIST, 'utf8').split('\n').filter(Boolean));
    const unmeasured = new Set([...UNDECIDED_EXPRESSIONS].filter((id) => !measured.has(id)));
    if (unmeasured.size > 0) {
      // The product is loaded for it, and the compiler.
      const { findSteepExpressions } = await import('./expression-growth.js');
      expect(await findSteepExpressions(unmeasured)).toEqual({ steep: [], measured: unmeasured.size });
    }
    if (!process.env.CI) writeFileSync(MEASURED_LIST, `${[...UNDECIDED_EXPRESSIONS].sort().join('\n')}\n`);
  },
  TIMEOUT_MS,
);
