import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WEBHOOK_SECRET } from '../../../support/in-memory-app.js';
import { BASIC_AUTH, CLIENT, FROM, REQUEST_TEXT, WebhookApp, WRONG_AUTH } from '../../../support/webhook-app.js';

let app: WebhookApp;

describe('mail by the forms of providers', () => {
  beforeAll(async () => {
    app = await WebhookApp.open();
  });
  afterAll(() => app.close());

  describe('the door for SendGrid', () => {
    function aForm(overrides: Record<string, string> = {}): FormData {
      const data = new FormData();
      const fields: Record<string, string> = {
        from: FROM,
        to: 'quotes@desk.example',
        subject: app.nextSubject(),
        text: REQUEST_TEXT,
        headers: `Message-ID: ${app.nextMessageId()}\nReply-To: other@elsewhere.example\n`,
        SPF: 'pass',
        dkim: '{@flores-del-valle.example : pass}',
        envelope: JSON.stringify({ to: ['quotes@desk.example'], from: CLIENT }),
        ...overrides,
      };
      for (const [name, value] of Object.entries(fields)) data.append(name, value);
      return data;
    }

    it('answers a request in parsed fields, with the verdicts in one form', async () => {
      const answer = await app.post('sendgrid', aForm(), BASIC_AUTH);
      expect(answer).toMatchObject({ status: 200, json: { outcome: 'answered' } });
      expect((await app.findStoredEmail(answer)).authenticationResults).toBe(
        `sendgrid; spf=pass smtp.mailfrom=${CLIENT}; dkim=pass header.d=flores-del-valle.example`,
      );
    });

    it('holds what SendGrid found forged', async () => {
      const answer = await app.post('sendgrid', aForm({ SPF: 'fail', dkim: 'none' }), BASIC_AUTH);
      expect(answer).toMatchObject({ status: 200, json: { outcome: 'held', reasons: ['sender-not-authentic'] } });
    });

    it('reads a raw message, and believes no verdict inside it', async () => {
      const raw = app.aRawMail(['Authentication-Results: mx.example; dmarc=pass header.from=flores-del-valle.example']);
      const answer = await app.post('sendgrid', aForm({ email: raw, SPF: 'softfail', dkim: 'none' }), BASIC_AUTH);
      expect(answer).toMatchObject({ status: 200, json: { outcome: 'held', reasons: ['sender-not-authentic'] } });
    });

    it('keeps a raw message that cannot be read, since nobody would send it again', async () => {
      const manyParts = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(10_000)}--b--`;
      const answer = await app.post('sendgrid', aForm({ email: manyParts }), BASIC_AUTH);
      const reason = 'The email has more than 1000 parts.';
      expect(answer).toMatchObject({ status: 200, json: { outcome: 'failed', reasons: ['processing-failed'] } });
      const stored = await app.findStoredEmail(answer);
      expect(stored).toMatchObject({ state: 'failed', lastError: reason, attachments: [{ filename: 'message.eml' }] });
      await app.app.signIn();
      const { text } = await app.app.call('GET', '/api/notifications');
      expect(text).toContain('(unreadable email)');
    });

    it('asks for the password, the bearer secret, or a signature over the form', async () => {
      expect((await app.post('sendgrid', aForm())).status).toBe(401);
      expect((await app.post('sendgrid', aForm(), WRONG_AUTH)).status).toBe(401);
      expect((await app.post('sendgrid', aForm(), { authorization: `Bearer ${WEBHOOK_SECRET}` })).status).toBe(200);
      const encoded = new Response(aForm());
      const body = Buffer.from(await encoded.arrayBuffer());
      const contentType = encoded.headers.get('content-type') ?? '';
      const signAt = (seconds: number, bytes = body) => ({
        'content-type': contentType,
        'x-webhook-timestamp': String(seconds),
        'x-webhook-signature': `sha256=${createHmac('sha256', WEBHOOK_SECRET).update(`${seconds}.`).update(bytes).digest('hex')}`,
      });
      const now = Math.floor(Date.now() / 1000);
      expect((await app.post('sendgrid', body, signAt(now))).status).toBe(200);
      expect((await app.post('sendgrid', body, signAt(now - 301))).status).toBe(401);
      expect((await app.post('sendgrid', body, signAt(now, Buffer.from('other')))).status).toBe(401);
    });

    it('refuses a form that is cut off', async () => {
      const headers = { ...BASIC_AUTH, 'content-type': 'multipart/form-data; boundary=b' };
      const cut = '--b\r\nContent-Disposition: form-data; name="from"\r\n\r\nana@x.example';
      expect((await app.post('sendgrid', cut, headers)).status).toBe(400);
    });
  });

  describe('the door for Postmark', () => {
    const JSON_TYPE = { 'content-type': 'application/json' };
    const call = (overrides: Record<string, unknown> = {}, headers: Record<string, string> = BASIC_AUTH) =>
      app.post(
        'postmark',
        JSON.stringify({
          From: CLIENT,
          FromFull: { Email: CLIENT, Name: 'Iris Solano', MailboxHash: '' },
          To: 'quotes@desk.example',
          Subject: app.nextSubject(),
          MessageID: randomBytes(8).toString('hex'),
          TextBody: REQUEST_TEXT,
          Headers: [
            { Name: 'Received-SPF', Value: `Pass (sender SPF authorized) identity=mailfrom; envelope-from=${CLIENT}` },
            { Name: 'X-Spam-Tests', Value: 'DKIM_SIGNED,DKIM_VALID,DKIM_VALID_AU,SPF_PASS' },
            { Name: 'Message-ID', Value: app.nextMessageId() },
          ],
          Attachments: [{ Name: 'contact.vcf', Content: 'c21hbGw=', ContentType: 'text/vcard', ContentLength: 5 }],
          ...overrides,
        }),
        { ...JSON_TYPE, ...headers },
      );

    it('answers a request, with the verdicts in one form', async () => {
      const answer = await call();
      expect(answer).toMatchObject({ status: 200, json: { outcome: 'answered' } });
      const email = await app.findStoredEmail(answer);
      expect(email.authenticationResults).toBe(
        `postmark; spf=pass smtp.mailfrom=${CLIENT}; dkim=pass header.d=flores-del-valle.example`,
      );
      expect(email).toMatchObject({
        fromHeader: FROM,
        fromAddress: CLIENT,
        attachments: [{ filename: 'contact.vcf' }],
      });
    });

    it('takes what it does not know, and a list that is none', async () => {
      expect((await call({ Headers: 'none', Attachments: { a: 1 }, Tag: 7 })).status).toBe(200);
    });

    it('answers 401 without the password, and 400 where it is not Postmark that calls', async () => {
      expect((await call({}, WRONG_AUTH)).status).toBe(401);
      expect((await call({}, {})).status).toBe(401);
      expect((await call({ From: 7 })).status).toBe(400);
    });

    it('answers 2xx for mail that is never quoted', async () => {
      const bounce = await call({ From: 'MAILER-DAEMON@flores-del-valle.example' });
      expect(bounce).toMatchObject({ status: 200, json: { outcome: 'ignored', quotationId: null } });
      const unrecognized = await call({ From: 'eva@elsewhere.example', FromFull: undefined });
      expect(unrecognized).toMatchObject({ status: 200, json: { outcome: 'held' } });
    });
  });
});
