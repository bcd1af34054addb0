import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { demandNode } from './node-version.mjs';

demandNode();
const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Compiles the server where a source file is newer than what was compiled. */
export async function upToDateServer() {
  const { compileServer, newestSource } = await import('./compile.mjs');
  const stamp = join(root, 'dist', 'server', 'compiled.stamp');
  const compiledAt = existsSync(stamp) ? (await stat(stamp)).mtimeMs : 0;
  if ((await newestSource()) > compiledAt) await compileServer();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [program, ...parameters] = process.argv.slice(2);
  await upToDateServer();
  const file = join(root, 'dist', 'server', program);
  process.argv.splice(1, 2, file);
  process.argv.length = 2;
  process.argv.push(...parameters);
  await import(pathToFileURL(file).href);
}
