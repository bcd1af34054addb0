import { copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = [
  'domain',
  'application',
  'adapters',
  'apps/api',
  'apps/cli',
  'apps/supervisor',
  'test/bench',
  'test/resilience/failure-injection',
  'test/support/fixtures',
  'test/corpus',
];

async function* filesBelow(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** Compiles the server's TypeScript into `dist/server`, file by file; data files are copied beside their readers. */
export async function compileServer() {
  const target = join(root, 'dist', 'server');
  await rm(target, { recursive: true, force: true });
  let compiled = 0;
  for (const source of SOURCES) {
    for await (const file of filesBelow(join(root, source))) {
      const into = join(target, file.slice(root.length + 1));
      await mkdir(dirname(into), { recursive: true });
      if (/\.(?:json|ttf|tsv|csv|txt)$/.test(file)) await copyFile(file, into);
      if (!/\.ts$/.test(file) || file.endsWith('.d.ts')) continue;
      const { code, map } = await transformFile(file, { root, configFile: join(root, '.swcrc') });
      const out = into.replace(/\.ts$/, '.js');
      await writeFile(out, `${code}\n//# sourceMappingURL=${out.split('/').pop()}.map\n`);
      if (map) await writeFile(`${out}.map`, map);
      compiled += 1;
    }
  }
  await writeFile(join(target, 'compiled.stamp'), new Date().toISOString());
  return compiled;
}

/** When the newest source file was changed: what was built before that is out of date. */
export async function newestSource(folders = SOURCES) {
  let newest = 0;
  for (const folder of folders) {
    for await (const file of filesBelow(join(root, folder))) {
      const { mtimeMs } = await stat(file);
      if (mtimeMs > newest) newest = mtimeMs;
    }
  }
  return newest;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const compiled = await compileServer();
  console.log(`${compiled} server files compiled into dist/server`);
}
