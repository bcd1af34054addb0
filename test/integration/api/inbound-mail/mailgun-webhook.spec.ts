import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_UNPROVEN_BODIES } from '../../../../apps/api/http/limits.js';
import { WEBHOOK_SECRET } from '../../../support/in-memory-app.js';
import { FROM, REQUEST_TEXT, WebhookApp } from '../../../support/webhook-app.js';

let app: WebhookApp;

describe("mail by Mailgun's forms", () => {
  beforeAll(async () => {
    app = await WebhookApp.open();
  });
  afterAll(() => app.close());

  describe('the door for Mailgun', () => {
    function aForm(
      overrides: Record<string, string> = {},
      at = Math.floor(Date.now() / 1000),
      secret = WEBHOOK_SECRET,
    ) {
      const token = overrides.token ?? randomBytes(25).toString('hex');
      const signature = createHmac('sha256', secret).update(`${at}${token}`).digest('hex');
      const fields: Record<string, string> = {
        recipient: 'quotes@desk.example',
        sender: 'bounce@flores-del-valle.example',
        from: FROM,
        subject: app.nextSubject(),
        'body-plain': REQUEST_TEXT,
        'Message-Id': app.nextMessageId(),
        'message-headers': JSON.stringify([
          ['X-Mailgun-Spf', 'Pass'],
          ['X-Mailgun-Dkim-Check-Result', 'Pass'],
          ['Dkim-Signature', 'v=1; a=rsa-sha256; d=flores-del-valle.example; s=k1; b=abc'],
        ]),
        timestamp: String(at),
        token,
        signature,
        ...overrides,
      };
      return fields;
    }
    const multipart = (fields: Record<string, string>, files: ReadonlyArray<[string, Blob, string]> = []) => {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.append(name, value);
      for (const [field, blob, name] of files) data.append(field, blob, name);
      return data;
    };

    it.each([
      ['a multipart form', multipart],
      ['an urlencoded form', (fields: Record<string, string>) => new URLSearchParams(fields)],
    ])('answers a request in %s', async (_, encoded) => {
      const answer = await app.post('mailgun', encoded(aForm()));
      expect(answer).toMatchObject({ status: 200, json: { outcome: 'answered', reasons: [], duplicate: false } });
      expect((await app.findStoredEmail(answer)).authenticationResults).toBe(
        'mailgun; spf=pass smtp.mailfrom=bounce@flores-del-valle.example; dkim=pass header.d=flores-del-valle.example',
      );
    });

    it('tells Mailgun to stop for a signature that is not true, and keeps nothing', async () => {
      const before = (await app.app.stores.emails.findPage({ state: undefined, page: 1, pageSize: 1 })).total;
      const now = Math.floor(Date.now() / 1000);
      expect((await app.post('mailgun', multipart(aForm({}, now, 'some other secret')))).status).toBe(406);
      expect((await app.post('mailgun', multipart({ ...aForm(), signature: '' }))).status).toBe(406);
      expect((await app.post('mailgun', multipart({ ...aForm(), timestamp: String(now + 60) }))).status).toBe(406);
      expect((await app.post('mailgun', multipart({ from: FROM, 'body-plain': REQUEST_TEXT }))).status).toBe(406);
      expect((await app.app.stores.emails.findPage({ state: undefined, page: 1, pageSize: 1 })).total).toBe(before);
    });

    it('stays open after requests that bring no form to read', async () => {
      for (let count = 0; count < 2 * MAX_UNPROVEN_BODIES; count += 1) {
        const answer = await app.app.callUnauthenticated('POST', '/api/webhook/email/mailgun');
        expect(answer.status).not.toBe(503);
      }
      expect(await app.post('mailgun', multipart(aForm()))).toMatchObject({ status: 200 });
    });

    it('refuses a true signature of another time in a way that may be tried again', async () => {
      const now = Math.floor(Date.now() / 1000);
      expect((await app.post('mailgun', multipart(aForm({}, now - 301)))).status).toBe(401);
      expect((await app.post('mailgun', multipart(aForm({}, now + 900)))).status).toBe(401);
    });

    it('takes a repeated call as the same email, and the same token with another email as a replay', async () => {
      const fields = aForm();
      const first = await app.post('mailgun', multipart(fields));
      const again = await app.post('mailgun', multipart(fields));
      expect(again).toMatchObject({ status: 200, json: { emailId: first.json.emailId, duplicate: true } });
      const replay = await app.post(
        'mailgun',
        multipart({ ...fields, 'Message-Id': app.nextMessageId(), from: 'x@evil.example' }),
      );
      expect(replay.status).toBe(406);
    });

    it('keeps attachments, and lets go of what is larger than the setting', async () => {
      const files: Array<[string, Blob, string]> = [
        ['attachment-1', new Blob(['small'], { type: 'text/plain' }), 'note.txt'],
        ['attachment-2', new Blob([Buffer.alloc(11 * 1024 * 1024)], { type: 'application/pdf' }), 'packing.pdf'],
      ];
      const answer = await app.post('mailgun', multipart(aForm(), files));
      expect(answer.status).toBe(200);
      expect((await app.findStoredEmail(answer)).attachments).toEqual([
        { filename: 'note.txt', contentType: 'text/plain', sizeBytes: 5, contentBase64: 'c21hbGw=' },
        { filename: 'packing.pdf', contentType: 'application/pdf', sizeBytes: 11_534_336, contentBase64: undefined },
      ]);
    });

    it('keeps an email with more files than are kept, and says that nobody has looked at the others', async () => {
      const blank = new Blob(['x'], { type: 'text/plain' });
      const files = Array.from({ length: 1_500 }, (_, at): [string, Blob, string] => ['file', blank, `note-${at}.jpg`]);
      const signedForm = aForm({ 'body-plain': 'Please quote Miami to SJO, see the attached lists for the cargo.' });
      const answer = await app.post('mailgun', multipart(signedForm, files));
      expect(answer).toMatchObject({ status: 200, json: { outcome: 'held' } });
      expect(answer.json.reasons).toContain('attachment-unread');
      const { attachments } = await app.findStoredEmail(answer);
      expect(attachments).toHaveLength(201);
      expect(attachments.at(-1)).toMatchObject({ filename: '1,300 more attachments', contentBase64: undefined });
    });

    it('believes no verdict that stands twice', async () => {
      const headers = [
        ['X-Mailgun-Spf', 'Fail'],
        ['X-Mailgun-Spf', 'Pass'],
      ];
      const answer = await app.post('mailgun', multipart(aForm({ 'message-headers': JSON.stringify(headers) })));
      expect((await app.findStoredEmail(answer)).authenticationResults).toBeUndefined();
    });

    it('reads the raw message where the route posts it', async () => {
      const fields = aForm({ 'body-mime': app.aRawMail(['Authentication-Results: forged; dmarc=pass']) });
      const answer = await app.post('mailgun', multipart(fields));
      expect(answer).toMatchObject({ status: 200, json: { outcome: 'answered' } });
      expect((await app.findStoredEmail(answer)).authenticationResults).toContain('mailgun; spf=pass');
    });
  });
});
