import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DeskInMemory, WEBHOOK_SECRET } from './desk-in-memory.js';

const WORDS = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';
const CLIENT = 'iris@flores-del-valle.example';
const FROM = `Iris Solano <${CLIENT}>`;
const BASIC = { authorization: `Basic ${Buffer.from(`istmo:${WEBHOOK_SECRET}`).toString('base64')}` };
const WRONG = { authorization: `Basic ${Buffer.from('istmo:another secret').toString('base64')}` };

interface DoorAnswer {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
}

let desk: DeskInMemory;
let base: string;
let lastMail = 0;

async function post(door: string, body: BodyInit, headers: Record<string, string> = {}): Promise<DoorAnswer> {
  const response = await fetch(`${base}/api/webhook/email/${door}`, { method: 'POST', body, headers });
  return { status: response.status, json: (await response.json()) as DoorAnswer['json'] };
}

function freshId(): string {
  lastMail += 1;
  return `<door-${lastMail}@flores-del-valle.example>`;
}

function rawMail(headers: readonly string[] = [], body = WORDS, messageId = freshId()): string {
  const standing = [`From: ${FROM}`, 'To: quotes@desk.example', 'Subject: Flete', `Message-ID: ${messageId}`];
  return [...standing, ...headers, 'Content-Type: text/plain; charset=utf-8', '', body, ''].join('\r\n');
}

async function keptEmail(answer: DoorAnswer) {
  const email = await desk.stores.emails.find(Number(answer.json.emailId));
  if (!email) throw new Error(`No email was kept: ${JSON.stringify(answer)}`);
  return email;
}

beforeAll(async () => {
  desk = await DeskInMemory.open();
  base = await desk.listen();
  await desk.stores.senders.add(
    {
      mailDomain: 'flores-del-valle.example',
      companyName: 'Flores del Valle',
      country: 'CR',
      isApproved: true,
      notes: undefined,
    },
    new Date(),
  );
});
afterAll(() => desk.close());

describe('the door for Mailgun', () => {
  function form(words: Record<string, string> = {}, at = Math.floor(Date.now() / 1000), secret = WEBHOOK_SECRET) {
    const token = words.token ?? randomBytes(25).toString('hex');
    const signature = createHmac('sha256', secret).update(`${at}${token}`).digest('hex');
    const fields: Record<string, string> = {
      recipient: 'quotes@desk.example',
      sender: 'bounce@flores-del-valle.example',
      from: FROM,
      subject: 'Flete',
      'body-plain': WORDS,
      'Message-Id': freshId(),
      'message-headers': JSON.stringify([
        ['X-Mailgun-Spf', 'Pass'],
        ['X-Mailgun-Dkim-Check-Result', 'Pass'],
        ['Dkim-Signature', 'v=1; a=rsa-sha256; d=flores-del-valle.example; s=k1; b=abc'],
      ]),
      timestamp: String(at),
      token,
      signature,
      ...words,
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
    const answer = await post('mailgun', encoded(form()));
    expect(answer).toMatchObject({ status: 200, json: { outcome: 'answered', reasons: [], duplicate: false } });
    expect((await keptEmail(answer)).authenticationResults).toBe(
      'mailgun; spf=pass smtp.mailfrom=bounce@flores-del-valle.example; dkim=pass header.d=flores-del-valle.example',
    );
  });

  it('tells Mailgun to stop for a signature that is not true, and keeps nothing', async () => {
    const before = (await desk.stores.emails.page({ state: undefined, page: 1, pageSize: 1 })).total;
    const now = Math.floor(Date.now() / 1000);
    expect((await post('mailgun', multipart(form({}, now, 'some other secret')))).status).toBe(406);
    expect((await post('mailgun', multipart({ ...form(), signature: '' }))).status).toBe(406);
    expect((await post('mailgun', multipart({ ...form(), timestamp: String(now + 1) }))).status).toBe(406);
    expect((await post('mailgun', multipart({ from: FROM, 'body-plain': WORDS }))).status).toBe(406);
    expect((await desk.stores.emails.page({ state: undefined, page: 1, pageSize: 1 })).total).toBe(before);
  });

  it('refuses a true signature of another time in a way that may be tried again', async () => {
    const now = Math.floor(Date.now() / 1000);
    expect((await post('mailgun', multipart(form({}, now - 301)))).status).toBe(401);
    expect((await post('mailgun', multipart(form({}, now + 302)))).status).toBe(401);
  });

  it('takes a repeated call as the same email, and the same token with another email as a replay', async () => {
    const fields = form();
    const first = await post('mailgun', multipart(fields));
    const again = await post('mailgun', multipart(fields));
    expect(again).toMatchObject({ status: 200, json: { emailId: first.json.emailId, duplicate: true } });
    const replay = await post('mailgun', multipart({ ...fields, 'Message-Id': freshId(), from: 'x@evil.example' }));
    expect(replay.status).toBe(406);
  });

  it('keeps attachments, and lets go of what is larger than the setting', async () => {
    const files: Array<[string, Blob, string]> = [
      ['attachment-1', new Blob(['small'], { type: 'text/plain' }), 'note.txt'],
      ['attachment-2', new Blob([Buffer.alloc(11 * 1024 * 1024)], { type: 'application/pdf' }), 'packing.pdf'],
    ];
    const answer = await post('mailgun', multipart(form(), files));
    expect(answer.status).toBe(200);
    expect((await keptEmail(answer)).attachments).toEqual([
      { filename: 'note.txt', contentType: 'text/plain', sizeBytes: 5, contentBase64: 'c21hbGw=' },
      { filename: 'packing.pdf', contentType: 'application/pdf', sizeBytes: 11_534_336, contentBase64: undefined },
    ]);
  });

  it('believes no verdict that stands twice', async () => {
    const headers = [
      ['X-Mailgun-Spf', 'Fail'],
      ['X-Mailgun-Spf', 'Pass'],
    ];
    const answer = await post('mailgun', multipart(form({ 'message-headers': JSON.stringify(headers) })));
    expect((await keptEmail(answer)).authenticationResults).toBeUndefined();
  });

  it('reads the raw message where the route posts it', async () => {
    const fields = form({ 'body-mime': rawMail(['Authentication-Results: forged; dmarc=pass']) });
    const answer = await post('mailgun', multipart(fields));
    expect(answer).toMatchObject({ status: 200, json: { outcome: 'answered' } });
    expect((await keptEmail(answer)).authenticationResults).toContain('mailgun; spf=pass');
  });
});

describe('the door for SendGrid', () => {
  function form(words: Record<string, string> = {}): FormData {
    const data = new FormData();
    const fields: Record<string, string> = {
      from: FROM,
      to: 'quotes@desk.example',
      subject: 'Flete',
      text: WORDS,
      headers: `Message-ID: ${freshId()}\nReply-To: other@elsewhere.example\n`,
      SPF: 'pass',
      dkim: '{@flores-del-valle.example : pass}',
      envelope: JSON.stringify({ to: ['quotes@desk.example'], from: CLIENT }),
      ...words,
    };
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    return data;
  }

  it('answers a request in parsed fields, with the verdicts in one form', async () => {
    const answer = await post('sendgrid', form(), BASIC);
    expect(answer).toMatchObject({ status: 200, json: { outcome: 'answered' } });
    expect((await keptEmail(answer)).authenticationResults).toBe(
      `sendgrid; spf=pass smtp.mailfrom=${CLIENT}; dkim=pass header.d=flores-del-valle.example`,
    );
  });

  it('holds what SendGrid found forged', async () => {
    const answer = await post('sendgrid', form({ SPF: 'fail', dkim: 'none' }), BASIC);
    expect(answer).toMatchObject({ status: 200, json: { outcome: 'held', reasons: ['sender-not-authentic'] } });
  });

  it('reads a raw message, and believes no verdict inside it', async () => {
    const raw = rawMail(['Authentication-Results: mx.example; dmarc=pass header.from=flores-del-valle.example']);
    const answer = await post('sendgrid', form({ email: raw, SPF: 'softfail', dkim: 'none' }), BASIC);
    expect(answer).toMatchObject({ status: 200, json: { outcome: 'held', reasons: ['sender-not-authentic'] } });
  });

  it('keeps a raw message that cannot be read, since nobody would send it again', async () => {
    const bomb = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(10_000)}--b--`;
    const answer = await post('sendgrid', form({ email: bomb }), BASIC);
    expect(answer).toMatchObject({ status: 200, json: { outcome: 'ignored' } });
    expect((await keptEmail(answer)).attachments).toMatchObject([{ filename: 'message.eml' }]);
  });

  it('asks for the password, the bearer secret, or a signature over the form', async () => {
    expect((await post('sendgrid', form())).status).toBe(401);
    expect((await post('sendgrid', form(), WRONG)).status).toBe(401);
    expect((await post('sendgrid', form(), { authorization: `Bearer ${WEBHOOK_SECRET}` })).status).toBe(200);
    const encoded = new Response(form());
    const body = Buffer.from(await encoded.arrayBuffer());
    const contentType = encoded.headers.get('content-type') ?? '';
    const signedAt = (seconds: number, bytes = body) => ({
      'content-type': contentType,
      'x-webhook-timestamp': String(seconds),
      'x-webhook-signature': `sha256=${createHmac('sha256', WEBHOOK_SECRET).update(`${seconds}.`).update(bytes).digest('hex')}`,
    });
    const now = Math.floor(Date.now() / 1000);
    expect((await post('sendgrid', body, signedAt(now))).status).toBe(200);
    expect((await post('sendgrid', body, signedAt(now - 301))).status).toBe(401);
    expect((await post('sendgrid', body, signedAt(now, Buffer.from('other')))).status).toBe(401);
  });

  it('refuses a form that is cut off', async () => {
    const headers = { ...BASIC, 'content-type': 'multipart/form-data; boundary=b' };
    const cut = '--b\r\nContent-Disposition: form-data; name="from"\r\n\r\nana@x.example';
    expect((await post('sendgrid', cut, headers)).status).toBe(400);
  });
});

describe('the door for Postmark', () => {
  const JSON_TYPE = { 'content-type': 'application/json' };
  const call = (words: Record<string, unknown> = {}, headers: Record<string, string> = BASIC) =>
    post(
      'postmark',
      JSON.stringify({
        From: CLIENT,
        FromFull: { Email: CLIENT, Name: 'Iris Solano', MailboxHash: '' },
        To: 'quotes@desk.example',
        Subject: 'Flete',
        MessageID: randomBytes(8).toString('hex'),
        TextBody: WORDS,
        Headers: [
          { Name: 'Received-SPF', Value: `Pass (sender SPF authorized) identity=mailfrom; envelope-from=${CLIENT}` },
          { Name: 'X-Spam-Tests', Value: 'DKIM_SIGNED,DKIM_VALID,DKIM_VALID_AU,SPF_PASS' },
          { Name: 'Message-ID', Value: freshId() },
        ],
        Attachments: [{ Name: 'note.txt', Content: 'c21hbGw=', ContentType: 'text/plain', ContentLength: 5 }],
        ...words,
      }),
      { ...JSON_TYPE, ...headers },
    );

  it('answers a request, with the verdicts in one form', async () => {
    const answer = await call();
    expect(answer).toMatchObject({ status: 200, json: { outcome: 'answered' } });
    const email = await keptEmail(answer);
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

describe('every door', () => {
  it('knows an email again that another door brought before', async () => {
    const messageId = freshId();
    const raw = rawMail([], WORDS, messageId);
    const headers = { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'message/rfc822' };
    const first = await post('raw', raw, headers);
    const form = new FormData();
    form.append('email', raw);
    const second = await post('sendgrid', form, BASIC);
    expect(second.json).toMatchObject({
      emailId: first.json.emailId,
      quotationId: first.json.quotationId,
      duplicate: true,
    });
    const replies = desk.letterbox.mails.filter((mail) => mail.inReplyTo === messageId);
    expect(replies).toHaveLength(1);
  });

  it('asks to come back where the store is away, and keeps the email then', async () => {
    const { settings } = desk.stores;
    const away = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    const form = () => {
      const data = new FormData();
      data.append('email', rawMail());
      return data;
    };
    Object.assign(settings, { current: away });
    try {
      const response = await fetch(`${base}/api/webhook/email/sendgrid`, {
        method: 'POST',
        body: form(),
        headers: BASIC,
      });
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toEqual({ error: expect.stringContaining('database') });
    } finally {
      Reflect.deleteProperty(settings, 'current');
    }
    expect((await post('sendgrid', form(), BASIC)).status).toBe(200);
  });
});

describe('the door for raw messages', () => {
  const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'message/rfc822' };

  it('answers a request as it travels', async () => {
    const results = 'Authentication-Results: mx.desk.example; dmarc=pass header.from=flores-del-valle.example';
    const answer = await post('raw', rawMail([results]), BEARER);
    expect(answer).toMatchObject({ status: 200, json: { outcome: 'answered' } });
  });

  it('takes a signature over the message, and no other proof', async () => {
    const raw = rawMail();
    const now = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${now}.${raw}`).digest('hex');
    const signed = { 'x-webhook-timestamp': String(now), 'x-webhook-signature': `sha256=${signature}` };
    const type = { 'content-type': 'message/rfc822' };
    expect((await post('raw', raw, { ...type, ...signed })).status).toBe(200);
    expect((await post('raw', `${raw} `, { ...type, ...signed })).status).toBe(401);
    expect((await post('raw', raw, type)).status).toBe(401);
  });

  it.each([
    ['nothing', '', 'message/rfc822', 400],
    ['JSON', '{}', 'application/json', 400],
    ['plain text', rawMail(), 'text/plain', 400],
    ['another type', rawMail(), 'application/pdf', 415],
    ['more than the setting allows', rawMail([], 'x'.repeat(15 * 1024 * 1024)), 'message/rfc822', 413],
    ['more than any door takes', 'x'.repeat(31 * 1024 * 1024), 'message/rfc822', 413],
  ])('refuses %s', async (_, body, contentType, status) => {
    expect((await post('raw', body, { ...BEARER, 'content-type': contentType })).status).toBe(status);
  });
});
