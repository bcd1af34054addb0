import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const SERVER_FOLDER = join(root, 'dist', 'server');
export const CONSOLE_PAGE = join(root, 'dist', 'console', 'index.html');
const CONSOLE_SOURCES = ['apps/console', 'domain'];

/** Runs `nest build` where an output of the server is missing or older than its source; types are checked elsewhere. */
export async function buildMissingServer() {
  const { compilerOptions } = JSON.parse(await readFile(join(root, 'nest-cli.json'), 'utf8'));
  for await (const { path, changedAt } of sourcesBelow(compilerOptions.builder.options.filenames)) {
    const output = join(SERVER_FOLDER, path.replace(/\.ts$/, '.js'));
    if ((await changedAtOf(output)) <= changedAt) return runPackage('@nestjs/cli/bin/nest.js', ['build']);
  }
}

/** Runs `vite build` where the console is missing or older than its sources. */
export async function buildMissingConsole() {
  const builtAt = await changedAtOf(CONSOLE_PAGE);
  for await (const { changedAt } of sourcesBelow(CONSOLE_SOURCES)) {
    if (changedAt < builtAt) continue;
    console.error('Building the console …');
    const config = join(root, 'apps', 'console', 'vite.config.ts');
    return runPackage('vite/bin/vite.js', ['build', '--config', config, '--logLevel', 'warn']);
  }
}

async function* sourcesBelow(folders) {
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((one) => one.isFile())) {
      const file = join(entry.parentPath, entry.name);
      yield { path: file.slice(root.length + 1), changedAt: await changedAtOf(file) };
    }
  }
}

async function changedAtOf(file) {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

/** Runs a package's program; what it says goes to standard error, since standard output belongs to the command itself. */
async function runPackage(program, parameters) {
  const [, packageName] = /^((?:@[^/]+\/)?[^/]+)/.exec(program) ?? [];
  const file = join(root, 'node_modules', program);
  if (!existsSync(file)) {
    console.error(
      `The build is missing, and so is ${packageName}, which makes it: run "npm ci" with all packages first.`,
    );
    process.exit(1);
  }
  const child = spawn(process.execPath, [file, ...parameters], { cwd: root, stdio: ['ignore', 2, 2] });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildMissingServer();
  await buildMissingConsole();
}
