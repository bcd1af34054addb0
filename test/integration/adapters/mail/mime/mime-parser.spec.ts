import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { HtmlToTextConverter } from '../../../../../adapters/mail/html-to-text/html-to-text-converter.js';
import { MailparserMimeParser } from '../../../../../adapters/mail/mime/mailparser-mime-parser.js';
import { WorkerMimeParser } from '../../../../../adapters/mail/mime/worker-mime-parser.js';
import { WorkerThreadPoolFactory } from '../../../../../adapters/runtime/worker-pool/worker-thread-pool.js';
import type { MimeParser } from '../../../../../domain/inbound-mail/mime-parser.port.js';

const parser = new MailparserMimeParser(new HtmlToTextConverter());
const resolveBuilt = (path: string) => pathToFileURL(join('dist', 'server', 'adapters', path));
const workerParser = new WorkerMimeParser(
  new WorkerThreadPoolFactory(resolveBuilt('runtime/worker-pool/worker-entry.js')),
  new HtmlToTextConverter(),
  undefined,
  { program: resolveBuilt('mail/mime/mime.worker.js') },
);
afterAll(() => workerParser.close());
const LARGE_FILE = ['From: a@b.example', 'Content-Type: application/pdf', 'Content-Transfer-Encoding: base64'];
const PLAIN_TEXT_MAIL = ['Subject: Flete', 'Content-Type: text/plain; charset=utf-8', '', 'Favor cotizar.'];

describe.each([
  ['where it is called', parser],
  ['in a thread', workerParser],
])('A raw email, read %s,', (_, one: MimeParser) => {
  const parsed = (lines: readonly string[]) => one.parse(Buffer.from(lines.join('\r\n')), 'raw');

  it('is taken apart into what a door hands in', async () => {
    const email = await parsed([
      'From: =?utf-8?q?In=C3=A9s_Mu=C3=B1oz?= <Ines@Telas.example>',
      'To: quotes@desk.example',
      'Subject: =?utf-8?b?Q290aXphY2nDs24=?=',
      'Message-ID: <m2@telas.example>',
      'In-Reply-To: <q12@desk.example>',
      'References: <m1@telas.example> <q12@desk.example>',
      'Reply-To: otra@telas.example',
      'Content-Type: multipart/mixed; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Se=F1ores: 12 rollos a Managua.',
      '--b',
      'Content-Type: application/pdf; name="lista.pdf"',
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename="lista.pdf"',
      '',
      'YWJj',
      '--b--',
    ]);
    expect(email).toMatchObject({
      fromAddress: 'ines@telas.example',
      fromName: 'Inés Muñoz',
      subject: 'Cotización',
      text: 'Señores: 12 rollos a Managua.',
      messageId: '<m2@telas.example>',
      inReplyTo: '<q12@desk.example>',
      references: ['<m1@telas.example>', '<q12@desk.example>'],
      headers: { 'reply-to': 'otra@telas.example' },
      attachments: [{ filename: 'lista.pdf', contentType: 'application/pdf', sizeBytes: 3, contentBase64: 'YWJj' }],
      authenticationResults: undefined,
    });
  });

  it('keeps an email within it as a file, wherever it is shown', async () => {
    const inner = ['From: c@d.example', 'Subject: Inside', '', 'x'];
    const { text, attachments } = await parsed([
      'From: a@b.example',
      'Content-Type: multipart/mixed; boundary="b"',
      '',
      ...['--b', '', 'See below.', '--b', 'Content-Type: message/rfc822', '', ...inner, '--b--'],
    ]);
    expect(text.trim()).toBe('See below.');
    expect(attachments).toMatchObject([{ filename: 'message.eml', contentType: 'message/rfc822' }]);
  });

  it('of HTML alone keeps the cells of a table apart', async () => {
    const table = '<table><tr><td>Peso</td><td>350 kg</td></tr><tr><td>Piezas</td><td>4</td></tr></table>';
    const email = await parsed(['From: a@b.example', 'Content-Type: text/html', '', table]);
    expect(email.text.split('\n').map((line) => line.trim())).toEqual(['Peso     350 kg', 'Piezas   4']);
  });

  it('brings the verdicts of the last server, which stand on top', async () => {
    const email = await parsed([
      'Authentication-Results: mx.desk.example;',
      '  spf=fail smtp.mailfrom=telas.example',
      'Authentication-Results: mx.desk.example; dmarc=pass header.from=telas.example',
      'From: ana@telas.example',
      ...PLAIN_TEXT_MAIL,
    ]);
    expect(email.authenticationResults).toBe('mx.desk.example; spf=fail smtp.mailfrom=telas.example');
  });

  it.each([
    ['two From headers', ['From: ana@telas.example', 'From: eva@evil.example']],
    ['two mailboxes', ['From: ana@telas.example, eva@evil.example']],
    ['two pairs of brackets', ['From: <ana@telas.example> <eva@evil.example>']],
    ['a group', ['From: Ventas: ana@telas.example, eva@evil.example;']],
    ['a quoted local part', ['From: "ana@telas.example"@evil.example']],
    ['no From', []],
    ['a name alone', ['From: Ana']],
  ])('has no sender that could be answered with %s', async (_, headers) => {
    expect((await parsed([...headers, ...PLAIN_TEXT_MAIL])).fromAddress).toBeUndefined();
  });

  it.each([
    ['From: "eva@evil.example" <ana@telas.example>'],
    ['From: =?utf-8?q?eva=40evil=2Eexample?= <ana@telas.example>'],
    ['From: ana@telas.example (Eva, evil.example)'],
    ['From: "Ruiz, Ana" <ana@telas.example>'],
    ['From: Ana (Ventas)\r\n <ana@telas.example>'],
  ])('has one sender: %j', async (header) => {
    expect((await parsed([header, ...PLAIN_TEXT_MAIL])).fromAddress).toBe('ana@telas.example');
  });
});

/** Runs and measures: how long it took and how much more memory was in use at the end, in bytes. */
async function measureParse(work: () => Promise<unknown>) {
  const memoryBefore = process.memoryUsage().rss;
  const started = process.cpuUsage();
  const outcome = await work().then(
    () => 'read',
    (error: Error & { kind?: string }) => `${error.kind}: ${error.message}`,
  );
  // Time of the processor: what else the machine does meanwhile is no matter of the mail.
  const { user, system } = process.cpuUsage(started);
  return { outcome, cpuMs: (user + system) / 1000, bytes: process.memoryUsage().rss - memoryBefore };
}

function nestParts(levels: number): string {
  const open = Array.from(
    { length: levels },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
  );
  const close = Array.from({ length: levels }, (_, at) => `\r\n--b${levels - 1 - at}--`);
  return `From: a@b.example\r\n${open.join('')}Content-Type: text/plain\r\n\r\nhola${close.join('')}\r\n`;
}

describe('A mail bomb is refused before it costs anything', () => {
  const createParts = (count: number) =>
    `From: a@b.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\n\r\n'.repeat(count)}--b--\r\n`;

  it.each([
    ['10,000 parts', () => Buffer.from(createParts(10_000)), /more than 1000 parts/],
    ['200,000 empty parts', () => Buffer.from(createParts(200_000)), /more than 1000 parts/],
    ['51 levels', () => Buffer.from(nestParts(51)), /nested too deep/],
    ['5,000 levels', () => Buffer.from(nestParts(5_000)), /nested too deep|more than 1000 parts/],
    ['100 MB of base64', () => Buffer.alloc(100 * 1024 * 1024, 'YWJj'), /larger than 30 MB/],
    ['900,000 lines', () => Buffer.from(`From: a@b.example\n\n${'\n--'.repeat(900_000)}`), /read/],
    ['boundaries without end', () => Buffer.from('boundary="b'.repeat(2_000_000)), /./],
    [
      'dashes without end',
      () => Buffer.from(`Content-Type: a; boundary=-\n${'\n--'.repeat(6_000_000)}`),
      /more than 1000000 lines/,
    ],
  ])('%s', async (_, hostileMail, message) => {
    const bytes = hostileMail();
    const { outcome, cpuMs } = await measureParse(() => parser.parse(bytes, 'raw'));
    expect(outcome).toMatch(message);
    if (outcome !== 'read') expect(outcome).toMatch(/^invalid: /);
    expect(cpuMs).toBeLessThan(5_000);
  });

  it('and what stays below the limits is read in bounded time and memory', async () => {
    const inTheMiddle = await measureParse(() => parser.parse(Buffer.from(nestParts(50)), 'raw'));
    expect(inTheMiddle.outcome).toBe('read');
    const many = await measureParse(() => parser.parse(Buffer.from(createParts(999)), 'raw'));
    expect(many.outcome).toBe('read');
    const file = Buffer.alloc(20 * 1024 * 1024, 'a')
      .toString('base64')
      .replace(/.{76}/g, '$&\r\n');
    const large = await measureParse(() =>
      parser.parse(Buffer.from(`${LARGE_FILE.join('\r\n')}\r\n\r\n${file}`), 'raw'),
    );
    expect(large.outcome).toBe('read');
    expect(Math.max(inTheMiddle.cpuMs, many.cpuMs, large.cpuMs)).toBeLessThan(10_000);
    expect(large.bytes).toBeLessThan(600 * 1024 * 1024);
  });
});
