import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

/** It reads the types of the whole API: ten seconds of processor time, of which a busy machine gives little. */
const TIMEOUT_MS = 300_000;

it(
  'finds what is generated from the types of the API as new as they are',
  async () => {
    const check = promisify(execFile)(process.execPath, ['build/generate-api.mjs', '--check']);
    await expect(check).resolves.toMatchObject({ stderr: expect.not.stringContaining('is stale') });
  },
  TIMEOUT_MS,
);
