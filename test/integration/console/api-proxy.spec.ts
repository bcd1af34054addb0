import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '../../e2e/server-process.js';
import { waitToPass } from '../../support/wait-to-pass.js';

const ANSWER = [200, 'here'];
const FAILURE = [502, ''];

describe('Vite between the console and an API that starts again', () => {
  let said = '';
  let api: Server;
  let apiPort = 0;
  let vite: ChildProcess;
  let base: string;
  const listen = async (port: number) => {
    api = createServer((_request, response) => response.end('here')).listen(port, '127.0.0.1');
    await once(api, 'listening');
  };
  const end = async () => {
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
  };
  /** What the API answers, or Vite in its place. */
  const ask = async () => {
    const response = await fetch(`${base}/api/anything`);
    return [response.status, await response.text()];
  };
  const countSaid = (words: string) => said.split(words).length - 1;

  beforeAll(async () => {
    await listen(0);
    apiPort = (api.address() as AddressInfo).port;
    const port = await findFreePort();
    base = `http://127.0.0.1:${port}`;
    const parameters = ['--config', 'apps/console/vite.config.ts', '--port', String(port)];
    vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...parameters], {
      env: { PATH: process.env.PATH, API_URL: `http://127.0.0.1:${apiPort}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [vite.stdout, vite.stderr]) stream?.on('data', (chunk) => (said += String(chunk)));
    await waitToPass(async () => expect(await ask()).toEqual(ANSWER));
  });
  afterAll(async () => {
    const ended = once(vite, 'exit');
    vite.kill();
    await ended;
    await end();
  });

  it('says once that it cannot be reached, until it has answered', async () => {
    expect(countSaid('cannot be reached')).toBe(0);
    await end();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([FAILURE, FAILURE, FAILURE]);
    expect(await ask()).toEqual(FAILURE);
    await listen(apiPort);
    expect(await ask()).toEqual(ANSWER);
    await end();
    expect(await ask()).toEqual(FAILURE);
    await listen(apiPort);
    await waitToPass(async () => expect(countSaid(`The API at http://127.0.0.1:${apiPort} cannot be reached`)).toBe(2));
    expect(countSaid('ECONNREFUSED')).toBe(0);
  });
});
