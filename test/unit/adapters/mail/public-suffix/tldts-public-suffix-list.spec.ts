import { describe, expect, it } from '@jest/globals';
import { TldtsPublicSuffixList } from '../../../../../adapters/mail/public-suffix/tldts-public-suffix-list.js';

const publicSuffixList = new TldtsPublicSuffixList();

describe('TldtsPublicSuffixList', () => {
  it.each(['com', 'co.cr', 'com.gt', 'org.sv', 'com.pa'])('knows that everybody registers below %s', (domain) => {
    expect(publicSuffixList.isPublicSuffix(domain)).toBe(true);
  });

  it.each(['norte.com', 'norte.co.cr', 'ventas.norte.com.gt'])('knows that %s is somebody', (domain) => {
    expect(publicSuffixList.isPublicSuffix(domain)).toBe(false);
  });

  it.each(['gmail.com', 'hotmail.es', 'yahoo.com.mx'])('knows that anybody gets a mailbox at %s', (domain) => {
    expect(publicSuffixList.isFreeMail(domain)).toBe(true);
  });

  it('does not take a forwarder for a free-mail provider', () => {
    expect(publicSuffixList.isFreeMail('gmail.com.norte.example')).toBe(false);
  });

  it.each([
    ['  Norte.EXAMPLE. ', 'norte.example'],
    ['compañía.example', 'xn--compaa-7va5a.example'],
  ])('writes "%s" as %s', (text, domain) => {
    expect(publicSuffixList.toAsciiDomain(text)).toBe(domain);
  });

  it.each(['norte.example', 'compañía.example'])('reads %s back as people write it', (domain) => {
    expect(publicSuffixList.toUnicodeDomain(publicSuffixList.toAsciiDomain(domain) ?? '')).toBe(domain);
  });

  it.each([
    '',
    'norte',
    'nor te.example',
    '-norte.example',
    'norte..example',
    '@norte.example',
    '192.0.2.1',
    'norte.0x7f',
    `${'a'.repeat(64)}.example`,
  ])('finds no domain in "%s"', (text) => {
    expect(publicSuffixList.toAsciiDomain(text)).toBeUndefined();
  });
});
