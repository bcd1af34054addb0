import { spawnSync } from 'node:child_process';
import { lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import {
  type EmbeddedServer,
  startEmbeddedPostgres,
} from '../../../../../adapters/persistence/embedded-postgres/embedded-postgres.js';
import { Checkout } from './checkout.js';

const ACCOUNT = `istmo${process.pid}`;
const isRoot = process.getuid?.() === 0;
const hasAccounts = isRoot && ['useradd', 'setpriv'].every((program) => spawnSync('which', [program]).status === 0);

/** What somebody tries who has an account on the machine: each line is `what: got` or `what: <why not>`. */
const ATTEMPTS = `
import { readFileSync, readdirSync, createReadStream } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
const [root, host, port] = process.argv.slice(2);
const tell = (what, why) => console.log(what + ': ' + why);
const attempt = (what, act) => { try { act(); tell(what, 'got'); } catch (error) { tell(what, error.code); } };
for (const file of ['server.json', 'pg_hba.conf', 'server.log', 'cluster/PG_VERSION', 'cluster/global/pg_control'])
  attempt(file, () => readFileSync(join(root, file)));
for (const folder of ['.', 'cluster', 'cluster/base', 'socket']) attempt(folder, () => readdirSync(join(root, folder)));
for (const user of ['istmo', 'istmo_app', 'postgres', process.env.USER]) {
  for (const password of ['', user, 'postgres']) {
    const client = new pg.Client({ host, port: Number(port), user, password: password || undefined, database: 'postgres' });
    client.on('error', () => undefined);
    await client.connect().then(() => tell('connection', 'got'), (error) => tell('connection', error.code ?? error.message));
    await client.end().catch(() => undefined);
  }
}
for (const pid of readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name))) {
  try {
    if (!readFileSync('/proc/' + pid + '/cmdline', 'latin1').includes(root)) continue;
    if (Number(pid) === process.pid) continue;
  } catch { continue; }
  attempt('environment of a process', () => readFileSync('/proc/' + pid + '/environ'));
  attempt('files of a process', () => readdirSync('/proc/' + pid + '/fd'));
  attempt('signal', () => process.kill(Number(pid), 0));
}
`;

let checkout: Checkout;
const servers: EmbeddedServer[] = [];

async function start(name: string, isTcpOnly: boolean): Promise<{ server: EmbeddedServer; dataDir: string }> {
  const dataDir = join(checkout.root, 'data', name);
  const server = await startEmbeddedPostgres({ dataDir, nativeDir: checkout.native, isTcpOnly });
  servers.push(server);
  return { server, dataDir };
}

/** What the other user got, by what it tried. */
async function tryAsOtherUser(server: EmbeddedServer, dataDir: string): Promise<string[]> {
  const { hostname, port } = new URL(server.url);
  const program = join(checkout.root, 'attempts.js');
  await writeFile(program, ATTEMPTS);
  const rights = [`--reuid=${ACCOUNT}`, `--regid=${ACCOUNT}`, '--clear-groups', '--inh-caps=-all'];
  const args = [...rights, checkout.nodePath, program, dataDir, decodeURIComponent(hostname), port];
  const end = spawnSync('setpriv', args, {
    cwd: '/',
    encoding: 'utf8',
    env: { PATH: process.env.PATH, USER: ACCOUNT },
  });
  if (end.status !== 0) throw new Error(end.stderr);
  return end.stdout.trim().split('\n');
}

if (hasAccounts) {
  describe('another user of the machine', () => {
    beforeAll(async () => {
      const made = spawnSync('useradd', ['--no-create-home', '--shell', '/bin/sh', '--user-group', ACCOUNT]);
      expect(made.stderr.toString()).toBe('');
      checkout = await Checkout.make({ mode: 0o755 });
      await mkdir(join(checkout.root, 'data'), { mode: 0o755 });
    });

    afterAll(async () => {
      for (const server of servers) await server.stop();
      await checkout?.remove();
      spawnSync('userdel', [ACCOUNT]);
    });

    it.each([
      ['through the socket', false],
      ['by TCP', true],
    ])('gets neither password nor file nor connection %s', async (name, isTcpOnly) => {
      const { server, dataDir } = await start(name.replaceAll(' ', '-'), isTcpOnly);

      const got = await tryAsOtherUser(server, dataDir);

      expect(got.filter((line) => line.endsWith(': got'))).toEqual([]);
      expect(got.filter((line) => line.startsWith('connection'))).toHaveLength(12);
      const reasons = new Set(got.map((line) => line.split(': ')[1]));
      // By TCP a role of ours without its password, and any other role: 28P01, 28000, or no password to answer with.
      const refusals = isTcpOnly ? ['28000', '28P01', 'SASL'] : [];
      expect([...reasons].filter((reason) => !['EACCES', 'EPERM', ...refusals].includes(reason ?? ''))).toEqual([]);
    });

    it('runs nothing of ours: the server is no root, and its files are its own, closed to others', async () => {
      const { server, dataDir } = await start('own', false);
      const pid = Number.parseInt(await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8'), 10);
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      const uid = Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]);
      expect(uid).not.toBe(0);
      expect((await lstat(dataDir)).mode & 0o777).toBe(0o700);
      for (const entry of await readdir(dataDir, { withFileTypes: true, recursive: true })) {
        const path = join(entry.parentPath, entry.name);
        const { uid: owner, mode } = await lstat(path);
        if (entry.name === 'server.json') continue;
        expect({ path, owner }).toEqual({ path, owner: uid });
        if (entry.isFile() || entry.isDirectory()) expect({ path, mode: mode & 0o077 }).toEqual({ path, mode: 0 });
      }
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
      await client.end();
    });
  });
} else {
  describe('another user of the machine', () => {
    it('is tried only where the tests run as root and can make an account', () => {
      process.stderr.write('Left out: another user of the machine (these tests need root, useradd and setpriv).\n');
    });
  });
}
