import { describe, expect, it } from '@jest/globals';
import { HtmlToTextConverter } from '../../../../../adapters/mail/html-to-text/html-to-text-converter.js';
import { MailparserMimeParser } from '../../../../../adapters/mail/mime/mailparser-mime-parser.js';
import type { Attachment } from '../../../../../domain/inbound-mail/inbound-email.js';
import { anOutlookMessage, aTnefPackage } from '../../../../support/fixtures/outlook-files.js';
import { anEncryptedMessage, aSignedMessage } from '../../../../support/fixtures/signed-message.js';

const parser = new MailparserMimeParser(new HtmlToTextConverter());
const LIST = { filename: 'Lista de empaque final.csv', content: Buffer.from('Bultos;Peso kg\n4;350,5\n') };

/** A mail with one file. */
function mailWith(filename: string, type: string, content: Buffer, text = ''): Buffer {
  return Buffer.from(
    [
      'From: ana@norte.example',
      'To: quotes@desk.example',
      'Subject: Cotizar',
      'Content-Type: multipart/mixed; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
      '--b',
      `Content-Type: ${type}; name="${filename}"`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: attachment; filename="${filename}"`,
      '',
      content.toString('base64'),
      '--b--',
    ].join('\r\n'),
  );
}
const listFiles = (files: readonly Attachment[]) =>
  files.map(({ filename, contentBase64 = '' }) => ({ filename, content: Buffer.from(contentBase64, 'base64') }));

describe('A message that Outlook saved (.msg)', () => {
  const message = {
    from: 'Ines@Telas.example',
    to: 'quotes@desk.example',
    subject: 'Cotización de flete',
    text: 'Favor cotizar 12 rollos, señores.',
    headers: 'Message-ID: <m7@telas.example>\r\nReferences: <m1@telas.example>\r\n <m2@telas.example>\r\nX-Spam: 1\r\n',
    files: [LIST],
  };

  it('is read with its sender, its words, its thread and its files', async () => {
    const email = await parser.parse(anOutlookMessage(message), 'raw');
    expect(email).toMatchObject({
      fromAddress: 'ines@telas.example',
      to: 'quotes@desk.example',
      subject: 'Cotización de flete',
      text: 'Favor cotizar 12 rollos, señores.',
      messageId: '<m7@telas.example>',
      references: ['<m1@telas.example>', '<m2@telas.example>'],
      authenticationResults: undefined,
    });
    expect(listFiles(email.attachments)).toEqual([LIST]);
  });

  it('is read where its words are HTML only', async () => {
    const { text: _, ...others } = message;
    const html = '<p>Favor cotizar</p><table><tr><td>12</td><td>rollos</td></tr></table>';
    expect((await parser.parse(anOutlookMessage({ ...others, html }), 'raw')).text).toMatch(
      /Favor cotizar[\s\S]*12\s+rollos/,
    );
  });

  it.each([
    ['damaged', anOutlookMessage(message).subarray(0, 700)],
    ['no message', anOutlookMessage({})],
    ['a signature and nothing else', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ])('is refused in a sentence where it is %s', async (_, bytes) => {
    await expect(parser.parse(bytes, 'raw')).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('A package of Outlook (winmail.dat)', () => {
  it('gives its files by their long names, and its words where the mail has none', async () => {
    const packed = aTnefPackage({ text: 'Favor cotizar lo adjunto, señores.', files: [LIST] });
    const email = await parser.parse(mailWith('winmail.dat', 'application/ms-tnef', packed), 'raw');
    expect(email.text.trim()).toBe('Favor cotizar lo adjunto, señores.');
    expect(listFiles(email.attachments)).toEqual([LIST]);
  });

  it('leaves the words of the mail as they are', async () => {
    const packed = aTnefPackage({ text: 'old words', files: [LIST] });
    const email = await parser.parse(mailWith('winmail.dat', 'application/ms-tnef', packed, 'Please quote.'), 'raw');
    expect(email.text.trim()).toBe('Please quote.');
  });

  it('stays a file where it is damaged', async () => {
    for (const length of [3, 20, 60, 120]) {
      const cut = aTnefPackage({ text: 'words', files: [LIST] }).subarray(0, length);
      const email = await parser.parse(mailWith('winmail.dat', 'application/ms-tnef', cut), 'raw');
      expect(email.attachments.map(({ filename }) => filename)).toEqual(['winmail.dat']);
    }
  });
});

describe('A message that was signed in one piece (S/MIME)', () => {
  const inner = mailWith('Lista de empaque final.csv', 'text/csv', LIST.content, 'Favor cotizar 12 rollos.');

  it.each(['definite', 'pieces'] as const)('is read as what was signed, in the form %s', async (form) => {
    const raw = mailWith('smime.p7m', 'application/pkcs7-mime; smime-type=signed-data', aSignedMessage(inner, form));
    const email = await parser.parse(raw, 'raw');
    expect(email.text.trim()).toBe('Favor cotizar 12 rollos.');
    expect(listFiles(email.attachments)).toEqual([LIST]);
    expect(email.fromAddress).toBe('ana@norte.example');
  });

  it('stays a file where it is encrypted, damaged, or signed again and again', async () => {
    let many = inner;
    for (let time = 0; time < 5; time += 1) {
      many = mailWith('smime.p7m', 'application/pkcs7-mime', aSignedMessage(many));
    }
    const files = [anEncryptedMessage(), aSignedMessage(inner).subarray(0, 300), Buffer.alloc(2_000, 0x30)];
    const mails = [...files.map((bytes) => mailWith('smime.p7m', 'application/pkcs7-mime', bytes)), many];
    for (const raw of mails) {
      const email = await parser.parse(raw, 'raw');
      expect(email.attachments.map(({ filename }) => filename)).toEqual(['smime.p7m']);
    }
  });

  it('has no more parts than another message may have', async () => {
    const parts = '--b\r\n\r\nx\r\n'.repeat(2_000);
    const bomb = Buffer.from(`Content-Type: multipart/mixed; boundary="b"\r\n\r\n${parts}--b--`);
    const raw = mailWith('smime.p7m', 'application/pkcs7-mime', aSignedMessage(bomb));
    await expect(parser.parse(raw, 'raw')).rejects.toMatchObject({ kind: 'invalid' });
  });
});
