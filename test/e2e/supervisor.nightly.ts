import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HEAP_ENVIRONMENT, NODE_HEAP_FLAGS } from '../../apps/supervisor/heap-flags.js';
import { openTestDatabase, type TestDatabase } from '../support/postgres/test-database.js';
import { STEP_TIMEOUT_MS } from '../support/wait-to-pass.js';
import { findFreePort, ServerProcess } from './server-process.js';

const SUPERVISOR = join('apps', 'supervisor', 'main.js');

describe('a server under its supervisor', () => {
  let folder: string;
  let database: TestDatabase;
  let running: ServerProcess | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'istmo-supervisor-'));
    database = await openTestDatabase();
  });
  afterEach(async () => {
    await running?.stop();
    running = undefined;
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const start = async () => {
    running = await ServerProcess.start({
      dataDir: folder,
      port: await findFreePort(),
      environment: { DATABASE_URL: database.url, ALLOW_UNSAFE_DATABASE: 'yes' },
      program: SUPERVISOR,
    });
    return running;
  };

  it('runs with the same heap as without one', async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> };
    const heaps = Object.entries(HEAP_ENVIRONMENT).map(([name, value]) => `${name}=\${${name}:-${value}}`);
    expect(scripts.start).toBe(
      `exec env ${heaps.join(' ')} node ${NODE_HEAP_FLAGS.join(' ')} build/run.mjs apps/api/main.js`,
    );
    const supervisor = await start();
    const line = await readFile(`/proc/${await findServerPid(supervisor)}/cmdline`, 'latin1');
    for (const flag of NODE_HEAP_FLAGS) expect(line.split('\0')).toContain(flag);
  });

  it('is started again when it was killed, and stops cleanly with its supervisor', async () => {
    const supervisor = await start();
    const first = await findServerPid(supervisor);
    process.kill(first, 'SIGKILL');
    await waitFor(() => waitForRestart(supervisor, first));
    expect(supervisor.printed()).toContain('the server ended with SIGKILL: it is started again in 200 ms');
    const second = await findServerPid(supervisor);
    expect(second).not.toBe(first);
    expect(await supervisor.stop()).toBe(0);
    expect(await isRunning(second)).toBe(false);
  });

  it('ends with a supervisor that was killed: nothing is left behind', async () => {
    const supervisor = await start();
    const serverPid = await findServerPid(supervisor);
    await supervisor.kill();
    await waitFor(async () => ((await isRunning(serverPid)) ? undefined : true));
  });

  it('ends with its supervisor where it is told to stop itself', async () => {
    const supervisor = await start();
    process.kill(await findServerPid(supervisor), 'SIGTERM');
    await waitFor(async () => supervisor.hasEnded || undefined);
    expect(await supervisor.stop()).toBe(0);
  });

  it('is not started again where a person has to change something: one sentence says what', async () => {
    const child = spawn(process.execPath, [join('dist', 'server', SUPERVISOR)], {
      env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: 'three thousand' },
    });
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    expect(child.exitCode).toBe(1);
    expect(out).toBe('');
    expect(err.trim().split('\n')).toEqual([expect.stringContaining('PORT')]);
  });
});

/** The process that a supervisor keeps at this moment. */
async function findServerPid(supervisor: ServerProcess): Promise<number> {
  return waitFor(async () => {
    const { pid } = supervisor;
    const [child] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
    return child ? Number(child) : undefined;
  });
}

/** Whether the supervisor keeps another server than the one that ended, and that one answers. */
async function waitForRestart(supervisor: ServerProcess, former: number): Promise<true | undefined> {
  const answer = await fetch(`${supervisor.base}/api/health/live`).catch(() => undefined);
  return answer?.ok && (await findServerPid(supervisor)) !== former ? true : undefined;
}

/** A process that has ended and that nobody has asked after yet is not there any more. */
async function isRunning(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined);
  return status !== undefined && !/^State:\s+[ZX]/m.test(status);
}

async function waitFor<T>(probe: () => Promise<T | undefined>): Promise<T> {
  const giveUpAt = Date.now() + STEP_TIMEOUT_MS;
  for (;;) {
    const found = await probe();
    if (found !== undefined) return found;
    if (Date.now() > giveUpAt) throw new Error('What was waited for did not come in time.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
