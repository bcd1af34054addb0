import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient, findFreePort, ServerProcess } from '../e2e/server-process.js';
import { DurableSmtpSink } from './durable-smtp-sink.js';
import { type AcceptedEmails, expectInvariants, waitUntilDrained } from './invariants.js';
import { aLoadEmail, computeShapePrices, postEmail, recognizeDomains, senderMailbox } from './load-emails.js';
import { SIZES } from './load-sizes.js';

const IDENTICAL = 50;
/** Emails during an outage, and as many while the server says "later". */
const EMAILS = 20;

describe('a server whose mail server is in trouble', () => {
  let folder: string;
  let sink: DurableSmtpSink;
  let server: ServerProcess;
  let client: ApiClient;
  let prices: readonly number[];
  const accepted = new Map<number, number>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'istmo-crash-mail-'));
    sink = await DurableSmtpSink.open(join(folder, 'sink.log'));
    const environment = { SMTP_URL: sink.url };
    server = await ServerProcess.start({ dataDir: join(folder, 'data'), port: await findFreePort(), environment });
    client = await ApiClient.signIn(server.base);
    await recognizeDomains(client, 3 * EMAILS);
    prices = await computeShapePrices(client);
  });

  afterAll(async () => {
    await server?.stop();
    await sink?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function receiveAll(numbers: readonly number[]): Promise<void> {
    const answers = await Promise.all(numbers.map((n) => postEmail(server.base, aLoadEmail(n))));
    answers.forEach((answer, at) => {
      expect(answer).toBeDefined();
      accepted.set(numbers[at] ?? -1, answer?.emailId ?? -1);
    });
  }

  const listNumbers = (from: number) => Array.from({ length: EMAILS }, (_, at) => from + at);
  const expectRest = (acceptedEmails: AcceptedEmails) => expectInvariants(client, acceptedEmails, sink, prices, 0);

  it(`takes ${IDENTICAL} identical posts at once for one email`, async () => {
    const answers = await Promise.all(Array.from({ length: IDENTICAL }, () => postEmail(server.base, aLoadEmail(0))));
    const ids = new Set(answers.map((answer) => answer?.emailId));
    expect(ids.size).toBe(1);
    expect(answers.filter((answer) => answer?.duplicate === false)).toHaveLength(1);
    for (const id of ids) accepted.set(0, id ?? -1);
    await waitUntilDrained(server.base, 60_000);
    await expectRest(accepted);
  });

  it('goes on quoting while the mail server is away, and sends everything when it is back', async () => {
    await sink.stopListening();
    const awayUntil = Date.now() + SIZES.outageSeconds * 1000;
    await receiveAll(listNumbers(1));
    const { json } = await client.call('GET', '/api/quotations?pageSize=500');
    expect((json as { total: number }).total).toBe(1 + EMAILS);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, awayUntil - Date.now())));
    expect(sink.received).toHaveLength(1);
    await sink.startListening();
    // A look every 15 seconds meets the outage, the next one the return; an outage that none meets costs a pause of 30 s.
    const seconds = await waitUntilDrained(server.base, 90_000);
    await expectRest(accepted);
    console.log(`${EMAILS} replies left ${seconds.toFixed(1)} s after an outage of ${SIZES.outageSeconds} s`);
  });

  it('comes again where the server says "later"', async () => {
    sink.isGreylisting = true;
    await receiveAll(listNumbers(1 + EMAILS));
    await waitUntilDrained(server.base, 120_000);
    sink.isGreylisting = false;
    await expectRest(accepted);
  });

  it('gives up one mailbox that does not exist, tells a person, and holds up nobody else', async () => {
    const bad = 1 + 2 * EMAILS;
    sink.unknown.add(senderMailbox(bad));
    await postEmail(server.base, aLoadEmail(bad));
    await receiveAll([bad + 1]);
    await waitUntilDrained(server.base, 60_000);
    const { json } = await client.call('GET', '/api/outbox?state=failed');
    expect((json as { data: unknown[] }).data).toMatchObject([
      { to: senderMailbox(bad), state: 'failed', attempts: 1 },
    ]);
    expect(sink.received.some((mail) => mail.to === senderMailbox(bad + 1))).toBe(true);
  });
});
