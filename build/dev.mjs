import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demandNode } from './node-version.mjs';

demandNode();
const { buildMissingConsole, CONSOLE_PAGE, root } = await import('./build-missing.mjs');
// The server does not start without one, though Vite serves another: an old one will do.
if (!existsSync(CONSOLE_PAGE)) await buildMissingConsole();

/** The developer's one address is Vite's; it hands the API's paths on to the server one port above. */
const host = '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;

const children = [
  start('@nestjs/cli/bin/nest.js', ['start', '--watch', '--no-shell'], {
    HOST: host,
    PORT: String(apiPort),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://${host}:${port}`,
  }),
  start('vite/bin/vite.js', ['--config', join('apps', 'console', 'vite.config.ts'), '--port', String(port)], {
    API_URL: `http://${host}:${apiPort}`,
  }),
];

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
await Promise.race(children.map((child) => once(child, 'exit')));
// One without the other is of no use.
stop();

function start(program, parameters, environment) {
  return spawn(process.execPath, [join(root, 'node_modules', program), ...parameters], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Each ends in its own time: the server with its embedded database. */
function stop() {
  for (const child of children) child.kill('SIGTERM');
}
