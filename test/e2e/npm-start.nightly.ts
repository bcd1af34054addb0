import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitToPass } from '../support/wait-to-pass.js';
import { findFreePort } from './server-process.js';

describe('npm start', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'istmo-npm-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it.each(['SIGTERM', 'SIGINT'] as const)('ends server and embedded database where npm gets a %s', async (signal) => {
    const port = await findFreePort();
    const npm = spawn('npm', ['start'], {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DATA_DIR: folder,
        PORT: String(port),
        LOG_LEVEL: 'fatal',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(npm, 'exit');
    // Read to the end: a server whose output nobody takes would end with its next line.
    await new Promise<void>((resolve) => {
      npm.stdout.on('data', (chunk) => {
        if (String(chunk).includes('is ready at')) resolve();
      });
    });
    const database = Number(
      (await readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0],
    );
    expect(isRunning(database)).toBe(true);

    npm.kill(signal);
    // npm waits for the server, and the server for its database.
    expect(await ended).toEqual([0, null]);
    expect(isRunning(database)).toBe(false);
    await expect(fetch(`http://127.0.0.1:${port}/api/health/live`)).rejects.toThrow();
  });
});

describe('npm run demo', () => {
  it('says that its data is made up, and ends with it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'istmo-demo-'));
    const environment = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, LOG_LEVEL: 'fatal' };
    const npm = spawn('npm', ['run', 'demo'], {
      env: { ...environment, PORT: String(await findFreePort()) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(npm, 'exit');
    let said = '';
    npm.stdout.on('data', (chunk) => {
      said += String(chunk);
    });
    await waitToPass(() => expect(said).toContain('Sign in as admin@localhost'));
    expect(said).toContain('Its quotations and customers are made up.');
    expect(said).toContain('All data is in memory: it ends with this process.');
    npm.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await rm(folder, { recursive: true, force: true });
  });
});

/** Whether a process works; one that has ended and was not yet reaped by its parent does not. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z');
}
