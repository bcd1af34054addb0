import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BASIC, CLIENT, DeskBehindDoors, FROM, WORDS, WRONG } from '../../../support/webhook-app.js';
import { WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

let doors: DeskBehindDoors;

beforeAll(async () => {
  doors = await DeskBehindDoors.open();
});
afterAll(() => doors.close());

describe('the door for SendGrid', () => {
  function form(words: Record<string, string> = {}): FormData {
    const data = new FormData();
    const fields: Record<string, string> = {
      from: FROM,
      to: 'quotes@desk.example',
      subject: doors.freshSubject(),
      text: WORDS,
      headers: `Message-ID: ${doors.freshId()}\nReply-To: other@elsewhere.example\n`,
      SPF: 'pass',
      dkim: '{@flores-del-valle.example : pass}',
      envelope: JSON.stringify({ to: ['quotes@desk.example'], from: CLIENT }),
      ...words,
    };
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    return data;
  }

  it('answers a request in parsed fields, with the verdicts in one form', async () => {
    const answer = await doors.post('sendgrid', form(), BASIC);
    expect(answer).toMatchObject({ status: 200, json: { outcome: 'answered' } });
    expect((await doors.keptEmail(answer)).authenticationResults).toBe(
      `sendgrid; spf=pass smtp.mailfrom=${CLIENT}; dkim=pass header.d=flores-del-valle.example`,
    );
  });

  it('holds what SendGrid found forged', async () => {
    const answer = await doors.post('sendgrid', form({ SPF: 'fail', dkim: 'none' }), BASIC);
    expect(answer).toMatchObject({ status: 200, json: { outcome: 'held', reasons: ['sender-not-authentic'] } });
  });

  it('reads a raw message, and believes no verdict inside it', async () => {
    const raw = doors.rawMail(['Authentication-Results: mx.example; dmarc=pass header.from=flores-del-valle.example']);
    const answer = await doors.post('sendgrid', form({ email: raw, SPF: 'softfail', dkim: 'none' }), BASIC);
    expect(answer).toMatchObject({ status: 200, json: { outcome: 'held', reasons: ['sender-not-authentic'] } });
  });

  it('keeps a raw message that cannot be read, since nobody would send it again', async () => {
    const bomb = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(10_000)}--b--`;
    const answer = await doors.post('sendgrid', form({ email: bomb }), BASIC);
    const reason = 'The email has more than 1000 parts.';
    expect(answer).toMatchObject({ status: 200, json: { outcome: 'failed', reasons: ['processing-failed'] } });
    const kept = await doors.keptEmail(answer);
    expect(kept).toMatchObject({ state: 'failed', lastError: reason, attachments: [{ filename: 'message.eml' }] });
    await doors.desk.signIn();
    const { text } = await doors.desk.call('GET', '/api/notifications');
    expect(text).toContain('(unreadable email)');
  });

  it('asks for the password, the bearer secret, or a signature over the form', async () => {
    expect((await doors.post('sendgrid', form())).status).toBe(401);
    expect((await doors.post('sendgrid', form(), WRONG)).status).toBe(401);
    expect((await doors.post('sendgrid', form(), { authorization: `Bearer ${WEBHOOK_SECRET}` })).status).toBe(200);
    const encoded = new Response(form());
    const body = Buffer.from(await encoded.arrayBuffer());
    const contentType = encoded.headers.get('content-type') ?? '';
    const signedAt = (seconds: number, bytes = body) => ({
      'content-type': contentType,
      'x-webhook-timestamp': String(seconds),
      'x-webhook-signature': `sha256=${createHmac('sha256', WEBHOOK_SECRET).update(`${seconds}.`).update(bytes).digest('hex')}`,
    });
    const now = Math.floor(Date.now() / 1000);
    expect((await doors.post('sendgrid', body, signedAt(now))).status).toBe(200);
    expect((await doors.post('sendgrid', body, signedAt(now - 301))).status).toBe(401);
    expect((await doors.post('sendgrid', body, signedAt(now, Buffer.from('other')))).status).toBe(401);
  });

  it('refuses a form that is cut off', async () => {
    const headers = { ...BASIC, 'content-type': 'multipart/form-data; boundary=b' };
    const cut = '--b\r\nContent-Disposition: form-data; name="from"\r\n\r\nana@x.example';
    expect((await doors.post('sendgrid', cut, headers)).status).toBe(400);
  });
});

describe('the door for Postmark', () => {
  const JSON_TYPE = { 'content-type': 'application/json' };
  const call = (words: Record<string, unknown> = {}, headers: Record<string, string> = BASIC) =>
    doors.post(
      'postmark',
      JSON.stringify({
        From: CLIENT,
        FromFull: { Email: CLIENT, Name: 'Iris Solano', MailboxHash: '' },
        To: 'quotes@desk.example',
        Subject: doors.freshSubject(),
        MessageID: randomBytes(8).toString('hex'),
        TextBody: WORDS,
        Headers: [
          { Name: 'Received-SPF', Value: `Pass (sender SPF authorized) identity=mailfrom; envelope-from=${CLIENT}` },
          { Name: 'X-Spam-Tests', Value: 'DKIM_SIGNED,DKIM_VALID,DKIM_VALID_AU,SPF_PASS' },
          { Name: 'Message-ID', Value: doors.freshId() },
        ],
        Attachments: [{ Name: 'note.txt', Content: 'c21hbGw=', ContentType: 'text/plain', ContentLength: 5 }],
        ...words,
      }),
      { ...JSON_TYPE, ...headers },
    );

  it('answers a request, with the verdicts in one form', async () => {
    const answer = await call();
    expect(answer).toMatchObject({ status: 200, json: { outcome: 'answered' } });
    const email = await doors.keptEmail(answer);
    expect(email.authenticationResults).toBe(
      `postmark; spf=pass smtp.mailfrom=${CLIENT}; dkim=pass header.d=flores-del-valle.example`,
    );
    expect(email).toMatchObject({ fromHeader: FROM, fromAddress: CLIENT, attachments: [{ filename: 'note.txt' }] });
  });

  it('takes what it does not know, and a list that is none', async () => {
    expect((await call({ Headers: 'none', Attachments: { a: 1 }, Tag: 7 })).status).toBe(200);
  });

  it('answers 401 without the password, and 400 where it is not Postmark that calls', async () => {
    expect((await call({}, WRONG)).status).toBe(401);
    expect((await call({}, {})).status).toBe(401);
    expect((await call({ From: 7 })).status).toBe(400);
  });

  it('answers 2xx for mail that is never quoted', async () => {
    const bounce = await call({ From: 'MAILER-DAEMON@flores-del-valle.example' });
    expect(bounce).toMatchObject({ status: 200, json: { outcome: 'ignored', quotationId: null } });
    const stranger = await call({ From: 'eva@elsewhere.example', FromFull: undefined });
    expect(stranger).toMatchObject({ status: 200, json: { outcome: 'held' } });
  });
});
