import { describe, expect, it } from '@jest/globals';
import { crashAt } from '../resilience/crash-at.js';
import { readSchemaAfterCrash } from '../resilience/crash-in-migration.js';

// Without workers there is no lease to wait for: the crash tests do all points with them.
describe('a server that dies at one exact moment', () => {
  it('keeps what it had not yet answered for', async () => {
    expect(await crashAt(['after-commit-before-answer'], { WORKERS: 'none' })).toBe(0);
  });

  it('completes the migration that it died in', async () => {
    expect(await readSchemaAfterCrash('LayMail1795827600004')).toEqual(await readSchemaAfterCrash(undefined));
  });
});
