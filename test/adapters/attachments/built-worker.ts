import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformFile } from '@swc/core';

const ROOT = process.cwd();

/** The worker as the build makes it: a thread of its own cannot run TypeScript. */
export async function builtWorker(): Promise<{ readonly url: URL; remove(): Promise<void> }> {
  const folder = join(ROOT, 'node_modules', '.cache', `istmo-attachments-${process.pid}-${Date.now()}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  const source = join(ROOT, 'adapters', 'attachments');
  for (const file of await readdir(source)) {
    const { code } = await transformFile(join(source, file), { root: ROOT, configFile: join(ROOT, '.swcrc') });
    await writeFile(join(folder, file.replace(/\.ts$/, '.js')), code);
  }
  return {
    url: pathToFileURL(join(folder, 'document-worker.js')),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
