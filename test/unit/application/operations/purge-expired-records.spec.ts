import { beforeEach, describe, expect, it } from '@jest/globals';
import { type InMemoryDesk, inMemoryDesk } from '../../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { InMemorySessionStore } from '../../../../adapters/persistence/in-memory/in-memory-session-store.js';
import { InMemoryUnitOfWork } from '../../../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import { ForgetOldRecords } from '../../../../application/operations/purge-expired-records.js';
import { WORK_KINDS } from '../../../../application/jobs/job-queue.port.js';
import type { EmailOutcome } from '../../../../domain/inbound-mail/inbound-email.repository.js';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import { AIRPORTS, COUNTRIES } from '../../../support/fixtures/airports.js';

const NOW = new Date('2026-07-01T00:00:00Z');
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const EVERYTHING = { categories: undefined, status: undefined, text: undefined, from: undefined, to: undefined };

describe('Forgetting old records', () => {
  const clock = { now: () => NOW };
  let desk: InMemoryDesk;
  let sessions: InMemorySessionStore;
  let forget: ForgetOldRecords;
  beforeEach(() => {
    desk = inMemoryDesk({ countries: COUNTRIES, airports: AIRPORTS, clock });
    sessions = new InMemorySessionStore(clock);
    forget = new ForgetOldRecords(desk.settings, sessions, new InMemoryUnitOfWork(desk), clock);
  });

  const keepFor = (retentionDays: number | undefined) => desk.settings.keep({ ...DEFAULT_SETTINGS, retentionDays });
  const note = (days: number) =>
    desk.activity.append({
      ...{ at: daysAgo(days), category: 'system', action: `${days} days old`, details: '', status: 'info' },
      ...{ actor: 'system', emailId: undefined, quotationId: undefined, before: undefined, after: undefined },
    });
  const actions = async () =>
    (await desk.activity.page(EVERYTHING, 'oldest-first', 1, 5000)).map(({ action }) => action);
  const mail = async (days: number, outcome: EmailOutcome | undefined) => {
    const { id } = await desk.emails.keep(
      {
        ...{ door: 'webhook', fromHeader: 'Sol <sol@mar.example>', fromAddress: 'sol@mar.example', fromName: 'Sol' },
        ...{ to: '', subject: '', text: `${days} ${outcome?.state}`, html: undefined, messageId: undefined },
        ...{ inReplyTo: undefined, references: [], headers: {}, attachments: [], authenticationResults: undefined },
      },
      `${days} ${outcome?.state} ${outcome?.quotationId}`,
      daysAgo(days),
    );
    if (outcome) await desk.emails.settle(id, outcome);
    return id;
  };
  const ended = (state: EmailOutcome['state'], quotationId?: number): EmailOutcome => ({
    ...{ state, reasons: [], quotationId, lastError: undefined },
  });

  it.each([
    [30, ['30 days old', '1 days old']],
    [60, ['59 days old', '31 days old', '30 days old', '1 days old']],
  ])('removes log entries older than %i days, and none of that age', async (days, left) => {
    await keepFor(days);
    for (const age of [400, 61, 59, 31, 30, 1]) await note(age);
    await forget.execute();
    expect(await actions()).toEqual([...left, 'Old records deleted']);
  });

  it('removes nothing where records are kept indefinitely', async () => {
    await keepFor(undefined);
    await note(4000);
    const id = await mail(4000, ended('ignored'));
    expect(await forget.execute()).toEqual({ activity: 0, emails: 0, staffMails: 0 });
    expect(await actions()).toEqual(['4000 days old']);
    expect(await desk.emails.find(id)).toBeDefined();
  });

  it('removes old mail that came to no quotation, with its buried work, and keeps all other mail', async () => {
    const failed = await mail(31, ended('failed'));
    const kept = [await mail(29, ended('ignored')), await mail(90, ended('held', 4)), await mail(90, undefined)];
    await desk.queue.enqueue('answer-email', failed, daysAgo(31));
    const work = await desk.queue.take(WORK_KINDS, 60);
    if (work) await desk.queue.bury(work, 'unreadable');
    expect(await forget.execute()).toEqual({ activity: 0, emails: 1, staffMails: 0 });
    expect(await desk.emails.find(failed)).toBeUndefined();
    expect(await desk.queue.buried()).toEqual([]);
    for (const id of kept) expect(await desk.emails.find(id)).toBeDefined();
    const [entry] = await desk.activity.page(EVERYTHING, 'newest-first', 1, 1);
    expect(entry?.details).toBe(
      'Log entries: 0, emails without a quotation: 1, notification mails: 0, all older than 2026-06-01T00:00:00.000Z',
    );
  });

  it('removes old mail to the staff with its buried work, and none that waits', async () => {
    await keepFor(30);
    const draft = {
      topic: 'test',
      messageId: '<t@desk.example>',
      from: 'q@desk.example',
      to: 'a@desk.example',
    } as const;
    const old = { subject: '', text: '', createdAt: daysAgo(40), coveredUntil: daysAgo(40) };
    const failed = await desk.staffMails.add({ ...draft, ...old, key: 'failed' });
    const waiting = await desk.staffMails.add({ ...draft, ...old, key: 'waiting' });
    const id = failed?.id ?? 0;
    await desk.queue.enqueue('send-staff-mail', id, daysAgo(40));
    const work = await desk.queue.take(WORK_KINDS, 60);
    if (work) await desk.queue.bury(work, 'refused');
    await desk.staffMails.markFailed(id, 'failed', 'refused');
    expect(await forget.execute()).toEqual({ activity: 0, emails: 0, staffMails: 1 });
    expect(await desk.queue.buried()).toEqual([]);
    expect(await desk.staffMails.find(waiting?.id ?? 0)).toBeDefined();
  });

  it('says nothing where nothing was old, and ends expired sessions all the same', async () => {
    await note(1);
    await sessions.keep('sid', { userId: 1 }, daysAgo(0.5), daysAgo(0.5));
    expect(await forget.execute()).toEqual({ activity: 0, emails: 0, staffMails: 0 });
    expect(await actions()).toEqual(['1 days old']);
    expect(await sessions.purgeExpired(NOW)).toBe(0);
  });

  it('removes thousands in several transactions, and stops between two of them when it is told to', async () => {
    for (let entry = 0; entry < 2500; entry += 1) await note(40);
    const stopped = new AbortController();
    stopped.abort();
    expect(await forget.execute(stopped.signal)).toEqual({ activity: 0, emails: 0, staffMails: 0 });
    expect(await forget.execute()).toEqual({ activity: 2500, emails: 0, staffMails: 0 });
    expect(await actions()).toEqual(['Old records deleted']);
  });
});
