import { describe, expect, it } from '@jest/globals';
import { removeComments } from '../../../../../adapters/mail/mime/header-comments.js';
import { measureGrowth } from '../../../../support/growth.js';

describe('A header without its comments', () => {
  it.each([
    ['ana@norte.example (Ana Ruiz)', 'ana@norte.example  '],
    ['(one (within (another)) one) ana@norte.example', '  ana@norte.example'],
    [String.raw`(a bracket \) within) ana@norte.example`, '  ana@norte.example'],
    ['(a quotation mark " within) ana@norte.example', '  ana@norte.example'],
    ['"Ruiz (Norte)" <ana@norte.example>', '"Ruiz (Norte)" <ana@norte.example>'],
    [String.raw`"Ruiz \" (Norte)" <ana@norte.example>`, String.raw`"Ruiz \" (Norte)" <ana@norte.example>`],
    ['ana@norte.example (never closed', 'ana@norte.example (never closed'],
    ['"never (closed) <ana@norte.example>', '"never (closed) <ana@norte.example>'],
    ['Ana) <ana@norte.example>', 'Ana) <ana@norte.example>'],
  ])('is, of %j, %j', (header, rest) => {
    expect(removeComments(header)).toBe(rest);
  });

  it.each(['(', ')', '"', '\\"', '"\\', '("', '(\\'])(
    'takes time that grows with its length for a row of %j',
    (row) => {
      expect(measureGrowth((length) => removeComments(row.repeat(length)), 20_000)).toBeLessThan(9);
    },
  );
});
