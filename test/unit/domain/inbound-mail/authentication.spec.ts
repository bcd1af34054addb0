import { describe, expect, it } from '@jest/globals';
import {
  type Authenticity,
  evaluateAuthenticity,
  selectTrustedAuthResults,
} from '../../../../domain/inbound-mail/authentication.js';

const MX = 'mx.istmo.example';

describe('The authenticity of a From', () => {
  it.each<[string, string | undefined, Authenticity]>([
    ['no header at all', undefined, 'unverified'],
    ['an empty header', '  ', 'unverified'],
    ['a server that checked nothing', `${MX}; none`, 'unverified'],
    ['a DMARC pass', `${MX}; dmarc=pass (p=REJECT) header.from=molinos.example`, 'verified'],
    ['a DMARC pass that names no domain', `${MX}; dmarc=pass`, 'verified'],
    ['a DMARC pass of another From', `${MX}; dmarc=pass header.from=evil.example`, 'unverified'],
    ['a DMARC fail, whatever SPF says', `${MX}; spf=pass smtp.mailfrom=molinos.example; dmarc=fail`, 'failed'],
    ['an aligned SPF pass', `${MX}; spf=pass smtp.mailfrom=odilia@molinos.example`, 'verified'],
    ['an SPF pass of a subdomain', `${MX}; spf=pass smtp.mailfrom=bounce@mail.molinos.example`, 'verified'],
    ['an SPF pass of a stranger', `${MX}; spf=pass smtp.mailfrom=bulk.example`, 'unverified'],
    ['an SPF pass of a look-alike', `${MX}; spf=pass smtp.mailfrom=evil-molinos.example`, 'unverified'],
    ['an SPF pass of the tail of the domain', `${MX}; spf=pass smtp.mailfrom=linos.example`, 'unverified'],
    ['an SPF pass of a public suffix', `${MX}; dkim=pass header.d=example`, 'unverified'],
    ['an aligned DKIM pass', `${MX}; dkim=pass (2048-bit) header.d=Molinos.Example header.s=s1`, 'verified'],
    ['a DKIM pass by identity', `${MX}; dkim=pass header.i=@molinos.example`, 'verified'],
    [
      'a second, aligned signature',
      `${MX}; dkim=pass header.d=esp.example; dkim=pass header.d=molinos.example`,
      'verified',
    ],
    ['an SPF fail', `${MX}; spf=fail smtp.mailfrom=molinos.example`, 'failed'],
    ['an SPF soft fail', `${MX}; spf=softfail smtp.mailfrom=molinos.example; dkim=none`, 'failed'],
    ['an SPF fail beside an aligned DKIM pass', `${MX}; spf=fail; dkim=pass header.d=molinos.example`, 'verified'],
    ['a temporary error', `${MX}; spf=temperror; dkim=neutral`, 'unverified'],
    ['a verdict that stands in a comment', `${MX}; spf=none (dkim=pass header.d=molinos.example)`, 'unverified'],
  ])('%s', (_, results, authenticity) => {
    expect(evaluateAuthenticity(results, 'molinos.example')).toBe(authenticity);
  });

  it('cannot be told of a mail without a sender domain', () => {
    expect(evaluateAuthenticity(`${MX}; dmarc=pass`, undefined)).toBe('unverified');
  });
});

describe('The verdicts of our own border', () => {
  const OURS = `${MX}; dmarc=fail header.from=molinos.example`;
  const FOREIGN = 'mx.molinos.example; dmarc=pass header.from=molinos.example';
  const FORGED = `${MX}; dmarc=pass header.from=molinos.example`;

  it.each<[string, readonly string[], string | undefined]>([
    ['stand on top', [OURS, FOREIGN], OURS],
    ['stand below those of a server in between', [FOREIGN, OURS], OURS],
    ['stand above what the sender has put under our name', [OURS, FORGED], OURS],
    ['are not there', [FOREIGN], undefined],
    ['are not there, and neither is anything else', [], undefined],
    ['bear a version', [`${MX} 1; spf=none`], `${MX} 1; spf=none`],
    ['bear a comment and capitals', [`(ours) MX.Istmo.Example; spf=none`], '(ours) MX.Istmo.Example; spf=none'],
    ['are not those of a longer name', [`${MX}.evil.example; dmarc=pass`], undefined],
  ])('%s', (_, headers, found) => {
    expect(selectTrustedAuthResults(headers, MX)).toBe(found);
  });

  it('are the topmost ones where nobody has told its name', () => {
    expect(selectTrustedAuthResults([FOREIGN, OURS], undefined)).toBe(FOREIGN);
  });
});
