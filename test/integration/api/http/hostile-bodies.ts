import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';
import { measureStall, readMainThreadCpuMs } from '../../../support/main-thread-cpu.js';
import { shareBytes, ThreadedClient } from '../../../support/threaded-client.js';

const MAX_STALL_MS = 200;
/** A collection of garbage may fall into one try; a bomb stalls every time. */
const TRIES = 5;

const ROUTES = [
  '/api/auth/login',
  '/api/webhook/email',
  '/api/webhook/email/raw',
  '/api/webhook/email/postmark',
  '/api/webhook/email/sendgrid',
  '/api/webhook/email/mailgun',
  '/api/emails/process-ai',
  '/api/rates',
  '/api/nowhere',
] as const;

const MILLIONS = 3_500_000;
const PART = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n';
const BOMBS: ReadonlyArray<readonly [name: string, type: string, body: string]> = [
  ['levels of lists', 'application/json', '['.repeat(MILLIONS) + ']'.repeat(MILLIONS)],
  ['levels of objects', 'application/json', '{"a":'.repeat(MILLIONS / 5)],
  ['empty objects', 'application/json', `{"Headers":[${'{},'.repeat(700_000)}{}]}`],
  ['keys', 'application/json', `{${Array.from({ length: 300_000 }, (_, at) => `"k${at}":1`).join(',')}}`],
  ['escaped quotation marks', 'application/json', `{"content":"${'\\"'.repeat(MILLIONS)}"}`],
  ['blanks', 'application/json', `${' '.repeat(8_000_000)}{}`],
  ['numbers', 'application/json', `[${'1,'.repeat(MILLIONS)}1]`],
  ['fields', 'application/x-www-form-urlencoded', 'a=1&'.repeat(600_000)],
  ['fields without a value', 'application/x-www-form-urlencoded', '&'.repeat(MILLIONS)],
  ['escapes', 'application/x-www-form-urlencoded', `a=${'%41'.repeat(MILLIONS)}`],
  ['parts', 'multipart/form-data; boundary=b', PART.repeat(20_000)],
  ['type that nobody knows', 'application/x-istmo', 'x'.repeat(MILLIONS)],
];

/** What a caller may bring: nothing, a secret that is none, a signature that is none, and the true secret. */
const CALLERS = {
  nobody: {},
  'a wrong secret': { authorization: 'Bearer no secret at all' },
  'a wrong signature': {
    'x-webhook-timestamp': String(Math.floor(Date.now() / 1000)),
    'x-webhook-signature': 'sha256=00',
  },
  'the true secret': { authorization: `Bearer ${WEBHOOK_SECRET}` },
} as const;

/** A route, and what its caller brings. */
export type HostileCall = readonly [route: string, caller: keyof typeof CALLERS];

/** Every route by every caller. */
export const HOSTILE_CALLS: readonly HostileCall[] = ROUTES.flatMap((route) =>
  (['nobody', 'a wrong secret', 'a wrong signature', 'the true secret'] as const).map(
    (caller) => [route, caller] as const,
  ),
);

/** Declares what becomes of bodies that mean harm. @param calls those to which every such body is sent */
export function describeHostileBodies(calls: readonly HostileCall[]): void {
  let app: InMemoryApp;
  let base: string;
  let client: ThreadedClient;
  describe('bodies that mean harm', () => {
    beforeAll(async () => {
      app = await InMemoryApp.open();
      base = await app.listen();
      client = new ThreadedClient(base);
    });
    afterAll(async () => {
      await client.close();
      await app.close();
    });

    const post = (path: string, type: string, body: string | Uint8Array, headers: Record<string, string>) =>
      client.post({ path, type, body, headers });

    describe('bodies that are meant to end the server', () => {
      it.each(calls)('are refused at %s from %s, and nobody waits', async (route, caller) => {
        const slow: string[] = [];
        for (const [name, type, body] of BOMBS) {
          const bytes = shareBytes(body);
          let best = Number.POSITIVE_INFINITY;
          for (let attempt = 0; attempt < TRIES && best > MAX_STALL_MS; attempt += 1) {
            const { result: status, stallMs } = await measureStall(() => post(route, type, bytes, CALLERS[caller]));
            expect([name, status]).not.toEqual([name, 500]);
            expect([name, status >= 400 || status === 0]).toEqual([name, true]);
            best = Math.min(best, stallMs);
          }
          if (best > MAX_STALL_MS) slow.push(`${name}: ${best.toFixed(0)} ms`);
        }
        expect(slow).toEqual([]);
      });

      it('are cut off where they come in chunks and never end', async () => {
        const { port } = new URL(base);
        for (const route of ROUTES) {
          const socket = connect(Number(port), '127.0.0.1');
          socket.on('error', () => undefined);
          const head = `POST ${route} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAuthorization: Bearer ${WEBHOOK_SECRET}`;
          socket.write(`${head}\r\nTransfer-Encoding: chunked\r\n\r\n`);
          const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`;
          let sent = 0;
          const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
          socket.on('data', () => socket.end());
          const send = (): void => {
            while (!socket.destroyed && sent < 100) {
              sent += 1;
              if (!socket.write(chunk)) {
                socket.once('drain', send);
                return;
              }
            }
          };
          send();
          await closed;
          expect([route, sent]).toEqual([route, expect.any(Number)]);
          expect(sent).toBeLessThan(100);
        }
      });

      it('are not taken apart after the first part too many', async () => {
        const form = Buffer.from(PART.repeat(200_000));
        const head =
          'POST /api/webhook/email/mailgun HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b';
        const measureCpuMs = async () => {
          const socket = connect(Number(new URL(base).port), '127.0.0.1');
          const before = readMainThreadCpuMs();
          socket.write(`${head}\r\nContent-Length: ${form.length}\r\n\r\n`);
          socket.write(form);
          // It is answered when the form has come to its end.
          socket.write('GET /api/nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
          const answers = await readText(socket);
          expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 404']);
          return readMainThreadCpuMs() - before;
        };
        // To its end it takes a second; the least of several tries, since other work on the machine lengthens each.
        let least = Number.POSITIVE_INFINITY;
        for (let time = 0; time < 8 && least >= 300; time += 1) least = Math.min(least, await measureCpuMs());
        expect(least).toBeLessThan(300);
      });

      it('are not unpacked', async () => {
        const packed = gzipSync(Buffer.alloc(50_000_000));
        expect(
          await post('/api/auth/login', 'application/json', packed, { 'content-encoding': 'gzip' }),
        ).toBeGreaterThanOrEqual(400);
      });

      it('leave the server with an answer for everybody else', async () => {
        expect(await post('/api/auth/login', 'application/json', '{"email":"x","password":"y"}', {})).toBe(401);
      });
    });
  });
}
