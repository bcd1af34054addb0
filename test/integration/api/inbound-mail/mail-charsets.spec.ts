import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MailCaseApp, multipart, textPart } from '../../../support/mail-case-app.js';

let app: MailCaseApp;
describe('a server that receives mail of all charsets', () => {
  beforeAll(async () => {
    app = await MailCaseApp.open();
  });
  afterAll(() => app.close());

  const PTY = { outcome: 'answered', kg: 150.5, pieces: 2, airport: 'PTY' };
  const text = (goods: string) =>
    `Buenos días, favor cotizar 2 tarimas de 120×80×100 cm, 150,5 kg en total, de Miami a Ciudad de Panamá, CPT. ${goods}.`;
  const latin = (content: string) => Buffer.from(content, 'latin1');
  const quoted = (bytes: Buffer) =>
    [...bytes]
      .map((one) => (one > 126 || one === 61 ? `=${one.toString(16).toUpperCase()}` : String.fromCharCode(one)))
      .join('');

  describe('The letters of an email', () => {
    it.each([
      ['Latin ones without a charset', latin(`Content-Type: text/plain\r\n\r\n${text('Papel')}`)],
      [
        'Latin ones said to be UTF-8',
        latin(`Content-Type: text/plain; charset="UTF-8"\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${text('Vidrio')}`),
      ],
      [
        'Latin ones in quoted-printable said to be ASCII',
        `Content-Type: text/plain; charset=us-ascii\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${quoted(latin(text('Ropa')))}`,
      ],
      [
        'Latin ones in base64 without a charset',
        `Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\n${latin(text('Libros')).toString('base64')}`,
      ],
      ['UTF-8 ones without a charset', `Content-Type: text/plain\r\n\r\n${text('Tubos')}`],
      ['UTF-8 ones said to be Latin', `Content-Type: text/plain; charset=iso-8859-1\r\n\r\n${text('Filtros')}`],
      [
        'Latin ones of an unknown charset',
        latin(`Content-Type: text/plain; charset=x-unknown\r\n\r\n${text('Fajas')}`),
      ],
      [
        'UTF-16 ones in base64',
        `Content-Type: text/plain; charset=utf-16le\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(text('Motores'), 'utf16le').toString('base64')}`,
      ],
      [
        'Latin ones of HTML that names them',
        latin(
          `Content-Type: text/html\r\n\r\n<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"><p>${text('Bombas')}</p>`,
        ),
      ],
      [
        'Latin ones in one part and UTF-8 ones in the other',
        multipart(
          'alternative',
          latin(`Content-Type: text/plain; charset=utf-8\r\n\r\n${text('Relojes')}`),
          textPart(`<p>${text('Relojes')}</p>`, 'html'),
        ),
      ],
    ])('are read: %s', async (_, content) => {
      expect(await app.read({ content })).toMatchObject(PTY);
    });
  });

  describe('The subject of an email', () => {
    const cargo = (goods: string) =>
      textPart(`Son 2 tarimas de 120x80x100 cm, 150,5 kg en total. ${goods}. Saludos, Ana`);
    const words = 'Cotización Miami - Ciudad de Panamá, CPT';
    const base64 = (bytes: Buffer) => bytes.toString('base64');
    const bytes = Buffer.from(words);
    const cut = bytes.indexOf(0xb3);
    it.each([
      [
        'whose words are broken within a letter',
        `Subject: =?utf-8?B?${base64(bytes.subarray(0, cut))}?=\r\n =?utf-8?B?${base64(bytes.subarray(cut))}?=`,
      ],
      [
        'of words in two charsets',
        `Subject: =?iso-8859-1?Q?Cotizaci=F3n_Miami_-_?=\r\n =?utf-8?Q?Ciudad_de_Panam=C3=A1,_CPT?=`,
      ],
      ['of eight bits in Latin letters', `Subject: ${words}`],
      ['of eight bits in UTF-8', `Subject: ${Buffer.from(words).toString('latin1')}`],
      [
        'of words without the blank between them',
        `Subject: =?UTF-8?Q?Cotizaci=C3=B3n_Miami_-?==?UTF-8?Q?_Ciudad_de_Panam=C3=A1,_CPT?=`,
      ],
      ['with blanks within a word', `Subject: =?utf-8?Q?Cotizaci=C3=B3n Miami - Ciudad de Panam=C3=A1, CPT?=`],
    ])('is read: one %s', async (name, header) => {
      expect(await app.read({ headers: [header], content: cargo(`Repuestos de ${name.slice(-9)}`) })).toMatchObject(
        PTY,
      );
    });

    it.each([
      ['an office', 'Cotización - oficina Guatemala', 'de Miami a Ciudad de Panamá, CPT'],
      ['an earlier matter', 'RE: embarque a San José', 'de Miami a Ciudad de Panamá, CPT'],
    ])('is weaker than the body: one of %s', async (_, subject, route) => {
      const body = `Favor cotizar 2 tarimas de 120x80x100 cm, 150,5 kg en total, ${route}. Repuestos de ${subject.slice(-9)}.`;
      const { outcome, airport } = await app.read({ subject, content: textPart(body) });
      expect(outcome === 'answered' ? airport : 'PTY').toBe('PTY');
      expect(outcome).not.toBe('ignored');
    });
  });
});
