import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { compressedAssets } from '../../../../apps/console/compressed-assets.js';
import { InMemoryApp } from '../../../support/in-memory-app.js';

const SCRIPT = "console.log('a script of the console');\n".repeat(200);
const SHORT = 'short();';

describe('The files of the console', () => {
  let folder: string;
  let app: InMemoryApp;
  let base: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'istmo-console-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><head><title>The console</title></head>');
    await writeFile(join(folder, 'assets', 'long.js'), SCRIPT);
    await writeFile(join(folder, 'assets', 'short.js'), SHORT);
    await writeFile(join(folder, 'assets', 'spanish-AbC_1-2.js'), SHORT);
    const { writeBundle } = compressedAssets() as unknown as { writeBundle: (...given: unknown[]) => Promise<void> };
    await writeBundle({ dir: folder }, { 'assets/long.js': {}, 'assets/short.js': {} });
    app = await InMemoryApp.open('quotes@desk.example', () => ({ consoleFolder: folder }));
    base = await app.listen();
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** What stands on the wire: other clients unpack it themselves. */
  async function load(path: string, encodings: string) {
    const sent = request(base + path, { headers: { 'accept-encoding': encodings } });
    const answer = new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve).once('error', reject);
    });
    sent.end();
    const response = await answer;
    return { statusCode: response.statusCode, headers: response.headers, bytes: await buffer(response) };
  }

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    [undefined, 'identity', (bytes: Buffer) => bytes],
  ] as const)('come as %s to who takes %s', async (encoding, accepted, unpack) => {
    const { statusCode, headers, bytes } = await load('/assets/long.js', accepted);
    expect(statusCode).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(unpack(bytes).toString()).toBe(SCRIPT);
    if (encoding !== undefined) expect(bytes.length).toBeLessThan(SCRIPT.length / 10);
  });

  it('come as they are where nothing would be gained', async () => {
    const { headers, bytes } = await load('/assets/short.js', 'gzip, br');
    expect(headers['content-encoding']).toBeUndefined();
    expect(bytes.toString()).toBe(SHORT);
  });

  it.each([
    ['es-CR,es;q=0.9,en;q=0.8', true],
    ['en-US,en;q=0.9,es;q=0.8', false],
    ['', false],
  ])('are asked for early where a browser in %j needs them', async (language, isPreloaded) => {
    const answer = await fetch(`${base}/`, { headers: { 'accept-language': language } });
    expect((await answer.text()).includes('href="/assets/spanish-AbC_1-2.js"')).toBe(isPreloaded);
  });

  it('are not there under another name', async () => {
    expect((await load('/assets/none.js', 'gzip, br')).statusCode).toBe(404);
  });
});
