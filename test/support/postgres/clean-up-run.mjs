import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_INTERVAL_MS = 20;
const STOP_TIMEOUT_MS = 10_000;
const KILL_TIMEOUT_MS = 2000;
const SETTLE_MS = 1000;
const RUN_FOLDER = /^istmo-tests-(\d+)$/;

/** Ends what is left of a run, and removes its folder: the servers under test first, then every PostgreSQL below the folder. */
async function cleanUp(folder) {
  const servers = listNumbers(join(folder, 'processes')).filter((pid) => readCommandLine(pid).includes('dist'));
  await Promise.all(servers.map((pid) => end(pid, ['SIGTERM', 'SIGKILL'])));
  await Promise.all((await findDatabaseServers(folder)).map((pid) => end(pid, ['SIGINT', 'SIGQUIT', 'SIGKILL'])));
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

function listNumbers(folder) {
  return existsSync(folder) ? readdirSync(folder).map(Number) : [];
}

async function findDatabaseServers(folder) {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  return files
    .filter((file) => basename(file) === 'postmaster.pid')
    .map((file) => Math.abs(Number.parseInt(readFileSync(join(folder, file), 'utf8'), 10)))
    .filter((pid) => pid > 0 && readCommandLine(pid).includes('postgres'));
}

async function end(pid, signals) {
  for (const [at, signal] of signals.entries()) {
    if (!isAlive(pid)) return;
    try {
      process.kill(pid, signal);
    } catch {
      // It ended in this very moment.
    }
    const giveUpAtMs = Date.now() + (at === 0 ? STOP_TIMEOUT_MS : KILL_TIMEOUT_MS);
    while (isAlive(pid) && Date.now() < giveUpAtMs) await delay(POLL_INTERVAL_MS);
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A process that has ended stays listed until its parent has heard of it.
  return readCommandLine(pid) !== '';
}

function readCommandLine(pid) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Removes the databases that a run has made on a server which stays. */
async function dropDatabases(serverUrl, run) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT datname FROM pg_database WHERE datname LIKE $1', [`test\\_${run}\\_%`]);
    for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
  } finally {
    await client.end();
  }
}

function getRunNumber(folder) {
  return RUN_FOLDER.exec(basename(folder))?.[1];
}

const [, , ownFolder] = process.argv;
const hasEnded = new Promise((resolve) => {
  process.once('SIGTERM', () => resolve('told'));
  process.stdin.once('end', () => resolve('killed')).resume();
});
await writeFile(join(ownFolder, 'clean-up.pid'), String(process.pid));
// A run whose machine was switched off has left its folder.
for (const name of readdirSync(dirname(ownFolder))) {
  const [folder, pid] = [join(dirname(ownFolder), name), getRunNumber(name)];
  if (pid && !isAlive(Number(pid))) await cleanUp(folder).catch(() => undefined);
}
const wasKilled = (await hasEnded) === 'killed';
const serverUrl = process.env.TEST_DATABASE_URL;
if (serverUrl) await dropDatabases(serverUrl, getRunNumber(ownFolder)).catch((error) => console.error(error.message));
// Workers of a Jest that was killed may start something more before they notice.
while (existsSync(ownFolder)) {
  await cleanUp(ownFolder);
  if (wasKilled) await delay(SETTLE_MS);
}
process.exit();
