import { describe, expect, it } from '@jest/globals';
import { isMailbox, toSendableMail } from '../../../../domain/outbound-mail/sendable-mail.js';
import { anOutboundMail } from '../../../support/fixtures/outbound-mail.js';

describe('A mailbox', () => {
  it.each([
    'ana@norte.example',
    'ana.ruiz+cargo@ventas.norte.example',
    "o'brien@norte.example",
    'quotes@localhost',
    'ana@compañía.example',
    `${'a'.repeat(64)}@norte.example`,
  ])('is %s', (text) => {
    expect(isMailbox(text)).toBe(true);
  });

  it.each([
    '',
    'ana',
    '@norte.example',
    'ana@',
    'ana@norte..example',
    'ana@-norte.example',
    '.ana@norte.example',
    'ana@norte.example.',
    ' ana@norte.example',
    'ana@norte.example\n',
    'ana@norte.example,eva@norte.example',
    '<ana@norte.example>',
    'ana@[127.0.0.1]',
    'ana@eva@norte.example',
    `${'a'.repeat(65)}@norte.example`,
    `a@${'b'.repeat(260)}.example`,
  ])('is not "%s"', (text) => {
    expect(isMailbox(text)).toBe(false);
  });
});

describe('A mail that is to leave', () => {
  it('stays as it is where every header holds one value', () => {
    const mail = anOutboundMail();
    expect(toSendableMail(mail)).toEqual({ mail });
  });

  it('has one line of subject', () => {
    const { mail } = toSendableMail(
      anOutboundMail({ subject: 'Re: rates\r\nBcc: eva@evil.example\u202e \u0000 now [Q12]' }),
    );
    expect(mail?.subject).toBe('Re: rates Bcc: eva@evil.example now [Q12]');
  });

  it('keeps the ids of its thread that are ids, with their brackets', () => {
    const { mail } = toSendableMail(
      anOutboundMail({ inReplyTo: 'bare@norte.example', references: ['<a b>', 'x\r\ny', '<ok@norte.example>'] }),
    );
    expect(mail?.inReplyTo).toBe('<bare@norte.example>');
    expect(mail?.references).toEqual(['<ok@norte.example>']);
  });

  it('keeps the first and the latest ids of a long thread', () => {
    const references = Array.from({ length: 100 }, (_, at) => `<${at}@norte.example>`);
    const { mail } = toSendableMail(anOutboundMail({ references }));
    expect(mail?.references).toHaveLength(20);
    expect(mail?.references.at(0)).toBe('<0@norte.example>');
    expect(mail?.references.at(-1)).toBe('<99@norte.example>');
  });

  it.each([
    ['sender', { from: 'Desk <quotes@desk.example>' }],
    ['recipient', { to: 'a@norte.example, b@norte.example' }],
    ['Message-ID', { messageId: '<a@desk.example>\r\nBcc: b@norte.example' }],
  ])('does not leave where its %s is not one', (what, value) => {
    expect(toSendableMail(anOutboundMail(value)).error).toContain(what);
  });
});
