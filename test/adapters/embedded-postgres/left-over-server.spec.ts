import { chmod, mkdir, readdir, readlink, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { stopLeftOver } from '../../../adapters/embedded-postgres/embedded-postgres.js';
import { Checkout, removeLibraryLinks, type StartedProgram } from './checkout.js';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

async function ask(program: StartedProgram, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: program.verdict.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

let checkout: Checkout;
let closed: Checkout;

beforeAll(async () => {
  checkout = await Checkout.make({ mode: 0o755 });
  closed = await Checkout.make({ mode: 0o700 });
});

afterAll(async () => {
  await checkout.remove();
  await closed.remove();
});

describe('a server whose Node.js was killed', () => {
  it('is taken over by the next start with everything that was written, library links made on the way', async () => {
    const data = await closed.folderOf(undefined, 'data');
    const first = await closed.start(join(data, 'postgres'));
    expect(first.verdict).toMatchObject({ adopted: false });
    expect(await readlink(join(closed.native, 'lib', 'libpq.so.5'))).toMatch(/^libpq\.so\.5\.\d+$/);
    await ask(first, 'CREATE TABLE accepted AS SELECT 7 AS mails');

    await first.kill();
    const second = await closed.start(join(data, 'postgres'));

    expect(second.verdict).toMatchObject({ adopted: true, url: first.verdict.url });
    expect(second.verdict.tookMs).toBeLessThan(5000);
    expect(await ask(second, 'SELECT mails FROM accepted')).toEqual([{ mails: 7 }]);

    await second.kill();
    expect(await stopLeftOver(join(data, 'postgres'))).toBe(true);
    expect(await stopLeftOver(join(data, 'postgres'))).toBe(false);
  });

  it('is no business of a folder that does not exist', async () => {
    expect(await stopLeftOver(join(closed.root, 'nowhere'))).toBe(false);
  });
});

if (isRoot) {
  describe('as root', () => {
    it('runs for an ordinary user who may write nothing in the checkout', async () => {
      await removeLibraryLinks(checkout.native);
      const data = await checkout.folderOf(NOBODY, 'data-of-nobody');

      const program = await checkout.start(join(data, 'postgres'), { uid: NOBODY });

      expect(program.verdict).toMatchObject({ adopted: false });
      expect(await readdir(join(data, 'postgres', 'links'))).toContain('libpq.so.5');
      expect((await stat(join(data, 'postgres', 'cluster'))).uid).toBe(NOBODY);
      await ask(program, 'CREATE TABLE accepted AS SELECT 7 AS mails');
      await program.stop();

      const asRoot = await checkout.start(join(data, 'postgres'));
      expect(await ask(asRoot, 'SELECT mails FROM accepted')).toEqual([{ mails: 7 }]);
      await asRoot.stop();

      const again = await checkout.start(join(data, 'postgres'), { uid: NOBODY });
      expect(await ask(again, 'SELECT mails FROM accepted')).toEqual([{ mails: 7 }]);
      await again.stop();
    });

    it('drops its rights where no user namespace can be had, and takes root’s files along', async () => {
      const data = join(checkout.root, 'data-of-root');
      await mkdir(data, { mode: 0o755 });
      const first = await checkout.start(join(data, 'postgres'));
      await ask(first, 'CREATE TABLE accepted AS SELECT 7 AS mails');
      await first.stop();

      const second = await checkout.start(join(data, 'postgres'), { path: await pathWithoutUnshare(checkout) });

      expect(second.said.at(-1)).toMatch(/run by (?:postgres|nobody)\.$/);
      expect((await stat(join(data, 'postgres', 'cluster', 'base'))).uid).not.toBe(0);
      expect(await ask(second, 'SELECT mails FROM accepted')).toEqual([{ mails: 7 }]);
      await second.stop();
    });

    it('names the exact command where nothing works', async () => {
      const program = await closed.start(join(closed.root, 'refused', 'postgres'), {
        path: await pathWithoutUnshare(closed),
      });

      expect(program.verdict.refused).toContain(
        `chmod o+x ${closed.root} ${join(closed.root, 'refused')} && npm start`,
      );
    });
  });
} else {
  process.stderr.write(
    'Left out: the embedded PostgreSQL under root and under another user (these tests need root).\n',
  );
}

/** A PATH on which only a shell is found, as in a small container that forbids namespaces. */
async function pathWithoutUnshare(place: Checkout): Promise<string> {
  const folder = join(place.root, 'only-a-shell');
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  await symlink('/bin/sh', join(folder, 'sh')).catch(() => undefined);
  return folder;
}
