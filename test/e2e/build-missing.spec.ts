import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitToPass } from '../support/wait-to-pass.js';

const [NEST, VITE] = ['node_modules/@nestjs/cli/bin/nest.js', 'node_modules/vite/bin/vite.js'];
const CONSOLE_PAGE = 'dist/console/index.html';
const NEST_CLI = { compilerOptions: { builder: { options: { filenames: ['domain', 'one-file.ts'] } } } };
const SOURCES = ['domain/rule.ts', 'one-file.ts', 'apps/console/src/page.tsx', 'package-lock.json'];
const OUTPUTS = ['dist/server/domain/rule.js', 'dist/server/one-file.js', CONSOLE_PAGE];
/** Writes down that it ran. */
const BUILDER = `require('node:fs').appendFileSync('built.txt', process.argv[1].split('/').at(-1) + ' ');`;
/** Writes down who it is, and works until it is told to stop. */
const SLOW_BUILDER = `require('node:fs').writeFileSync('pid.txt', String(process.pid)); setInterval(() => undefined, 1000);`;

describe('what builds the parts that are missing or out of date', () => {
  let tree: string;
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(tree, path)), { recursive: true });
    await writeFile(join(tree, path), text);
  };
  /** @param minutes how long ago a file was changed */
  const age = async (path: string, minutes: number) => {
    const moment = new Date(Date.now() - minutes * 60_000);
    await utimes(join(tree, path), moment, moment);
  };
  const start = () => spawn(process.execPath, [join(tree, 'build/build-missing.mjs')], { stdio: 'ignore' });
  const listBuilt = async () => {
    expect(await once(start(), 'exit')).toEqual([0, null]);
    return (await readFile(join(tree, 'built.txt'), 'utf8').catch(() => '')).trim();
  };

  beforeEach(async () => {
    tree = await mkdtemp(join(tmpdir(), 'istmo-build-'));
    await cp('build/build-missing.mjs', join(tree, 'build/build-missing.mjs'), { recursive: true });
    await write('nest-cli.json', JSON.stringify(NEST_CLI));
    for (const program of [NEST, VITE]) await write(program, BUILDER);
    for (const path of [...SOURCES, ...OUTPUTS]) await write(path, '');
    for (const path of SOURCES) await age(path, 60);
    for (const path of OUTPUTS) await age(path, 30);
  });
  afterEach(() => rm(tree, { recursive: true, force: true }));

  it('builds nothing where everything is newer than its sources', async () => {
    expect(await listBuilt()).toBe('');
  });

  it.each([
    ['domain/rule.ts', 'nest.js vite.js'],
    ['one-file.ts', 'nest.js'],
    ['apps/console/src/page.tsx', 'vite.js'],
    ['package-lock.json', 'vite.js'],
  ])('builds after a change of %s by %s', async (path, built) => {
    await age(path, 5);
    expect(await listBuilt()).toBe(built);
  });

  it('builds what is not there', async () => {
    for (const path of OUTPUTS) await rm(join(tree, path));
    expect(await listBuilt()).toBe('nest.js vite.js');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('hands %s on to the build, and starts nothing after it', async (signal) => {
    await write(NEST, SLOW_BUILDER);
    await rm(join(tree, OUTPUTS[0] ?? ''));
    const program = start();
    const ended = once(program, 'exit');
    let builder = '';
    await waitToPass(async () => {
      builder = await readFile(join(tree, 'pid.txt'), 'utf8');
      expect(builder).not.toBe('');
    });
    program.kill(signal);
    expect(await ended).toEqual([null, signal]);
    expect(() => process.kill(Number(builder), 0)).toThrow('ESRCH');
    await expect(access(join(tree, 'built.txt'))).rejects.toThrow('ENOENT');
  });
});
