import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type EmbeddedPostgresOptions,
  type EmbeddedServer,
  startEmbeddedPostgres,
  stopOrphaned,
} from '../../../../../adapters/persistence/embedded-postgres/embedded-postgres.js';
import { Checkout } from './checkout.js';
import { queryUrl } from './query-url.js';

const NOBODY = 65_534;

let checkout: Checkout;
let dataDir: string;
const servers = new Set<EmbeddedServer>();

async function start(
  options: Partial<Pick<EmbeddedPostgresOptions, 'onExit' | 'isTcpOnly' | 'dataDir'>> = {},
): Promise<EmbeddedServer> {
  const server = await startEmbeddedPostgres({ dataDir, nativeDir: checkout.native, ...options });
  servers.add(server);
  return server;
}

async function stop(server: EmbeddedServer): Promise<void> {
  servers.delete(server);
  await server.stop();
}

const query = (server: EmbeddedServer, sql: string) => queryUrl(server.url, sql);

/** Asks until the server answers: a restart is under way. */
async function queryUntilAnswered(server: EmbeddedServer, sql: string): Promise<Record<string, unknown>[]> {
  for (;;) {
    try {
      return await query(server, sql);
    } catch {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

async function readPostmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8'), 10);
}

beforeAll(async () => {
  checkout = await Checkout.make({ mode: 0o755 });
  dataDir = join(checkout.root, 'data', 'postgres');
  await mkdir(join(checkout.root, 'data'));
});

afterAll(async () => {
  for (const server of servers) await server.stop();
  await stopOrphaned(dataDir);
  await checkout.remove();
});

describe('the embedded PostgreSQL', () => {
  it('makes a database on the first start, past the remains of an interrupted one', async () => {
    await mkdir(join(dataDir, 'cluster.0123.unfinished', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'cluster.0123.unfinished', 'PG_VERSION'), '18\n');

    const server = await start();

    expect(server.adopted).toBe(false);
    expect(server.url).toMatch(
      /^postgres:\/\/istmo_app:[\w-]{32}@%2F[\w.%-]+:5432\/postgres\?require_auth=scram-sha-256$/,
    );
    expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['cluster', 'server.json', 'server.log']));
    expect((await readdir(dataDir)).filter((entry) => entry.endsWith('.unfinished'))).toEqual([]);
    expect((await stat(join(dataDir, 'server.json'))).mode & 0o777).toBe(0o600);
    await query(server, "CREATE TABLE freight AS SELECT 'Ñandú ÁÉ' AS name");
    await stop(server);
  });

  it('keeps the data over a stop, and guards it', async () => {
    const server = await start();

    expect(await query(server, 'SELECT lower(name) AS name FROM freight')).toEqual([{ name: 'ñandú áé' }]);
    const settings = await query(
      server,
      `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit',
         'listen_addresses', 'max_connections', 'shared_buffers', 'password_encryption', 'server_encoding', 'data_checksums')`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      listen_addresses: '',
      max_connections: '100',
      shared_buffers: '32768',
      password_encryption: 'scram-sha-256',
      server_encoding: 'UTF8',
    });
    await stop(server);
    await expect(query(server, 'SELECT 1')).rejects.toThrow();
  });

  it('gives starts that come at once the same server', async () => {
    const bothServers = await Promise.all([start(), start()]);

    expect(bothServers[0]?.url).toBe(bothServers[1]?.url);
    expect(bothServers.map(({ adopted }) => adopted).sort()).toEqual([false, true]);
    await Promise.all(bothServers.map(stop));
  });

  it('serves again on the same port after its process was killed', async () => {
    const messages: string[] = [];
    const server = await start({ onExit: (message) => messages.push(message) });
    await query(server, 'CREATE TABLE accepted AS SELECT 7 AS mails');
    const killed = await readPostmasterPid();

    process.kill(killed, 'SIGKILL');

    expect(await queryUntilAnswered(server, 'SELECT mails FROM accepted')).toEqual([{ mails: 7 }]);
    expect(await readPostmasterPid()).not.toBe(killed);
    expect(messages[0]).toMatch(/^PostgreSQL ended unexpectedly and is started again/);
    await stop(server);
  });

  it('stays stopped when it is stopped while a restart is under way', async () => {
    const messages: string[] = [];
    const server = await start({ onExit: (message) => messages.push(message) });
    process.kill(await readPostmasterPid(), 'SIGKILL');
    while (messages.length === 0) await new Promise((resolve) => setImmediate(resolve));

    await stop(server);

    expect(await stopOrphaned(dataDir)).toBe(false);
    await expect(query(server, 'SELECT 1')).rejects.toThrow();
  });

  it('starts although its lock file names a process that is another program now', async () => {
    const state = JSON.parse(await readFile(join(dataDir, 'server.json'), 'utf8')) as { readonly port: number };
    await writeFile(
      join(dataDir, 'cluster', 'postmaster.pid'),
      [process.pid, join(dataDir, 'cluster'), 1_700_000_000, state.port, '', '127.0.0.1', '  1 1', 'ready   ', ''].join(
        '\n',
      ),
    );

    const server = await start();

    expect(server.adopted).toBe(false);
    expect(await query(server, 'SELECT mails FROM accepted')).toEqual([{ mails: 7 }]);
    await stop(server);
  });

  it('is out of reach for every other user of the machine', async () => {
    const server = await start();
    const socketFolder = decodeURIComponent(new URL(server.url).hostname);
    expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
    if (process.getuid?.() === 0) {
      const otherUser = { uid: NOBODY, gid: NOBODY, env: { PATH: process.env.PATH ?? '' } };
      const socket = join(socketFolder, '.s.PGSQL.5432');
      const tries = [
        [
          '-e',
          `require('net').connect(${JSON.stringify(socket)}).on('error', (e) => console.log(e.code)).on('connect', () => console.log('in'))`,
        ],
        ['-e', `console.log(require('fs').readFileSync(${JSON.stringify(join(dataDir, 'server.json'))}, 'utf8'))`],
        ['-e', `console.log(require('fs').readdirSync(${JSON.stringify(join(dataDir, 'cluster'))}).length)`],
      ];
      const outputs = tries.map((args) =>
        spawnSync(process.execPath, args, { ...otherUser, encoding: 'utf8', cwd: '/' }),
      );
      expect(outputs.map(({ stdout, stderr }) => /EACCES/.test(stdout + stderr))).toEqual([true, true, true]);
    }
    await stop(server);
  });

  it('takes no folder for its socket that somebody else has made', async () => {
    const server = await start();
    const socketFolder = decodeURIComponent(new URL(server.url).hostname);
    await stop(server);
    await rm(socketFolder, { recursive: true });
    await symlink(checkout.root, socketFolder);
    await expect(start()).rejects.toThrow(/in which PostgreSQL is reached, belongs to another user/);
    await rm(socketFolder);
    await stop(await start());
  });

  it('is reached by TCP where there are no sockets: it leaves its port to a stranger who took it, and stores another one', async () => {
    const ofTcp = { isTcpOnly: true, dataDir: join(checkout.root, 'data', 'by-tcp') };
    const first = await start(ofTcp);
    expect(first.url).toMatch(
      /^postgres:\/\/istmo_app:[\w-]{32}@127\.0\.0\.1:\d+\/postgres\?require_auth=scram-sha-256$/,
    );
    await stop(first);
    const stateFile = join(ofTcp.dataDir, 'server.json');
    const { port } = JSON.parse(await readFile(stateFile, 'utf8')) as { readonly port: number };
    const otherServer = createServer();
    await new Promise<void>((resolve) => otherServer.listen(port, '127.0.0.1', resolve));
    try {
      const server = await start(ofTcp);
      const stored = JSON.parse(await readFile(stateFile, 'utf8')) as { readonly port: number };
      expect(stored.port).not.toBe(port);
      expect(new URL(server.url).port).toBe(String(stored.port));
      await stop(server);
    } finally {
      otherServer.close();
    }
  });

  it('refuses to serve while fsync is off, and leaves no server behind', async () => {
    await stop(await start());
    await writeFile(join(dataDir, 'cluster', 'postgresql.auto.conf'), 'fsync = off\n');

    await expect(start()).rejects.toThrow(/runs without fsync, so an accepted email could be lost at a power cut/);

    expect(await stopOrphaned(dataDir)).toBe(false);
    await writeFile(join(dataDir, 'cluster', 'postgresql.auto.conf'), '');
  });

  it('refuses a folder of another major version in one sentence', async () => {
    await writeFile(join(dataDir, 'cluster', 'PG_VERSION'), '16\n');
    try {
      await expect(start()).rejects.toThrow(/made by PostgreSQL 16, but this version brings PostgreSQL 18/);
    } finally {
      await writeFile(join(dataDir, 'cluster', 'PG_VERSION'), '18\n');
    }
  });

  it('refuses a folder whose password was lost, in one sentence', async () => {
    const state = await readFile(join(dataDir, 'server.json'), 'utf8');
    await rm(join(dataDir, 'server.json'));
    try {
      await expect(start()).rejects.toThrow(/server\.json, which holds the password of the database, is missing/);
    } finally {
      await writeFile(join(dataDir, 'server.json'), state, { mode: 0o600 });
    }
  });
});
