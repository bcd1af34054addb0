import { domainToASCII } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { simpleParser } from 'mailparser';
import type { MailTransport } from '../../domain/outbound-mail/mail-transport.port.js';
import { anOutboundMail } from '../support/fixtures/outbound-mail.js';

/** A way out, and a look at what came out of it. */
export interface MailTransportRig {
  readonly mail: MailTransport;
  /** Every message that has arrived, as it travelled. */
  arrived(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The header names of a reply, and nothing else. */
const HEADERS = [
  'from',
  'to',
  'subject',
  'message-id',
  'in-reply-to',
  'references',
  'date',
  'mime-version',
  'content-type',
  'auto-submitted',
  'x-auto-response-suppress',
].sort();

/** The header names of a message, each as often as it stands there. */
export function listHeaderNames(message: string): string[] {
  const [head = ''] = message.split('\r\n\r\n');
  return head
    .split(/\r\n(?![ \t])/)
    .map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
    .sort();
}

/** A mailbox as it travels: its domain in lower-case ASCII; one that only looks like ASCII of a foreign script as it stands. */
function toAsciiMailbox(mailbox: string): string {
  const at = mailbox.lastIndexOf('@');
  const domain = mailbox.slice(at + 1);
  return `${mailbox.slice(0, at)}@${domainToASCII(domain) || domain.toLowerCase()}`;
}

const LINE_ENDS = fc.constantFrom('\r\n', '\n', '\r', '\u2028', '\u0085', '\0', ' ', '>', '<', ',', ';', '"');
const EXTRA = fc.constantFrom(
  'Bcc: x@evil.example',
  'RCPT TO:<x@evil.example>',
  'x@evil.example',
  'Subject: other',
  '.',
);
/** Texts that try to be more than one header value. */
const HOSTILE = fc
  .array(fc.oneof(LINE_ENDS, EXTRA, fc.string({ maxLength: 8 })), { maxLength: 6 })
  .map((all) => all.join(''));

/** What every way out of the server keeps to. */
export function describeMailTransportContract(name: string, makeRig: () => Promise<MailTransportRig>): void {
  describe(`${name} hands replies over`, () => {
    let rig: MailTransportRig;
    beforeEach(async () => {
      rig = await makeRig();
    });
    afterEach(() => rig.close());

    it('with both faces, letter for letter', async () => {
      const sent = anOutboundMail();
      expect(await rig.mail.send(sent)).toEqual({ kind: 'accepted' });
      const [message = '', ...others] = await rig.arrived();
      expect(others).toEqual([]);
      const read = await simpleParser(message);
      expect(read.text?.replace(/\r\n/g, '\n').trimEnd()).toBe(sent.text.trimEnd());
      expect(read.html).toContain('<p>Total <b>USD 296.36</b> – ñ €</p>');
      expect(read.subject).toBe(sent.subject);
      expect(read.date).toEqual(sent.createdAt);
    });

    it('in the thread of the request, marked as written by a machine', async () => {
      await rig.mail.send(anOutboundMail());
      const [message = ''] = await rig.arrived();
      const { headers, messageId, inReplyTo, references } = await simpleParser(message);
      expect(messageId).toBe('<q12.r1.4f0c1b2a@desk.example>');
      expect(inReplyTo).toBe('<pedido-1@molinospoas.example>');
      expect(references).toEqual(['<hilo-0@molinospoas.example>', '<pedido-1@molinospoas.example>']);
      expect(headers.get('auto-submitted')).toBe('auto-replied');
      expect(headers.get('x-auto-response-suppress')).toBe('All');
      expect(listHeaderNames(message)).toEqual(HEADERS);
    });

    it('without thread headers where the request had no id', async () => {
      await rig.mail.send(anOutboundMail({ inReplyTo: undefined, references: [] }));
      const [message = ''] = await rig.arrived();
      expect(listHeaderNames(message)).toEqual(HEADERS.filter((one) => one !== 'in-reply-to' && one !== 'references'));
    });

    it('in seven-bit lines that no mail server breaks', async () => {
      await rig.mail.send(anOutboundMail({ text: `${'ñ'.repeat(3000)}\n`, html: `<p>${'é'.repeat(3000)}</p>` }));
      const [message = ''] = await rig.arrived();
      expect(message).toMatch(/^[\r\n\t -~]*$/);
      expect(Math.max(...message.split('\r\n').map((line) => line.length))).toBeLessThan(998);
    });

    it('the same mail as the same bytes', async () => {
      await rig.mail.send(anOutboundMail());
      const first = await rig.arrived();
      expect(await rig.mail.send(anOutboundMail())).toEqual({ kind: 'accepted' });
      expect(new Set([...first, ...(await rig.arrived())]).size).toBe(1);
    });

    it.each([
      ['a list', 'a@norte.example,b@evil.example'],
      ['a name beside it', 'Ana <a@norte.example>'],
      ['a line end', 'a@norte.example\r\nRCPT TO:<b@evil.example>'],
      ['no domain', 'a'],
      ['nothing', ''],
      ['a quoted local part', '"a b"@norte.example'],
      ['the number of a machine', 'a@192.0.2.1'],
      ['a number for its last label', 'a@norte.example.0'],
      ['a number for its only label, in hexadecimal digits', 'a@0x7f'],
    ])('never to a recipient with %s', async (_what, to) => {
      expect(await rig.mail.send(anOutboundMail({ to }))).toMatchObject({ kind: 'refused' });
      expect(await rig.arrived()).toEqual([]);
    });

    it('never with more headers than ours, whatever the request held', async () => {
      const hostile = {
        subject: HOSTILE,
        inReplyTo: fc.option(HOSTILE, { nil: undefined }),
        references: fc.array(HOSTILE, { maxLength: 4 }),
      };
      const ids = fc.oneof(fc.constant('<q12@desk.example>'), HOSTILE);
      const mailboxes = fc.oneof(
        fc.constant('a@norte.example'),
        HOSTILE.map((overrides) => `a@norte.example${overrides}`),
      );
      let seen = 0;
      await fc.assert(
        fc.asyncProperty(fc.record(hostile), ids, mailboxes, mailboxes, async (overrides, messageId, to, from) => {
          const sendResult = await rig.mail.send(anOutboundMail({ ...overrides, messageId, to, from }));
          const arrived = await rig.arrived();
          if (sendResult.kind === 'accepted') {
            const names = listHeaderNames(arrived.at(-1) ?? '');
            expect(names.filter((one) => !HEADERS.includes(one))).toEqual([]);
            expect(new Set(names).size).toBe(names.length);
            const read = await simpleParser(arrived.at(-1) ?? '');
            expect([read.to].flat().flatMap((one) => one?.value ?? [])).toHaveLength(1);
            expect(read.to).toMatchObject({ text: toAsciiMailbox(to) });
          } else {
            expect(sendResult.kind).toBe('refused');
            expect(arrived.length).toBe(seen);
          }
          seen = arrived.length;
        }),
        { numRuns: Number(process.env.ODD_REPLIES ?? 200) },
      );
    });
  });
}
