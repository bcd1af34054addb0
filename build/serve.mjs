import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { demandNode } from './node-version.mjs';

demandNode();
const { root, upToDateConsole, upToDateServer } = await import('./up-to-date.mjs');
await upToDateServer();
await upToDateConsole();
await import(pathToFileURL(join(root, 'dist', 'server', 'apps', 'supervisor', 'main.js')).href);
