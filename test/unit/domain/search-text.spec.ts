import { describe, expect, it } from '@jest/globals';
import {
  foldSearchText,
  isPrefixSearch,
  joinSearchedTexts,
  matchesSearch,
  splitSearchWords,
  WORD_BOUNDARIES,
} from '../../../domain/search-text.js';

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
    ['Cotización de flores', 'cotizacion', true],
    ['COTIZACION', 'Cotización', true],
    ['Cotización de flores', 'flores COTIZACION', true],
    ['Cotización de flores', 'flores muebles', false],
    ['Compañía Güémez', 'compania guemez', true],
    ['Straße 7', 'strasse', true],
    ['Cœur de Łódź', 'coeur lodz', true],
    ['una línea\nde dos', 'de', true],
    ['AWB 729-12345675 72912345675', '729-12345675', true],
    ['AWB 729-12345675 72912345675', '72912345675', true],
    ['anything', '  ', true],
  ])('"%s" holds "%s": %s', (text, query, isFound) => {
    expect(matchesSearch(text, query)).toBe(isFound);
  });

  it('is the same written in one sign or in two', () => {
    expect(foldSearchText('cotizaci\u00f3n')).toBe('cotizacion');
    expect(foldSearchText('cotizacio\u0301n')).toBe('cotizacion');
  });

  it('takes every word once', () => {
    expect(splitSearchWords(' Té  te\u00a0CAFÉ ')).toEqual(['te', 'cafe']);
    expect(splitSearchWords(' ')).toEqual([]);
  });

  it('is stored without gaps and repetitions, and cut', () => {
    expect(joinSearchedTexts(['Ana Ñúñez', undefined, '', 'ANA NUÑEZ', 'a long text'], 9)).toBe('ana nunez a long te');
  });

  it('begins after every ASCII sign, and after no letter or digit', () => {
    const boundary = new RegExp(`^[${WORD_BOUNDARIES}]$`, 'u');
    for (let code = 0x20; code < 0x7f; code += 1) {
      const sign = String.fromCharCode(code);
      expect([sign, boundary.test(sign)]).toEqual([sign, !/[a-z0-9]/i.test(sign)]);
    }
  });
});
