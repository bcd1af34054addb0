import { describe, expect, it } from '@jest/globals';
import {
  DEFAULT_LIMITS,
  SmtpConnectionLimiter,
} from '../../../../../adapters/mail/smtp-receiver/connection-limiter.js';

describe('the connections of the SMTP receiver', () => {
  it('are counted anew each minute, each for itself and all together', () => {
    let now = 0;
    const limits = { ...DEFAULT_LIMITS, mailsPerMinute: 3, mailsPerMinutePerAddress: 2 };
    const limiter = new SmtpConnectionLimiter(limits, () => now);
    const connectFrom = (...addresses: string[]) =>
      addresses.map((address) => {
        const isHeard = limiter.mayBringMail(address);
        if (isHeard) limiter.countAcceptedMail(address);
        return isHeard;
      });
    expect(connectFrom('192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3')).toEqual([
      ...[true, true, false],
      ...[true, false],
    ]);
    now = 59_999;
    expect(connectFrom('192.0.2.4')).toEqual([false]);
    now = 60_000;
    expect(connectFrom('192.0.2.1', '192.0.2.4')).toEqual([true, true]);
  });

  it.each([
    ['one address in two ways of writing', '::ffff:192.0.2.1', '192.0.2.1', true],
    ['two addresses', '192.0.2.1', '192.0.2.2', false],
    ['two hosts of one IPv6 network', '2001:db8:0:7::1', '2001:db8:0:7:aaaa::2', true],
    ['two IPv6 networks', '2001:db8:0:7::1', '2001:db8:0:8::1', false],
  ])('tell %s apart, or not', (_, one, other, isSame) => {
    const limiter = new SmtpConnectionLimiter({ ...DEFAULT_LIMITS, connectionsPerAddress: 1 });
    expect(limiter.tryConnect(one)).toBe(true);
    expect(limiter.tryConnect(other)).toBe(!isSame);
    limiter.disconnect(one);
    limiter.disconnect(one);
    expect(limiter.tryConnect(one)).toBe(true);
  });
});
