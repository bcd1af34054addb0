import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient } from '../e2e/server-process.js';
import { expectAnswered, listAllRows, waitUntilDrained } from './invariants.js';
import { aLoadEmail, computeShapePrices, listNumbersFrom, postEmail, recognizeDomains } from './load-emails.js';
import { ServerFixture } from './server-fixture.js';

const EMAILS = 300;
const BACK_UP_AFTER = 100;
const POSTERS = 6;
const TIMEOUT_MS = 300_000;

describe('a backup that is made while mail comes in', () => {
  let fixture: ServerFixture;
  beforeAll(async () => {
    fixture = await ServerFixture.open('backup', 'embedded');
  });
  afterAll(() => fixture.close());

  it('brings a whole server back into an empty place: every email that it holds ends in one quotation and one reply', async () => {
    const { accepted, folder } = fixture;
    const server = await fixture.start({ data: 'first' });
    const client = await ApiClient.signIn(server.base);
    await recognizeDomains(client, EMAILS);
    const file = join(folder, 'backup.jsonl.gz');
    const before = new Set<number>();
    let backingUp: Promise<void> | undefined;
    const backUp = async () => {
      for (const id of accepted.values()) before.add(id);
      const response = await client.fetch('/api/settings/backup');
      expect(response.status).toBe(200);
      await writeFile(file, Buffer.from(await response.arrayBuffer()));
    };
    const waiting = listNumbersFrom(0, EMAILS);
    const runPoster = async () => {
      for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
        const answer = await postEmail(server.base, aLoadEmail(n));
        if (!answer) waiting.push(n);
        else accepted.set(n, answer.emailId);
        if (accepted.size >= BACK_UP_AFTER) backingUp ??= backUp();
      }
    };
    await Promise.all(Array.from({ length: POSTERS }, runPoster));
    await backingUp;
    await fixture.expectInvariants(server, TIMEOUT_MS);
    await server.stop();

    const restore = join('dist', 'server', 'apps', 'cli', 'restore.js');
    const { PATH, HOME } = process.env;
    const environment = { PATH, HOME, DATA_DIR: fixture.dataFolder('second') };
    const { stdout } = await promisify(execFile)(process.execPath, [restore, file], { env: environment });
    expect(stdout).toMatch(/^The backup of .* is back/);

    const again = await fixture.start({ data: 'second' });
    await waitUntilDrained(again.base, TIMEOUT_MS);
    const restoredClient = await ApiClient.signIn(again.base);
    const storedIds = new Set(
      (await listAllRows<{ id: number }>(restoredClient, '/api/emails', 100)).map(({ id }) => id),
    );
    expect([...before].filter((id) => !storedIds.has(id))).toEqual([]);
    const copy = new Map([...accepted].filter(([, id]) => storedIds.has(id)));
    expect(copy.size).toBe(storedIds.size);
    await expectAnswered(restoredClient, copy, await computeShapePrices(restoredClient));
    console.log(
      `backed up while ${EMAILS} emails came in: ${storedIds.size} of them are in the copy, each with quotation and reply`,
    );
  });
});
