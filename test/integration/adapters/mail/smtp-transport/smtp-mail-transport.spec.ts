import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { NodemailerMessageBuilder } from '../../../../../adapters/mail/smtp-transport/nodemailer-message-builder.js';
import {
  SmtpMailTransport,
  type SmtpTimeouts,
} from '../../../../../adapters/mail/smtp-transport/smtp-mail-transport.js';
import { describeMailTransportContract } from '../../../../contracts/mail-transport.contract.js';
import { anOutboundMail } from '../../../../support/fixtures/outbound-mail.js';
import { type SinkBehaviour, SmtpSink } from '../../../../support/smtp-sink.js';
import { STEP_TIMEOUT_MS } from '../../../../support/wait-to-pass.js';

const composer = new NodemailerMessageBuilder();
const SHORT_TIMEOUTS: SmtpTimeouts = { connectMs: 300, answerMs: 300, mailMs: 1000 };
const endings: Array<() => unknown> = [];

afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

async function createTransport(sink: SmtpSink, timeouts?: SmtpTimeouts): Promise<SmtpMailTransport> {
  const mail = new SmtpMailTransport(await sink.open(), composer, timeouts);
  endings.push(
    () => mail.close(),
    () => sink.close(),
  );
  return mail;
}

/** A server that behaves as the test says. */
async function openServer(behaves: (socket: Socket) => void): Promise<string> {
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

describeMailTransportContract('SmtpMailTransport', async () => {
  const sink = new SmtpSink();
  const mail = new SmtpMailTransport(await sink.open(), composer);
  return {
    mail,
    arrived: async () => {
      for (const one of sink.received) expect(one.recipients).toHaveLength(1);
      return sink.received.map((one) => one.message);
    },
    close: async () => {
      mail.close();
      await sink.close();
    },
  };
});

describe('SmtpMailTransport', () => {
  it('names in the envelope the server and the one recipient', async () => {
    const sink = new SmtpSink();
    const mail = await createTransport(sink);
    await mail.send(anOutboundMail());
    expect(sink.received).toMatchObject([{ from: 'quotes@desk.example', recipients: ['odilia@molinospoas.example'] }]);
  });

  it.each<[string, SinkBehaviour]>([
    ['greylisting', { at: 'recipient', code: 451 }],
    ['a full mailbox', { at: 'recipient', code: 452 }],
    ['a busy server', { at: 'connect', code: 421 }],
    ['a server that takes no mail for now', { at: 'data', code: 451 }],
    ['a server that wants a sign-in', { at: 'sender', code: 530 }],
    ['a server that refuses us at the door', { at: 'connect', code: 554 }],
  ])('comes back later after %s', async (_what, behaviour) => {
    const sink = new SmtpSink(behaviour);
    const sendResult = await (await createTransport(sink)).send(anOutboundMail());
    expect(sendResult).toMatchObject({ kind: 'later', reason: expect.stringMatching(/\S/) });
    expect(sink.received).toEqual([]);
  });

  it.each<[string, SinkBehaviour]>([
    ['an unknown recipient', { at: 'recipient', code: 550 }],
    ['a sender that is not welcome', { at: 'sender', code: 553 }],
    ['a message that is not wanted', { at: 'data', code: 554 }],
  ])('gives up after %s', async (_what, behaviour) => {
    const sink = new SmtpSink(behaviour);
    expect(await (await createTransport(sink)).send(anOutboundMail())).toMatchObject({ kind: 'refused' });
    expect(sink.received).toEqual([]);
  });

  it('gets through once the greylisting is over, on the same pool', async () => {
    const sink = new SmtpSink({ at: 'recipient', code: 451, times: 1 });
    const mail = await createTransport(sink);
    expect(await mail.send(anOutboundMail())).toMatchObject({ kind: 'later' });
    expect(await mail.send(anOutboundMail())).toEqual({ kind: 'accepted' });
    expect(sink.received).toHaveLength(1);
  });

  it('comes back later where nobody listens', async () => {
    const sink = new SmtpSink();
    const url = await sink.open();
    await sink.close();
    const mail = new SmtpMailTransport(url, composer, SHORT_TIMEOUTS);
    endings.push(() => mail.close());
    expect(await mail.send(anOutboundMail())).toMatchObject({ kind: 'later' });
  });

  it.each([
    ['says nothing', () => undefined],
    ['hangs up', (socket: Socket) => socket.destroy()],
    ['talks nonsense', (socket: Socket) => socket.write('\u0000\u0001 hello\r\n')],
    ['hangs after its greeting', (socket: Socket) => socket.write('220 hello\r\n')],
  ])('comes back later, within its patience, where the server %s', async (_what, behaves) => {
    const mail = new SmtpMailTransport(await openServer(behaves), composer, SHORT_TIMEOUTS);
    endings.push(() => mail.close());
    const started = Date.now();
    expect(await mail.send(anOutboundMail())).toMatchObject({ kind: 'later' });
    // Far from the minutes that the usual patience lasts.
    expect(Date.now() - started).toBeLessThan(STEP_TIMEOUT_MS);
  });

  it('comes back later where the server takes the mail and hangs up before its yes', async () => {
    const url = await openServer((socket) => {
      socket.write('220 sink\r\n');
      let inData = false;
      socket.on('data', (bytes) => {
        const received = bytes.toString();
        if (inData) {
          if (received.endsWith('\r\n.\r\n')) socket.destroy();
        } else if (/^DATA/i.test(received)) {
          inData = true;
          socket.write('354 go on\r\n');
        } else socket.write('250 fine\r\n');
      });
    });
    const mail = new SmtpMailTransport(url, composer, SHORT_TIMEOUTS);
    endings.push(() => mail.close());
    expect(await mail.send(anOutboundMail())).toMatchObject({ kind: 'later' });
  });

  it('sends many mails over few connections', async () => {
    const sink = new SmtpSink();
    const mail = await createTransport(sink);
    const ids = Array.from({ length: 40 }, (_, at) => `<q${at}@desk.example>`);
    const sendResults = await Promise.all(ids.map((messageId) => mail.send(anOutboundMail({ messageId }))));
    expect(sendResults.every((sendResult) => sendResult.kind === 'accepted')).toBe(true);
    expect(sink.received).toHaveLength(40);
  });

  it.each(['', 'localhost', 'http://mail.example', 'smtp://', 'smtp:'])('is not made for the address "%s"', (url) => {
    expect(() => new SmtpMailTransport(url, composer)).toThrow('The address of the mail server must read');
  });
});

describe('A mail with a document', () => {
  const content = Uint8Array.from({ length: 5000 }, (_, at) => (at * 31) % 256);
  const mail = anOutboundMail({ attachments: [{ filename: 'Q12.pdf', contentType: 'application/pdf', content }] });

  it('brings it byte for byte beside its text and HTML', async () => {
    const { attachments, text, html } = await simpleParser(Buffer.from(await composer.build(mail)));
    expect(attachments).toHaveLength(1);
    expect(attachments[0]).toMatchObject({ filename: 'Q12.pdf', contentType: 'application/pdf' });
    expect(attachments[0]?.contentDisposition).toBe('attachment');
    expect(Buffer.compare(attachments[0]?.content ?? Buffer.alloc(0), content)).toBe(0);
    expect(text).toContain('USD 296.36');
    expect(html).toContain('USD 296.36');
  });

  it('is the same mail each time that it is written', async () => {
    expect(Buffer.compare(await composer.build(mail), await composer.build(mail))).toBe(0);
  });
});

describe('A look whether mail can leave', () => {
  it('finds a server that answers, and sends it nothing', async () => {
    const sink = new SmtpSink();
    const mail = await createTransport(sink);
    expect(await mail.checkHealth()).toBeUndefined();
    expect(sink.received).toEqual([]);
  });

  it('says so where none answers, or answers never', async () => {
    const silent = await openServer(() => undefined);
    for (const url of [silent, 'smtp://127.0.0.1:1']) {
      const mail = new SmtpMailTransport(url, composer, SHORT_TIMEOUTS);
      endings.push(() => mail.close());
      expect(await mail.checkHealth()).toBe('The mail server cannot be reached.');
    }
  });
});
