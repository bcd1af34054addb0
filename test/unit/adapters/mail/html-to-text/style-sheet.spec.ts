import { describe, expect, it } from '@jest/globals';
import { removeHiddenElements } from '../../../../../adapters/mail/html-to-text/shown-html.js';
import { readStyleSheet } from '../../../../../adapters/mail/html-to-text/style-sheet.js';
import { measureGrowth, measureLeast } from '../../../../support/growth.js';

const read = (sheet: string) => readStyleSheet(`<style>${sheet}</style>`).declarations;

describe('The style sheet of a document', () => {
  it.each([
    '@media print { .a { color: red } .b { color: red } }',
    '@media print { @supports (display: grid) { .a { color: red } } }',
    '@font-face { font-family: x }',
  ])('is read without %j', (rule) => {
    const colors = [...read(`p{color:blue} ${rule} .c{color:green}`)].map(([name, { color }]) => [name, color]);
    expect(colors).toEqual([
      ['p', 'blue'],
      ['.c', 'green'],
    ]);
  });

  it('is read up to a condition without an end', () => {
    expect([...read('p{color:blue} @media print { .a{color:red} .b{color:red}').keys()]).toEqual(['p']);
  });

  it('is read once, however many elements it is for', () => {
    const rule = `.a{${'color:red;'.repeat(99)}}`;
    const toPage = (count: number) => `<style>${rule}</style>${'<b class="a">x</b>'.repeat(count)}`;
    const page = toPage(10_000);
    const withSheet = measureLeast(() => removeHiddenElements(page, readStyleSheet(page)));
    const withoutSheet = measureLeast(() => removeHiddenElements(page, readStyleSheet('')));
    expect(withSheet).toBeLessThan(6 * withoutSheet);
  });

  it.each(['@a{', '@a{b{}', '@a', '{', '}', '{}', 'a,', '.a{color:red}', '@a{}', '<!--', '/*'])(
    'takes time that grows with its length for a row of %j',
    (row) => {
      // Sixty thousand characters are looked at.
      const run = (length: number) => read(row.repeat(length / row.length));
      expect(measureGrowth(run, 14_000)).toBeLessThan(9);
    },
  );
});
