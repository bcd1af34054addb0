import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformFile } from '@swc/core';
import { WorkerThreadPoolFactory } from '../../adapters/runtime/worker-pool/worker-thread-pool.js';

const ROOT = process.cwd();
const WORKER_POOL = 'runtime/worker-pool';
/** What programs may import beside their own folder. */
const SHARED_FOLDERS = [WORKER_POOL, 'runtime/zip', 'runtime/compound-file'];

/** A program for threads, and threads to run it, as the build makes them: a thread cannot run TypeScript. */
export interface CompiledWorker {
  readonly url: URL;
  readonly workerPools: WorkerThreadPoolFactory;
  remove(): Promise<void>;
}

/** @param adapter the folder below `adapters` @param name the program's file, without its ending */
export async function compileWorker(adapter: string, name: string): Promise<CompiledWorker> {
  const folder = join(
    ROOT,
    'node_modules',
    '.cache',
    `istmo-${adapter.replaceAll('/', '-')}-${process.pid}-${Date.now()}`,
  );
  for (const one of new Set([adapter, ...SHARED_FOLDERS])) await compileAdapter(one, join(folder, one));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  return {
    url: pathToFileURL(join(folder, adapter, `${name}.js`)),
    workerPools: new WorkerThreadPoolFactory(pathToFileURL(join(folder, WORKER_POOL, 'worker-entry.js'))),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function compileAdapter(adapter: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  const source = join(ROOT, 'adapters', adapter);
  for (const entry of await readdir(source, { withFileTypes: true })) {
    if (entry.isDirectory()) {
      await compileAdapter(join(adapter, entry.name), join(into, entry.name));
      continue;
    }
    if (!entry.name.endsWith('.ts')) {
      await copyFile(join(source, entry.name), join(into, entry.name));
      continue;
    }
    const { code } = await transformFile(join(source, entry.name), { root: ROOT, configFile: join(ROOT, '.swcrc') });
    await writeFile(join(into, entry.name.replace(/\.ts$/, '.js')), code);
  }
}
