import { describe, expect, it } from '@jest/globals';
import { HtmlToTextConverter } from '../../../../../adapters/mail/html-to-text/html-to-text-converter.js';
import { expectBoundedTime, SMALL_HOSTILE_PAGES } from './hostile-pages.js';

const converter = new HtmlToTextConverter();

describe('The text of a body', () => {
  it('is the plain text where there is one', () => {
    expect(converter.convert('Hola', '<p>Adiós</p>')).toBe('Hola');
    expect(converter.convert('', undefined)).toBe('');
  });

  it('is the shown text of the HTML otherwise, without styles, scripts, comments, links and pictures', () => {
    const html = `<html><head><STYLE>p { color: red }</style><script>alert('<p>no</p>')</script></head>
      <body><!-- <p>hidden</p> --><p class="x">İstanbul → <a href="https://x.example">Liberia</a></p>
      <img src="cid:1" alt="logo"><p>350&nbsp;kg</p></body></html>`;
    expect(converter.convert(' ', html).replace(/\s+/g, ' ').trim()).toBe('İstanbul → Liberia 350 kg');
  });

  it('keeps the columns of a table apart, also below a cell that spans two', () => {
    const html = `<table><tr><th colspan="2">Carga</th></tr><tr><td style="x">Peso</td><td>350 kg</td></tr></table>`;
    expect(
      converter
        .convert('', html)
        .split('\n')
        .map((line) => line.trimEnd()),
    ).toEqual(['CARGA', 'Peso   350 kg']);
  });

  it.each(SMALL_HOSTILE_PAGES)('comes in bounded time out of %s', expectBoundedTime);

  it.each([
    ['lines in one element', `<div>${'a line<br>'.repeat(3_000)}Total 300 kg</div>`],
    ['paragraphs', `<body>${'<p>words</p>'.repeat(5_000)}<p>Total 300 kg</p></body>`],
    ['rows of a table', `<table>${'<tr><td>1</td></tr>'.repeat(3_000)}<tr><td>Total 300 kg</td></tr></table>`],
  ])('is whole however many %s there are', (_what, html) => {
    expect(new HtmlToTextConverter().convert('', html)).toMatch(/Total 300 kg$/);
  });

  it('is longer than what is read of a text where HTML was too long to be shown whole', () => {
    const html = `<p>300 kg</p>${'<p></p>'.repeat(30_000)}<p>Correction: 900 kg</p>`;
    const text = new HtmlToTextConverter().convert('', html);
    expect(text.length).toBeGreaterThan(65_536);
    expect(text).toMatch(/^300 kg\s+…$/);
  });
});
