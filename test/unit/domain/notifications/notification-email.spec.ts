import { describe, expect, it } from '@jest/globals';
import { NotificationEmailTemplates } from '../../../../application/notifications/notification-email-templates.js';
import {
  type StaffNotification,
  toStaffNotification,
} from '../../../../application/notifications/staff-notification.js';
import type { ActivityEntry } from '../../../../domain/activity/activity.js';
import type { EventType } from '../../../../domain/activity/event-type.js';
import { validateNotificationAddress } from '../../../../domain/notifications/notification-email.js';
import { removeCancelledReason } from '../../../../domain/quoting/reply-cancelled-reason.js';

const AT = new Date('2026-03-02T15:00:00Z');
const anEntry = (eventType: EventType | undefined, overrides: Partial<ActivityEntry> = {}): ActivityEntry => ({
  ...{
    at: AT,
    category: 'quotation',
    action: 'It happened',
    eventType,
    details: 'as it was',
    status: 'info',
    actor: 'system',
  },
  ...{ emailId: 7, quotationId: 12, before: undefined, after: undefined, ...overrides },
});

describe('News for the staff', () => {
  it.each<[EventType, string, string, string]>([
    ['quotation-held', 'held', 'Q12 needs review', '/quotations?open=12'],
    ['email-held', 'held', 'Customer reply on Q12 needs review', '/email-monitoring?email=7'],
    ['reply-failed', 'error', 'The reply with Q12 could not be delivered', '/quotations?open=12'],
    ['email-failed', 'error', 'Email 7 could not be processed', '/email-monitoring?email=7'],
  ])('are made of %s', (eventType, topic, title, place) => {
    const words = { title, details: 'as it was' };
    expect(toStaffNotification(anEntry(eventType))).toEqual({ topic, place, at: AT, ...words, spanish: words });
  });

  it('are not made of a quotation that was sent', () => {
    expect(toStaffNotification(anEntry('quotation-sent', { status: 'success' }))).toBeUndefined();
  });

  it.each(['Notification mail not delivered', 'Quotation sent', 'Signed in', 'Sign-in failed', 'Rate updated'])(
    'are not made of %s',
    (action) => {
      expect(toStaffNotification(anEntry(undefined, { action, category: 'error', status: 'failure' }))).toBeUndefined();
    },
  );
});

describe('A mail to the staff', () => {
  const templates = new NotificationEmailTemplates('https://desk.example');
  const aNotification = (overrides: Partial<StaffNotification>): StaffNotification => ({
    ...{ topic: 'held', at: AT, title: 'Q1 waits for you', details: '', place: '/quotations?open=1', ...overrides },
  });

  it('holds words of others on one line, without a link and not without end', () => {
    const { subject, text } = templates.renderHeld(
      [aNotification({ details: `a\r\n\u2028https://x.example \u202e${'b'.repeat(900)}` })],
      1,
    );
    expect(subject).toBe('Q1 waits for you');
    const line = text.split('\n')[1] ?? '';
    expect(line.startsWith('a bbb')).toBe(true);
    expect(text).not.toContain('x.example');
    expect(line.length).toBeLessThanOrEqual(301);
    expect(text).toContain(' under https://desk.example/settings?tab=notifications\n');
  });

  it('spells out twenty matters and counts the rest', () => {
    const many = Array.from({ length: 45 }, (_, n) => aNotification({ title: `Q${n} waits for you` }));
    const { subject, text } = templates.renderHeld(many, 45);
    expect(subject).toBe('45 items need your attention');
    expect(text).toContain('Q19 waits for you');
    expect(text).not.toContain('Q20 waits for you');
    expect(text).toContain('and 25 more.');
  });

  it.each([
    ['admin@localhost', 'is the address of the first start'],
    ['Quotes@Desk.example', 'is the mailbox that quotation requests reach'],
  ])('does not go to %s', (address, why) => {
    expect(validateNotificationAddress(address, 'quotes@desk.example')).toContain(why);
  });

  it('goes to an address of a person', () => {
    expect(validateNotificationAddress('ada@desk.example', 'quotes@desk.example')).toBeUndefined();
  });
});

describe('A cancelled reply that is put back', () => {
  const CANCELLED = { code: 'reply-cancelled', params: {} } as const;
  const OVERSIZE = { code: 'oversize', params: { longestCm: 310 } } as const;

  it('leaves by itself again where nothing else spoke against it', () => {
    expect(removeCancelledReason({ decision: 'hold', reasons: [CANCELLED] })).toEqual({
      ...{ decision: 'send', reasons: [] },
    });
    const held = { decision: 'hold', reasons: [OVERSIZE, CANCELLED] } as const;
    expect(removeCancelledReason(held)).toEqual({ decision: 'hold', reasons: [OVERSIZE] });
  });
});
