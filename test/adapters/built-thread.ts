import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformFile } from '@swc/core';

const ROOT = process.cwd();

/**
 * A thread as the build makes it: one of its own cannot run TypeScript.
 * @param adapter the folder in `adapters` @param name the thread's file, without its ending
 */
export async function builtThread(
  adapter: string,
  name: string,
): Promise<{ readonly url: URL; remove(): Promise<void> }> {
  const folder = join(ROOT, 'node_modules', '.cache', `istmo-${adapter}-${process.pid}-${Date.now()}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  const source = join(ROOT, 'adapters', adapter);
  for (const entry of await readdir(source, { withFileTypes: true })) {
    if (entry.isDirectory()) {
      await cp(join(source, entry.name), join(folder, entry.name), { recursive: true });
      continue;
    }
    const { code } = await transformFile(join(source, entry.name), { root: ROOT, configFile: join(ROOT, '.swcrc') });
    await writeFile(join(folder, entry.name.replace(/\.ts$/, '.js')), code);
  }
  return {
    url: pathToFileURL(join(folder, `${name}.js`)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
