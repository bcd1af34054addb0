import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../contracts/contract-context.js';
import { ApiClient } from '../e2e/server-process.js';
import { DatabaseProxy } from './database-proxy.js';
import { listNumbersFrom, postAll, recognizeDomains } from './load-emails.js';
import { ServerFixture } from './server-fixture.js';

const EMAILS = 24;
/** So long that mails are on their way at every moment. */
const SLOW_MS = 3_000;
/** Longer than a lease, and than a process tries to put its work back. */
const GONE_MS = 90_000;
const TIMEOUT_MS = 480_000;

describe('two workers whose database is gone for longer than a lease while their mail is being handed over', () => {
  let fixture: ServerFixture;
  let proxy: DatabaseProxy;
  beforeAll(async () => {
    fixture = await ServerFixture.open('handed-over', 'outside');
    proxy = new DatabaseProxy(new URL(fixture.databaseUrl));
    await proxy.open();
  });
  afterAll(async () => {
    await fixture.close();
    await proxy.close();
  });

  it('send none of it a second time, whoever of them comes back first', async () => {
    const { sink } = fixture;
    sink.delayMs = SLOW_MS;
    const startServer = (data: string, WORKERS: string) =>
      fixture.start({ data, environment: { DATABASE_URL: proxy.url, WORKERS } });
    const receiver = await startServer('door', 'none');
    await startServer('worker-1', 'only');
    await startServer('worker-2', 'only');
    await recognizeDomains(await ApiClient.signIn(receiver.base), EMAILS);
    await postAll(receiver.base, listNumbersFrom(0, EMAILS), fixture.accepted);
    await eventually(async () => (sink.received.length > 0 ? true : undefined), TIMEOUT_MS);
    await proxy.close();
    const receivedCount = sink.received.length;
    await new Promise((resolve) => setTimeout(resolve, GONE_MS));
    const unnoted = sink.received.length - receivedCount;
    await proxy.open();
    const from = Date.now();
    const repeats = await fixture.expectInvariants(receiver, TIMEOUT_MS, 0);
    expect(unnoted).toBeGreaterThan(0);
    console.log(
      `${unnoted} replies were taken by the mail server while the database was gone for ${GONE_MS / 1000} s: ${repeats} came twice; ` +
        `all ${EMAILS} were noted ${((Date.now() - from) / 1000).toFixed(0)} s after its return`,
    );
  });
});
