import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import nodemailer from 'nodemailer';
import { DEFAULT_LIMITS } from '../../../../adapters/mail/smtp-receiver/connection-limiter.js';
import type { SmtpReceiver } from '../../../../adapters/mail/smtp-receiver/smtp-receiver.js';
import { eventually } from '../../../contracts/contract-context.js';
import { InMemoryApp } from '../../../support/in-memory-app.js';

const REQUEST_TEXT = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';
const CLIENT = 'marta@telares.example';

let app: InMemoryApp;
let receiver: SmtpReceiver;
let lastMail = 0;

/** Sends a mail to the door as a mail server does. @returns the answer to it, or the refusal */
async function sendMail(
  port: number,
  options: { headers?: readonly string[]; body?: string; to?: string; mailFrom?: string; from?: string } = {},
): Promise<string> {
  lastMail += 1;
  const raw = [
    `From: ${options.from ?? `Marta Vindas <${CLIENT}>`}`,
    'To: quotes@desk.example',
    'Subject: Flete',
    `Message-ID: <smtp-${lastMail}@telares.example>`,
    ...(options.headers ?? []),
    '',
    options.body ?? REQUEST_TEXT,
    '',
  ].join('\r\n');
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    const envelope = { from: options.mailFrom ?? CLIENT, to: [options.to ?? 'quotes@desk.example'] };
    return (await transport.sendMail({ envelope, raw })).response;
  } catch (error) {
    return error instanceof Error && 'response' in error ? String(error.response) : String(error);
  } finally {
    transport.close();
  }
}

/** Resolves when a connection is closed, in whatever way: one that still writes is reset. */
function waitForClose(socket: Socket): Promise<void> {
  socket.on('error', () => undefined);
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

async function waitForOutcome(response: string) {
  const id = Number(/email (\d+)/.exec(response)?.[1]);
  for (;;) {
    const email = await app.stores.emails.find(id);
    if (!email) throw new Error(`No email was kept: ${response}`);
    if (email.state !== 'received') return email;
    await app.stores.jobNotifier.waitForOutcome(id, 50);
  }
}

describe('mail by SMTP', () => {
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.stores.recognizedDomains.add(
      { mailDomain: 'telares.example', companyName: 'Telares', country: 'CR', isApproved: true, notes: undefined },
      new Date(),
    );
  });
  afterAll(() => app.close());
  afterEach(() => receiver.close());

  describe('the SMTP receiver', () => {
    it('says 250 once the mail is kept, and holds it: nobody has checked where it comes from', async () => {
      receiver = app.openSmtpReceiver();
      const response = await sendMail(await receiver.listen());
      expect(response).toMatch(/^250 Kept as email \d+$/);
      expect(await waitForOutcome(response)).toMatchObject({
        channel: 'smtp',
        fromAddress: CLIENT,
        state: 'held',
        reasons: ['sender-not-authentic'],
      });
    });

    it('believes no verdict that a mail brings along', async () => {
      receiver = app.openSmtpReceiver();
      const forged = 'Authentication-Results: mx.desk.example; dmarc=pass header.from=telares.example';
      const email = await waitForOutcome(await sendMail(await receiver.listen(), { headers: [forged, forged] }));
      expect(email.authenticationResults).toBeUndefined();
      expect(email.headers['authentication-results']).toBeUndefined();
      expect(email).toMatchObject({ state: 'held', reasons: ['sender-not-authentic'] });
    });

    it('takes mail for the server’s mailbox only, in any case', async () => {
      receiver = app.openSmtpReceiver();
      const port = await receiver.listen();
      expect(await sendMail(port, { to: 'other@desk.example' })).toMatch(/^550 /);
      expect(await sendMail(port, { to: 'quotes@desk.example.evil.example' })).toMatch(/^550 /);
      expect(await sendMail(port, { to: 'Quotes@Desk.example' })).toMatch(/^250 /);
    });

    it('knows a bounce by its empty return path', async () => {
      receiver = app.openSmtpReceiver();
      const email = await waitForOutcome(await sendMail(await receiver.listen(), { mailFrom: '' }));
      expect(email).toMatchObject({ state: 'ignored', reasons: ['automatic-mail'] });
    });

    it('refuses what is too large, by the door’s limit and by the setting', async () => {
      receiver = app.openSmtpReceiver({ maxBytes: 20 * 1024 * 1024 });
      const port = await receiver.listen();
      expect(await sendMail(port, { body: 'filler words\r\n'.repeat(1_600_000) })).toMatch(/^552 /);
      expect(await sendMail(port, { body: 'filler words\r\n'.repeat(1_100_000) })).toMatch(/^552 .*10 MB/);
    });

    it('refuses for good what cannot be read, and asks to come back where the store is away', async () => {
      const errors: unknown[] = [];
      receiver = app.openSmtpReceiver({ onError: (error) => errors.push(error) });
      const port = await receiver.listen();
      const parts = '--b\r\n\r\nx\r\n'.repeat(2_000);
      const type = 'Content-Type: multipart/mixed; boundary=b';
      expect(await sendMail(port, { headers: [type], body: `${parts}--b--` })).toMatch(
        /^554 The email has more than 1000/,
      );
      expect(errors).toEqual([]);

      const { settings } = app.stores;
      const away = Object.assign(Object.create(settings), {
        getCurrent: () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })),
      });
      Object.assign(app.stores, { settings: away });
      try {
        const second = app.openSmtpReceiver({ onError: (error) => errors.push(error) });
        expect(await sendMail(await second.listen())).toMatch(/^451 /);
        await second.close();
      } finally {
        Object.assign(app.stores, { settings });
      }
      expect(errors).toHaveLength(1);
    });

    it('asks to come back whoever brings more mails a minute than it may, and hears others meanwhile', async () => {
      const limits = { ...DEFAULT_LIMITS, mailsPerMinute: 3, mailsPerMinutePerAddress: 2 };
      receiver = app.openSmtpReceiver({ limits });
      const port = await receiver.listen();
      expect(await sendMail(port)).toMatch(/^250 /);
      expect(await sendMail(port)).toMatch(/^250 /);
      expect(await sendMail(port)).toMatch(/^451 Too many mails/);
      const elsewhere = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
      elsewhere.setEncoding('utf8');
      let received = '';
      elsewhere.on('data', (text: string) => {
        received += text;
        if (/^220 /m.test(text)) elsewhere.write('EHLO mx.telares.example\r\n');
        if (/^250 SIZE/m.test(text)) elsewhere.write(`MAIL FROM:<${CLIENT}>\r\n`);
        if (/Accepted|OK/.test(text)) elsewhere.end('QUIT\r\n');
      });
      await once(elsewhere, 'close');
      expect(received).not.toMatch(/^451 /m);
    });

    it('has room for connections of other addresses while one address holds all that it may', async () => {
      const limits = { ...DEFAULT_LIMITS, connectionsPerAddress: 1 };
      receiver = app.openSmtpReceiver({ limits });
      const port = await receiver.listen();
      const greeting = async (localAddress: string) => {
        const socket = connect({ port, host: '127.0.0.1', localAddress });
        socket.setEncoding('utf8');
        const [banner] = (await once(socket, 'data')) as [string];
        return { words: banner, end: () => socket.destroy() };
      };
      const first = await greeting('127.0.0.1');
      const second = await greeting('127.0.0.1');
      const third = await greeting('127.0.0.2');
      expect([first.words, second.words, third.words].map((banner) => banner.slice(0, 3))).toEqual([
        '220',
        '421',
        '220',
      ]);
      for (const { end } of [first, second, third]) end();
      await eventually(async () => {
        const again = await greeting('127.0.0.1');
        again.end();
        return again.words.startsWith('220') ? true : undefined;
      });
    });

    it('closes connections that bring nothing, and hears honest mail while two addresses hold every place', async () => {
      const limits = { ...DEFAULT_LIMITS, connections: 6, connectionsPerAddress: 3, sessionMs: 4_000 };
      receiver = app.openSmtpReceiver({ limits });
      const port = await receiver.listen();
      const holders = ['127.0.0.2', '127.0.0.3'].flatMap((localAddress) =>
        Array.from({ length: 3 }, () => connect({ port, host: '127.0.0.1', localAddress })),
      );
      const closings = holders.map(waitForClose);
      await Promise.all(holders.map((socket) => once(socket, 'data')));
      expect(await sendMail(port)).toMatch(/^250 /);
      const dripping = setInterval(() => {
        for (const socket of holders) socket.write('N');
      }, 50);
      await Promise.all(closings);
      clearInterval(dripping);
      expect(await sendMail(port)).toMatch(/^250 /);
    });

    it('closes a connection that announces mail and never brings one', async () => {
      receiver = app.openSmtpReceiver();
      const socket = connect({ port: await receiver.listen(), host: '127.0.0.1' });
      const closed = waitForClose(socket);
      socket.setEncoding('utf8');
      let announced = 0;
      socket.on('data', (text: string) => {
        if (/^220 /m.test(text)) socket.write('EHLO mx.telares.example\r\n');
        else {
          announced += 1;
          socket.write(announced % 2 === 1 ? `MAIL FROM:<${CLIENT}>\r\n` : 'RSET\r\n');
        }
      });
      await closed;
      expect(announced).toBeLessThan(60);
    });

    it('knows no passwords and offers no encryption that it does not have', async () => {
      receiver = app.openSmtpReceiver();
      const socket = connect(await receiver.listen(), '127.0.0.1');
      socket.setEncoding('utf8');
      let received = '';
      socket.on('data', (text: string) => {
        received += text;
        if (/^220 /m.test(text)) socket.write('EHLO mx.telares.example\r\n');
        if (/^250 /m.test(text)) socket.write('AUTH PLAIN AGFuYQBhbmE=\r\n');
        if (/^5\d\d /m.test(text)) socket.end('QUIT\r\n');
      });
      await once(socket, 'close');
      expect(received).not.toMatch(/250[- ](?:AUTH|STARTTLS)/);
      expect(received).toMatch(/^5\d\d /m);
    });
  });
});
