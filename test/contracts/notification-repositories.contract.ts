import { describe, expect, it } from '@jest/globals';
import type { StaffMailDraft } from '../../domain/notifications/notification-email.js';
import type { StaffNews } from '../../application/notifications/staff-notification.js';
import { deskForContract, NASTY_REST, NASTY_TEXT, type OpenDesk, violation } from './contract-context.js';

const AT = new Date('2026-03-02T15:00:00.250Z');
const later = (ms: number) => new Date(AT.getTime() + ms);
const NEWS: StaffNews = { topic: 'held', at: AT, title: 'Q1 waits for you', details: 'Q1 for ana', place: '/q?open=1' };

function draftOf(key: string, words: Partial<StaffMailDraft> = {}): StaffMailDraft {
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
    ...words,
  };
}

/** What a tray of news promises. */
export function newsTrayContract(name: string, open: OpenDesk): void {
  describe(`${name} as a tray of news`, () => {
    const desk = deskForContract(open);

    it('gives the oldest news of a topic first, once, and keeps the rest', async () => {
      const { news } = desk();
      expect(await news.topics()).toEqual([]);
      await news.add(NEWS);
      await news.add({ ...NEWS, topic: 'error', title: 'An error' });
      await news.add({ ...NEWS, title: 'Q2 waits for you', details: NASTY_TEXT });
      expect(new Set(await news.topics())).toEqual(new Set(['held', 'error']));
      expect(await news.take('held', 1)).toEqual([NEWS]);
      expect(await news.take('held', 10)).toMatchObject([
        { title: 'Q2 waits for you', details: expect.stringContaining(NASTY_REST) },
      ]);
      expect(await news.take('held', 10)).toEqual([]);
      expect(await news.topics()).toEqual(['error']);
    });

    it('gives news to one of many who take it at once', async () => {
      for (let n = 0; n < 20; n += 1) await desk().news.add({ ...NEWS, title: `Race ${n}` });
      const taken = await Promise.all(
        Array.from({ length: 6 }, () => desk().unitOfWork.run(({ news }) => news.take('held', 5))),
      );
      const rest = await desk().news.take('held', 100);
      const titles = [...taken.flat(), ...rest].map(({ title }) => title);
      expect(titles).toHaveLength(20);
      expect(new Set(titles).size).toBe(20);
    });

    it('has back what was taken in a unit of work that was undone', async () => {
      await desk().news.add({ ...NEWS, title: 'Undone' });
      const cutShort = desk().unitOfWork.run(async ({ news }) => {
        expect(await news.take('held', 10)).toHaveLength(1);
        throw new Error('cut short');
      });
      await expect(cutShort).rejects.toThrow('cut short');
      expect(await desk().news.take('held', 10)).toMatchObject([{ title: 'Undone' }]);
    });
  });
}

/** What an outbox of mail to the staff promises. */
export function staffMailsContract(name: string, open: OpenDesk): void {
  describe(`${name} as mails to the staff`, () => {
    const desk = deskForContract(open);

    it('keeps a mail under its key once, also of many at once', async () => {
      const { staffMails, unitOfWork } = desk();
      const draft = draftOf('once');
      const added = await Promise.all(
        Array.from({ length: 6 }, () => unitOfWork.run((work) => work.staffMails.add(draft))),
      );
      const [mail, ...others] = added.filter((one) => one !== undefined);
      expect(others).toEqual([]);
      const fresh = { state: 'waiting', attempts: 0, lastError: undefined, sentAt: undefined };
      expect(mail).toEqual({ ...draft, ...fresh, id: mail?.id });
      expect(await staffMails.find(mail?.id ?? 0)).toEqual(mail);
      expect(await staffMails.find(999_999)).toBeUndefined();
    });

    it('knows the last one of a topic', async () => {
      const { staffMails } = desk();
      expect(await staffMails.lastOf('summary')).toBeUndefined();
      await staffMails.add(draftOf('summary:1', { topic: 'summary' }));
      await staffMails.add(draftOf('summary:2', { topic: 'summary', coveredUntil: later(5) }));
      expect(await staffMails.lastOf('summary')).toMatchObject({ key: 'summary:2', coveredUntil: later(5) });
    });

    it('notes what became of a mail, and tries a failed one again', async () => {
      const { staffMails } = desk();
      const mail = await staffMails.add(draftOf('fate', { topic: 'error', text: NASTY_TEXT }));
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
      await expect(staffMails.reopen(999_999)).rejects.toMatchObject(violation('missing'));
      await expect(staffMails.markSent(999_999, AT)).rejects.toMatchObject(violation('missing'));
    });

    it('lists the newest first, of one state or of all', async () => {
      const { staffMails } = desk();
      const newest = await staffMails.add(draftOf('newest', { createdAt: later(60_000) }));
      const all = await staffMails.page({ state: undefined, page: 1, pageSize: 2 });
      expect(all.rows[0]).toEqual(newest);
      expect(all.rows).toHaveLength(2);
      const waiting = await staffMails.page({ state: 'waiting', page: 1, pageSize: 100 });
      expect(waiting.rows.every(({ state }) => state === 'waiting')).toBe(true);
      expect(waiting.total).toBe(waiting.rows.length);
      expect(all.total).toBeGreaterThan(waiting.total);
    });

    it('forgets old mails that wait no more', async () => {
      const { staffMails } = desk();
      const old = new Date('2025-01-01T00:00:00Z');
      const waits = await staffMails.add(draftOf('old and waiting', { createdAt: old }));
      const sent = await staffMails.add(draftOf('old and sent', { createdAt: old }));
      await staffMails.markSent(sent?.id ?? 0, old);
      expect(await staffMails.countForgettable(later(-60_000))).toBe(1);
      expect(await staffMails.forgetBefore(later(-60_000), 10)).toEqual([sent?.id]);
      expect(await staffMails.forgetBefore(later(-60_000), 10)).toEqual([]);
      expect(await staffMails.find(waits?.id ?? 0)).toBeDefined();
    });
  });
}
