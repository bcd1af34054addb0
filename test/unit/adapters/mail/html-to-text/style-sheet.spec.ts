import { describe, expect, it } from '@jest/globals';
import { readStyleSheet } from '../../../../../adapters/mail/html-to-text/style-sheet.js';
import { measureGrowth } from '../../../../support/growth.js';

const read = (sheet: string) => readStyleSheet(`<style>${sheet}</style>`).declarations;

describe('The style sheet of a document', () => {
  it.each([
    '@media print { .a { color: red } .b { color: red } }',
    '@media print { @supports (display: grid) { .a { color: red } } }',
    '@font-face { font-family: x }',
  ])('is read without %j', (rule) => {
    expect([...read(`p{color:blue} ${rule} .c{color:green}`)]).toEqual([
      ['p', ';color:blue'],
      ['.c', ';color:green'],
    ]);
  });

  it('is read up to a condition without an end', () => {
    expect([...read('p{color:blue} @media print { .a{color:red} .b{color:red}').keys()]).toEqual(['p']);
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
