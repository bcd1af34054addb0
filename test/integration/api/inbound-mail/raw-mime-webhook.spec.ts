import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NodeHasher } from '../../../../adapters/identity/node-hasher.js';
import { HtmlToTextConverter } from '../../../../adapters/mail/html-to-text/html-to-text-converter.js';
import { MailparserMimeParser } from '../../../../adapters/mail/mime/mailparser-mime-parser.js';
import { SystemClock } from '../../../../adapters/runtime/system-clock.js';
import { ReceiveEmail } from '../../../../application/inbound-mail/receive-email.js';
import { receiveSmtpMail } from '../../../../apps/api/inbound-mail/receive-smtp-mail.js';
import { MimeParser, MimeParseTimeoutError } from '../../../../domain/inbound-mail/mime-parser.port.js';
import { eventually } from '../../../contracts/contract-context.js';
import { WEBHOOK_SECRET } from '../../../support/in-memory-app.js';
import { BASIC_AUTH, FROM, REQUEST_TEXT, WebhookApp } from '../../../support/webhook-app.js';

let app: WebhookApp;

describe('mail as raw MIME', () => {
  beforeAll(async () => {
    app = await WebhookApp.open();
  });
  afterAll(() => app.close());

  describe('the door for raw messages', () => {
    const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'message/rfc822' };

    it('answers a request as it travels', async () => {
      const results = 'Authentication-Results: mx.desk.example; dmarc=pass header.from=flores-del-valle.example';
      const answer = await app.post('raw', app.aRawMail([results]), BEARER);
      expect(answer).toMatchObject({ status: 200, json: { outcome: 'answered' } });
    });

    it('takes a signature over the message, and no other proof', async () => {
      const raw = app.aRawMail();
      const now = Math.floor(Date.now() / 1000);
      const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${now}.${raw}`).digest('hex');
      const signed = { 'x-webhook-timestamp': String(now), 'x-webhook-signature': `sha256=${signature}` };
      const type = { 'content-type': 'message/rfc822' };
      expect((await app.post('raw', raw, { ...type, ...signed })).status).toBe(200);
      expect((await app.post('raw', `${raw} `, { ...type, ...signed })).status).toBe(401);
      expect((await app.post('raw', raw, type)).status).toBe(401);
    });

    it.each([
      ['nothing', '', 'message/rfc822', 400],
      ['JSON', '{}', 'application/json', 400],
      ['plain text', 'From: a@b.example\r\n\r\nHola', 'text/plain', 400],
      ['another type', 'From: a@b.example\r\n\r\nHola', 'application/pdf', 415],
      ['more than the setting allows', 'x'.repeat(15 * 1024 * 1024), 'message/rfc822', 413],
      ['more than any door takes', 'x'.repeat(31 * 1024 * 1024), 'message/rfc822', 413],
    ])('refuses %s', async (_, body, contentType, status) => {
      expect((await app.post('raw', body, { ...BEARER, 'content-type': contentType })).status).toBe(status);
    });
  });

  describe('the doors of a server that knows its mail border', () => {
    const FORGED = 'mx.flores-del-valle.example; dmarc=pass header.from=flores-del-valle.example';
    const OURS = 'mx.desk.example; dmarc=fail header.from=flores-del-valle.example';
    let guarded: WebhookApp;
    beforeAll(async () => {
      const authservId = 'mx.desk.example';
      guarded = await WebhookApp.open(() => ({
        authservId,
        mimeParser: new MailparserMimeParser(new HtmlToTextConverter(), authservId),
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
      const email = await guarded.findStoredEmail(await guarded.post('raw', guarded.aRawMail(headers), type));
      expect(email.authenticationResults).toBe(believed);
    });

    it('believe of headers in JSON only what it has said', async () => {
      const headers = { 'Authentication-Results': [FORGED, OURS] };
      const body = { from: FROM, to: 'quotes@desk.example', subject: 'Otro flete', content: REQUEST_TEXT, headers };
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
      const messageId = app.nextMessageId();
      const raw = app.aRawMail([], REQUEST_TEXT, messageId);
      const headers = { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'message/rfc822' };
      const first = await app.post('raw', raw, headers);
      const form = new FormData();
      form.append('email', raw);
      const second = await app.post('sendgrid', form, BASIC_AUTH);
      expect(second.json).toMatchObject({
        emailId: first.json.emailId,
        quotationId: first.json.quotationId,
        duplicate: true,
      });
      expect(await app.app.stores.outboundEmails.countByQuotation(Number(first.json.quotationId), undefined)).toBe(1);
    });

    it('asks to come back where the store is away, and keeps the email then', async () => {
      const { settings } = app.app.stores;
      const rejectConnection = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
      const form = () => {
        const data = new FormData();
        data.append('email', app.aRawMail());
        return data;
      };
      Object.assign(settings, { getCurrent: rejectConnection });
      try {
        const response = await fetch(`${app.base}/api/webhook/email/sendgrid`, {
          method: 'POST',
          body: form(),
          headers: BASIC_AUTH,
        });
        expect(response.status).toBe(503);
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await response.json()).toEqual({
          error: expect.stringContaining('database'),
          request: expect.any(String),
        });
      } finally {
        Reflect.deleteProperty(settings, 'getCurrent');
      }
      expect((await app.post('sendgrid', form(), BASIC_AUTH)).status).toBe(200);
    });
  });

  describe('an email that is too much for whoever takes it apart', () => {
    class OverloadedMimeParser extends MimeParser {
      async parse(): Promise<never> {
        throw new MimeParseTimeoutError('It took too long.');
      }
    }
    const REASON = 'The email could not be taken apart. It took too long.';
    let overwhelmed: WebhookApp;
    beforeAll(async () => {
      overwhelmed = await WebhookApp.open(() => ({ mimeParser: new OverloadedMimeParser() }));
    });
    afterAll(() => overwhelmed.close());

    const expectStored = async (id: unknown, raw: string) => {
      const email = await eventually(async () => {
        const found = await overwhelmed.app.stores.emails.find(Number(id));
        return found?.state === 'received' ? undefined : found;
      });
      expect(email).toMatchObject({ state: 'failed', reasons: ['processing-failed'], lastError: REASON });
      expect(email.attachments).toMatchObject([{ filename: 'message.eml', contentType: 'message/rfc822' }]);
      expect(Buffer.from(email.attachments[0]?.contentBase64 ?? '', 'base64').toString()).toBe(raw);
    };

    it('is accepted at the raw door, kept as it came, and put before a person with the reason', async () => {
      const raw = overwhelmed.aRawMail();
      const type = { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'message/rfc822' };
      const answer = await overwhelmed.post('raw', raw, type);
      expect(answer).toMatchObject({ status: 200, json: { outcome: 'failed', quotationId: null } });
      await expectStored(answer.json.emailId, raw);
      const again = await overwhelmed.post('raw', raw, type);
      expect(again).toMatchObject({ status: 200, json: { emailId: answer.json.emailId, duplicate: true } });
    });

    it('is accepted over SMTP, too', async () => {
      const raw = overwhelmed.aRawMail();
      const { stores } = overwhelmed.app;
      const receiveEmail = new ReceiveEmail(stores.unitOfWork, new NodeHasher(), new SystemClock());
      const parts = { mimeParser: new OverloadedMimeParser(), receiveEmail, settings: stores.settings };
      const answer = await receiveSmtpMail(parts, { raw: Buffer.from(raw), mailFrom: 'iris@flores-del-valle.example' });
      expect(answer.code).toBe(250);
      await expectStored(/email (\d+)/.exec(answer.message)?.[1], raw);
    });
  });
});
