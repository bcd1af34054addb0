import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readdir, readlink, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { stopOrphaned } from '../../../../../adapters/persistence/embedded-postgres/embedded-postgres.js';
import { Checkout, removeLibraryLinks, type StartedProgram } from './checkout.js';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const readDisguise = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, 'true'];
const hasNamespaces = isRoot && spawnSync('unshare', readDisguise).status === 0;

async function query(program: StartedProgram, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: program.startResult.url });
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
  // Root alone cannot run a server behind a closed door; an own namespace, or being an ordinary user, lets it.
  closed = await Checkout.make({ mode: isRoot && !hasNamespaces ? 0o755 : 0o700 });
});

afterAll(async () => {
  await checkout.remove();
  await closed.remove();
});

describe('a server whose Node.js was killed', () => {
  it('is taken over by the next start with everything that was written, library links made on the way', async () => {
    const data = join(closed.root, 'data');
    const first = await closed.start(join(data, 'postgres'));
    expect(first.startResult).toMatchObject({ adopted: false });
    expect(await readlink(join(closed.native, 'lib', 'libpq.so.5'))).toMatch(/^libpq\.so\.5\.\d+$/);
    await query(first, 'CREATE TABLE accepted AS SELECT 7 AS mails');

    await first.kill();
    const second = await closed.start(join(data, 'postgres'));

    expect(second.startResult).toMatchObject({ adopted: true, url: first.startResult.url });
    // It waits for no time to pass.
    expect(second.startResult.tookMs).toBeLessThan(15_000);
    expect(await query(second, 'SELECT mails FROM accepted')).toEqual([{ mails: 7 }]);

    await second.kill();
    expect(await stopOrphaned(join(data, 'postgres'))).toBe(true);
    expect(await stopOrphaned(join(data, 'postgres'))).toBe(false);
  });

  it('is no business of a folder that does not exist', async () => {
    expect(await stopOrphaned(join(closed.root, 'nowhere'))).toBe(false);
  });
});

if (isRoot) {
  describe('as root', () => {
    it('runs for an ordinary user who may write nothing in the checkout', async () => {
      await removeLibraryLinks(checkout.native);
      const data = await checkout.dataFolder(NOBODY, 'data-of-nobody');

      const program = await checkout.start(join(data, 'postgres'), { uid: NOBODY });

      expect(program.startResult).toMatchObject({ adopted: false });
      expect(await readdir(join(data, 'postgres', 'links'))).toContain('libpq.so.5');
      expect((await stat(join(data, 'postgres', 'cluster'))).uid).toBe(NOBODY);
      await query(program, 'CREATE TABLE accepted AS SELECT 7 AS mails');
      await program.stop();

      const asRoot = await checkout.start(join(data, 'postgres'));
      expect(await query(asRoot, 'SELECT mails FROM accepted')).toEqual([{ mails: 7 }]);
      await asRoot.stop();

      const again = await checkout.start(join(data, 'postgres'), { uid: NOBODY });
      expect(await query(again, 'SELECT mails FROM accepted')).toEqual([{ mails: 7 }]);
      await again.stop();
    });

    it('drops its rights where no user namespace can be had, and takes root’s files along', async () => {
      const data = join(checkout.root, 'data-of-root');
      await mkdir(data, { mode: 0o755 });
      const first = await checkout.start(join(data, 'postgres'));
      await query(first, 'CREATE TABLE accepted AS SELECT 7 AS mails');
      await first.stop();

      const second = await checkout.start(join(data, 'postgres'), { path: await createPathWithoutUnshare() });

      expect(second.output.at(-1)).toMatch(/run by (?:postgres|nobody)\.$/);
      expect((await stat(join(data, 'postgres', 'cluster', 'base'))).uid).not.toBe(0);
      expect(await query(second, 'SELECT mails FROM accepted')).toEqual([{ mails: 7 }]);
      await second.stop();
    });
  });
} else {
  process.stderr.write(
    'Left out: the embedded PostgreSQL under root and under another user (these tests need root).\n',
  );
}

if (hasNamespaces) {
  describe('as root in a user namespace', () => {
    it('takes less memory where the kernel refuses the usual amount', async () => {
      const folder = join(closed.root, 'narrow');
      await mkdir(folder);
      await writeFile(join(folder, 'unshare'), '#!/bin/sh\nulimit -v 260000\nexec /usr/bin/unshare "$@"\n', {
        mode: 0o700,
      });

      const program = await closed.start(join(folder, 'postgres'), { path: `${folder}:${process.env.PATH}` });

      expect(program.output).toContain('The kernel refuses 256MB of shared memory; PostgreSQL starts with 32MB.');
      expect(await query(program, 'SHOW shared_buffers')).toEqual([{ shared_buffers: '32MB' }]);
      await program.stop();
    });

    it('names the exact command where nothing works', async () => {
      const program = await closed.start(join(closed.root, 'refused', 'postgres'), {
        path: await createPathWithoutUnshare(),
      });

      expect(program.startResult.refused).toContain(
        `can use ${join(closed.root, 'refused', 'postgres')}: start as an ordinary user, or run \`chmod o+x ${closed.root} && npm start\``,
      );
    });
  });
} else if (isRoot) {
  process.stderr.write('Left out: the embedded PostgreSQL in a user namespace, which this machine forbids.\n');
}

/** A PATH on which only a shell is found, as in a small container that forbids namespaces. */
async function createPathWithoutUnshare(): Promise<string> {
  const folder = join(checkout.root, 'only-a-shell');
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  await symlink('/bin/sh', join(folder, 'sh')).catch(() => undefined);
  return folder;
}
