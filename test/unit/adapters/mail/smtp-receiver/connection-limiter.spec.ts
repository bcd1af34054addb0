import { describe, expect, it } from '@jest/globals';
import { USUAL_LIMITS, Visitors } from '../../../../../adapters/mail/smtp-receiver/connection-limiter.js';

describe('the visitors of the SMTP door', () => {
  it('are counted anew each minute, each for itself and all together', () => {
    let now = 0;
    const limits = { ...USUAL_LIMITS, mailsAMinute: 3, mailsAMinuteOfAnAddress: 2 };
    const visitors = new Visitors(limits, () => now);
    const bring = (...addresses: string[]) => addresses.map((address) => visitors.mayBring(address));
    expect(bring('192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3')).toEqual([
      ...[true, true, false],
      ...[true, false],
    ]);
    now = 59_999;
    expect(bring('192.0.2.4')).toEqual([false]);
    now = 60_000;
    expect(bring('192.0.2.1', '192.0.2.4')).toEqual([true, true]);
  });

  it.each([
    ['one address in two ways of writing', '::ffff:192.0.2.1', '192.0.2.1', true],
    ['two addresses', '192.0.2.1', '192.0.2.2', false],
    ['two hosts of one IPv6 network', '2001:db8:0:7::1', '2001:db8:0:7:aaaa::2', true],
    ['two IPv6 networks', '2001:db8:0:7::1', '2001:db8:0:8::1', false],
  ])('tell %s apart, or not', (_, one, other, isSame) => {
    const visitors = new Visitors({ ...USUAL_LIMITS, connectionsOfAnAddress: 1 });
    expect(visitors.enter(one)).toBe(true);
    expect(visitors.enter(other)).toBe(!isSame);
    visitors.leave(one);
    visitors.leave(one);
    expect(visitors.enter(one)).toBe(true);
  });
});
