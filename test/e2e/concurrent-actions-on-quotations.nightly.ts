import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DurableSmtpSink } from '../resilience/durable-smtp-sink.js';
import { changeDocumentRate } from '../support/change-rate.js';
import { STEP_TIMEOUT_MS } from '../support/wait-to-pass.js';
import { buildOnceStatuses, callConcurrently } from './call-concurrently.js';
import { PostgresApp } from './postgres-app.js';
import { ADMIN, type ApiClient, WEBHOOK_SECRET } from './server-process.js';

const REQUEST_TEXT = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';

interface Details {
  readonly status: string;
  readonly revision: number;
  readonly events: readonly { readonly action: string }[];
}
interface OutboxRow {
  readonly id: number;
  readonly quotationId: number;
  readonly state: string;
}

describe('five of the same clicks at once on a server with PostgreSQL', () => {
  let folder: string;
  let app: PostgresApp;
  let client: ApiClient;
  let sink: DurableSmtpSink;
  let base: string;
  let mails = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'istmo-five-clicks-'));
    sink = await DurableSmtpSink.open(join(folder, 'sink.log'));
    app = await PostgresApp.open({ SMTP_URL: sink.url });
    ({ base, client } = app);
    const domain = { domain: 'pinar.example', companyName: 'Pinar', isApproved: true };
    expect((await client.call('POST', '/api/recognized-domains', domain)).status).toBe(201);
  });

  afterAll(async () => {
    await app?.close();
    await sink?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Brings an email in. @returns what became of it */
  async function receive(from: string, content = REQUEST_TEXT, subject = 'Flete') {
    mails += 1;
    const email = { from, to: 'quotes@localhost', subject, content, messageId: `<five-${mails}@pinar.example>` };
    const response = await fetch(`${base}/api/webhook/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${WEBHOOK_SECRET}` },
      body: JSON.stringify(email),
    });
    return (await response.json()) as { readonly emailId: number; readonly quotationId: number };
  }
  const held = async () => (await receive(`Eva <eva${mails}@lago.example>`)).quotationId;
  const details = async (id: number) => (await client.call('GET', `/api/quotations/${id}/details`)).json as Details;
  const click = (id: number, what: string, body?: unknown) =>
    callConcurrently(client, 'POST', `/api/quotations/${id}/${what}`, body);
  const happened = async (id: number, action: string) =>
    (await details(id)).events.filter((event) => event.action === action).length;
  async function waitUntil(reached: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + STEP_TIMEOUT_MS;
    while (!(await reached())) if (Date.now() > deadline) throw new Error('What was waited for did not come.');
  }
  const waitForIdle = async () => {
    const { data } = (await client.call('GET', '/api/outbox?state=waiting')).json as { data: readonly OutboxRow[] };
    return data.length === 0;
  };
  async function findReply(quotationId: number): Promise<OutboxRow> {
    const { data } = (await client.call('GET', '/api/outbox?pageSize=100')).json as { data: readonly OutboxRow[] };
    const reply = data.find((row) => row.quotationId === quotationId);
    if (!reply) throw new Error(`Quotation ${quotationId} has no reply.`);
    return reply;
  }
  const findSentTo = (name: string) => sink.received.filter(({ to }) => to.startsWith(name));

  it('approve a held quotation once, and send one mail', async () => {
    const { quotationId: id } = await receive('Eva <approved@lago.example>');
    expect((await click(id, 'send', { revision: 1 })).statuses).toEqual(buildOnceStatuses(200, 409));
    await waitUntil(async () => (await details(id)).status === 'sent');
    expect(await happened(id, 'Quotation approved')).toBe(1);
    expect(findSentTo('approved')).toHaveLength(1);
  });

  it('approve nothing but the revision that the person saw', async () => {
    const id = await held();
    await changeDocumentRate(client, 1_001);
    await client.call('POST', `/api/quotations/${id}/reprice`);
    expect(await client.call('POST', `/api/quotations/${id}/send`, { revision: 1 })).toMatchObject({
      status: 409,
      json: { error: `Somebody else has changed Q${id} in the meantime: it is now revision 2.` },
    });
    expect((await client.call('POST', `/api/quotations/${id}/send`, { revision: 2 })).status).toBe(200);
  });

  it('send a quotation again once, even when the copy leaves between two of them', async () => {
    const { quotationId: id } = await receive('Rosa <again@pinar.example>');
    await waitUntil(async () => (await details(id)).status === 'sent');
    expect((await click(id, 'resend')).statuses).toEqual(buildOnceStatuses(200, 409));
    await waitUntil(async () => (await details(id)).status === 'sent');
    expect(await client.call('POST', `/api/quotations/${id}/resend`)).toMatchObject({
      status: 409,
      json: { error: `Q${id} was sent again less than a minute ago.` },
    });
    await waitUntil(waitForIdle);
    expect(findSentTo('again')).toHaveLength(2);
  });

  it('reprice once where the revision is named, and never make one of two where it is not', async () => {
    const id = await held();
    await changeDocumentRate(client, 1_002);
    expect((await click(id, 'reprice', { revision: 1 })).statuses).toEqual(buildOnceStatuses(200, 409));
    expect((await details(id)).revision).toBe(2);
    await changeDocumentRate(client, 1_003);
    const unnamed = await click(id, 'reprice');
    expect(unnamed.statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    // Whoever comes after the first finds nothing that differs.
    expect(new Set(unnamed.done.map((answer) => (answer as Details).revision))).toEqual(new Set([3]));
    expect((await details(id)).revision).toBe(3);
  });

  it('correct once', async () => {
    const id = await held();
    const correction = { revision: 1, goods: { weight: 410 } };
    expect((await click(id, 'correct', correction)).statuses).toEqual(buildOnceStatuses(200, 409));
    expect(await details(id)).toMatchObject({ revision: 2 });
    expect(await happened(id, 'Quotation corrected')).toBe(1);
  });

  it('set aside once and reopen once', async () => {
    const id = await held();
    expect((await click(id, 'set-aside', { reason: 'Cancelled.' })).statuses).toEqual(buildOnceStatuses(200, 409));
    expect((await click(id, 'reopen')).statuses).toEqual(buildOnceStatuses(200, 409));
    expect(await happened(id, 'Quotation set aside')).toBe(1);
    expect(await happened(id, 'Quotation reopened')).toBe(1);
  });

  it('make one revision of two changes to the same one', async () => {
    const id = await held();
    await changeDocumentRate(client, 1_004);
    const answers = await Promise.all([
      client.call('POST', `/api/quotations/${id}/reprice`, { revision: 1 }),
      client.call('POST', `/api/quotations/${id}/correct`, { revision: 1, goods: { weight: 411 } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await details(id)).revision).toBe(2);
  });

  it('keep a waiting reply back once, and put it back once', async () => {
    await client.call('PUT', '/api/settings/system', { autoResponseDelay: 30 });
    const { quotationId: id } = await receive('Rosa <kept-back@pinar.example>');
    await client.call('PUT', '/api/settings/system', { autoResponseDelay: 0 });
    const reply = await findReply(id);
    expect((await callConcurrently(client, 'POST', `/api/outbox/${reply.id}/cancel`)).statuses).toEqual(
      buildOnceStatuses(200, 409),
    );
    expect((await details(id)).status).toBe('pending');
    expect((await callConcurrently(client, 'DELETE', `/api/outbox/${reply.id}/cancel`)).statuses).toEqual(
      buildOnceStatuses(200, 409),
    );
    expect((await details(id)).status).toBe('completed');
    expect(findSentTo('kept-back')).toEqual([]);
    expect((await callConcurrently(client, 'POST', `/api/outbox/${reply.id}/cancel`)).statuses).toEqual(
      buildOnceStatuses(200, 409),
    );
  });

  it('try a refused reply again once', async () => {
    sink.unknown.add('nobody@pinar.example');
    const { quotationId: id } = await receive('Nadia <nobody@pinar.example>');
    await waitUntil(async () => (await details(id)).status === 'failed');
    sink.unknown.clear();
    const reply = await findReply(id);
    expect((await callConcurrently(client, 'POST', `/api/outbox/${reply.id}/retry`)).statuses).toEqual(
      buildOnceStatuses(200, 409),
    );
    await waitUntil(async () => (await details(id)).status === 'sent');
    expect(findSentTo('nobody')).toHaveLength(1);
  });

  it('process an email again once, and close a follow-up once', async () => {
    const ignored = await receive('Rosa <rosa@pinar.example>', 'See you at lunch on Friday.', 'Lunch');
    const again = `/api/emails/${ignored.emailId}/reprocess`;
    const tries = await callConcurrently(client, 'POST', again);
    // An email is read again within milliseconds: a call that comes after that is another try.
    expect(tries.statuses[0]).toBe(202);
    expect(tries.statuses.filter((status) => status !== 202 && status !== 409)).toEqual([]);
    const { quotationId } = await receive('Rosa <rosa@pinar.example>');
    const question = await receive(
      'Rosa <rosa@pinar.example>',
      'Thanks. Which airline would that be with, please?',
      `Re: Flete [Q${quotationId}]`,
    );
    const done = await callConcurrently(client, 'POST', `/api/emails/${question.emailId}/done`);
    expect(done.statuses).toEqual(buildOnceStatuses(200, 409));
  });

  it('try a notification mail again once, and ask for one test mail a minute', async () => {
    sink.unknown.add(ADMIN.email);
    const tests = await callConcurrently(client, 'POST', '/api/settings/notifications/test');
    const { length } = tests.done;
    expect(length).toBeGreaterThan(0);
    // Only the turn of a minute lets a second one through.
    expect(length).toBeLessThan(3);
    const id = (tests.done[0] as { readonly id: number }).id;
    const mail = async () =>
      (await client.call('GET', `/api/outbox/notifications/${id}`)).json as { readonly state: string };
    await waitUntil(async () => (await mail()).state === 'failed');
    sink.unknown.clear();
    expect((await callConcurrently(client, 'POST', `/api/outbox/notifications/${id}/retry`)).statuses).toEqual(
      buildOnceStatuses(200, 409),
    );
    await waitUntil(async () => (await mail()).state === 'sent');
    expect(sink.changedRepeats()).toEqual([]);
  });
});
