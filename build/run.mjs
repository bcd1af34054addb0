import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { demandNode } from './node-version.mjs';

/** Programs that serve the console. */
const SERVERS = ['apps/api/main.js', 'apps/supervisor/main.js', 'test/bench/bench.js'];

demandNode();
const { root, buildMissingConsole, buildMissingServer } = await import('./build-missing.mjs');
const [program, ...parameters] = process.argv.slice(2);
await buildMissingServer();
if (SERVERS.includes(program)) await buildMissingConsole();

// In this very process: its flags, its signals and its exit code are the program's own.
const file = join(root, 'dist', 'server', program);
process.argv = [process.argv[0], file, ...parameters];
await import(pathToFileURL(file).href);
