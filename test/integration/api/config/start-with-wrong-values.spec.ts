import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bootstrap } from '../../../../apps/api/bootstrap.js';
import { parseConfiguration } from '../../../../apps/api/config/configuration.js';
import { InvalidConfigurationError } from '../../../../apps/api/config/invalid-configuration-error.js';
import { createLogger } from '../../../../apps/api/infrastructure/logger.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'istmo-start-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Starts a process in memory, and stops it where it starts. */
async function start(environment: NodeJS.ProcessEnv): Promise<void> {
  const given = { STORE: 'memory', PORT: '0', DATA_DIR: join(folder, 'data'), ...environment };
  const server = await bootstrap(parseConfiguration(given), createLogger('fatal'));
  await server.stop();
}

describe('a start with a value that only the machine knows to be wrong', () => {
  it.each([
    ['HOST', 'nowhere.invalid'],
    ['HOST', '192.0.2.1'],
    ['ADMIN_PASSWORD', 'a'],
    ['ADMIN_PASSWORD', 'aaaaaaaaaaaa'],
    ['ADMIN_PASSWORD', 'password1234'],
  ])('%s=%s is refused in one sentence', async (name, value) => {
    await expect(start({ [name]: value })).rejects.toThrow(InvalidConfigurationError);
    await expect(start({ [name]: value })).rejects.toThrow(new RegExp(`^${name} is `));
  });

  it('a data folder that is a file is refused in one sentence', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(start({ DATA_DIR: file })).rejects.toThrow(
      /^DATA_DIR is ".*", but must be a folder that this user can write in/,
    );
  });

  it('a right password is taken', async () => {
    await start({ ADMIN_PASSWORD: 'correct horse battery staple' });
  });
});
