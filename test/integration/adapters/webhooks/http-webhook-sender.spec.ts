import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HttpWebhookSender } from '../../../../adapters/webhooks/http-webhook-sender.js';
import { isPublicAddress } from '../../../../adapters/webhooks/public-address.js';
import { signWebhook } from '../../../../adapters/webhooks/sign-webhook.js';

// The example of the Standard Webhooks specification, and what every library of it makes of it.
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const MESSAGE = {
  messageId: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
  secret: SECRET,
};
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

interface Taken {
  readonly headers: IncomingMessage['headers'];
  readonly method: string | undefined;
  readonly body: string;
}

let server: Server;
let base: string;
let taken: Taken[];
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  taken = [];
  answer = (response) => response.writeHead(204).end();
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    taken.push({ headers: request.headers, method: request.method, body: Buffer.concat(chunks).toString('utf8') });
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const send = (url: string, more: Partial<ConstructorParameters<typeof HttpWebhookSender>[0]> = {}) =>
  new HttpWebhookSender({ allowsPrivateTargets: true, ...more }).send({ ...MESSAGE, url });

describe('HttpWebhookSender', () => {
  it('signs as Standard Webhooks says', () => {
    expect(signWebhook(MESSAGE)).toEqual({
      'webhook-id': MESSAGE.messageId,
      'webhook-timestamp': '1614265330',
      'webhook-signature': SIGNATURE,
    });
  });

  it('posts the bytes that were signed', async () => {
    const body = '{"type":"quotation.held","data":{"name":"ñ"}}';
    const sender = new HttpWebhookSender({ allowsPrivateTargets: true });
    expect(await sender.send({ ...MESSAGE, body, url: `${base}/hooks` })).toEqual({
      kind: 'delivered',
      statusCode: 204,
    });
    const [request] = taken;
    expect(request).toMatchObject({ method: 'POST', body, headers: { 'content-type': 'application/json' } });
    const key = Buffer.from(SECRET.slice(6), 'base64');
    const signed = `${request?.headers['webhook-id']}.${request?.headers['webhook-timestamp']}.${request?.body}`;
    const expected = createHmac('sha256', key).update(signed).digest('base64');
    expect(request?.headers['webhook-signature']).toBe(`v1,${expected}`);
  });

  it('takes only 2xx for taken, follows no redirect, and hears what it is to wait', async () => {
    answer = (response) => response.writeHead(302, { location: `${base}/elsewhere` }).end();
    expect(await send(base)).toMatchObject({ kind: 'failed', failure: 'status', statusCode: 302 });
    expect(taken).toHaveLength(1);
    answer = (response) => response.writeHead(503, { 'retry-after': '120' }).end();
    expect(await send(base)).toMatchObject({ statusCode: 503, retryAfterMs: 120_000 });
    answer = (response) => response.writeHead(429, { 'retry-after': 'Thu, 25 Feb 2021 15:03:10 GMT' }).end();
    expect(await send(base)).toMatchObject({ statusCode: 429, retryAfterMs: 60_000 });
    answer = (response) => response.writeHead(500, { 'retry-after': 'soon' }).end();
    expect(await send(base)).toMatchObject({ statusCode: 500, retryAfterMs: undefined });
  });

  it('reads no answer to its end, and waits for none too long', async () => {
    let isClosed = false;
    answer = (response) => {
      response.on('close', () => {
        isClosed = true;
      });
      response.writeHead(200);
      const flood = () => {
        if (!response.destroyed) response.write('x'.repeat(65_536), flood);
      };
      flood();
    };
    const closed = new Promise((resolve) =>
      server.once('request', (_request, response) => response.on('close', resolve)),
    );
    expect(await send(base)).toEqual({ kind: 'delivered', statusCode: 200 });
    await closed;
    expect(isClosed).toBe(true);
    answer = () => undefined;
    expect(await send(base, { timeoutMs: 200 })).toMatchObject({ failure: 'timed-out', statusCode: undefined });
  });

  it('connects to no address of a private network, by whatever name', async () => {
    const { port } = new URL(base);
    const refusing = { allowsPrivateTargets: false };
    const names = ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', 'localhost', '169.254.169.254'];
    for (const name of names) {
      const url = `http://${name}:${port}/`;
      expect([name, await send(url, refusing)]).toEqual([
        name,
        expect.objectContaining({ failure: 'address-refused' }),
      ]);
      expect(await new HttpWebhookSender(refusing).isTargetRefused(url)).toBe(true);
    }
    const resolve = async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '10.1.2.3', family: 4 },
    ];
    expect(await send(`http://mixed.example:${port}/`, { ...refusing, resolve })).toMatchObject({
      failure: 'address-refused',
    });
    expect(taken).toEqual([]);
  });

  it('connects to the addresses that it has judged, whatever the name means a moment later', async () => {
    let lookups = 0;
    const resolve = async () => {
      lookups += 1;
      return [{ address: lookups === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    };
    const { port } = new URL(base);
    expect(await send(`http://rebound.example:${port}/`, { resolve })).toMatchObject({ kind: 'delivered' });
    expect(lookups).toBe(1);
  });

  it('says what is wrong', async () => {
    const resolve = async () => {
      throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    };
    expect(await send('https://nobody.example/', { resolve })).toMatchObject({ failure: 'name-unknown' });
    const { port } = new URL(base);
    server.closeAllConnections();
    expect(await send('http://127.0.0.1:1/')).toMatchObject({ failure: 'unreachable' });
    // No TLS is spoken there.
    expect(await send(`https://127.0.0.1:${port}/`)).toMatchObject({ kind: 'failed' });
  });
});

describe('an address', () => {
  it.each([
    ...['0.0.0.0', '10.9.8.7', '100.64.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
    ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fc00::1', 'fd12::1'],
    ...['::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::', '2001:db8::1', '2001:0:1::', 'ff02::1', 'not an address'],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});
