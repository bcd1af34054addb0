import { describe, expect, it } from '@jest/globals';
import type { StaffNotification } from '../../application/notifications/staff-notification.js';
import type { NewNotificationEmail } from '../../domain/notifications/notification-email.js';
import { matchDomainError, NASTY_REST, NASTY_TEXT, type OpenContext, setUpContext } from './contract-context.js';

const AT = new Date('2026-03-02T15:00:00.250Z');
const later = (ms: number) => new Date(AT.getTime() + ms);
const NOTIFICATION: StaffNotification = {
  topic: 'held',
  at: AT,
  title: 'Q1 waits for you',
  details: 'Q1 for ana',
  place: '/q?open=1',
};

function aDraft(key: string, overrides: Partial<NewNotificationEmail> = {}): NewNotificationEmail {
  return {
    key,
    topic: 'held',
    messageId: `<staff.${key}@desk.example>`,
    from: 'quotes@desk.example',
    to: 'ada@desk.example',
    subject: 'Q1 waits for you',
    text: 'Q1 waits for you',
    createdAt: AT,
    coveredUntil: AT,
    ...overrides,
  };
}

/** What a tray of news promises. */
export function describePendingNotificationRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as a tray of news`, () => {
    const context = setUpContext(open);

    it('gives the oldest news of a topic first, once, and keeps the rest', async () => {
      const { pendingNotifications: pending } = context();
      expect(await pending.listTypes()).toEqual([]);
      await pending.add(NOTIFICATION);
      await pending.add({ ...NOTIFICATION, topic: 'error', title: 'An error' });
      await pending.add({ ...NOTIFICATION, title: 'Q2 waits for you', details: NASTY_TEXT });
      expect(new Set(await pending.listTypes())).toEqual(new Set(['held', 'error']));
      expect(await pending.claim('held', 1)).toEqual([NOTIFICATION]);
      expect(await pending.claim('held', 10)).toMatchObject([
        { title: 'Q2 waits for you', details: expect.stringContaining(NASTY_REST) },
      ]);
      expect(await pending.claim('held', 10)).toEqual([]);
      expect(await pending.listTypes()).toEqual(['error']);
    });

    it('gives news to one of many who take it at once', async () => {
      for (let n = 0; n < 20; n += 1) await context().pendingNotifications.add({ ...NOTIFICATION, title: `Race ${n}` });
      const claimed = await Promise.all(
        Array.from({ length: 6 }, () =>
          context().unitOfWork.run(({ pendingNotifications: pending }) => pending.claim('held', 5)),
        ),
      );
      const rest = await context().pendingNotifications.claim('held', 100);
      const titles = [...claimed.flat(), ...rest].map(({ title }) => title);
      expect(titles).toHaveLength(20);
      expect(new Set(titles).size).toBe(20);
    });

    it('has back what was taken in a unit of work that was undone', async () => {
      await context().pendingNotifications.add({ ...NOTIFICATION, title: 'Undone' });
      const cutShort = context().unitOfWork.run(async ({ pendingNotifications: pending }) => {
        expect(await pending.claim('held', 10)).toHaveLength(1);
        throw new Error('cut short');
      });
      await expect(cutShort).rejects.toThrow('cut short');
      expect(await context().pendingNotifications.claim('held', 10)).toMatchObject([{ title: 'Undone' }]);
    });
  });
}

/** What an outbox of mail to the staff promises. */
export function describeNotificationEmailRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as mails to the staff`, () => {
    const context = setUpContext(open);

    it('keeps a mail under its key once, also of many at once', async () => {
      const { notificationEmails: staffMails, unitOfWork } = context();
      const draft = aDraft('once');
      const added = await Promise.all(
        Array.from({ length: 6 }, () => unitOfWork.run((work) => work.notificationEmails.add(draft))),
      );
      const [mail, ...others] = added.filter((one) => one !== undefined);
      expect(others).toEqual([]);
      const fresh = { state: 'waiting', attempts: 0, lastError: undefined, sentAt: undefined };
      expect(mail).toEqual({ ...draft, ...fresh, id: mail?.id });
      expect(await staffMails.find(mail?.id ?? 0)).toEqual(mail);
      expect(await staffMails.find(999_999)).toBeUndefined();
    });

    it('knows the last one of a topic', async () => {
      const { notificationEmails: staffMails } = context();
      expect(await staffMails.findLatest('summary')).toBeUndefined();
      await staffMails.add(aDraft('summary:1', { topic: 'summary' }));
      await staffMails.add(aDraft('summary:2', { topic: 'summary', coveredUntil: later(5) }));
      expect(await staffMails.findLatest('summary')).toMatchObject({ key: 'summary:2', coveredUntil: later(5) });
    });

    it('notes what became of a mail, and tries a failed one again', async () => {
      const { notificationEmails: staffMails } = context();
      const mail = await staffMails.add(aDraft('fate', { topic: 'error', text: NASTY_TEXT }));
      const id = mail?.id ?? 0;
      expect(await staffMails.reopen(id)).toBe(false);
      await staffMails.markFailed(id, 'waiting', 'away');
      expect(await staffMails.find(id)).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'away' });
      await staffMails.markFailed(id, 'failed', 'no such user');
      expect(await staffMails.reopen(id)).toBe(true);
      expect(await staffMails.find(id)).toMatchObject({ state: 'waiting', attempts: 2, lastError: undefined });
      await staffMails.markSent(id, AT);
      expect(await staffMails.find(id)).toMatchObject({ state: 'sent', attempts: 3, sentAt: AT });
      expect((await staffMails.find(id))?.text).toContain(NASTY_REST);
      await expect(staffMails.reopen(999_999)).rejects.toMatchObject(matchDomainError('missing'));
      await expect(staffMails.markSent(999_999, AT)).rejects.toMatchObject(matchDomainError('missing'));
    });

    it('lists the newest first, of one state or of all', async () => {
      const { notificationEmails: staffMails } = context();
      const newest = await staffMails.add(aDraft('newest', { createdAt: later(60_000) }));
      const all = await staffMails.findPage({ state: undefined, page: 1, pageSize: 2 });
      expect(all.rows[0]).toEqual(newest);
      expect(all.rows).toHaveLength(2);
      const waiting = await staffMails.findPage({ state: 'waiting', page: 1, pageSize: 100 });
      expect(waiting.rows.every(({ state }) => state === 'waiting')).toBe(true);
      expect(waiting.total).toBe(waiting.rows.length);
      expect(all.total).toBeGreaterThan(waiting.total);
    });

    it('forgets old mails that wait no more', async () => {
      const { notificationEmails: staffMails } = context();
      const old = new Date('2025-01-01T00:00:00Z');
      const waits = await staffMails.add(aDraft('old and waiting', { createdAt: old }));
      const sent = await staffMails.add(aDraft('old and sent', { createdAt: old }));
      await staffMails.markSent(sent?.id ?? 0, old);
      expect(await staffMails.countDeletable(later(-60_000))).toBe(1);
      expect(await staffMails.deleteOlderThan(later(-60_000), 10)).toEqual([sent?.id]);
      expect(await staffMails.deleteOlderThan(later(-60_000), 10)).toEqual([]);
      expect(await staffMails.find(waits?.id ?? 0)).toBeDefined();
    });
  });
}
