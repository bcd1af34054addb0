import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseReferences } from '../../../../apps/api/inbound-mail/mail-headers.js';
import { WEBHOOK_SECRET } from '../../../support/in-memory-app.js';
import { measureStall } from '../../../support/main-thread-cpu.js';
import { BASIC_AUTH, FROM, REQUEST_TEXT, WebhookApp, type WebhookResponse } from '../../../support/webhook-app.js';

const TO = 'quotes@desk.example';
const MAX_STALL_MS = 200;
/** A collection of garbage may fall into one try; headers that are read take long every time. */
const TRIES = 5;
const REFERENCES = '<a@b.example> '.repeat(100_000);
/** Lists of names and values as Mailgun writes headers, each of some megabytes. */
const HEADER_LISTS: Readonly<Record<string, () => string>> = {
  levels: () => '['.repeat(4_000_000),
  'pairs of them': () => `[${'["X-A","b"],'.repeat(500_000)}["X-A","b"]]`,
  'names of objects': () => `{${Array.from({ length: 400_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
  references: () => JSON.stringify([['References', REFERENCES]]),
};

let app: WebhookApp;

async function toForm(fields: Readonly<Record<string, string>>): Promise<{ body: Buffer; type: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const encoded = new Response(form);
  return { body: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type') ?? '' };
}

async function postMailgun(headerList: string): Promise<{ result: WebhookResponse; stallMs: number }> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const token = randomBytes(25).toString('hex');
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${timestamp}${token}`).digest('hex');
  const { body, type } = await toForm({
    ...{ timestamp, token, signature, recipient: TO, from: FROM, subject: app.nextSubject() },
    ...{ 'body-plain': REQUEST_TEXT, 'Message-Id': app.nextMessageId(), 'message-headers': headerList },
  });
  return measureStall(() => app.post('mailgun', new Uint8Array(body), { 'content-type': type }));
}

/** An email that a person finds, with its sender and its words, and that nobody was quoted for. */
async function expectKept(answer: WebhookResponse): Promise<void> {
  expect(answer).toMatchObject({ status: 200, json: { outcome: 'failed', reasons: ['processing-failed'] } });
  const stored = await app.findStoredEmail(answer);
  expect(stored.lastError).toBe('The headers of the message are longer than any that are read.');
  expect(stored.text).toContain(FROM);
  expect(stored.text).toContain(REQUEST_TEXT);
}

describe('mail whose headers are longer than any', () => {
  beforeAll(async () => {
    app = await WebhookApp.open();
  });
  afterAll(() => app.close());

  it.each(Object.entries(HEADER_LISTS))(
    'is kept unread where Mailgun lists %s, and nobody waits',
    async (_, listOf) => {
      const list = listOf();
      let best = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < TRIES && best > MAX_STALL_MS; attempt += 1) {
        const { result, stallMs } = await postMailgun(list);
        await expectKept(result);
        best = Math.min(best, stallMs);
      }
      expect(best).toBeLessThanOrEqual(MAX_STALL_MS);
    },
  );

  it('is kept unread where SendGrid hands it in', async () => {
    const fields = { from: FROM, to: TO, subject: app.nextSubject(), text: REQUEST_TEXT };
    const longFields: ReadonlyArray<Record<string, string>> = [
      { headers: `References: ${REFERENCES}\n` },
      { headers: 'A: b\n', dkim: '@a'.repeat(200_000) },
    ];
    for (const long of longFields) {
      const { body, type } = await toForm({ ...fields, ...long });
      await expectKept(await app.post('sendgrid', new Uint8Array(body), { ...BASIC_AUTH, 'content-type': type }));
    }
  });

  it('is kept unread where Postmark hands it in', async () => {
    const body = {
      ...{ From: FROM, To: TO, Subject: app.nextSubject(), TextBody: REQUEST_TEXT, MessageID: 'long-headers' },
      Headers: [{ Name: 'X-Spam-Tests', Value: 'DKIM_VALID_AU,'.repeat(50_000) }],
    };
    const headers = { ...BASIC_AUTH, 'content-type': 'application/json' };
    await expectKept(await app.post('postmark', JSON.stringify(body), headers));
  });

  it('is refused where a program of ours hands it in', async () => {
    const email = { from: FROM, to: TO, subject: app.nextSubject(), content: REQUEST_TEXT };
    const headers = { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'application/json' };
    const long = { ...email, headers: { 'Authentication-Results': `mx; ${'dmarc=pass '.repeat(50_000)}` } };
    const { status, json } = await app.post('../email', JSON.stringify(long), headers);
    expect([status, json]).toEqual([400, { error: 'The headers of the message are longer than any that are read.' }]);
  });

  it('leaves the newest references of a thread', () => {
    const references = parseReferences(`${REFERENCES}<newest@b.example>`);
    expect(references.at(-1)).toBe('<newest@b.example>');
    expect(references.length).toBeLessThan(10_000);
  });
});
