import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import nodemailer from 'nodemailer';
import type { SmtpDoor } from '../../../../adapters/mail/smtp-receiver/smtp-receiver.js';
import { eventually } from '../../../contracts/contract-context.js';
import { DeskInMemory } from '../../../support/in-memory-app.js';

const WORDS = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';
const CLIENT = 'marta@telares.example';

let desk: DeskInMemory;
let door: SmtpDoor;
let lastMail = 0;

/** Sends a mail to the door as a mail server does. @returns the answer to it, or the refusal */
async function send(
  port: number,
  words: { headers?: readonly string[]; body?: string; to?: string; mailFrom?: string; from?: string } = {},
): Promise<string> {
  lastMail += 1;
  const raw = [
    `From: ${words.from ?? `Marta Vindas <${CLIENT}>`}`,
    'To: quotes@desk.example',
    'Subject: Flete',
    `Message-ID: <smtp-${lastMail}@telares.example>`,
    ...(words.headers ?? []),
    '',
    words.body ?? WORDS,
    '',
  ].join('\r\n');
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    const envelope = { from: words.mailFrom ?? CLIENT, to: [words.to ?? 'quotes@desk.example'] };
    return (await transport.sendMail({ envelope, raw })).response;
  } catch (fault) {
    return fault instanceof Error && 'response' in fault ? String(fault.response) : String(fault);
  } finally {
    transport.close();
  }
}

async function settled(response: string) {
  const id = Number(/email (\d+)/.exec(response)?.[1]);
  for (;;) {
    const email = await desk.stores.emails.find(id);
    if (!email) throw new Error(`No email was kept: ${response}`);
    if (email.state !== 'received') return email;
    await desk.stores.bell.waitForSettled(id, 50);
  }
}

beforeAll(async () => {
  desk = await DeskInMemory.open();
  await desk.stores.senders.add(
    { mailDomain: 'telares.example', companyName: 'Telares', country: 'CR', isApproved: true, notes: undefined },
    new Date(),
  );
});
afterAll(() => desk.close());
afterEach(() => door.close());

describe('the SMTP door', () => {
  it('says 250 once the mail is kept, and holds it: nobody has checked where it comes from', async () => {
    door = desk.smtpDoor();
    const response = await send(await door.open());
    expect(response).toMatch(/^250 Kept as email \d+$/);
    expect(await settled(response)).toMatchObject({
      door: 'smtp',
      fromAddress: CLIENT,
      state: 'held',
      reasons: ['sender-not-authentic'],
    });
  });

  it('believes no verdict that a mail brings along', async () => {
    door = desk.smtpDoor();
    const forged = 'Authentication-Results: mx.desk.example; dmarc=pass header.from=telares.example';
    const email = await settled(await send(await door.open(), { headers: [forged, forged] }));
    expect(email.authenticationResults).toBeUndefined();
    expect(email.headers['authentication-results']).toBeUndefined();
    expect(email).toMatchObject({ state: 'held', reasons: ['sender-not-authentic'] });
  });

  it('takes mail for the desk’s mailbox only, in any case', async () => {
    door = desk.smtpDoor();
    const port = await door.open();
    expect(await send(port, { to: 'other@desk.example' })).toMatch(/^550 /);
    expect(await send(port, { to: 'quotes@desk.example.evil.example' })).toMatch(/^550 /);
    expect(await send(port, { to: 'Quotes@Desk.example' })).toMatch(/^250 /);
  });

  it('knows a bounce by its empty return path', async () => {
    door = desk.smtpDoor();
    const email = await settled(await send(await door.open(), { mailFrom: '' }));
    expect(email).toMatchObject({ state: 'ignored', reasons: ['automatic-mail'] });
  });

  it('refuses what is too large, by the door’s limit and by the setting', async () => {
    door = desk.smtpDoor({ largestBytes: 20 * 1024 * 1024 });
    const port = await door.open();
    expect(await send(port, { body: 'filler words\r\n'.repeat(1_600_000) })).toMatch(/^552 /);
    expect(await send(port, { body: 'filler words\r\n'.repeat(1_100_000) })).toMatch(/^552 .*10 MB/);
  });

  it('refuses for good what cannot be read, and asks to come back where the store is away', async () => {
    const faults: unknown[] = [];
    door = desk.smtpDoor({ onFault: (fault) => faults.push(fault) });
    const port = await door.open();
    const parts = '--b\r\n\r\nx\r\n'.repeat(2_000);
    const type = 'Content-Type: multipart/mixed; boundary=b';
    expect(await send(port, { headers: [type], body: `${parts}--b--` })).toMatch(/^554 The email has more than 1000/);
    expect(faults).toEqual([]);

    const { settings } = desk.stores;
    const away = Object.assign(Object.create(settings), {
      current: () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })),
    });
    Object.assign(desk.stores, { settings: away });
    try {
      const second = desk.smtpDoor({ onFault: (fault) => faults.push(fault) });
      expect(await send(await second.open())).toMatch(/^451 /);
      await second.close();
    } finally {
      Object.assign(desk.stores, { settings });
    }
    expect(faults).toHaveLength(1);
  });

  it('asks to come back whoever brings more mails a minute than it may, and hears others meanwhile', async () => {
    const limits = { connections: 20, connectionsOfAnAddress: 10, mailsAMinute: 3, mailsAMinuteOfAnAddress: 2 };
    door = desk.smtpDoor({ limits });
    const port = await door.open();
    expect(await send(port)).toMatch(/^250 /);
    expect(await send(port)).toMatch(/^250 /);
    expect(await send(port)).toMatch(/^451 Too many mails/);
    const elsewhere = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    elsewhere.setEncoding('utf8');
    let heard = '';
    elsewhere.on('data', (text: string) => {
      heard += text;
      if (/^220 /m.test(text)) elsewhere.write('EHLO mx.telares.example\r\n');
      if (/^250 SIZE/m.test(text)) elsewhere.write(`MAIL FROM:<${CLIENT}>\r\n`);
      if (/Accepted|OK/.test(text)) elsewhere.end('QUIT\r\n');
    });
    await once(elsewhere, 'close');
    expect(heard).not.toMatch(/^451 /m);
  });

  it('has room for connections of other addresses while one address holds all that it may', async () => {
    const limits = { connections: 20, connectionsOfAnAddress: 1, mailsAMinute: 9, mailsAMinuteOfAnAddress: 9 };
    door = desk.smtpDoor({ limits });
    const port = await door.open();
    const greeting = async (localAddress: string) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      socket.setEncoding('utf8');
      const [words] = (await once(socket, 'data')) as [string];
      return { words, end: () => socket.destroy() };
    };
    const first = await greeting('127.0.0.1');
    const second = await greeting('127.0.0.1');
    const third = await greeting('127.0.0.2');
    expect([first.words, second.words, third.words].map((words) => words.slice(0, 3))).toEqual(['220', '421', '220']);
    for (const { end } of [first, second, third]) end();
    await eventually(async () => {
      const again = await greeting('127.0.0.1');
      again.end();
      return again.words.startsWith('220') ? true : undefined;
    });
  });

  it('knows no passwords and offers no encryption that it does not have', async () => {
    door = desk.smtpDoor();
    const socket = connect(await door.open(), '127.0.0.1');
    socket.setEncoding('utf8');
    let heard = '';
    socket.on('data', (text: string) => {
      heard += text;
      if (/^220 /m.test(text)) socket.write('EHLO mx.telares.example\r\n');
      if (/^250 /m.test(text)) socket.write('AUTH PLAIN AGFuYQBhbmE=\r\n');
      if (/^5\d\d /m.test(text)) socket.end('QUIT\r\n');
    });
    await once(socket, 'close');
    expect(heard).not.toMatch(/250[- ](?:AUTH|STARTTLS)/);
    expect(heard).toMatch(/^5\d\d /m);
  });
});
