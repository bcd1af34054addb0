import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

it('finds what is generated from the types of the API as new as they are', async () => {
  const check = promisify(execFile)(process.execPath, ['build/generate-api.mjs', '--check']);
  await expect(check).resolves.toMatchObject({ stderr: expect.not.stringContaining('is stale') });
});
