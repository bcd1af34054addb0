import { describe, expect, it } from '@jest/globals';
import {
  buildEmailIdentity,
  getSenderDomain,
  type InboundEmail,
} from '../../../../domain/inbound-mail/inbound-email.js';

const email: InboundEmail = {
  channel: 'webhook',
  fromHeader: 'Odilia Brenes <odilia@molinospoas.example>',
  fromAddress: 'odilia@molinospoas.example',
  fromName: 'Odilia Brenes',
  to: 'quotes@istmo.example',
  subject: 'Cotización MIA-SJO',
  text: '2 tarimas, 320 kg',
  html: undefined,
  messageId: undefined,
  inReplyTo: undefined,
  references: [],
  headers: {},
  attachments: [],
  authenticationResults: undefined,
};
const isSame = (a: InboundEmail, b: InboundEmail) => buildEmailIdentity(a) === buildEmailIdentity(b);

describe('The identity of an email', () => {
  it('is its Message-ID together with its sender, whatever door it came by', () => {
    const first = { ...email, messageId: '<a1@molinospoas.example>' };
    expect(isSame(first, { ...first, channel: 'smtp', to: 'otra@istmo.example' })).toBe(true);
    expect(isSame(first, { ...first, text: '2 tarimas,\r\n320 kg\n' })).toBe(true);
    expect(isSame(first, { ...first, fromAddress: 'otra@molinospoas.example' })).toBe(false);
    expect(isSame(first, { ...first, messageId: '<a2@molinospoas.example>' })).toBe(false);
  });

  it.each<[string, Partial<InboundEmail>]>([
    ['other words', { text: '2 tarimas, 990 kg' }],
    ['another subject', { subject: 'Otra cosa' }],
    ['a proof', { authenticationResults: 'mx.istmo.example; dmarc=pass header.from=molinospoas.example' }],
    ['a refutation', { authenticationResults: 'mx.istmo.example; dmarc=fail header.from=molinospoas.example' }],
  ])('is not that of mail that takes its id with %s', (_, other) => {
    const first = { ...email, messageId: '<a1@molinospoas.example>' };
    expect(isSame(first, { ...first, ...other })).toBe(false);
  });

  it('is everything in it where it has none', () => {
    expect(isSame(email, { ...email, channel: 'raw', headers: { 'x-trace': '1' } })).toBe(true);
    const file = { filename: 'pl.pdf', contentType: 'application/pdf', sizeBytes: 10, contentBase64: 'eA==' };
    const others: ReadonlyArray<Partial<InboundEmail>> = [
      { subject: 'Cotización MIA-LIR' },
      { text: '2 tarimas, 330 kg' },
      { html: '<p>2</p>' },
      { to: 'cotizaciones@istmo.example' },
      { attachments: [file] },
    ];
    for (const other of others) expect(isSame(email, { ...email, ...other })).toBe(false);
  });

  it('knows the domain of its sender', () => {
    expect(getSenderDomain(email)).toBe('molinospoas.example');
    expect(getSenderDomain({ fromAddress: undefined })).toBeUndefined();
  });
});
