import { describe, expect, it } from '@jest/globals';
import { parseConfiguration } from '../../../../../apps/api/config/configuration.js';
import { InvalidConfigurationError } from '../../../../../apps/api/config/invalid-configuration-error.js';

describe('QUOTATION_MAILBOX', () => {
  it.each([
    [undefined, 'quotes@localhost'],
    ['Quotes@Forwarder.example', 'quotes@forwarder.example'],
    ['air.freight+desk@mail.forwarder.example', 'air.freight+desk@mail.forwarder.example'],
  ])('%j is %s', (value, mailbox) => {
    expect(parseConfiguration({ QUOTATION_MAILBOX: value }).mailbox).toBe(mailbox);
  });

  it.each([
    'quotes',
    'quotes@',
    '@forwarder.example',
    'Quotes <quotes@forwarder.example>',
    'a@forwarder.example,b@forwarder.example',
    'a b@forwarder.example',
    '"a"@forwarder.example',
    'a..b@forwarder.example',
    'quotes@forwarder..example',
    'quotes@-forwarder.example',
    'quotes@[127.0.0.1]',
    `${'q'.repeat(65)}@forwarder.example`,
  ])('stops the start with one sentence for %j', (value) => {
    const start = () => parseConfiguration({ QUOTATION_MAILBOX: value });
    expect(start).toThrow(InvalidConfigurationError);
    expect(start).toThrow(/^QUOTATION_MAILBOX is ".*", but must be one email address, such as [^ ]+\.$/);
  });
});

describe('SMTP_LISTEN', () => {
  it.each([
    [undefined, undefined],
    ['0.0.0.0:2525', { host: '0.0.0.0', port: 2525 }],
    ['localhost:25', { host: 'localhost', port: 25 }],
    ['[::1]:2525', { host: '::1', port: 2525 }],
  ])('%j is %j', (value, listener) => {
    expect(parseConfiguration({ SMTP_LISTEN: value }).smtpListen).toEqual(listener);
  });

  it.each(['2525', ':2525', 'localhost', 'localhost:', 'localhost:70000', '::1:25', 'smtp://localhost:25', 'a b:25'])(
    'stops the start with one sentence for %j',
    (value) => {
      const start = () => parseConfiguration({ SMTP_LISTEN: value });
      expect(start).toThrow(/^SMTP_LISTEN is ".*", but must be host:port, such as 0\.0\.0\.0:2525\.$/);
    },
  );
});
