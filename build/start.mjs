import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { demandNode } from './node-version.mjs';
import { upToDateServer } from './run.mjs';

demandNode();
const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Builds the console where a source file is newer than what was built. */
async function upToDateConsole() {
  const { newestSource } = await import('./compile.mjs');
  const page = join(root, 'dist', 'console', 'index.html');
  const builtAt = existsSync(page) ? (await stat(page)).mtimeMs : 0;
  if ((await newestSource(['apps/console', 'domain'])) <= builtAt) return;
  console.log('Building the console, once …');
  const { build } = await import('vite');
  await build({ configFile: join(root, 'apps', 'console', 'vite.config.ts'), logLevel: 'warn' });
}

await upToDateServer();
await upToDateConsole();
await import(pathToFileURL(join(root, 'dist', 'server', 'apps', 'api', 'main.js')).href);
