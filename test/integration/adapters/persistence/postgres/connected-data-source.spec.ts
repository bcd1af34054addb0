import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectedDataSource } from '../../../../../adapters/persistence/postgres/connect-data-source.js';
import { openTestDatabase, type TestDatabase } from '../../../../support/postgres/test-database.js';

const OPTIONS = { poolSize: 2 };

/** What a person reads who has given this address. */
async function sentenceFor(url: string): Promise<string> {
  try {
    const dataSource = await connectedDataSource(url, OPTIONS);
    await dataSource.destroy();
    return 'connected';
  } catch (fault) {
    return String(fault);
  }
}

describe('a database that cannot be used', () => {
  let database: TestDatabase;
  let silent: Server;
  const callers: Socket[] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
    silent = createServer((caller) => void callers.push(caller));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await database.drop();
    for (const caller of callers) caller.destroy();
    await new Promise((resolve) => silent.close(resolve));
  });

  const changed = (change: (url: URL) => void) => {
    const url = new URL(database.url);
    change(url);
    return url.href;
  };

  it('is none where everything is right', async () => {
    expect(await sentenceFor(database.url)).toBe('connected');
  });

  it('is told by its place where nobody listens', async () => {
    expect(await sentenceFor('postgres://istmo:secret@127.0.0.1:1/istmo')).toBe(
      'UnreachableDatabase: The database at 127.0.0.1:1 cannot be reached: start it, or correct DATABASE_URL.',
    );
  });

  it('is told where somebody listens who never answers', async () => {
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await sentenceFor(`postgres://istmo:secret@127.0.0.1:${port}/istmo`)).toBe(
      `UnreachableDatabase: The database at 127.0.0.1:${port} did not answer within 4 seconds: look whether it runs and can be reached from here.`,
    );
  });

  it('is told where its host has no address', async () => {
    expect(await sentenceFor('postgres://istmo:secret@database.invalid/istmo')).toBe(
      "UnreachableDatabase: No address is known for the database's host database.invalid: correct DATABASE_URL.",
    );
  });

  it('is told where the server knows no database of that name', async () => {
    const url = changed((address) => {
      address.pathname = '/no_such_desk';
    });
    expect(await sentenceFor(url)).toMatch(
      /^UnreachableDatabase: The database at \S+ has no database no_such_desk: create it, or correct DATABASE_URL\.$/,
    );
  });

  it('is told where the server does not let the user in, without the password', async () => {
    const url = changed((address) => {
      address.username = 'nobody_of_ours';
      address.password = 'not-to-be-printed';
    });
    const sentence = await sentenceFor(url);
    expect(sentence).toMatch(/does not let us in \(.*nobody_of_ours.*\): correct user and password in DATABASE_URL\.$/);
    expect(sentence).not.toContain('not-to-be-printed');
  });
});
