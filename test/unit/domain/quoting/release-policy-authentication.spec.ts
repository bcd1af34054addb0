import { describe, expect, it } from '@jest/globals';
import { INBOUND_CHANNELS } from '../../../../domain/inbound-mail/inbound-email.js';
import { evaluateAuthenticity } from '../../../../domain/inbound-mail/sender-authenticity.js';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import { decideRelease, type ReleaseOutcome } from '../../../../domain/quoting/release-policy.js';
import { someReleaseFacts } from '../../../support/fixtures/quotations.js';

const FROM = 'molinospoas.example';
const SPF = {
  'an aligned SPF pass': `spf=pass smtp.mailfrom=bounce@mail.${FROM}`,
  'an SPF pass of a stranger': 'spf=pass smtp.mailfrom=bulk.example',
  'an SPF fail': `spf=fail smtp.mailfrom=${FROM}`,
  'no SPF': 'spf=none',
} as const;
const DKIM = {
  'an aligned signature': `dkim=pass header.d=${FROM}`,
  'the signature of a stranger': 'dkim=pass header.d=bulk.example',
  'no signature': 'dkim=none',
} as const;
/** What is sent where mail without verdict is trusted, and where it is not. */
const EXPECTED: Readonly<
  Record<keyof typeof SPF, Readonly<Record<keyof typeof DKIM, [ReleaseOutcome, ReleaseOutcome]>>>
> = {
  'an aligned SPF pass': {
    'an aligned signature': ['send', 'send'],
    'the signature of a stranger': ['send', 'send'],
    'no signature': ['send', 'send'],
  },
  'an SPF pass of a stranger': {
    'an aligned signature': ['send', 'send'],
    'the signature of a stranger': ['send', 'hold'],
    'no signature': ['send', 'hold'],
  },
  'an SPF fail': {
    'an aligned signature': ['send', 'send'],
    'the signature of a stranger': ['hold', 'hold'],
    'no signature': ['hold', 'hold'],
  },
  'no SPF': {
    'an aligned signature': ['send', 'send'],
    'the signature of a stranger': ['send', 'hold'],
    'no signature': ['send', 'hold'],
  },
};

const CASES = (Object.keys(SPF) as Array<keyof typeof SPF>).flatMap((spf) =>
  (Object.keys(DKIM) as Array<keyof typeof DKIM>).flatMap((dkim) =>
    [true, false].map((isTrusted) => ({ spf, dkim, isTrusted, expected: EXPECTED[spf][dkim][isTrusted ? 0 : 1] })),
  ),
);

describe('What proves a sender at the gate', () => {
  it.each(CASES)('$spf, $dkim; mail without verdict is trusted: $isTrusted → $expected', (one) => {
    const authenticity = evaluateAuthenticity(`mx.desk.example; ${SPF[one.spf]}; ${DKIM[one.dkim]}`, FROM);
    const settings = { ...DEFAULT_SETTINGS, trustMailWithoutVerdict: one.isTrusted };
    expect(decideRelease(someReleaseFacts({ authenticity, settings, channel: 'webhook' })).decision).toBe(one.expected);
  });

  it.each([
    ['pass', `dmarc=pass header.from=${FROM}; spf=fail; dkim=fail header.d=${FROM}`, 'send'],
    ['fail', `dmarc=fail header.from=${FROM}; spf=pass smtp.mailfrom=bulk.example`, 'hold'],
  ])('a DMARC %s is the last word', (_, results, decision) => {
    const settings = { ...DEFAULT_SETTINGS, trustMailWithoutVerdict: false };
    expect(
      decideRelease(someReleaseFacts({ authenticity: evaluateAuthenticity(results, FROM), settings })).decision,
    ).toBe(decision);
  });

  it.each(INBOUND_CHANNELS)('the setting that trusts mail without verdict at the %s door', (channel) => {
    const { decision } = decideRelease(someReleaseFacts({ authenticity: 'unverified', channel }));
    expect(decision).toBe(['smtp', 'imap'].includes(channel) ? 'hold' : 'send');
  });
});
