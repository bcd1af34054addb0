import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { buildMissingServer, root } from './build-missing.mjs';
import { describeTypes, METADATA_FILE } from './openapi-metadata.mjs';

const CONSOLE_TYPES = join(root, 'apps', 'console', 'src', 'api', 'generated.ts');
const HEAD = '// Made by `npm run generate:api` from the description of the API.\n\n';

/** The types of everything that the API takes and answers, as the console imports them. */
async function describeWire() {
  await buildMissingServer();
  const file = join(root, 'dist', 'server', 'apps', 'api', 'http', 'describe-api.js');
  const { describeApi } = await import(pathToFileURL(file).href);
  // As it is served: what is undefined is not there.
  const document = JSON.parse(JSON.stringify(await describeApi()));
  const nodes = await openapiTypescript(
    { openapi: document.openapi, info: document.info, paths: {}, components: { schemas: document.components.schemas } },
    { immutable: true, rootTypes: true, rootTypesNoSchemaPrefix: true },
  );
  return HEAD + astToString(nodes);
}

/** Writes a generated file anew, or says that it is stale. */
async function refresh(file, text) {
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
  if (!process.argv.includes('--check')) return writeFile(file, text);
  console.error(`${file.slice(root.length + 1)} is stale: run npm run generate:api`);
  process.exitCode = 1;
}

await refresh(METADATA_FILE, describeTypes());
await refresh(CONSOLE_TYPES, await describeWire());
