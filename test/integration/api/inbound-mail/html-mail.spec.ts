import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { filePart, MailCaseApp, multipart, textPart } from '../../../support/mail-case-app.js';

let app: MailCaseApp;
describe('a server that receives HTML mail', () => {
  beforeAll(async () => {
    app = await MailCaseApp.open();
  });
  afterAll(() => app.close());

  let count = 0;
  /** Words that make every case another cargo, since the same words are answered a few times only. */
  function nextGoods(): string {
    count += 1;
    return (
      ['tela', 'papel', 'vidrio', 'ropa', 'libros', 'tubos', 'filtros', 'fajas', 'motores', 'bombas'][count % 10] +
      (count > 9 ? ` lote ${String.fromCharCode(65 + count)}` : '')
    );
  }

  const ES = { outcome: 'answered', kg: 350.5, pieces: 2, airport: 'SJO', city: 'Heredia' };
  const EN = { outcome: 'answered', kg: 240, pieces: 3, airport: 'SJO', city: 'Cartago' };
  const spanish = (open = '', close = open.replace('<', '</')) =>
    `${open}Buenos d&iacute;as, favor cotizar 2 tarimas de 120x80x100 cm, 350,5&nbsp;kg en total, de Miami a Heredia, DAP. Repuestos de ${nextGoods()}.${close}`;
  const english = (open = '', close = open.replace('<', '</')) =>
    `${open}Please quote 3 crates 100x80x60 cm, 240 kg gross in total, Miami to Cartago, Costa Rica, DAP. Spare ${nextGoods()}.${close}`;
  const html = (body: string) => textPart(body, 'html');
  const page = (body: string, head = '') => html(`<html><head>${head}</head><body>${body}</body></html>`);

  describe('An email whose plain text is a stub', () => {
    it.each([
      ['of a mail client', 'This is a multi-part message in MIME format. To view it, use an HTML reader.', ES],
      ['of a banner and a reference', 'EXTERNAL EMAIL - do not click links. Ticket 4471', ES],
      ['that holds the signature with a telephone', 'Ana Ruiz | Norte Cargo | Tel. +506 2222 3344', EN],
      ['of blanks and a mark', '\u00a0\r\n \u200b\r\n--\r\n', EN],
    ])('%s is read in its HTML', async (_, stub, want) => {
      const body = want === ES ? spanish('<p>') : english('<p>');
      expect(await app.read({ content: multipart('alternative', textPart(stub), page(body)) })).toMatchObject(want);
    });
  });

  describe('An email whose HTML has words outside its body', () => {
    it.each([
      ['below it', () => html(`<html><body><p>AVISO: correo externo.</p></body></html>${spanish('<div>')}`), ES],
      [
        'above a nested document',
        () =>
          html(
            `${english('<p>')}<!DOCTYPE html><html><head><title>x</title></head><body><i>Confidential</i></body></html>`,
          ),
        EN,
      ],
      [
        'between two documents',
        () => html(`<html><body>Hola</body></html>${spanish('<p>')}<html><body>Ana Ruiz</body></html>`),
        ES,
      ],
    ])('%s is read whole', async (_, part, want) => {
      expect(await app.read({ content: part() })).toMatchObject(want);
    });
  });

  describe('Hidden words', () => {
    const wrong = '8 pallets 120x100x150 cm, 2400 kg to Panama City';
    it.each([
      ['display:none', `<div style="display:none;max-height:0">${wrong}</div>`],
      [
        'display none in a style sheet',
        `<div class="preheader">${wrong}</div>`,
        '<style>.preheader { color:#fff; display:none !important }</style>',
      ],
      ['the attribute hidden', `<div hidden>${wrong}</div>`],
      ['white letters on white', `<p style="color:#ffffff">${wrong}</p>`],
      ['white letters by an old tag', `<font color="white">${wrong}</font>`],
      ['white letters in rgb', `<span style="color: rgb(255, 255, 255); font-family:Arial">${wrong}</span>`],
      ['letters of no size', `<span style="font-size:0px;line-height:0">${wrong}</span>`],
      ['letters of one pixel', `<div style="font-size:1px; color:#fefefe">${wrong}</div>`],
      ['a box of no height', `<div style="max-height:0px;overflow:hidden">${wrong}</div>`],
      ['a box far off the screen', `<div style="position:absolute; left:-9999px; top:auto">${wrong}</div>`],
      ['letters that are indented off the screen', `<p style="text-indent:-9999px">${wrong}</p>`],
      ['letters that are transparent', `<p style="opacity:0">${wrong}</p>`],
      ['a conditional comment for Outlook', `<!--[if mso]><table><tr><td>${wrong}</td></tr></table><![endif]-->`],
      ['a conditional comment for old Outlook', `<!--[if gte mso 9]><xml><o:p>${wrong}</o:p></xml><![endif]-->`],
      ['mso-hide', `<td style="mso-hide:all;font-size:1px">${wrong}</td>`],
      ['a template', `<template><p>${wrong}</p></template>`],
      ['a template with other elements', `<template><table><tr><td>${wrong}</td></tr></table></template>`],
    ])('by %s are not read', async (_, hidden, head = '') => {
      expect(await app.read({ content: page(hidden + english('<p>'), head) })).toMatchObject(EN);
    });

    it.each([
      [
        'white letters on a dark ground',
        (text: string) => `<table><tr><td bgcolor="#003366" style="color:#ffffff">${text}</td></tr></table>`,
      ],
      [
        'white letters on a dark ground further out',
        (text: string) => `<div style="background:#204080"><p style="color:white">${text}</p></div>`,
      ],
      [
        'a rule for phones only',
        (text: string) => `<p class="wide">${text}</p>`,
        '<style>@media (max-width:600px) { .wide { display:none } }</style>',
      ],
      ['words for all but Outlook', (text: string) => `<!--[if !mso]><!-->${text}<!--<![endif]-->`],
      ['words for other programs than Outlook', (text: string) => `<![if !mso]><p>${text}</p><![endif]>`],
      [
        'a zero-size gap before shown words',
        (text: string) => `<div style="font-size:0"><span style="font-size:14px">${text}</span></div>`,
      ],
    ])('are not those of %s', async (_, show, head = '') => {
      expect(await app.read({ content: page(show(spanish()), head) })).toMatchObject(ES);
    });
  });

  describe('A table in HTML', () => {
    const intro = '<p>Favor cotizar flete aéreo de Miami a Heredia, Costa Rica, DAP:</p>';
    it.each([
      [
        'whose cells hold tables',
        `${intro}<table><tr><td><table><tr><td>Bultos</td></tr></table></td><td><table><tr><td>Medidas cm</td></tr></table></td><td>Peso bruto kg</td></tr>
       <tr><td><table><tr><td>2</td></tr></table></td><td><table><tr><td>120x80x100</td></tr></table></td><td><table><tr><td>350,5</td></tr></table></td></tr></table><p>Repuestos.</p>`,
      ],
      [
        'within tables of layout',
        `<table width="100%"><tr><td><table><tr><td>${intro}</td></tr><tr><td><table border="1"><tr><th>Cantidad</th><th>Largo cm</th><th>Ancho cm</th><th>Alto cm</th><th>Peso total kg</th></tr>
       <tr><td>2</td><td>120</td><td>80</td><td>100</td><td>350,5</td></tr></table></td></tr></table></td></tr></table>`,
      ],
      [
        'of labels and values',
        `${intro}<table><tr><td><b>Piezas:</b></td><td>2 tarimas</td></tr><tr><td><b>Dimensiones:</b></td><td>120 x 80 x 100 cm c/u</td></tr><tr><td><b>Peso bruto total:</b></td><td>350,5 kg</td></tr></table>`,
      ],
      [
        'whose cells hold paragraphs',
        `${intro}<table><tr><td><p>Bultos</p></td><td><p>Medidas (cm)</p></td><td><p>Peso bruto (kg)</p></td></tr><tr><td><p>2</p></td><td><p>120x80x100</p></td><td><p>350,5</p></td></tr></table>`,
      ],
    ])('%s is read', async (_, body) => {
      expect(await app.read({ content: page(body) })).toMatchObject(ES);
    });
  });

  describe('The parts of an email', () => {
    const logo = filePart(
      'logo.png',
      Buffer.alloc(900, 7),
      'image/png',
      'Content-ID: <logo@x>\r\nContent-Disposition: inline; filename="logo.png"\r\n',
    );
    it.each([
      ['related with its picture first', () => multipart('related', logo, page(spanish('<p>'))), ES],
      [
        'mixed, related, alternative in each other',
        () =>
          multipart(
            'mixed',
            multipart('related', multipart('alternative', textPart(english()), page(english('<p>'))), logo),
          ),
        EN,
      ],
      [
        'HTML first and plain text last',
        () => multipart('alternative', page(spanish('<p>')), textPart('Ana Ruiz')),
        ES,
      ],
      [
        'plain text, and a footer in HTML',
        () =>
          multipart(
            'mixed',
            textPart(english()),
            page(
              '<p>This message was checked by MailGuard 9.2.1 and holds no viruses. See https://guard.example/77</p>',
            ),
          ),
        EN,
      ],
      [
        'plain text, and the list in HTML',
        () =>
          multipart(
            'mixed',
            textPart('Please quote air freight Miami to Cartago, Costa Rica, DAP:'),
            page('<p>3 crates 100x80x60 cm, 240 kg gross in total. Spare pumps.</p>'),
          ),
        EN,
      ],
      [
        'HTML, and a footer in plain text',
        () => multipart('mixed', page(spanish('<p>')), textPart('_______________\r\nLista de correo interna 12')),
        ES,
      ],
      [
        'two texts around a picture',
        () =>
          multipart(
            'mixed',
            textPart('Favor cotizar de Miami a Heredia, Costa Rica, DAP.'),
            logo,
            textPart('Son 2 tarimas de 120x80x100 cm, 350,5 kg en total. Repuestos.'),
          ),
        ES,
      ],
    ])('are read where they are %s', async (_, content, want) => {
      expect(await app.read({ content: content() })).toMatchObject(want);
    });
  });

  describe('Lines of an email', () => {
    it.each([
      [
        'that quoted-printable has broken within figures and words',
        'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nBuenos d=C3=ADas, favor cotizar 2 tarimas de 120x8=\r\n0x100 cm, 350,=\r\n5 kg en total, de Miami a Here=\r\ndia, DAP. Repuestos uno.',
      ],
      [
        'that quoted-printable has broken within letters, with lower-case codes and blanks behind',
        'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nBuenos d=c3=\r\n=ads, favor cotizar 2 tarimas de 120=C3=97=\r\n80=c3=97100 cm, 350,5 kg en total, = \r\nde Miami a Heredia, DAP. Repuestos dos.',
      ],
      [
        'that flow',
        'Content-Type: text/plain; charset=utf-8; format=flowed\r\n\r\nBuenos dias, favor cotizar 2 tarimas de \r\n120x80x100 cm, 350,5 \r\nkg en total, de Miami a \r\nHeredia, DAP. Repuestos tres.',
      ],
      [
        'that flow and lose their blanks',
        'Content-Type: text/plain; charset=utf-8; format=flowed; delsp=yes\r\n\r\nBuenos dias, favor cotizar 2 tarimas de 120x80x1 \r\n00 cm, 350,5 kg en total, de Miami a Here \r\ndia, DAP. Repuestos cuatro.',
      ],
    ])('%s are joined', async (_, content) => {
      expect(await app.read({ content })).toMatchObject(ES);
    });
  });
});
