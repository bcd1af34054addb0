import { describe, expect, it } from '@jest/globals';
import { HtmlToTextConverter } from '../../../../../adapters/mail/html-to-text/html-to-text-converter.js';

const REQUEST = '<p>Please quote 2 pallets, 350 kg, Miami to Heredia, DAP, 120x80x100 cm.</p>';
const convert = (plain: string, html: string) =>
  new HtmlToTextConverter().convert(plain, html).replace(/\s+/g, ' ').trim();
const READ = 'Please quote 2 pallets, 350 kg, Miami to Heredia, DAP, 120x80x100 cm.';

describe('The words that a mail client shows', () => {
  it.each([
    'This message is in HTML. Open it with a program that displays HTML.',
    '[cid:image001.png@01DA]',
    'CAUTION: external email',
    'Ana Ruiz\nNorte Cargo',
  ])('are those of the HTML where the plain text is only %p', (stub) => {
    expect(convert(stub, `<html><body>${REQUEST}</body></html>`)).toBe(READ);
  });

  it('are those of the plain text where it says the same', () => {
    const plain = 'Please quote 2 pallets, 350 kg, Miami to Heredia, DAP, 120 x 80 x 100 cm.';
    expect(convert(plain, `${REQUEST}<p>Sent with a mail program</p>`)).toBe(plain);
  });

  it.each([
    ['before', `${REQUEST}<html><body></body></html>`],
    ['behind', `<html><head><title>x</title></head><body></body></html>${REQUEST}`],
    ['between', `<html><body><p></p></body></html>${REQUEST}<html><body></body></html>`],
    ['in a document within', `<body><div><html><body>${REQUEST}</body></html></div></body>`],
  ])('are those %s the bodies too', (_, html) => {
    expect(convert('', html)).toBe(READ);
  });

  it.each([
    '<div style="display:none">500 kg <div>to Panama</div></div>',
    '<span style="color:red; DISPLAY : NONE !important">500 kg</span>',
    '<p style="mso-hide:all">500 kg',
    '<table style="visibility:hidden"><tr><td>500 kg</td></tr></table>',
    '<s>500 kg</s>',
    '<del>500 kg to Panama</del>',
    '<STRIKE>500 kg</STRIKE>',
    '<span style="color:red; text-decoration: line-through">500 kg</span>',
    '<span style="text-decoration-line:line-through;text-decoration-style:solid">500 kg</span>',
  ])('are none of %s', (hidden) => {
    expect(convert('', `<body>${hidden}${REQUEST}</body>`)).toBe(READ);
  });

  it('are kept where what is hidden has no end', () => {
    expect(convert('', `<div style="display:none">${REQUEST}`)).toBe(READ);
  });
});
