import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ClerkAtDesk } from '../e2e/server-process.js';
import { DeskPlace } from './server-fixture.js';
import { allRows, drained, expectAnswered } from './invariants.js';
import { numbersFrom, post, pricesOfShapes, recognize, stormEmail } from './load-emails.js';

const EMAILS = 300;
const BACK_UP_AFTER = 100;
const POSTERS = 6;
const PATIENCE_MS = 300_000;

describe('a backup that is made while mail comes in', () => {
  let place: DeskPlace;
  beforeAll(async () => {
    place = await DeskPlace.open('backup', 'embedded');
  });
  afterAll(() => place.close());

  it('brings a whole desk back into an empty place: every email that it holds ends in one quotation and one reply', async () => {
    const { ledger, folder } = place;
    const desk = await place.start({ data: 'first' });
    const clerk = await ClerkAtDesk.signIn(desk.base);
    await recognize(clerk, EMAILS);
    const file = join(folder, 'backup.jsonl.gz');
    const before = new Set<number>();
    let backingUp: Promise<void> | undefined;
    const backUp = async () => {
      for (const id of ledger.values()) before.add(id);
      const response = await clerk.fetch('/api/settings/backup');
      expect(response.status).toBe(200);
      await writeFile(file, Buffer.from(await response.arrayBuffer()));
    };
    const waiting = numbersFrom(0, EMAILS);
    const poster = async () => {
      for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
        const answer = await post(desk.base, stormEmail(n));
        if (!answer) waiting.push(n);
        else ledger.set(n, answer.emailId);
        if (ledger.size >= BACK_UP_AFTER) backingUp ??= backUp();
      }
    };
    await Promise.all(Array.from({ length: POSTERS }, poster));
    await backingUp;
    await place.expectKept(desk, PATIENCE_MS);
    await desk.stop();

    const restore = join('dist', 'server', 'apps', 'cli', 'restore.js');
    const { PATH, HOME } = process.env;
    const environment = { PATH, HOME, DATA_DIR: place.dataOf('second') };
    const { stdout } = await promisify(execFile)(process.execPath, [restore, file], { env: environment });
    expect(stdout).toMatch(/^The backup of .* is back/);

    const again = await place.start({ data: 'second' });
    await drained(again.base, PATIENCE_MS);
    const reader = await ClerkAtDesk.signIn(again.base);
    const held = new Set((await allRows<{ id: number }>(reader, '/api/emails', 100)).map(({ id }) => id));
    expect([...before].filter((id) => !held.has(id))).toEqual([]);
    const copy = new Map([...ledger].filter(([, id]) => held.has(id)));
    expect(copy.size).toBe(held.size);
    await expectAnswered(reader, copy, await pricesOfShapes(reader));
    console.log(
      `backed up while ${EMAILS} emails came in: ${held.size} of them are in the copy, each with quotation and reply`,
    );
  });
});
