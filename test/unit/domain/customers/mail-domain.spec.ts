import { describe, expect, it } from '@jest/globals';
import {
  extractMailDomain,
  extractSiteDomain,
  listParentDomains,
  normalizeMailDomain,
} from '../../../../domain/customers/mail-domain.js';

describe('A mail domain', () => {
  it.each([
    ['odilia@MolinosPoas.example', 'molinospoas.example'],
    ['"a@b"@ventas.molinospoas.example.', 'ventas.molinospoas.example'],
    ['molinospoas.example', undefined],
    ['@molinospoas.example', undefined],
    ['odilia@', undefined],
  ])('of %j is %s', (address, domain) => {
    expect(extractMailDomain(address)).toBe(domain);
  });

  it.each([
    ['https://www.MolinosPoas.example/contacto?x=1', 'molinospoas.example'],
    ['http://molinospoas.example', 'molinospoas.example'],
    ['www.molinospoas.example', 'molinospoas.example'],
    [' molinospoas.example/contacto ', 'molinospoas.example'],
    ['molinospoas.example:8080', 'molinospoas.example'],
    ['molinospoas.example', undefined],
    ['https://localhost/', undefined],
    ['two words.example/a', undefined],
  ])('of the site %j is %s', (address, domain) => {
    expect(extractSiteDomain(address)).toBe(domain);
  });

  it('is compared in small letters, without blanks and a trailing dot', () => {
    expect(normalizeMailDomain(' Molinospoas.Example. ')).toBe('molinospoas.example');
  });

  it.each([
    ['molinospoas.example', 'molinospoas.example', true],
    ['ventas.molinospoas.example', 'molinospoas.example', true],
    ['a.b.molinospoas.example', 'b.molinospoas.example', true],
    ['MOLINOSPOAS.EXAMPLE', 'molinospoas.example', true],
    ['evil-molinospoas.example', 'molinospoas.example', false],
    ['molinospoas.example.evil.example', 'molinospoas.example', false],
    ['molinospoas.example', 'ventas.molinospoas.example', false],
    ['molinospoas.example', 'example', false],
    ['molinospoas.co.example', 'molinospoas.example', false],
  ])('%s falls under %s: %s', (domain, listed, falls) => {
    expect(listParentDomains(domain).includes(listed)).toBe(falls);
  });

  it('looks for the closest entry first', () => {
    expect(listParentDomains('a.b.molinos.example')).toEqual([
      'a.b.molinos.example',
      'b.molinos.example',
      'molinos.example',
    ]);
  });

  it('that nobody can have falls under nothing', () => {
    expect(listParentDomains(`${'a.'.repeat(200)}example`)).toEqual([]);
  });
});
