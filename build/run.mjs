import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { demandNode } from './node-version.mjs';

demandNode();
const { root, upToDateServer } = await import('./up-to-date.mjs');
await upToDateServer();

const [program, ...parameters] = process.argv.slice(2);
const file = join(root, 'dist', 'server', program);
process.argv = [process.argv[0], file, ...parameters];
await import(pathToFileURL(file).href);
