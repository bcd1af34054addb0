import { beforeEach, describe, expect, it } from '@jest/globals';
import { NodeHasher } from '../../../../adapters/identity/node-hasher.js';
import { InMemoryOperationsReport } from '../../../../adapters/persistence/in-memory/in-memory-operations-report.js';
import { InMemoryQuotationAnalytics } from '../../../../adapters/persistence/in-memory/in-memory-quotation-analytics.js';
import {
  createInMemoryRepositories,
  type InMemoryRepositories,
} from '../../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { InMemoryUnitOfWork } from '../../../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import type { DomainEvent } from '../../../../application/events/domain-events.js';
import type { Administrator } from '../../../../application/identity/administrator.js';
import { FULL_ACCESS } from '../../../../application/identity/administrator.js';
import { NotificationEmailTemplates } from '../../../../application/notifications/notification-email-templates.js';
import { NotificationMailer } from '../../../../application/notifications/notification-mailer.js';
import { SendNotificationEmail } from '../../../../application/notifications/send-notification-email.js';
import { SendStaffNotifications } from '../../../../application/notifications/send-staff-notifications.js';
import { SendTestEmail } from '../../../../application/notifications/send-test-email.js';
import { createEventPublisher } from '../../../../apps/api/infrastructure/event-publisher.js';
import { FakeMailServer } from '../../../support/fake-mail-server.js';
import { AIRPORTS, COUNTRIES } from '../../../support/fixtures/airports.js';
import { aQuotation } from '../../../support/fixtures/quotations.js';

const MINUTE_MS = 60_000;
const START = new Date('2026-03-02T09:00:00Z');

const recordReason = (message: string) => ({ code: 'follow-up', recordedText: { message, remedy: '' } }) as const;

describe('Telling the staff', () => {
  const clock = { moment: START, now: () => clock.moment };
  const advanceClock = (minutes: number) => {
    clock.moment = new Date(clock.moment.getTime() + minutes * MINUTE_MS);
  };
  let repositories: InMemoryRepositories;
  let unitOfWork: InMemoryUnitOfWork;
  let notify: SendStaffNotifications;
  let test: SendTestEmail;
  let sendStaffMail: SendNotificationEmail;
  let server: FakeMailServer;
  let ada: Administrator;

  beforeEach(async () => {
    clock.moment = START;
    repositories = createInMemoryRepositories({ countries: COUNTRIES, airports: AIRPORTS, clock });
    unitOfWork = new InMemoryUnitOfWork(repositories, createEventPublisher);
    const templates = new NotificationEmailTemplates('https://desk.example/');
    const post = new NotificationMailer(
      repositories.administrators,
      repositories.notificationPreferences,
      new NodeHasher(),
      'quotes@desk.example',
    );
    const operationsReport = new InMemoryOperationsReport(repositories);
    const statistics = new InMemoryQuotationAnalytics(repositories.quotations);
    notify = new SendStaffNotifications(
      { ...repositories, operationsReport, statistics },
      templates,
      post,
      unitOfWork,
      clock,
    );
    test = new SendTestEmail(templates, post, unitOfWork, clock);
    server = new FakeMailServer();
    sendStaffMail = new SendNotificationEmail(repositories.notificationEmails, server, unitOfWork, clock);
    ada = await repositories.administrators.add({
      email: 'ada@desk.example',
      name: 'Ada Montes',
      passwordHash: 'hash',
      ...FULL_ACCESS,
    });
  });

  const publish = (event: DomainEvent) => unitOfWork.run(({ events }) => events.publish(event));
  const aHold = (overrides: { readonly quotationId?: number; readonly reasons?: readonly string[] } = {}) => {
    const { quotationId = 12, reasons = [] } = overrides;
    const what = { ...aReply(quotationId), clientEmail: 'eva@mar.example', revision: undefined };
    return { ...what, type: 'quotation-held', reasons: reasons.map(recordReason) } as const;
  };
  const aReply = (quotationId: number) =>
    ({ at: clock.now(), actor: 'system', emailId: 7, quotationId, to: 'eva@mar.example' }) as const;
  const markHeld = (overrides?: Parameters<typeof aHold>[0]) => publish(aHold(overrides));
  const markSent = (id: number) => publish({ type: 'quotation-sent', ...aReply(id) });
  const listMails = async () =>
    (await repositories.notificationEmails.findPage({ state: undefined, page: 1, pageSize: 100 })).rows.toReversed();
  const listSubjects = async () => (await listMails()).map(({ subject }) => subject);
  const processJobs = async () => {
    for (;;) {
      const work = await repositories.queue.claim(['send-staff-mail'], 60);
      if (!work) return;
      await sendStaffMail.execute(work);
    }
  };

  it('tells at once what waits, and what comes within the next minute together', async () => {
    await markHeld({ reasons: ['The domain is not approved.'] });
    await notify.execute();
    expect(await listMails()).toMatchObject([
      { to: 'ada@desk.example', from: 'quotes@desk.example', topic: 'held', subject: 'Q12 needs review' },
    ]);
    const [mail] = await listMails();
    expect(mail?.text).toContain('The domain is not approved.\nhttps://desk.example/quotations?open=12\n');
    advanceClock(0.5);
    await markHeld({ quotationId: 13 });
    await markHeld({ quotationId: 14 });
    await notify.execute();
    expect(await listSubjects()).toHaveLength(1);
    advanceClock(0.5);
    await notify.execute();
    expect(await listSubjects()).toEqual(['Q12 needs review', '2 items need your attention']);
    advanceClock(60);
    await notify.execute();
    expect(await listSubjects()).toHaveLength(2);
  });

  it('tells an answer of a customer that a person has to read', async () => {
    await publish({
      ...{ ...aReply(12), type: 'email-held', from: 'Eva <eva@mar.example>' },
      reason: recordReason('see https://bad.example'),
    });
    await notify.execute();
    const [mail] = await listMails();
    expect(mail?.subject).toBe('Customer reply on Q12 needs review');
    expect(mail?.text).toContain('https://desk.example/email-monitoring?email=7');
    expect(mail?.text).not.toContain('https://bad.example');
  });

  it('tells what failed for good every ten minutes at most', async () => {
    const replyFailed = { type: 'reply-failed', reason: '550 No such user' } as const;
    await publish({ ...replyFailed, ...aReply(12) });
    await publish({ type: 'email-failed', at: clock.now(), actor: 'system', emailId: 7, reason: 'It is no mail.' });
    await notify.execute();
    advanceClock(9);
    await publish({ ...replyFailed, ...aReply(15) });
    await notify.execute();
    expect(await listSubjects()).toEqual(['2 errors need attention']);
    advanceClock(1);
    await notify.execute();
    expect(await listSubjects()).toEqual(['2 errors need attention', 'The reply with Q15 could not be delivered']);
  });

  it('tells what was sent every ten minutes at most, each once', async () => {
    await markSent(1);
    await notify.execute();
    expect(await listSubjects()).toEqual([]);
    advanceClock(1);
    await notify.execute();
    expect(await listSubjects()).toEqual(['A quotation was sent']);
    for (let id = 2; id <= 31; id += 1) await markSent(id);
    for (let minute = 1; minute <= 9; minute += 1) {
      advanceClock(1);
      await notify.execute();
    }
    expect(await listSubjects()).toHaveLength(1);
    advanceClock(1);
    await notify.execute();
    expect(await listSubjects()).toEqual(['A quotation was sent', '30 quotations were sent']);
    const text = (await listMails()).at(-1)?.text ?? '';
    expect(text).toContain('- Q2 to eva@mar.example\n');
    expect(text).toContain('and 10 more.');
    advanceClock(30);
    await notify.execute();
    expect(await listSubjects()).toHaveLength(2);
  });

  it('sums the day up once, after seven in the morning at the office', async () => {
    clock.moment = new Date('2026-03-02T14:00:00Z');
    await repositories.notificationPreferences.save(ada.id, {
      ...(await repositories.notificationPreferences.get(ada.id)),
      emailSummary: true,
    });
    const mail = await repositories.emails.addIfAbsent(
      {
        ...{ channel: 'webhook', fromHeader: 'Sol <sol@mar.example>', fromAddress: 'sol@mar.example', fromName: 'Sol' },
        ...{ to: '', subject: '', text: 'x', html: undefined, messageId: undefined, inReplyTo: undefined },
        ...{ references: [], headers: {}, attachments: [], authenticationResults: undefined },
      },
      'one',
      clock.now(),
    );
    const outcome = { state: 'held', reasons: [], quotationId: undefined, lastError: undefined } as const;
    await repositories.emails.recordOutcome(mail.id, outcome);
    await repositories.quotations.add({
      ...aQuotation({ emailId: mail.id, createdAt: clock.now() }),
      status: 'pending',
    });
    clock.moment = new Date('2026-03-03T12:59:59Z');
    await notify.execute();
    expect(await listSubjects()).toEqual([]);
    clock.moment = new Date('2026-03-03T13:00:01Z');
    await notify.execute();
    await notify.execute();
    advanceClock(60);
    await notify.execute();
    expect(await listSubjects()).toEqual(['Summary of the day: 1 received, 0 answered, 1 held']);
    const text = (await listMails())[0]?.text ?? '';
    expect(text).toContain('From 2026-03-02 07:00 to 2026-03-03 07:00:');
    expect(text).toMatch(/Value of the quotations: [1-9]\d*\.\d\d USD/);
    expect(text).toContain('Quotations that need review: 1');
    clock.moment = new Date('2026-03-04T13:00:01Z');
    await notify.execute();
    expect(await listSubjects()).toHaveLength(2);
  });

  it('writes to those who want it alone, and drops what nobody wants', async () => {
    const eva = await repositories.administrators.add({
      email: 'eva@desk.example',
      name: 'Eva',
      passwordHash: 'hash',
      ...FULL_ACCESS,
    });
    const none = { emailQuotations: false, emailErrors: false, emailSummary: false, desktopNotifications: false };
    await repositories.notificationPreferences.save(ada.id, none);
    await markHeld();
    await notify.execute();
    expect((await listMails()).map(({ to }) => to)).toEqual(['eva@desk.example']);
    await repositories.notificationPreferences.save(eva.id, none);
    advanceClock(5);
    await markHeld();
    await notify.execute();
    await repositories.notificationPreferences.save(ada.id, { ...none, emailQuotations: true });
    advanceClock(5);
    await notify.execute();
    expect((await listMails()).map(({ to }) => to)).toEqual(['eva@desk.example']);
  });

  it.each(['admin@localhost', 'quotes@desk.example'])('writes nothing to %s', async (email) => {
    await repositories.administrators.update(ada.id, { email });
    await markHeld();
    await notify.execute();
    expect(await listMails()).toEqual([]);
    await expect(test.execute({ ...ada, email })).rejects.toMatchObject({ kind: 'refused' });
  });

  it('tells nothing of what was undone', async () => {
    const cutShort = unitOfWork.run(async ({ events }) => {
      await events.publish(aHold());
      throw new Error('cut short');
    });
    await expect(cutShort).rejects.toThrow('cut short');
    await notify.execute();
    expect(await listMails()).toEqual([]);
  });

  it('says everything once where many look at the same moment', async () => {
    await markHeld();
    await markSent(3);
    advanceClock(1);
    await Promise.all(Array.from({ length: 5 }, () => notify.execute()));
    expect((await listSubjects()).toSorted()).toEqual(['A quotation was sent', 'Q12 needs review']);
  });

  it('hands a mail over as written by a machine, in plain text, and once', async () => {
    await markHeld({ reasons: ['Line\r\nBcc: eva@evil.example'] });
    await notify.execute();
    await processJobs();
    await processJobs();
    expect(server.mails).toMatchObject([
      { autoSubmitted: 'auto-generated', html: '', attachments: [], references: [], to: 'ada@desk.example' },
    ]);
    expect((await listMails())[0]).toMatchObject({ state: 'sent', sentAt: clock.now() });
    expect((await repositories.outboundEmails.findPage({ state: undefined, page: 1, pageSize: 1 })).total).toBe(0);
  });

  it('tries again for five days what the server does not take now, and gives up what it refuses', async () => {
    await markHeld();
    await notify.execute();
    server.answer = { kind: 'later', reason: '421 busy' };
    await processJobs();
    expect((await listMails())[0]).toMatchObject({ state: 'waiting', lastError: '421 busy' });
    advanceClock(5 * 24 * 60 + 1);
    await processJobs();
    expect((await listMails())[0]).toMatchObject({ state: 'failed', lastError: '421 busy' });
    expect(await repositories.queue.findDeadLetters(100)).toMatchObject([{ kind: 'send-staff-mail' }]);
  });

  it('writes no mail about a mail that could not be delivered', async () => {
    await markHeld();
    await notify.execute();
    server.answer = { kind: 'refused', reason: '550 No such user' };
    await processJobs();
    advanceClock(60);
    await notify.execute();
    expect(await listMails()).toMatchObject([{ state: 'failed' }]);
    expect(await repositories.pendingNotifications.listTypes()).toEqual([]);
  });

  it('sends one test mail a minute', async () => {
    expect(await test.execute(ada)).toMatchObject({ to: 'ada@desk.example', topic: 'test' });
    await expect(test.execute(ada)).rejects.toMatchObject({ kind: 'conflict' });
    advanceClock(1);
    await test.execute(ada);
    await processJobs();
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Test mail from Istmo', 'Test mail from Istmo']);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(2);
  });
});
