import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitToPass } from '../support/wait-to-pass.js';

interface Watched {
  readonly root: string;
  readonly folders: readonly string[];
  readonly server: string;
  readonly entry: string;
}

describe('the watch of files that are copied beside the modules', () => {
  let root: string;
  let server: string;
  const startOfEntry = new Date('2026-03-01T10:00:00Z');
  const readEntryMoment = async () => (await stat(join(server, 'main.js'))).mtime.getTime();

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'istmo-watch-'));
    server = join(root, 'dist');
    for (const folder of ['adapters/tables', 'dist/adapters/tables']) {
      await mkdir(join(root, folder), { recursive: true });
      await writeFile(join(root, folder, 'towns.tsv'), 'Liberia\t10');
    }
    await writeFile(join(server, 'main.js'), '');
    await utimes(join(server, 'main.js'), startOfEntry, startOfEntry);
    const file = `${process.cwd()}/build/watch-copied-files.mjs`;
    const { watchCopiedFiles } = (await import(file)) as { watchCopiedFiles: (watched: Watched) => void };
    watchCopiedFiles({ root, folders: ['adapters', 'not-there'], server, entry: 'main.js' });
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('copies a table that changed, and has the API start again', async () => {
    await writeFile(join(root, 'adapters/tables/towns.tsv'), 'Liberia\t12');
    await waitToPass(async () => expect(await readEntryMoment()).toBeGreaterThan(startOfEntry.getTime()));
    expect(await readFile(join(server, 'adapters/tables/towns.tsv'), 'utf8')).toBe('Liberia\t12');
  });

  it('leaves modules to the compiler, and what was never copied alone', async () => {
    await writeFile(join(root, 'adapters/read-towns.ts'), '');
    await writeFile(join(root, 'adapters/tables/.towns.tsv.swp'), '');
    // Changes are told in their order: what comes after these two has come alone.
    await writeFile(join(root, 'adapters/tables/towns.tsv'), 'Liberia\t14');
    await waitToPass(async () => expect(await readEntryMoment()).toBeGreaterThan(startOfEntry.getTime()));
    await expect(stat(join(server, 'adapters/tables/.towns.tsv.swp'))).rejects.toThrow('ENOENT');
    await expect(stat(join(server, 'adapters/read-towns.ts'))).rejects.toThrow('ENOENT');
  });
});
