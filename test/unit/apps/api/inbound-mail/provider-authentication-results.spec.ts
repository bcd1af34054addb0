import { describe, expect, it } from '@jest/globals';
import { buildMailgunAuthenticationResults } from '../../../../../apps/api/inbound-mail/mailgun-email.js';
import { buildSendgridAuthenticationResults } from '../../../../../apps/api/inbound-mail/sendgrid-email.js';
import { measureGrowth } from '../../../../support/growth.js';

const buildSendgrid = (dkim: string) => buildSendgridAuthenticationResults({ SPF: 'pass', dkim });
const buildMailgun = (signature: string) =>
  buildMailgunAuthenticationResults(
    [
      ['X-Mailgun-Dkim-Check-Result', 'Pass'],
      ['DKIM-Signature', signature],
    ],
    'ana@norte.example',
  );

describe('The verdicts of a provider', () => {
  it.each(['{@norte.example : pass}', '{@sur.example : fail, @norte.example : pass}', '@norte.example:pass'])(
    'name the domain that signed in %j',
    (dkim) => {
      expect(buildSendgrid(dkim)).toContain('dkim=pass header.d=norte.example');
    },
  );

  it.each(['{@evil.example@norte.example : pass}', '{x@norte.example : pass}'])('name none in %j', (dkim) => {
    expect(buildSendgrid(dkim)).not.toContain('dkim=pass');
  });

  it.each(['@', '@a', '@a ', ' @a:', ':', 'a'])('of SendGrid are read in time that grows with a row of %j', (row) => {
    expect(measureGrowth((length) => buildSendgrid(row.repeat(length)), 20_000)).toBeLessThan(9);
  });

  it.each([';', '; ', ' ', ';d', 'd='])('of Mailgun are read in time that grows with a row of %j', (row) => {
    expect(measureGrowth((length) => buildMailgun(row.repeat(length)), 20_000)).toBeLessThan(9);
  });
});
