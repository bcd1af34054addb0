import { describe, expect, it } from '@jest/globals';
import { listFiles, readText } from './source-tree.js';

/** They understand both separators (`read-number.ts`). */
const NUMBER_FIELDS = ['number-field.tsx', 'number-input.tsx'];

describe('Fields for numbers', () => {
  it('are those that understand either separator, and no others', () => {
    const others = listFiles('apps/console/src')
      .filter((path) => path.endsWith('.tsx') && !NUMBER_FIELDS.some((name) => path.endsWith(`/${name}`)))
      .filter((path) => /type="number"|<SpinButton|inputMode="(?:decimal|numeric)"/.test(readText(path)));
    expect(others).toEqual([]);
  });
});
