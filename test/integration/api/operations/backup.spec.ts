import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DeskInMemory } from '../../../support/in-memory-app.js';

describe('the download of a backup', () => {
  let desk: DeskInMemory;
  beforeAll(async () => {
    desk = await DeskInMemory.open();
    await desk.signIn();
  });
  afterAll(() => desk.close());

  it('is for people who are signed in', async () => {
    expect((await desk.callAsStranger('GET', '/api/settings/backup')).status).toBe(401);
  });

  it('says of a desk in memory that it has none, instead of handing out half a file', async () => {
    const { status, json } = await desk.call('GET', '/api/settings/backup');
    expect(status).toBe(403);
    expect(json).toEqual({ error: 'This desk is kept in memory: there is nothing that a backup could bring back.' });
  });
});
