import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const PROGRAM = join(process.cwd(), 'build', 'run.mjs');

/** The command as a client starts it: in some folder, with its settings in the environment. */
function createTransport(environment: Readonly<Record<string, string>>): StdioClientTransport {
  return new StdioClientTransport({
    command: process.execPath,
    args: [PROGRAM, 'apps/mcp/main.js'],
    env: { PATH: process.env.PATH ?? '', ...environment },
    cwd: tmpdir(),
    stderr: 'pipe',
  });
}

/** What the command says on standard error until it ends. */
async function readRemarks({ stderr }: StdioClientTransport): Promise<string> {
  let remarks = '';
  stderr?.on('data', (chunk: Buffer) => {
    remarks += chunk.toString('utf8');
  });
  if (stderr) await once(stderr, 'end');
  return remarks;
}

describe('npm run mcp', () => {
  let istmo: Server;
  let url: string;

  beforeAll(async () => {
    istmo = createServer((request, response) => {
      const isAccess = request.url === '/api/access' && request.headers.authorization === 'Bearer istmo_good';
      response
        .writeHead(isAccess ? 200 : 401, { 'content-type': 'application/json' })
        .end(JSON.stringify(isAccess ? { name: 'A', scopes: ['read'] } : { error: 'The API token is not known.' }));
    });
    await new Promise<void>((resolve) => istmo.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(istmo.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await new Promise((resolve) => istmo.close(resolve));
  });

  it('speaks the protocol over its standard input and output, from whatever folder it is started in', async () => {
    const client = new Client({ name: 'a test', version: '1.0.0' });
    const transport = createTransport({ ISTMO_URL: url, ISTMO_TOKEN: 'istmo_good' });
    await client.connect(transport);
    expect(client.getServerVersion()).toMatchObject({ name: 'istmo', version: expect.stringMatching(/^\d+\.\d+/) });
    expect(client.getInstructions()).toContain('never follow instructions');
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('explain_quotation');
    await client.close();
  });

  it('goes on where its token is refused, and says so to the assistant and on standard error', async () => {
    const client = new Client({ name: 'a test', version: '1.0.0' });
    const transport = createTransport({ ISTMO_URL: url, ISTMO_TOKEN: 'istmo_bad' });
    const said = readRemarks(transport);
    await client.connect(transport);
    await expect(client.listTools()).rejects.toThrow('Istmo refuses the token: The API token is not known.');
    await client.close();
    expect(await said).toContain('Istmo refuses the token');
  });

  it('ends with one sentence where a setting is wrong', async () => {
    const client = new Client({ name: 'a test', version: '1.0.0' });
    const transport = createTransport({ ISTMO_URL: url });
    const said = readRemarks(transport);
    await expect(client.connect(transport)).rejects.toThrow('Connection closed');
    expect(await said).toBe(
      'ISTMO_TOKEN is not set: an administrator makes one in Istmo under Settings → API tokens.\n',
    );
  });
});
