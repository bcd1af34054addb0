import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { demandNode } from './node-version.mjs';
import { watchCopiedFiles } from './watch-copied-files.mjs';

demandNode();
const { buildMissingConsole, buildMissingServer, CONSOLE_PAGE, root } = await import('./build-missing.mjs');
// The server does not start without one, though Vite serves another: an old one will do.
if (!existsSync(CONSOLE_PAGE)) await buildMissingConsole();

/** The developer's one address is Vite's; it hands the API's paths on to the server one port above. */
const host = '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(port) || port < 1 || port > 65_534)
  exitWith(`PORT must be a number from 1 to 65534: ${process.env.PORT}`);
const apiPort = port + 1;
for (const one of [port, apiPort]) await demandFreePort(one);

const { entryFile, compilerOptions } = JSON.parse(await readFile(join(root, 'nest-cli.json'), 'utf8'));
const database = await startDatabase();
watchCopiedFiles({
  root,
  folders: compilerOptions.builder.options.filenames.filter((folder) => !folder.startsWith('test/')),
  server: join(root, 'dist', 'server'),
  entry: `${entryFile}.js`,
});
const children = [
  start('@nestjs/cli/bin/nest.js', ['start', '--watch', '--no-shell'], {
    HOST: host,
    PORT: String(apiPort),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://${host}:${port}`,
    ...(database ? { DATABASE_URL: database.url } : {}),
  }),
  start('vite/bin/vite.js', ['--config', join('apps', 'console', 'vite.config.ts'), '--port', String(port)], {
    API_URL: `http://${host}:${apiPort}`,
  }),
];

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
const ended = children.map((child) => once(child, 'exit'));
const [exitCode] = await Promise.race(ended);
// One without the other is of no use; what ends by itself has failed.
process.exitCode = isStopping ? 0 : exitCode || 1;
stop();
await Promise.all(ended);
database?.child.disconnect();

/** The embedded database is no child of the server: whatever the server has started ends at every change of a file. */
async function startDatabase() {
  if (process.env.DATABASE_URL?.trim() || process.env.STORE?.trim() === 'memory') return undefined;
  await buildMissingServer();
  const child = spawn(process.execPath, [join(root, 'dist', 'server', 'apps', 'cli', 'serve-database.js')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl-C reaches all that the terminal has started: the database ends after the server.
    detached: true,
  });
  // Where it cannot serve it has said why.
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])]);
  return message ? { child, url: message.url } : process.exit(1);
}

/** Two servers and no sentence is what a taken port would end in. */
async function demandFreePort(wanted) {
  const probe = createServer().listen(wanted, host);
  await once(probe, 'listening').catch(() =>
    exitWith(`Port ${wanted} of ${host} is in use. Choose others with PORT (two in a row).`),
  );
  probe.close();
  await once(probe, 'close');
}

function exitWith(message) {
  console.error(message);
  process.exit(1);
}

function start(program, parameters, environment) {
  return spawn(process.execPath, [join(root, 'node_modules', program), ...parameters], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Each ends in its own time. */
function stop() {
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
}
