import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { NodemailerComposer } from '../../../../../adapters/mail/smtp-transport/nodemailer-message-builder.js';
import { type SmtpPatience, SmtpReplyMail } from '../../../../../adapters/mail/smtp-transport/smtp-mail-transport.js';
import { replyMailContract } from '../../../../contracts/mail-transport.contract.js';
import { anOutgoingMail } from '../../../../support/fixtures/outbound-mail.js';
import { type SinkManners, SmtpSink } from '../../../../support/smtp-sink.js';

const composer = new NodemailerComposer();
const IMPATIENT: SmtpPatience = { connectMs: 300, answerMs: 300, mailMs: 1000 };
const endings: Array<() => unknown> = [];

afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

async function outTo(sink: SmtpSink, patience?: SmtpPatience): Promise<SmtpReplyMail> {
  const mail = new SmtpReplyMail(await sink.open(), composer, patience);
  endings.push(
    () => mail.close(),
    () => sink.close(),
  );
  return mail;
}

/** A server that behaves as the test says. */
async function aServerThat(behaves: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => sockets.delete(socket)));
    behaves(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  endings.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

replyMailContract('SmtpReplyMail', async () => {
  const sink = new SmtpSink();
  const mail = new SmtpReplyMail(await sink.open(), composer);
  return {
    mail,
    arrived: async () => {
      for (const one of sink.taken) expect(one.recipients).toHaveLength(1);
      return sink.taken.map((one) => one.message);
    },
    close: async () => {
      mail.close();
      await sink.close();
    },
  };
});

describe('SmtpReplyMail', () => {
  it('names in the envelope the desk and the one recipient', async () => {
    const sink = new SmtpSink();
    const mail = await outTo(sink);
    await mail.send(anOutgoingMail());
    expect(sink.taken).toMatchObject([{ from: 'quotes@desk.example', recipients: ['odilia@molinospoas.example'] }]);
  });

  it.each<[string, SinkManners]>([
    ['greylisting', { at: 'recipient', code: 451 }],
    ['a full mailbox', { at: 'recipient', code: 452 }],
    ['a busy server', { at: 'connect', code: 421 }],
    ['a server that takes no mail for now', { at: 'data', code: 451 }],
    ['a server that wants a sign-in', { at: 'sender', code: 530 }],
    ['a server that refuses us at the door', { at: 'connect', code: 554 }],
  ])('comes back later after %s', async (_what, manners) => {
    const sink = new SmtpSink(manners);
    const delivery = await (await outTo(sink)).send(anOutgoingMail());
    expect(delivery).toMatchObject({ kind: 'later', reason: expect.stringMatching(/\S/) });
    expect(sink.taken).toEqual([]);
  });

  it.each<[string, SinkManners]>([
    ['an unknown recipient', { at: 'recipient', code: 550 }],
    ['a sender that is not welcome', { at: 'sender', code: 553 }],
    ['a message that is not wanted', { at: 'data', code: 554 }],
  ])('gives up after %s', async (_what, manners) => {
    const sink = new SmtpSink(manners);
    expect(await (await outTo(sink)).send(anOutgoingMail())).toMatchObject({ kind: 'refused' });
    expect(sink.taken).toEqual([]);
  });

  it('gets through once the greylisting is over, on the same pool', async () => {
    const sink = new SmtpSink({ at: 'recipient', code: 451, times: 1 });
    const mail = await outTo(sink);
    expect(await mail.send(anOutgoingMail())).toMatchObject({ kind: 'later' });
    expect(await mail.send(anOutgoingMail())).toEqual({ kind: 'accepted' });
    expect(sink.taken).toHaveLength(1);
  });

  it('comes back later where nobody listens', async () => {
    const sink = new SmtpSink();
    const url = await sink.open();
    await sink.close();
    const mail = new SmtpReplyMail(url, composer, IMPATIENT);
    endings.push(() => mail.close());
    expect(await mail.send(anOutgoingMail())).toMatchObject({ kind: 'later' });
  });

  it.each([
    ['says nothing', () => undefined],
    ['hangs up', (socket: Socket) => socket.destroy()],
    ['talks nonsense', (socket: Socket) => socket.write('\u0000\u0001 hello\r\n')],
    ['hangs after its greeting', (socket: Socket) => socket.write('220 hello\r\n')],
  ])('comes back later, within its patience, where the server %s', async (_what, behaves) => {
    const mail = new SmtpReplyMail(await aServerThat(behaves), composer, IMPATIENT);
    endings.push(() => mail.close());
    const started = Date.now();
    expect(await mail.send(anOutgoingMail())).toMatchObject({ kind: 'later' });
    expect(Date.now() - started).toBeLessThan(5000);
  });

  it('comes back later where the server takes the mail and hangs up before its yes', async () => {
    const url = await aServerThat((socket) => {
      socket.write('220 sink\r\n');
      let inData = false;
      socket.on('data', (bytes) => {
        const said = bytes.toString();
        if (inData) {
          if (said.endsWith('\r\n.\r\n')) socket.destroy();
        } else if (/^DATA/i.test(said)) {
          inData = true;
          socket.write('354 go on\r\n');
        } else socket.write('250 fine\r\n');
      });
    });
    const mail = new SmtpReplyMail(url, composer, IMPATIENT);
    endings.push(() => mail.close());
    expect(await mail.send(anOutgoingMail())).toMatchObject({ kind: 'later' });
  });

  it('sends many mails over few connections', async () => {
    const sink = new SmtpSink();
    const mail = await outTo(sink);
    const ids = Array.from({ length: 40 }, (_, at) => `<q${at}@desk.example>`);
    const deliveries = await Promise.all(ids.map((messageId) => mail.send(anOutgoingMail({ messageId }))));
    expect(deliveries.every((delivery) => delivery.kind === 'accepted')).toBe(true);
    expect(sink.taken).toHaveLength(40);
  });

  it.each(['', 'localhost', 'http://mail.example', 'smtp://', 'smtp:'])('is not made for the address "%s"', (url) => {
    expect(() => new SmtpReplyMail(url, composer)).toThrow('The address of the mail server must read');
  });
});

describe('A mail with a document', () => {
  const content = Uint8Array.from({ length: 5000 }, (_, at) => (at * 31) % 256);
  const mail = anOutgoingMail({ attachments: [{ filename: 'Q12.pdf', contentType: 'application/pdf', content }] });

  it('brings it byte for byte beside its text and HTML', async () => {
    const { attachments, text, html } = await simpleParser(Buffer.from(await composer.compose(mail)));
    expect(attachments).toHaveLength(1);
    expect(attachments[0]).toMatchObject({ filename: 'Q12.pdf', contentType: 'application/pdf' });
    expect(attachments[0]?.contentDisposition).toBe('attachment');
    expect(Buffer.compare(attachments[0]?.content ?? Buffer.alloc(0), content)).toBe(0);
    expect(text).toContain('USD 296.36');
    expect(html).toContain('USD 296.36');
  });

  it('is the same mail each time that it is written', async () => {
    expect(Buffer.compare(await composer.compose(mail), await composer.compose(mail))).toBe(0);
  });
});

describe('A look whether mail can leave', () => {
  it('finds a server that answers, and sends it nothing', async () => {
    const sink = new SmtpSink();
    const mail = await outTo(sink);
    expect(await mail.trouble()).toBeUndefined();
    expect(sink.taken).toEqual([]);
  });

  it('says so where none answers, or answers never', async () => {
    const silent = await aServerThat(() => undefined);
    for (const url of [silent, 'smtp://127.0.0.1:1']) {
      const mail = new SmtpReplyMail(url, composer, IMPATIENT);
      endings.push(() => mail.close());
      expect(await mail.trouble()).toBe('The mail server cannot be reached.');
    }
  });
});
