import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { IstmoClient } from '../../../../apps/mcp/istmo-client.js';
import { parseMcpSettings } from '../../../../apps/mcp/mcp-settings.js';

const TOKEN = 'istmo_a-token-for-tests';
let server: Server | undefined;

/** @returns the address of a server that answers everything alike */
async function serve(listener: RequestListener): Promise<string> {
  const opened = createServer(listener);
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
}

async function close(): Promise<void> {
  const opened = server;
  server = undefined;
  opened?.closeAllConnections();
  if (opened) await new Promise((resolve) => opened.close(resolve));
}

function answer(status: number, body: string, headers: Readonly<Record<string, string>> = {}): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };
}

const messageOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no error',
    (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown)),
  );
const callAt = (url: string) => messageOf(new IstmoClient({ url, token: TOKEN }).getAccess());

describe('The client of a running Istmo', () => {
  afterEach(close);

  it.each([
    [
      401,
      '{"error":"The API token is not known."}',
      'Istmo refuses the token: The API token is not known. An administrator',
    ],
    [
      403,
      '{"error":"This API token lacks the scope \\"read\\"."}',
      'This API token lacks the scope "read". An administrator',
    ],
    [503, '{"error":"The database is away."}', 'Istmo could not do it (503): The database is away.'],
    [400, '{"error":"Wrong.","details":[{"field":"a","message":"b"}]}', 'Wrong.\na: b'],
    [404, '<html>', 'is not an Istmo that this command knows'],
    [302, '', 'is not an Istmo that this command knows'],
    [200, '{"ok":true}', 'is not an Istmo that this command knows'],
    [200, 'not JSON', 'is not an Istmo that this command knows'],
  ])('says of an answer %s %s what it means', async (status, body, message) => {
    const url = await serve(answer(status, body, status === 302 ? { location: 'http://elsewhere.example/' } : {}));
    expect(await callAt(url)).toContain(message);
  });

  it('says when it may call again', async () => {
    const limited = answer(429, '{"error":"Too often."}', { 'retry-after': '17' });
    expect(await callAt(await serve(limited))).toBe('Istmo was called too often. Try again in 17 seconds.');
  });

  it('says that the server is away, or hangs up', async () => {
    const url = await serve((request) => request.socket.destroy());
    expect(await callAt(url)).toContain(`Istmo cannot be reached at ${url} (`);
    await close();
    expect(await callAt(url)).toContain(`Istmo cannot be reached at ${url} (ECONNREFUSED).`);
    expect(await callAt('http://no-such-host.invalid')).toContain(
      'Istmo cannot be reached at http://no-such-host.invalid (',
    );
  });

  it('sends its token and its key, and keeps what the schema names', async () => {
    let seen: Readonly<Record<string, unknown>> = {};
    const url = await serve((request, response) => {
      seen = { ...request.headers, url: request.url };
      answer(200, '{"name":"A","secret":"B"}')(request, response);
    });
    const client = new IstmoClient({ url: `${url}/behind/a/path`, token: TOKEN });
    const result = await client.post('/api/x', z.object({ name: z.string() }), { body: {}, idempotencyKey: 'key' });
    expect(result).toEqual({ name: 'A' });
    expect(seen).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      'idempotency-key': 'key',
      url: '/behind/a/path/api/x',
    });
  });
});

describe('The settings of the MCP server', () => {
  it('come from the environment', () => {
    expect(parseMcpSettings({ ISTMO_TOKEN: TOKEN })).toEqual({ url: 'http://127.0.0.1:3000', token: TOKEN });
    const elsewhere = { ISTMO_URL: ' https://istmo.example/app/ ', ISTMO_TOKEN: ` ${TOKEN}\n` };
    expect(parseMcpSettings(elsewhere)).toEqual({ url: 'https://istmo.example/app', token: TOKEN });
  });

  it.each([
    [{ ISTMO_URL: 'istmo.example', ISTMO_TOKEN: TOKEN }, 'ISTMO_URL must be an address'],
    [{ ISTMO_URL: 'file:///etc/passwd', ISTMO_TOKEN: TOKEN }, 'ISTMO_URL must be an address'],
    [{ ISTMO_URL: 'http://user:pass@istmo.example', ISTMO_TOKEN: TOKEN }, 'ISTMO_URL must be an address'],
    [{}, 'ISTMO_TOKEN is not set'],
    [{ ISTMO_TOKEN: 'sk-something' }, 'ISTMO_TOKEN is no API token'],
    [{ ISTMO_TOKEN: 'istmo_a\r\nx: y' }, 'ISTMO_TOKEN is no API token'],
  ])('are refused where %j stands', (environment, message) => {
    expect(() => parseMcpSettings(environment)).toThrow(message);
  });
});
