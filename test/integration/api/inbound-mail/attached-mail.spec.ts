import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anXlsx } from '../../../support/fixtures/attachments.js';
import { anOutlookMessage, aTnefPackage } from '../../../support/fixtures/outlook-files.js';
import { aSignedMessage } from '../../../support/fixtures/signed-message.js';
import { filePart, MailCaseApp, multipart, textPart } from '../../../support/mail-case-app.js';

let app: MailCaseApp;
describe('a server that receives attached emails', () => {
  beforeAll(async () => {
    app = await MailCaseApp.open();
  });
  afterAll(() => app.close());

  const ES = { outcome: 'answered', kg: 350.5, pieces: 2, airport: 'SJO', city: 'Heredia' };
  const REQUEST =
    'Buenos días,\r\n\r\nFavor cotizar 2 tarimas de 120x80x100 cm, 350,5 kg en total, de Miami a Heredia, DAP. Repuestos';
  const ENGLISH =
    'Please quote 3 crates 100x80x60 cm, 240 kg gross in total, Miami to Cartago, Costa Rica, DAP. Spare parts';
  const EN = { outcome: 'answered', kg: 240, pieces: 3, airport: 'SJO', city: 'Cartago' };

  /** An email within an email. */
  function innerMail(content: string | Buffer, subject = 'Necesito flete'): Buffer {
    const head = `From: Cliente <compras@cliente.example>\r\nTo: ana@norte-cargo.example\r\nSubject: ${subject}\r\nMessage-ID: <in@cliente.example>\r\nMIME-Version: 1.0\r\n`;
    return Buffer.concat([Buffer.from(head), Buffer.from(content)]);
  }
  const messagePart = (mail: Buffer, headers = 'Content-Disposition: attachment; filename="Necesito flete.eml"\r\n') =>
    Buffer.concat([Buffer.from(`Content-Type: message/rfc822\r\n${headers}\r\n`), mail]);

  describe('An email that came as a file of another', () => {
    it.each([
      [
        'attached to a word or two',
        () => multipart('mixed', textPart('FYI'), messagePart(innerMail(textPart(`${REQUEST} aa.`)))),
        ES,
      ],
      [
        'shown in line',
        () =>
          multipart(
            'mixed',
            textPart('Por favor ver correo adjunto y cotizar.\r\n\r\nAna Ruiz\r\nNorte Cargo'),
            messagePart(innerMail(textPart(`${REQUEST} bb.`)), 'Content-Disposition: inline\r\n'),
          ),
        ES,
      ],
      ['without words', () => multipart('mixed', textPart(''), messagePart(innerMail(textPart(`${REQUEST} cc.`)))), ES],
      [
        'in HTML',
        () =>
          multipart(
            'mixed',
            textPart('Please quote the attached.'),
            messagePart(innerMail(textPart(`<p>${ENGLISH} dd.</p>`, 'html'))),
          ),
        EN,
      ],
      [
        'encoded, of no type',
        () =>
          multipart(
            'mixed',
            textPart('Please see attached email'),
            filePart('request.eml', innerMail(textPart(`${ENGLISH} ee.`)), 'application/octet-stream'),
          ),
        EN,
      ],
      [
        'within another one',
        () =>
          multipart(
            'mixed',
            textPart('Reenvío'),
            messagePart(
              innerMail(
                multipart('mixed', textPart('Les reenvío.'), messagePart(innerMail(textPart(`${REQUEST} ff.`)))),
              ),
            ),
          ),
        ES,
      ],
      [
        'as Outlook saves it',
        () =>
          multipart(
            'mixed',
            textPart('Favor ver adjunto.'),
            filePart(
              'Necesito flete.msg',
              anOutlookMessage({ from: 'compras@cliente.example', subject: 'Flete', text: `${REQUEST} jj.` }),
              'application/vnd.ms-outlook',
            ),
          ),
        ES,
      ],
    ])('%s is the request', async (_, content, want) => {
      expect(await app.read({ subject: 'FW: Necesito flete', content: content() })).toMatchObject(want);
    });

    it('is a document where the text holds the cargo', async () => {
      const text = `${REQUEST} gg. Abajo el correo de mi cliente.`;
      const same = multipart('mixed', textPart(text), messagePart(innerMail(textPart('Son 2 tarimas, 350,5 kg.'))));
      expect(await app.read({ content: same })).toMatchObject(ES);
      const other = multipart(
        'mixed',
        textPart(`${text} Urgente.`),
        messagePart(innerMail(textPart('Son 4 tarimas, 900 kg.'))),
      );
      expect(await app.read({ content: other })).toMatchObject({ outcome: 'held', kg: 350.5 });
    });

    it('brings its own documents', async () => {
      const list = await anXlsx([
        ['Bultos', 'Medidas cm', 'Peso bruto kg'],
        [2, '120x80x100', 350.5],
      ]);
      const inner = multipart(
        'mixed',
        textPart('Favor cotizar de Miami a Heredia, DAP, según lista adjunta. Ropa.'),
        filePart('lista.xlsx', list, 'application/vnd.ms-excel'),
      );
      expect(
        await app.read({ content: multipart('mixed', textPart('FYI'), messagePart(innerMail(inner))) }),
      ).toMatchObject(ES);
      const photo = multipart(
        'mixed',
        textPart(`${REQUEST} hh.`),
        filePart('foto.jpg', Buffer.alloc(90_000, 5), 'image/jpeg'),
      );
      expect(
        await app.read({ content: multipart('mixed', textPart('Ver.'), messagePart(innerMail(photo))) }),
      ).toMatchObject({
        outcome: 'held',
        reasons: ['attachment-unread'],
      });
    });

    it('names itself as the source of the values', async () => {
      const content = multipart('mixed', textPart('Ver adjunto.'), messagePart(innerMail(textPart(`${REQUEST} ii.`))));
      const { quotationId = 0 } = await app.read({ content });
      const quotation = await app.app.stores.quotations.find(quotationId);
      expect(quotation?.request.evidence['goods.weight']).toMatchObject([
        { part: 'attachment', filename: 'Necesito flete.eml', text: '350,5 kg' },
      ]);
    });
  });

  it('is read out of what an older Outlook packed, and out of what was signed in one piece', async () => {
    const list = {
      filename: 'lista.csv',
      content: Buffer.from('Bultos;Medidas cm;Peso bruto kg\n2;120x80x100;350,5\n'),
    };
    const text = 'Favor cotizar de Miami a Heredia, DAP, según lista adjunta. Repuestos kk.';
    const packed = filePart('winmail.dat', aTnefPackage({ text, files: [list] }), 'application/ms-tnef');
    expect(await app.read({ content: multipart('mixed', textPart(''), packed) })).toMatchObject(ES);
    const signed = aSignedMessage(Buffer.from(textPart(`${ENGLISH} ll.`)));
    const content = filePart('smime.p7m', signed, 'application/pkcs7-mime; smime-type=signed-data');
    expect(await app.read({ content })).toMatchObject(EN);
  });

  describe('Documents of text', () => {
    const ask = 'Favor cotizar flete aéreo de Miami a Heredia, Costa Rica, DAP, según el archivo adjunto.';
    const file = (name: string, bytes: Uint8Array | string, type: string) =>
      multipart('mixed', textPart(ask), filePart(name, bytes, type));
    const LIST = 'Bultos;Medidas cm;Peso bruto kg\r\n2;120x80x100;350,5\r\n';
    it.each([
      [
        'a plain text',
        'detalle.txt',
        '2 tarimas de 120x80x100 cm\r\nPeso bruto total: 350,5 kg\r\nContenido: repuestos uno\r\n',
        'text/plain',
      ],
      [
        'a plain text of Western Windows',
        'detalle.TXT',
        Buffer.from('2 tarimas de 120×80×100 cm, peso bruto total 350,5 kg. Café dos.', 'latin1'),
        'application/octet-stream',
      ],
      ['a list that was saved as text', 'lista.txt', LIST.replaceAll(';', '\t'), 'text/plain'],
      [
        'a list in UTF-16',
        'lista.txt',
        Buffer.from(`\ufeff${LIST.replaceAll(';', '\t')}Filtros\t\t\r\n`, 'utf16le'),
        'text/plain',
      ],
      [
        'a page of HTML',
        'lista.html',
        '<html><body><h1>Packing list</h1><table><tr><td>Bultos</td><td>Medidas cm</td><td>Peso bruto kg</td></tr><tr><td>2</td><td>120x80x100</td><td>350,5</td></tr></table></body></html>',
        'text/html',
      ],
      [
        'a page of HTML in its own charset',
        'medidas.htm',
        Buffer.from(
          '<meta charset=iso-8859-1><p>2 tarimas de 120×80×100 cm, 350,5 kg peso bruto total. Café.</p>',
          'latin1',
        ),
        'application/octet-stream',
      ],
      ['a list in CSV', 'lista.csv', LIST, 'text/csv'],
    ])('are read: %s', async (_, name, bytes, type) => {
      expect(await app.read({ content: file(name, bytes, type) })).toMatchObject(ES);
    });

    it.each([
      ['a text', 'detalle.txt', 'Total: 4 tarimas, 900 kg peso bruto.', 'text/plain'],
      ['a page', 'detalle.html', '<p>Total: 4 tarimas, 900 kg peso bruto.</p>', 'text/html'],
    ])('hold the email where %s says another weight', async (_, name, bytes, type) => {
      const content = multipart('mixed', textPart(`${REQUEST} de ${name}.`), filePart(name, bytes, type));
      expect(await app.read({ content })).toMatchObject({
        outcome: 'held',
        reasons: expect.arrayContaining(['values-conflict']),
      });
    });
  });
});
