import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectDataSource } from '../../../../../adapters/persistence/postgres/connect-data-source.js';
import { openTestDatabase, type TestDatabase } from '../../../../support/postgres/test-database.js';

const OPTIONS = { poolSize: 2 };

/** What a person reads who has given this address. */
async function readStartupError(url: string): Promise<string> {
  try {
    const dataSource = await connectDataSource(url, OPTIONS);
    await dataSource.destroy();
    return 'connected';
  } catch (error) {
    return String(error);
  }
}

describe('a database that cannot be used', () => {
  let database: TestDatabase;
  let silentServer: Server;
  const callers: Socket[] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
    silentServer = createServer((caller) => void callers.push(caller));
    await new Promise<void>((resolve) => silentServer.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await database.drop();
    for (const caller of callers) caller.destroy();
    await new Promise((resolve) => silentServer.close(resolve));
  });

  const changeUrl = (change: (url: URL) => void) => {
    const url = new URL(database.url);
    change(url);
    return url.href;
  };

  it('is none where everything is right', async () => {
    expect(await readStartupError(database.url)).toBe('connected');
  });

  it('is told by its place where nobody listens', async () => {
    expect(await readStartupError('postgres://istmo:secret@127.0.0.1:1/istmo')).toBe(
      'DatabaseUnreachableError: The database at 127.0.0.1:1 cannot be reached: start it, or correct DATABASE_URL.',
    );
  });

  it('is told where somebody listens who never answers', async () => {
    const address = silentServer.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await readStartupError(`postgres://istmo:secret@127.0.0.1:${port}/istmo`)).toBe(
      `DatabaseUnreachableError: The database at 127.0.0.1:${port} did not answer within 4 seconds: look whether it runs and can be reached from here.`,
    );
  });

  it('is told where its host has no address', async () => {
    expect(await readStartupError('postgres://istmo:secret@database.invalid/istmo')).toBe(
      "DatabaseUnreachableError: No address is known for the database's host database.invalid: correct DATABASE_URL.",
    );
  });

  it('is told where the server knows no database of that name', async () => {
    const url = changeUrl((address) => {
      address.pathname = '/no_such_desk';
    });
    expect(await readStartupError(url)).toMatch(
      /^DatabaseUnreachableError: The database at \S+ has no database no_such_desk: create it, or correct DATABASE_URL\.$/,
    );
  });

  it('is told where the server does not let the user in, without the password', async () => {
    const url = changeUrl((address) => {
      address.username = 'nobody_of_ours';
      address.password = 'not-to-be-printed';
    });
    const message = await readStartupError(url);
    expect(message).toMatch(/does not let us in \(.*nobody_of_ours.*\): correct user and password in DATABASE_URL\.$/);
    expect(message).not.toContain('not-to-be-printed');
  });
});
