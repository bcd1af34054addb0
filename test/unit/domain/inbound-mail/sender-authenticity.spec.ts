import { describe, expect, it } from '@jest/globals';
import { getAuthservId, type MailBorder } from '../../../../domain/inbound-mail/mail-account/mail-account.js';
import {
  type Authenticity,
  evaluateAuthenticity,
  selectTrustedAuthenticationResults,
} from '../../../../domain/inbound-mail/sender-authenticity.js';

const MX = 'mx.istmo.example';

describe('The authenticity of a From', () => {
  it.each<[string, string | undefined, Authenticity]>([
    ['no header at all', undefined, 'unverified'],
    ['an empty header', '  ', 'unverified'],
    ['a server that checked nothing', `${MX}; none`, 'unverified'],
    ['a DMARC pass', `${MX}; dmarc=pass (p=REJECT) header.from=molinos.example`, 'verified'],
    ['a DMARC pass that names no domain', `${MX}; dmarc=pass`, 'verified'],
    ['a DMARC pass of another From', `${MX}; dmarc=pass header.from=evil.example`, 'unverified'],
    ['a DMARC pass of the end of the domain', `${MX}; dmarc=pass header.from=nos.example`, 'unverified'],
    ['a DMARC pass of a domain below', `${MX}; dmarc=pass header.from=shop.molinos.example`, 'unverified'],
    ['a DMARC pass of a longer name', `${MX}; dmarc=pass header.from=molinos.example.evil.example`, 'unverified'],
    ['a DMARC pass of two Froms', `${MX}; dmarc=pass header.from="molinos.example, evil.example"`, 'unverified'],
    ['a DMARC pass of a whole mailbox', `${MX}; dmarc=pass header.from=odilia@molinos.example`, 'verified'],
    [
      'a DMARC pass of another From beside its own SPF pass',
      `${MX}; spf=pass smtp.mailfrom=evil.example; dmarc=pass header.from=evil.example`,
      'unverified',
    ],
    [
      'a DMARC pass of another From beside an aligned DKIM pass',
      `${MX}; dkim=pass header.d=molinos.example; dmarc=pass header.from=evil.example`,
      'verified',
    ],
    [
      'a DMARC pass of another From beside an SPF fail of this one',
      `${MX}; spf=fail smtp.mailfrom=molinos.example; dmarc=pass header.from=evil.example`,
      'failed',
    ],
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
    [
      'a DMARC pass in the quoted local part of a stranger',
      `${MX}; spf=pass smtp.mailfrom="a; dmarc=pass b"@evil.example; dmarc=fail header.from=molinos.example`,
      'failed',
    ],
    ['the same without a DMARC verdict', `${MX}; spf=pass smtp.mailfrom="x; dmarc=pass y"@evil.example`, 'unverified'],
    ['a DMARC pass in a comment before a fail', `${MX}; (x; dmarc=pass ) dmarc=fail`, 'failed'],
    ['a comment within a comment', `${MX}; spf=none (a (dmarc=pass) ; dmarc=pass); dkim=none`, 'unverified'],
    ['a bracket that is escaped in a comment', String.raw`${MX}; (a \) ; dmarc=pass ) spf=none`, 'unverified'],
    ['a comment that is never closed', `${MX}; dkim=pass header.d=molinos.example; (spf`, 'unverified'],
    ['a quotation mark that is never closed', `${MX}; dmarc=pass header.from=molinos.example reason="x`, 'unverified'],
    ['a fail before a quotation mark that is never closed', `${MX}; dmarc=fail reason="x`, 'failed'],
    ['a method with its version', `${MX} 1; dmarc/1=fail header.from=molinos.example`, 'failed'],
    ['blanks round the sign', `${MX}; dmarc = fail`, 'failed'],
    ['blanks and a version', `${MX}; dkim / 1 = pass header . d = molinos.example`, 'verified'],
    ['a hard fail', `${MX}; spf=hardfail smtp.mailfrom=molinos.example`, 'failed'],
    ['two DMARC verdicts, one of them a fail', `${MX}; dmarc=pass header.from=molinos.example; dmarc=fail`, 'failed'],
    ['the domain in quotation marks', `${MX}; dkim=pass header.d="molinos.example"`, 'verified'],
    ['a reason with a semicolon', `${MX}; dkim=fail reason="bad; dkim=pass header.d=molinos.example"`, 'failed'],
    ['an SPF pass of a greeting', `${MX}; spf=pass smtp.helo=molinos.example`, 'unverified'],
    ['an SPF pass beside the domain of a signature', `${MX}; spf=pass header.d=molinos.example`, 'unverified'],
    [
      'a signature whose first domain is a stranger',
      `${MX}; dkim=pass header.d=evil.example header.i=@molinos.example`,
      'unverified',
    ],
    ['a domain that is given twice', `${MX}; dkim=pass header.d=evil.example header.d=molinos.example`, 'unverified'],
    [
      'a server that names itself nowhere',
      'spf=pass (sender IP is 192.0.2.7) smtp.mailfrom=molinos.example; dkim=none',
      'verified',
    ],
    [
      'Exchange, which adds verdicts of its own',
      'spf=fail smtp.mailfrom=x.example;dkim=none;dmarc=fail action=none header.from=molinos.example;compauth=fail reason=000',
      'failed',
    ],
    ['an address with signs in it', `${MX}; spf=pass smtp.mailfrom=bounces+7=a=b@molinos.example`, 'verified'],
    ['a pass at the end of a header without end', `${MX}; spf=none ${'x'.repeat(20_000)}; dmarc=pass`, 'unverified'],
  ])('%s', (_, results, authenticity) => {
    expect(evaluateAuthenticity(results, 'molinos.example')).toBe(authenticity);
  });

  it('is told in a time that grows with the header', () => {
    const odd = ['(', '"', ';', ' ', 'a=', 'a.b=', '\\', '()', 'dmarc=pass;'].map((part) => part.repeat(1_000_000));
    for (const results of odd) expect(evaluateAuthenticity(results, 'molinos.example')).not.toBe('verified');
  });

  it('is not proven by a DMARC pass of the domain above', () => {
    expect(evaluateAuthenticity(`${MX}; dmarc=pass header.from=molinos.example`, 'shop.molinos.example')).toBe(
      'unverified',
    );
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
    expect(selectTrustedAuthenticationResults(headers, MX)).toBe(found);
  });

  it.each<[string, MailBorder, string]>([
    [
      'Google',
      { kind: 'google' },
      'mx.google.com; dkim=pass header.i=@molinos.example header.s=s1 header.b=abc; spf=pass (google.com: domain of ' +
        'ana@molinos.example designates 192.0.2.7 as permitted sender) smtp.mailfrom=ana@molinos.example; ' +
        'dmarc=pass (p=REJECT sp=REJECT dis=NONE) header.from=molinos.example',
    ],
    [
      'Microsoft, which gives no name',
      { kind: 'microsoft' },
      'spf=pass (sender IP is 192.0.2.7) smtp.mailfrom=molinos.example; dkim=pass (signature was verified) ' +
        'header.d=molinos.example;dmarc=pass action=none header.from=molinos.example;compauth=pass reason=100',
    ],
    ['a server with a name', { kind: 'named', authservId: MX }, `${MX}; dmarc=pass header.from=molinos.example`],
  ])('are those of %s, above and below what others have written', (_, border, ours) => {
    const others = [
      'mx.evil.example; dmarc=pass header.from=molinos.example',
      'mx.google.com.evil.example; dmarc=pass',
    ];
    for (const headers of [
      [ours, ...others],
      [...others, ours],
    ]) {
      const found = selectTrustedAuthenticationResults(headers, getAuthservId(border));
      expect(found).toBe(ours);
      expect(evaluateAuthenticity(found, 'molinos.example')).toBe('verified');
    }
    expect(selectTrustedAuthenticationResults(others, getAuthservId(border))).toBeUndefined();
  });

  it('are the topmost ones where nobody has told its name', () => {
    expect(selectTrustedAuthenticationResults([FOREIGN, OURS], undefined)).toBe(FOREIGN);
  });
});
