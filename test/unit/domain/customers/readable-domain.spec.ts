import { domainToASCII } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { toReadableDomain } from '../../../../domain/customers/readable-domain.js';

describe('A domain', () => {
  it.each(['áéí.cr', 'españa.example', 'flores-del-ñandú.com.ni', 'bücher.example', '中文.example', 'ñ.ñ.cr'])(
    'is readable again: %s',
    (domain) => {
      expect(toReadableDomain(domainToASCII(domain))).toBe(domain);
    },
  );

  it.each(['norte-cargo.example', 'xn--.example', 'xn--é.example', 'xn--a-9999999999.example'])(
    'stays as it is where it is no punycode: %s',
    (domain) => {
      expect(toReadableDomain(domain)).toBe(domain);
    },
  );
});
