import { describe, expect, it } from '@jest/globals';
import { findLookAlike, isMixedScript } from '../../../../domain/customers/look-alike.js';

const KNOWN = ['norte-cargo.example', 'molinos.example'];

describe('A domain that looks like a recognized one', () => {
  it.each([
    ['nortе-cargo.example', 'norte-cargo.example'],
    ['nοrte-cargo.example', 'norte-cargo.example'],
    ['n0rte-cargo.example', 'norte-cargo.example'],
    ['nortecargo.example', 'norte-cargo.example'],
    ['nórte-cargo.example', 'norte-cargo.example'],
    ['mail.norte-carg0.example', 'norte-cargo.example'],
    ['rnolinos.example', 'molinos.example'],
    ['mo1inos.example', 'molinos.example'],
    ['ＭＯＬＩＮＯＳ.example', 'molinos.example'],
    ['moli\u200bnos.example', 'molinos.example'],
    ['moli\u00adnos.example', 'molinos.example'],
    ['\u202emolinos.example', 'molinos.example'],
    ['moli\u2060no\u0336s.example', 'molinos.example'],
  ])('%s is noticed', (domain, resembled) => {
    expect(findLookAlike(domain, KNOWN)).toBe(resembled);
  });

  it.each(['norte-cargo.example', 'ventas.molinos.example', 'sur-cargo.example', 'molinos.test', 'xmolinos.example'])(
    '%s is not one',
    (domain) => {
      expect(findLookAlike(domain, KNOWN)).toBeUndefined();
    },
  );
});

describe('Letters of several alphabets', () => {
  it('are noticed within a label, not between labels', () => {
    expect(isMixedScript('nortе.example')).toBe(true);
    expect(isMixedScript('norᎢe.example')).toBe(true);
    expect(isMixedScript('noꓣte.example')).toBe(true);
    expect(isMixedScript('nאrte.example')).toBe(true);
    expect(isMixedScript('toyota車.example')).toBe(false);
    expect(isMixedScript('пример.example')).toBe(false);
    expect(isMixedScript('españa.example')).toBe(false);
  });
});
