import { describe, expect, it } from '@jest/globals';
import { HtmlToTextConverter } from '../../../../../adapters/mail/html-to-text/html-to-text-converter.js';

const convert = (html: string) => new HtmlToTextConverter().convert('', html);

describe('A table', () => {
  it('is written in columns, also within another one', () => {
    const inner = '<table><tr><td>Peso</td><td>350 kg</td></tr><tr><td>Piezas</td><td>2</td></tr></table>';
    expect(convert(`<table><tr><td>${inner}</td></tr></table>`).split('\n')).toEqual(['Peso     350 kg', 'Piezas   2']);
  });

  it.each([
    ['one very long cell', `<tr><td>${'x'.repeat(40_000)}<td>y</tr>${'<tr><td>a<td>b</tr>'.repeat(4_000)}`],
    ['very many columns', `<tr>${'<td>x'.repeat(20_000)}</tr>`],
    ['a long cell in a row of many', `<tr><td>${'x y '.repeat(15_000)}${'<td>y'.repeat(400)}</tr>`],
  ])('with %s becomes hardly longer than its source', (_, rows) => {
    expect(convert(`<table>${rows}</table>`).length).toBeLessThan(rows.length);
  });
});
