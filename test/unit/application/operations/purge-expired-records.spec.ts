import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  createInMemoryRepositories,
  type InMemoryRepositories,
} from '../../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { InMemorySessionStore } from '../../../../adapters/persistence/in-memory/in-memory-session-store.js';
import { InMemoryUnitOfWork } from '../../../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import { JOB_TYPES } from '../../../../application/jobs/job-queue.port.js';
import { PurgeExpiredRecords } from '../../../../application/operations/purge-expired-records.js';
import { createEventPublisher } from '../../../../apps/api/infrastructure/event-publisher.js';
import type { EmailOutcome } from '../../../../domain/inbound-mail/inbound-email.repository.js';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import { AIRPORTS, COUNTRIES } from '../../../support/fixtures/airports.js';

const NOW = new Date('2026-07-01T00:00:00Z');
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const EVERYTHING = { categories: undefined, status: undefined, text: undefined, from: undefined, to: undefined };

describe('Forgetting old records', () => {
  const clock = { now: () => NOW };
  let repositories: InMemoryRepositories;
  let sessions: InMemorySessionStore;
  let purge: PurgeExpiredRecords;
  beforeEach(() => {
    repositories = createInMemoryRepositories({ countries: COUNTRIES, airports: AIRPORTS, clock });
    sessions = new InMemorySessionStore(clock);
    purge = new PurgeExpiredRecords(
      repositories.settings,
      sessions,
      new InMemoryUnitOfWork(repositories, createEventPublisher),
      clock,
    );
  });

  const setRetentionDays = (retentionDays: number | undefined) =>
    repositories.settings.save({ ...DEFAULT_SETTINGS, retentionDays });
  const logActivity = (days: number) =>
    repositories.activity.append({
      ...{ at: daysAgo(days), category: 'system', action: `${days} days old`, details: '', status: 'info' },
      ...{ actor: 'system', emailId: undefined, quotationId: undefined, before: undefined, after: undefined },
    });
  const listActions = async () =>
    (await repositories.activity.findPage(EVERYTHING, 'oldest-first', 1, 5000)).map(({ action }) => action);
  const addEmail = async (days: number, outcome: EmailOutcome | undefined) => {
    const { id } = await repositories.emails.addIfAbsent(
      {
        ...{ channel: 'webhook', fromHeader: 'Sol <sol@mar.example>', fromAddress: 'sol@mar.example', fromName: 'Sol' },
        ...{ to: '', subject: '', text: `${days} ${outcome?.state}`, html: undefined, messageId: undefined },
        ...{ inReplyTo: undefined, references: [], headers: {}, attachments: [], authenticationResults: undefined },
      },
      `${days} ${outcome?.state} ${outcome?.quotationId}`,
      daysAgo(days),
    );
    if (outcome) await repositories.emails.recordOutcome(id, outcome);
    return id;
  };
  const toOutcome = (state: EmailOutcome['state'], quotationId?: number): EmailOutcome => ({
    ...{ state, reasons: [], quotationId, lastError: undefined },
  });

  it.each([
    [30, ['30 days old', '1 days old']],
    [60, ['59 days old', '31 days old', '30 days old', '1 days old']],
  ])('removes log entries older than %i days, and none of that age', async (days, left) => {
    await setRetentionDays(days);
    for (const age of [400, 61, 59, 31, 30, 1]) await logActivity(age);
    await purge.execute();
    expect(await listActions()).toEqual([...left, 'Old records deleted']);
  });

  it('removes nothing where records are kept indefinitely', async () => {
    await setRetentionDays(undefined);
    await logActivity(4000);
    const id = await addEmail(4000, toOutcome('ignored'));
    expect(await purge.execute()).toEqual({ activity: 0, emails: 0, staffMails: 0 });
    expect(await listActions()).toEqual(['4000 days old']);
    expect(await repositories.emails.find(id)).toBeDefined();
  });

  it('removes old mail that came to no quotation, with its dead letter, and keeps all other mail', async () => {
    const failed = await addEmail(31, toOutcome('failed'));
    const stored = [
      await addEmail(29, toOutcome('ignored')),
      await addEmail(90, toOutcome('held', 4)),
      await addEmail(90, undefined),
    ];
    await repositories.queue.enqueue('answer-email', failed, daysAgo(31));
    const work = await repositories.queue.claim(JOB_TYPES, 60);
    if (work) await repositories.queue.moveToDeadLetter(work, 'unreadable');
    expect(await purge.execute()).toEqual({ activity: 0, emails: 1, staffMails: 0 });
    expect(await repositories.emails.find(failed)).toBeUndefined();
    expect(await repositories.queue.findDeadLetters(100)).toEqual([]);
    for (const id of stored) expect(await repositories.emails.find(id)).toBeDefined();
    const [entry] = await repositories.activity.findPage(EVERYTHING, 'newest-first', 1, 1);
    expect(entry?.details).toBe(
      'Log entries: 0, emails without a quotation: 1, notification mails: 0, all older than 2026-05-31 18:00',
    );
  });

  it('removes old mail to the staff with its dead letter, and none that waits', async () => {
    await setRetentionDays(30);
    const draft = {
      topic: 'test',
      messageId: '<t@desk.example>',
      from: 'q@desk.example',
      to: 'a@desk.example',
    } as const;
    const old = { subject: '', text: '', createdAt: daysAgo(40), coveredUntil: daysAgo(40) };
    const failed = await repositories.notificationEmails.add({ ...draft, ...old, key: 'failed' });
    const waiting = await repositories.notificationEmails.add({ ...draft, ...old, key: 'waiting' });
    const id = failed?.id ?? 0;
    await repositories.queue.enqueue('send-staff-mail', id, daysAgo(40));
    const work = await repositories.queue.claim(JOB_TYPES, 60);
    if (work) await repositories.queue.moveToDeadLetter(work, 'refused');
    await repositories.notificationEmails.markFailed(id, 'failed', 'refused');
    expect(await purge.execute()).toEqual({ activity: 0, emails: 0, staffMails: 1 });
    expect(await repositories.queue.findDeadLetters(100)).toEqual([]);
    expect(await repositories.notificationEmails.find(waiting?.id ?? 0)).toBeDefined();
  });

  it('says nothing where nothing was old, and ends expired sessions all the same', async () => {
    await logActivity(1);
    await sessions.save('sid', { userId: 1 }, daysAgo(0.5), daysAgo(0.5));
    expect(await purge.execute()).toEqual({ activity: 0, emails: 0, staffMails: 0 });
    expect(await listActions()).toEqual(['1 days old']);
    expect(await sessions.purgeExpired(NOW)).toBe(0);
  });

  it('removes thousands in several transactions, and stops between two of them when it is told to', async () => {
    for (let entry = 0; entry < 2500; entry += 1) await logActivity(40);
    const stopped = new AbortController();
    stopped.abort();
    expect(await purge.execute(stopped.signal)).toEqual({ activity: 0, emails: 0, staffMails: 0 });
    expect(await purge.execute()).toEqual({ activity: 2500, emails: 0, staffMails: 0 });
    expect(await listActions()).toEqual(['Old records deleted']);
  });
});
