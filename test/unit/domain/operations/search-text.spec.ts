import { describe, expect, it } from '@jest/globals';
import { isPrefixSearch, matchesSearch, WORD_BOUNDARIES } from '../../../../domain/operations/search-text.js';

describe('What is searched for', () => {
  it.each(['s', 'Sj', '17', 'ñu', 'q1'])('is sought where words begin: "%s"', (query) => {
    expect(isPrefixSearch(query)).toBe(true);
  });

  it.each(['', 'sjo', '.e', 's ', '-', '0%', 'a.b'])('is sought anywhere: "%s"', (query) => {
    expect(isPrefixSearch(query)).toBe(false);
  });

  it.each([
    ['Q17 rosa@el-roble.example SJO', 'q1', true],
    ['Q17 rosa@el-roble.example SJO', '7', false],
    ['Q17 rosa@el-roble.example SJO', 'Ro', true],
    ['Q17 rosa@el-roble.example SJO', 'ob', false],
    ['Q17 rosa@el-roble.example SJO', 'obl', true],
    ['Q17 rosa@el-roble.example SJO', 'ex', true],
    ['Q17 rosa@el-roble.example SJO', 'SJ', true],
    ['Q17 rosa@el-roble.example SJO', 'j', false],
    ['Ñandú', 'ñA', true],
    ['Caña', 'ñA', false],
  ])('"%s" holds "%s": %s', (text, query, isFound) => {
    expect(matchesSearch(text, query)).toBe(isFound);
  });

  it('begins after every ASCII sign, and after no letter or digit', () => {
    const boundary = new RegExp(`^[${WORD_BOUNDARIES}]$`, 'u');
    for (let code = 0x20; code < 0x7f; code += 1) {
      const sign = String.fromCharCode(code);
      expect([sign, boundary.test(sign)]).toEqual([sign, !/[a-z0-9]/i.test(sign)]);
    }
  });
});
