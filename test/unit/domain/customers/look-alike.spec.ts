import { describe, expect, it } from '@jest/globals';
import { mixesAlphabets, resembledDomain } from '../../../../domain/customers/look-alike.js';

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
  ])('%s is noticed', (domain, resembled) => {
    expect(resembledDomain(domain, KNOWN)).toBe(resembled);
  });

  it.each(['norte-cargo.example', 'ventas.molinos.example', 'sur-cargo.example', 'molinos.test', 'xmolinos.example'])(
    '%s is not one',
    (domain) => {
      expect(resembledDomain(domain, KNOWN)).toBeUndefined();
    },
  );
});

describe('Letters of several alphabets', () => {
  it('are noticed within a label, not between labels', () => {
    expect(mixesAlphabets('nortе.example')).toBe(true);
    expect(mixesAlphabets('пример.example')).toBe(false);
    expect(mixesAlphabets('españa.example')).toBe(false);
  });
});
