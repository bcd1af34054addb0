import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const SERVER_FOLDER = join(root, 'dist', 'server');
export const CONSOLE_PAGE = join(root, 'dist', 'console', 'index.html');
/** What it may import, and the versions of the packages that go into it. */
const CONSOLE_SOURCES = ['apps/console', 'domain', 'package-lock.json'];
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];

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

/** All files of folders, and files that are named themselves. */
async function* sourcesBelow(paths) {
  for (const path of paths) {
    const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    for (const file of entries.length > 0 ? files : [join(root, path)]) {
      const changedAt = await changedAtOf(file);
      if (changedAt > 0) yield { path: file.slice(root.length + 1), changedAt };
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
  let stopSignal;
  const handOn = (signal) => {
    stopSignal = signal;
    child.kill(signal);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, handOn);
  const [code] = await once(child, 'exit');
  for (const signal of STOP_SIGNALS) process.off(signal, handOn);
  // Whoever was told to stop starts nothing more, and ends as if nobody had listened for it.
  if (stopSignal) await new Promise(() => process.kill(process.pid, stopSignal));
  if (code !== 0) process.exit(code ?? 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildMissingServer();
  await buildMissingConsole();
}
