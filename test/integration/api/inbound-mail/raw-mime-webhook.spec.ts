import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HtmlBodyText } from '../../../../adapters/mail/html-to-text/html-to-text-converter.js';
import { NodeDigest } from '../../../../adapters/identity/node-hasher.js';
import { MailparserMimeReader } from '../../../../adapters/mail/mime/mailparser-mime-parser.js';
import { SystemClock } from '../../../../adapters/runtime/system-clock.js';
import { ReceiveEmail } from '../../../../application/inbound-mail/receive-email.js';
import { takeSmtpMail } from '../../../../apps/api/inbound-mail/receive-smtp-mail.js';
import { ImpenetrableEmail, MimeReader } from '../../../../domain/inbound-mail/mime-parser.port.js';
import { eventually } from '../../../contracts/contract-context.js';
import { BASIC, DeskBehindDoors, FROM, WORDS } from '../../../support/webhook-app.js';
import { WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

let doors: DeskBehindDoors;

beforeAll(async () => {
  doors = await DeskBehindDoors.open();
});
afterAll(() => doors.close());

describe('the door for raw messages', () => {
  const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'message/rfc822' };

  it('answers a request as it travels', async () => {
    const results = 'Authentication-Results: mx.desk.example; dmarc=pass header.from=flores-del-valle.example';
    const answer = await doors.post('raw', doors.rawMail([results]), BEARER);
    expect(answer).toMatchObject({ status: 200, json: { outcome: 'answered' } });
  });

  it('takes a signature over the message, and no other proof', async () => {
    const raw = doors.rawMail();
    const now = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${now}.${raw}`).digest('hex');
    const signed = { 'x-webhook-timestamp': String(now), 'x-webhook-signature': `sha256=${signature}` };
    const type = { 'content-type': 'message/rfc822' };
    expect((await doors.post('raw', raw, { ...type, ...signed })).status).toBe(200);
    expect((await doors.post('raw', `${raw} `, { ...type, ...signed })).status).toBe(401);
    expect((await doors.post('raw', raw, type)).status).toBe(401);
  });

  it.each([
    ['nothing', '', 'message/rfc822', 400],
    ['JSON', '{}', 'application/json', 400],
    ['plain text', 'From: a@b.example\r\n\r\nHola', 'text/plain', 400],
    ['another type', 'From: a@b.example\r\n\r\nHola', 'application/pdf', 415],
    ['more than the setting allows', 'x'.repeat(15 * 1024 * 1024), 'message/rfc822', 413],
    ['more than any door takes', 'x'.repeat(31 * 1024 * 1024), 'message/rfc822', 413],
  ])('refuses %s', async (_, body, contentType, status) => {
    expect((await doors.post('raw', body, { ...BEARER, 'content-type': contentType })).status).toBe(status);
  });
});

describe('the doors of a desk that knows its mail border', () => {
  const FORGED = 'mx.flores-del-valle.example; dmarc=pass header.from=flores-del-valle.example';
  const OURS = 'mx.desk.example; dmarc=fail header.from=flores-del-valle.example';
  let guarded: DeskBehindDoors;
  beforeAll(async () => {
    const authservId = 'mx.desk.example';
    guarded = await DeskBehindDoors.open(() => ({
      authservId,
      mimeReader: new MailparserMimeReader(new HtmlBodyText(), authservId),
    }));
  });
  afterAll(() => guarded.close());

  it.each([
    ['a verdict of another name', [FORGED], undefined],
    ['our own verdict below another one', [FORGED, OURS], OURS],
    ['our own verdict above one that bears our name', [OURS, OURS.replace('fail', 'pass')], OURS],
  ])('believe of a raw message only what it has said: %s', async (_, results, believed) => {
    const headers = results.map((value) => `Authentication-Results: ${value}`);
    const type = { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'message/rfc822' };
    const email = await guarded.keptEmail(await guarded.post('raw', guarded.rawMail(headers), type));
    expect(email.authenticationResults).toBe(believed);
  });

  it('believe of headers in JSON only what it has said', async () => {
    const headers = { 'Authentication-Results': [FORGED, OURS] };
    const body = { from: FROM, to: 'quotes@desk.example', subject: 'Otro flete', content: WORDS, headers };
    const type = { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'application/json' };
    const response = await fetch(`${guarded.base}/api/webhook/email`, {
      method: 'POST',
      headers: type,
      body: JSON.stringify(body),
    });
    expect(await response.json()).toMatchObject({ outcome: 'held', reasons: ['sender-not-authentic'] });
  });
});

describe('every door', () => {
  it('knows an email again that another door brought before', async () => {
    const messageId = doors.freshId();
    const raw = doors.rawMail([], WORDS, messageId);
    const headers = { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'message/rfc822' };
    const first = await doors.post('raw', raw, headers);
    const form = new FormData();
    form.append('email', raw);
    const second = await doors.post('sendgrid', form, BASIC);
    expect(second.json).toMatchObject({
      emailId: first.json.emailId,
      quotationId: first.json.quotationId,
      duplicate: true,
    });
    expect(await doors.desk.stores.outbox.countOfQuotation(Number(first.json.quotationId), undefined)).toBe(1);
  });

  it('asks to come back where the store is away, and keeps the email then', async () => {
    const { settings } = doors.desk.stores;
    const away = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    const form = () => {
      const data = new FormData();
      data.append('email', doors.rawMail());
      return data;
    };
    Object.assign(settings, { current: away });
    try {
      const response = await fetch(`${doors.base}/api/webhook/email/sendgrid`, {
        method: 'POST',
        body: form(),
        headers: BASIC,
      });
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toEqual({
        error: expect.stringContaining('database'),
        request: expect.any(String),
      });
    } finally {
      Reflect.deleteProperty(settings, 'current');
    }
    expect((await doors.post('sendgrid', form(), BASIC)).status).toBe(200);
  });
});

describe('an email that is too much for whoever takes it apart', () => {
  class Overwhelmed extends MimeReader {
    async read(): Promise<never> {
      throw new ImpenetrableEmail('It took too long.');
    }
  }
  const REASON = 'The email could not be taken apart. It took too long.';
  let overwhelmed: DeskBehindDoors;
  beforeAll(async () => {
    overwhelmed = await DeskBehindDoors.open(() => ({ mimeReader: new Overwhelmed() }));
  });
  afterAll(() => overwhelmed.close());

  const expectKept = async (id: unknown, raw: string) => {
    const email = await eventually(async () => {
      const found = await overwhelmed.desk.stores.emails.find(Number(id));
      return found?.state === 'received' ? undefined : found;
    });
    expect(email).toMatchObject({ state: 'failed', reasons: ['processing-failed'], lastError: REASON });
    expect(email.attachments).toMatchObject([{ filename: 'message.eml', contentType: 'message/rfc822' }]);
    expect(Buffer.from(email.attachments[0]?.contentBase64 ?? '', 'base64').toString()).toBe(raw);
  };

  it('is accepted at the raw door, kept as it came, and put before a person with the reason', async () => {
    const raw = overwhelmed.rawMail();
    const type = { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'message/rfc822' };
    const answer = await overwhelmed.post('raw', raw, type);
    expect(answer).toMatchObject({ status: 200, json: { outcome: 'failed', quotationId: null } });
    await expectKept(answer.json.emailId, raw);
    const again = await overwhelmed.post('raw', raw, type);
    expect(again).toMatchObject({ status: 200, json: { emailId: answer.json.emailId, duplicate: true } });
  });

  it('is accepted over SMTP, too', async () => {
    const raw = overwhelmed.rawMail();
    const { stores } = overwhelmed.desk;
    const receiveEmail = new ReceiveEmail(stores.unitOfWork, new NodeDigest(), new SystemClock());
    const parts = { mimeReader: new Overwhelmed(), receiveEmail, settings: stores.settings };
    const answer = await takeSmtpMail(parts, { raw: Buffer.from(raw), mailFrom: 'iris@flores-del-valle.example' });
    expect(answer.code).toBe(250);
    await expectKept(/email (\d+)/.exec(answer.sentence)?.[1], raw);
  });
});
