import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ApiClient, findFreePort } from '../e2e/server-process.js';
import { aLoadEmail, listNumbersFrom, postAll, recognizeDomains } from './load-emails.js';
import { ServerFixture } from './server-fixture.js';
import { sendBySmtp } from './smtp-sender.js';

const EMAILS = 24;
/** Mails over SMTP are acknowledged before anything is read: what a slow model must not slow down. */
const ACKNOWLEDGED = 30;
const MAX_IDLE_SECONDS = 1;
const TIMEOUT_MS = 300_000;
const IDLE = `SELECT count(*)::integer AS idle FROM pg_stat_activity
              WHERE datname = current_database() AND state = 'idle in transaction'
                AND now() - state_change > interval '${MAX_IDLE_SECONDS} second'`;

/** A model that answers nothing useful, after a time; undefined: never. */
async function openSlowLlm(afterMs: number | undefined): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume();
    if (afterMs === undefined) return;
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"choices":[{"index":0,"message":{"role":"assistant","content":"{}"},"finish_reason":"stop"}]}');
    }, afterMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

let fixture: ServerFixture;
let llmServer: Server | undefined;
afterEach(async () => {
  await fixture?.close();
  llmServer?.closeAllConnections();
  llmServer?.close();
});

describe('a language model that takes its time', () => {
  it.each([
    ['half a second', 500],
    ['eight seconds', 8_000],
    ['a minute', 60_000],
    ['for ever', undefined],
  ])(
    '%s: mail is accepted as fast, all of it is dealt with, and no transaction waits for it',
    async (time, afterMs) => {
      fixture = await ServerFixture.open('slow-model', 'outside');
      llmServer = await openSlowLlm(afterMs);
      const { port } = llmServer.address() as AddressInfo;
      const smtp = await findFreePort();
      const istmo = await fixture.start({
        environment: {
          ...{ LLM_PROVIDER: 'openai', LLM_MODEL: 'slow', LLM_API_KEY: 'key', LLM_MODE: 'always' },
          ...{ LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, SMTP_LISTEN: `127.0.0.1:${smtp}` },
        },
      });
      await recognizeDomains(await ApiClient.signIn(istmo.base), EMAILS);
      const watcher = new pg.Client({ connectionString: fixture.databaseUrl });
      await watcher.connect();
      let idle = 0;
      let isOver = false;
      const monitoring = (async () => {
        while (!isOver) {
          idle = Math.max(idle, (await watcher.query(IDLE)).rows[0].idle);
          await new Promise((resolve) => setTimeout(resolve, 250));
        }
      })();
      try {
        const posting = postAll(istmo.base, listNumbersFrom(0, EMAILS), fixture.accepted);
        const acknowledgedMs: number[] = [];
        for (const n of listNumbersFrom(0, ACKNOWLEDGED)) {
          const from = performance.now();
          expect(await sendBySmtp(smtp, aLoadEmail(5_000 + n))).toMatch(/^250 /);
          acknowledgedMs.push(performance.now() - from);
        }
        await posting;
        const from = Date.now();
        const countAnswered = async () =>
          (
            (await (await ApiClient.signIn(istmo.base)).call('GET', '/api/emails?status=received')).json as {
              total: number;
            }
          ).total;
        while ((await countAnswered()) > 0 && Date.now() - from < TIMEOUT_MS)
          await new Promise((resolve) => setTimeout(resolve, 1_000));
        expect(await countAnswered()).toBe(0);
        expect(idle).toBe(0);
        acknowledgedMs.sort((a, b) => a - b);
        console.log(
          `model ${time}: accepted in ${acknowledgedMs[Math.floor(ACKNOWLEDGED / 2)]?.toFixed(0)} ms (median), ${acknowledgedMs.at(-1)?.toFixed(0)} ms (longest)`,
        );
      } finally {
        isOver = true;
        await monitoring;
        await watcher.end();
      }
    },
  );
});
