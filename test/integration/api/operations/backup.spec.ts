import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';

describe('the download of a backup', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  it('is for people who are signed in', async () => {
    expect((await app.callUnauthenticated('GET', '/api/settings/backup')).status).toBe(401);
  });

  it('says of a server in memory that it has none, instead of handing out half a file', async () => {
    const { status, json } = await app.call('GET', '/api/settings/backup');
    expect(status).toBe(403);
    expect(json).toEqual({ error: 'The data are kept in memory: there is nothing to back up or restore.' });
  });
});
