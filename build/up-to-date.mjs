import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileServer, newestSource } from './compile.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Compiles the server where a source file is newer than what was compiled. */
export async function upToDateServer() {
  const compiledAt = await changedAt(join(root, 'dist', 'server', 'compiled.stamp'));
  if ((await newestSource()) > compiledAt) await compileServer();
}

/** Builds the console where a source file is newer than what was built. */
export async function upToDateConsole() {
  const builtAt = await changedAt(join(root, 'dist', 'console', 'index.html'));
  if ((await newestSource(['apps/console', 'domain'])) <= builtAt) return;
  console.log('Building the console …');
  const { build } = await import('vite');
  await build({ configFile: join(root, 'apps', 'console', 'vite.config.ts'), logLevel: 'warn' });
}

async function changedAt(file) {
  return existsSync(file) ? (await stat(file)).mtimeMs : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await upToDateServer();
  await upToDateConsole();
}
