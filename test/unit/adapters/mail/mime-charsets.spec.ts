import { describe, expect, it } from '@jest/globals';
import { HtmlToTextConverter } from '../../../../adapters/mail/html-to-text/html-to-text-converter.js';
import { MailparserMimeParser } from '../../../../adapters/mail/mime/mailparser-mime-parser.js';

const parser = new MailparserMimeParser(new HtmlToTextConverter());
const parse = (lines: readonly string[], encoding: BufferEncoding = 'latin1') =>
  parser.parse(Buffer.from(['From: a@b.example', 'Message-ID: <1@b.example>', ...lines].join('\r\n'), encoding), 'raw');

describe('The charset of an email', () => {
  it.each([
    ['is not named', ['Subject: a', '', 'de Miami a Panamá']],
    ['is named wrongly', ['Subject: a', 'Content-Type: text/plain; charset=utf-8', '', 'de Miami a Panamá']],
    [
      'is missing from an encoded text',
      [
        'Subject: a',
        'Content-Type: text/plain',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        'de Miami a Panam=E1',
      ],
    ],
    [
      'is wrong for an encoded text',
      [
        'Subject: a',
        'Content-Type: text/plain;',
        ' charset="us-ascii"',
        'Content-Transfer-Encoding: base64',
        '',
        Buffer.from('de Miami a Panamá', 'latin1').toString('base64'),
      ],
    ],
    [
      'stands in the HTML',
      ['Subject: a', 'Content-Type: text/html', '', '<meta charset="iso-8859-1"><p>de Miami a Panamá</p>'],
    ],
  ])('is that of Western Windows where it %s', async (_, lines) => {
    expect((await parse(lines)).text.trim()).toBe('de Miami a Panamá');
  });

  it('is guessed for raw and for encoded subjects', async () => {
    expect((await parse(['Subject: Cotización aérea', '', 'x'])).subject).toBe('Cotización aérea');
    expect((await parse(['Subject: =?utf-8?q?Cotizaci=F3n?=', '', 'x'])).subject).toBe('Cotización');
  });

  it('is UTF-8 where the bytes are, whatever else the message holds', async () => {
    const body = ['Subject: Cotización', 'Content-Type: text/plain; charset=utf-8', '', 'Panamá'];
    expect(await parse(body, 'utf8')).toMatchObject({ subject: 'Cotización', text: 'Panamá' });
  });
});
