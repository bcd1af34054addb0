import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { filePart, MailCaseApp, multipart, textPart } from '../../../support/mail-case-app.js';

let app: MailCaseApp;
describe('a server that receives what it cannot read', () => {
  beforeAll(async () => {
    app = await MailCaseApp.open();
  });
  afterAll(() => app.close());

  const ES = { outcome: 'answered', reasons: [], kg: 350.5, pieces: 2, airport: 'SJO', city: 'Heredia' };
  let count = 0;
  const request = () => {
    count += 1;
    const goods = ['tela', 'papel', 'vidrio', 'ropa', 'libros', 'tubos', 'filtros', 'fajas', 'motores', 'bombas'];
    return `Buenos días, favor cotizar 2 tarimas de 120x80x100 cm, 350,5 kg en total, de Miami a Heredia, DAP. Repuestos de ${goods[count % 10]} serie ${'ABCDEFGH'[Math.floor(count / 10)]}.\r\n\r\nSaludos,\r\nAna Ruiz\r\nNorte Cargo`;
  };
  const noise = (lines: number) =>
    Array.from({ length: lines }, (_, k) => Buffer.alloc(57, `Ab9${k}+kg/120x80`).toString('base64')).join('\r\n');

  /** A picture of so many pixels, with enough bytes behind it. */
  function png(width: number, height: number, bytes: number): Buffer {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 2, 0, 0, 0], 8);
    const start = Buffer.concat([
      Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
      Buffer.from([0, 0, 0, 13]),
      Buffer.from('IHDR'),
      header,
      Buffer.alloc(4),
    ]);
    return Buffer.concat([start, deflateSync(Buffer.alloc(bytes)), Buffer.alloc(Math.max(0, bytes - start.length), 1)]);
  }

  describe('Encoded bytes within a text', () => {
    it.each([
      [
        'a PGP signature',
        () =>
          `-----BEGIN PGP SIGNED MESSAGE-----\r\nHash: SHA256\r\n\r\n${request()}\r\n-----BEGIN PGP SIGNATURE-----\r\nVersion: GnuPG v2\r\n\r\n${noise(6)}\r\n=aB3d\r\n-----END PGP SIGNATURE-----\r\n`,
      ],
      [
        'a public key',
        () =>
          `${request()}\r\n\r\n-----BEGIN PGP PUBLIC KEY BLOCK-----\r\n\r\n${noise(20)}\r\n=x12K\r\n-----END PGP PUBLIC KEY BLOCK-----`,
      ],
      [
        'a picture in base64',
        () =>
          `${request()}\r\n\r\n--==part\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n${noise(40)}\r\niVBORw0KGgo=\r\n`,
      ],
      [
        'a picture in an address',
        () => `${request()}\r\n[data:image/png;base64,${noise(12).replaceAll('\r\n', '')}]\r\n`,
      ],
      [
        'a certificate',
        () => `${request()}\r\n\r\n-----BEGIN CERTIFICATE-----\r\n${noise(12)}\r\n-----END CERTIFICATE-----\r\n`,
      ],
    ])('are not read: %s', async (_, text) => {
      expect(await app.read({ content: textPart(text()) })).toMatchObject(ES);
    });

    it('hold the email where they are a file', async () => {
      const text = `${request()}\r\n\r\nbegin 644 lista.xls\r\nM${'#'.repeat(60)}\r\nM${'$'.repeat(60)}\r\n\`\r\nend\r\n`;
      expect(await app.read({ content: textPart(text) })).toMatchObject({
        outcome: 'held',
        reasons: ['attachment-unread'],
      });
    });

    it('do not take long, however many they are', async () => {
      const started = process.cpuUsage();
      expect(await app.read({ content: textPart(`${request()}\r\n\r\n${noise(8_000)}\r\n`) })).toMatchObject(ES);
      expect(process.cpuUsage(started).user / 1000).toBeLessThan(4_000);
    });
  });

  describe('An email that is closed', () => {
    const armored = `-----BEGIN PGP MESSAGE-----\r\n\r\n${noise(9)}\r\n=Ab12\r\n-----END PGP MESSAGE-----`;
    it.each([
      [
        'by PGP, in parts',
        () =>
          multipart(
            'encrypted; protocol="application/pgp-encrypted"',
            'Content-Type: application/pgp-encrypted\r\n\r\nVersion: 1\r\n',
            `Content-Type: application/octet-stream; name="encrypted.asc"\r\nContent-Disposition: inline; filename="encrypted.asc"\r\n\r\n${armored}\r\n`,
          ),
      ],
      ['by PGP, in its text', () => textPart(armored)],
      [
        'by S/MIME',
        () => filePart('smime.p7m', Buffer.alloc(2_000, 0x30), 'application/pkcs7-mime; smime-type=enveloped-data'),
      ],
      [
        'by a signature around it',
        () => filePart('smime.p7m', Buffer.alloc(2_000, 0x30), 'application/pkcs7-mime; smime-type=signed-data'),
      ],
    ])('%s waits for a person', async (_, content) => {
      const { outcome, reasons } = await app.read({ subject: 'Consulta', content: content() });
      expect({ outcome, reasons }).toEqual({ outcome: 'held', reasons: ['mail-unread'] });
    });

    it.each([
      [
        'by PGP',
        () =>
          multipart(
            'signed; protocol="application/pgp-signature"',
            textPart(request()),
            filePart('signature.asc', `-----BEGIN PGP SIGNATURE-----\r\n${noise(4)}`, 'application/pgp-signature'),
          ),
      ],
      [
        'by S/MIME',
        () =>
          multipart(
            'signed; protocol="application/pkcs7-signature"',
            textPart(request()),
            filePart('smime.p7s', Buffer.alloc(3_000, 9), 'application/pkcs7-signature'),
          ),
      ],
    ])('does not: one that is only signed %s', async (_, content) => {
      expect(await app.read({ content: content() })).toMatchObject(ES);
    });
  });

  describe('What came with an email and was not read', () => {
    const inline = (name: string, bytes: Buffer, type: string, id: string) =>
      filePart(name, bytes, type, `Content-ID: <${id}>\r\nContent-Disposition: inline; filename="${name}"\r\n`);
    const withHtml = (html: string, ...files: string[]) =>
      multipart('related', textPart(`<p>${request().replaceAll('\r\n', '<br>')}</p>${html}`, 'html'), ...files);

    it.each([
      ['an Outlook package', () => filePart('winmail.dat', Buffer.alloc(9_000, 3), 'application/ms-tnef')],
      [
        'an Outlook message',
        () => filePart('Consulta cliente.msg', Buffer.alloc(9_000, 3), 'application/vnd.ms-outlook'),
      ],
      ['a small photo', () => filePart('IMG_2031.jpg', Buffer.alloc(18_000, 3), 'image/jpeg')],
      [
        'a document of another program',
        () => filePart('medidas.odt', Buffer.alloc(9_000, 3), 'application/vnd.oasis.opendocument.text'),
      ],
      ['an archive', () => filePart('docs.7z', Buffer.alloc(9_000, 3), 'application/x-7z-compressed')],
      ['a voice note', () => filePart('PTT-20261128.opus', Buffer.alloc(9_000, 3), 'audio/ogg')],
      [
        'a file without a name',
        () =>
          'Content-Type: application/octet-stream\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\nAAECAwQFBgc=',
      ],
    ])('holds the request: %s', async (_, part) => {
      expect(await app.read({ content: multipart('mixed', textPart(request()), part()) })).toMatchObject({
        outcome: 'held',
        reasons: ['attachment-unread'],
      });
    });

    it('holds the request: a picture of a list among its words', async () => {
      const content = withHtml(
        '<img src="cid:ii_9" alt="image.png">',
        inline('image.png', png(700, 420, 21_000), 'image/png', 'ii_9'),
      );
      expect(await app.read({ content })).toMatchObject({ outcome: 'held', reasons: ['attachment-unread'] });
    });

    it.each([
      ['a photo', 'foto lista.jpg', 'image/jpeg', 'Adjunto.'],
      ['a scan', 'scan0001.tif', 'image/tiff', ''],
      ['an old workbook', 'lista.xls', 'application/vnd.ms-excel', 'Buenos días'],
      ['an Outlook package', 'winmail.dat', 'application/ms-tnef', ''],
    ])('keeps an email that says nothing from being ignored: %s', async (_, name, type, text) => {
      const content = multipart('mixed', textPart(text), filePart(name, Buffer.alloc(50_000, 3), type));
      const { outcome, reasons } = await app.read({ subject: 'Carga', content });
      expect({ outcome, reasons }).toEqual({ outcome: 'held', reasons: ['mail-unread'] });
    });

    it.each([
      [
        'a visiting card',
        () => multipart('mixed', textPart(request()), filePart('Ana Ruiz.vcf', 'BEGIN:VCARD', 'text/x-vcard')),
      ],
      [
        'an invitation',
        () =>
          multipart(
            'mixed',
            textPart(request()),
            filePart('invite.ics', 'BEGIN:VCALENDAR', 'text/calendar; method=REQUEST'),
          ),
      ],
      [
        'a logo that the HTML shows by its number',
        () =>
          withHtml(
            '<img src="cid:part1.08@norte">',
            inline('fileAbC.png', png(240, 80, 9_000), 'image/png', 'part1.08@norte'),
          ),
      ],
      [
        'a logo without a name',
        () =>
          withHtml(
            '<img src="cid:logo77">',
            `Content-Type: image/png\r\nContent-ID: <logo77>\r\nContent-Disposition: inline\r\nContent-Transfer-Encoding: base64\r\n\r\n${png(200, 60, 4_000).toString('base64')}`,
          ),
      ],
      [
        'the icons of a signature',
        () =>
          withHtml(
            '<img src="cid:a1"><img src="cid:a2">',
            inline('facebook.png', png(24, 24, 900), 'image/png', 'a1'),
            inline('image003.png', png(24, 24, 1_100), 'image/png', 'a2'),
          ),
      ],
      [
        'a dot that counts readers',
        () =>
          multipart(
            'mixed',
            textPart(request()),
            filePart('pixel.gif', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'), 'image/gif'),
          ),
      ],
      ['an empty file', () => multipart('mixed', textPart(request()), filePart('ATT00001.txt', '', 'text/plain'))],
      [
        'the end of a letter that became a file',
        () =>
          multipart(
            'mixed',
            textPart(request()),
            filePart('ATT00002.htm', '<html><body><br></body></html>', 'text/html'),
          ),
      ],
      [
        'a report on the delivery',
        () =>
          multipart(
            'mixed',
            textPart(request()),
            'Content-Type: message/disposition-notification\r\n\r\nFinal-Recipient: rfc822;a@b.example\r\n',
          ),
      ],
      [
        'a key',
        () =>
          multipart(
            'mixed',
            textPart(request()),
            filePart('OpenPGP_0x1234.asc', '-----BEGIN PGP PUBLIC KEY BLOCK-----', 'application/pgp-keys'),
          ),
      ],
    ])('lets an email by where it is known to hold nothing: %s', async (_, content) => {
      expect(await app.read({ content: content() })).toMatchObject(ES);
    });
  });
});
