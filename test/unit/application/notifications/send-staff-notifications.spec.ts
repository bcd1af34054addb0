import { beforeEach, describe, expect, it } from '@jest/globals';
import { type InMemoryDesk, inMemoryDesk } from '../../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { InMemoryDeskRecords } from '../../../../adapters/persistence/in-memory/in-memory-operations-report.js';
import { InMemoryQuotationStatistics } from '../../../../adapters/persistence/in-memory/in-memory-quotation-analytics.js';
import { InMemoryUnitOfWork } from '../../../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import { NodeDigest } from '../../../../adapters/identity/node-hasher.js';
import { NewsGathering } from '../../../../application/notifications/notifying-unit-of-work.js';
import { NotifyStaff } from '../../../../application/notifications/send-staff-notifications.js';
import { SendStaffMail } from '../../../../application/notifications/send-notification-email.js';
import { SendTestMail } from '../../../../application/notifications/send-test-email.js';
import { StaffPost } from '../../../../application/notifications/notification-mailer.js';
import type { ActivityEntry } from '../../../../domain/operations/activity.js';
import type { Administrator } from '../../../../application/identity/administrator.js';
import type { OutgoingMail } from '../../../../domain/outbound-mail/outbound-email.js';
import { type Delivery, ReplyMail } from '../../../../domain/outbound-mail/mail-transport.port.js';
import { StaffLetters } from '../../../../application/notifications/notification-email.messages.js';
import { aQuotationOf } from '../../../support/fixtures/quotations.js';
import { AIRPORTS, COUNTRIES } from '../../../support/fixtures/airports.js';

const MINUTE_MS = 60_000;
const START = new Date('2026-03-02T09:00:00Z');

/** A mail server that answers as the test says. */
class Server extends ReplyMail {
  readonly mails: OutgoingMail[] = [];
  answer: Delivery = { kind: 'accepted' };

  async send(mail: OutgoingMail): Promise<Delivery> {
    this.mails.push(mail);
    return this.answer;
  }

  async trouble(): Promise<string | undefined> {
    return undefined;
  }
}

describe('Telling the staff', () => {
  const clock = { moment: START, now: () => clock.moment };
  const pass = (minutes: number) => {
    clock.moment = new Date(clock.moment.getTime() + minutes * MINUTE_MS);
  };
  let desk: InMemoryDesk;
  let unitOfWork: NewsGathering;
  let notify: NotifyStaff;
  let test: SendTestMail;
  let sendStaffMail: SendStaffMail;
  let server: Server;
  let ada: Administrator;

  beforeEach(async () => {
    clock.moment = START;
    desk = inMemoryDesk({ countries: COUNTRIES, airports: AIRPORTS, clock });
    unitOfWork = new NewsGathering(new InMemoryUnitOfWork(desk));
    const letters = new StaffLetters('https://desk.example/');
    const post = new StaffPost(desk.administrators, desk.notifications, new NodeDigest(), 'quotes@desk.example');
    const records = new InMemoryDeskRecords(desk);
    const statistics = new InMemoryQuotationStatistics(desk.quotations);
    notify = new NotifyStaff({ ...desk, records, statistics }, letters, post, unitOfWork, clock);
    test = new SendTestMail(letters, post, unitOfWork, clock);
    server = new Server();
    sendStaffMail = new SendStaffMail(desk.staffMails, server, unitOfWork, clock);
    ada = await desk.administrators.add({ email: 'ada@desk.example', name: 'Ada Montes', passwordHash: 'hash' });
  });

  const log = (words: Partial<ActivityEntry>) =>
    unitOfWork.run(({ activity }) =>
      activity.append({
        ...{ at: clock.now(), category: 'quotation', action: 'Quotation held', details: '', status: 'warning' },
        ...{ actor: 'system', emailId: 7, quotationId: 12, before: undefined, after: undefined },
        ...words,
      }),
    );
  const sent = (id: number) =>
    log({ action: 'Quotation sent', status: 'success', quotationId: id, details: `Q${id} to eva@mar.example` });
  const mails = async () =>
    (await desk.staffMails.page({ state: undefined, page: 1, pageSize: 100 })).rows.toReversed();
  const subjects = async () => (await mails()).map(({ subject }) => subject);
  const workOff = async () => {
    for (;;) {
      const work = await desk.queue.take(['send-staff-mail'], 60);
      if (!work) return;
      await sendStaffMail.execute(work);
    }
  };

  it('tells at once what waits, and what comes within the next minute together', async () => {
    await log({ details: 'Q12 for eva@mar.example waits for a person: The domain is not approved.' });
    await notify.execute();
    expect(await mails()).toMatchObject([
      { to: 'ada@desk.example', from: 'quotes@desk.example', topic: 'held', subject: 'Q12 waits for you' },
    ]);
    const [mail] = await mails();
    expect(mail?.text).toContain('The domain is not approved.\nhttps://desk.example/quotations?open=12\n');
    pass(0.5);
    await log({ quotationId: 13 });
    await log({ quotationId: 14 });
    await notify.execute();
    expect(await subjects()).toHaveLength(1);
    pass(0.5);
    await notify.execute();
    expect(await subjects()).toEqual(['Q12 waits for you', '2 matters wait for you']);
    pass(60);
    await notify.execute();
    expect(await subjects()).toHaveLength(2);
  });

  it('tells an answer of a customer that a person has to read', async () => {
    await log({
      category: 'email',
      action: 'Email held',
      details: 'From Eva <eva@mar.example>: see https://bad.example',
    });
    await notify.execute();
    const [mail] = await mails();
    expect(mail?.subject).toBe('An answer to Q12 waits for you');
    expect(mail?.text).toContain('https://desk.example/email-monitoring?email=7');
    expect(mail?.text).not.toContain('https://bad.example');
  });

  it('tells what failed for good every ten minutes at most', async () => {
    const failed = { category: 'error', status: 'failure' } as const;
    await log({ ...failed, action: 'Reply not delivered', details: 'Q12 to eva@mar.example: 550 No such user' });
    await log({ ...failed, action: 'Email not processed', quotationId: undefined });
    await notify.execute();
    pass(9);
    await log({ ...failed, action: 'Reply not delivered', quotationId: 15 });
    await notify.execute();
    expect(await subjects()).toEqual(['2 errors at the quotation desk']);
    pass(1);
    await notify.execute();
    expect(await subjects()).toEqual(['2 errors at the quotation desk', 'The reply with Q15 could not be delivered']);
  });

  it('tells what was sent every ten minutes at most, each once', async () => {
    await sent(1);
    await notify.execute();
    expect(await subjects()).toEqual([]);
    pass(1);
    await notify.execute();
    expect(await subjects()).toEqual(['A quotation was sent']);
    for (let id = 2; id <= 31; id += 1) await sent(id);
    for (let minute = 1; minute <= 9; minute += 1) {
      pass(1);
      await notify.execute();
    }
    expect(await subjects()).toHaveLength(1);
    pass(1);
    await notify.execute();
    expect(await subjects()).toEqual(['A quotation was sent', '30 quotations were sent']);
    const text = (await mails()).at(-1)?.text ?? '';
    expect(text).toContain('- Q2 to eva@mar.example\n');
    expect(text).toContain('and 10 more.');
    pass(30);
    await notify.execute();
    expect(await subjects()).toHaveLength(2);
  });

  it('sums the day up once, after seven in the morning in UTC', async () => {
    await desk.notifications.keep(ada.id, { ...(await desk.notifications.of(ada.id)), emailSummary: true });
    const mail = await desk.emails.keep(
      {
        ...{ door: 'webhook', fromHeader: 'Sol <sol@mar.example>', fromAddress: 'sol@mar.example', fromName: 'Sol' },
        ...{ to: '', subject: '', text: 'x', html: undefined, messageId: undefined, inReplyTo: undefined },
        ...{ references: [], headers: {}, attachments: [], authenticationResults: undefined },
      },
      'one',
      clock.now(),
    );
    const outcome = { state: 'held', reasons: [], quotationId: undefined, lastError: undefined } as const;
    await desk.emails.settle(mail.id, outcome);
    await desk.quotations.add({ ...aQuotationOf({ emailId: mail.id, createdAt: clock.now() }), status: 'pending' });
    clock.moment = new Date('2026-03-03T06:59:59Z');
    await notify.execute();
    expect(await subjects()).toEqual([]);
    clock.moment = new Date('2026-03-03T07:00:01Z');
    await notify.execute();
    await notify.execute();
    pass(60);
    await notify.execute();
    expect(await subjects()).toEqual(['Summary of the day: 1 received, 0 answered, 1 held']);
    const text = (await mails())[0]?.text ?? '';
    expect(text).toContain('From 2026-03-02 07:00 to 2026-03-03 07:00 (UTC):');
    expect(text).toMatch(/Value of the quotations: [1-9]\d*\.\d\d USD/);
    expect(text).toContain('Quotations that wait for a person: 1');
    clock.moment = new Date('2026-03-04T07:00:01Z');
    await notify.execute();
    expect(await subjects()).toHaveLength(2);
  });

  it('writes to those who want it alone, and drops what nobody wants', async () => {
    const eva = await desk.administrators.add({ email: 'eva@desk.example', name: 'Eva', passwordHash: 'hash' });
    const none = { emailQuotations: false, emailErrors: false, emailSummary: false, desktopNotifications: false };
    await desk.notifications.keep(ada.id, none);
    await log({});
    await notify.execute();
    expect((await mails()).map(({ to }) => to)).toEqual(['eva@desk.example']);
    await desk.notifications.keep(eva.id, none);
    pass(5);
    await log({});
    await notify.execute();
    await desk.notifications.keep(ada.id, { ...none, emailQuotations: true });
    pass(5);
    await notify.execute();
    expect((await mails()).map(({ to }) => to)).toEqual(['eva@desk.example']);
  });

  it.each(['admin@localhost', 'quotes@desk.example'])('writes nothing to %s', async (email) => {
    await desk.administrators.amend(ada.id, { email });
    await log({});
    await notify.execute();
    expect(await mails()).toEqual([]);
    await expect(test.execute({ ...ada, email })).rejects.toMatchObject({ kind: 'refused' });
  });

  it('tells nothing of what was undone', async () => {
    const cutShort = unitOfWork.run(async ({ activity }) => {
      await activity.append({
        ...{ at: clock.now(), category: 'quotation', action: 'Quotation held', details: '', status: 'warning' },
        ...{ actor: 'system', emailId: 7, quotationId: 12, before: undefined, after: undefined },
      });
      throw new Error('cut short');
    });
    await expect(cutShort).rejects.toThrow('cut short');
    await notify.execute();
    expect(await mails()).toEqual([]);
  });

  it('says everything once where many look at the same moment', async () => {
    await log({});
    await sent(3);
    pass(1);
    await Promise.all(Array.from({ length: 5 }, () => notify.execute()));
    expect((await subjects()).toSorted()).toEqual(['A quotation was sent', 'Q12 waits for you']);
  });

  it('hands a mail over as written by a machine, in plain text, and once', async () => {
    await log({ details: 'Line\r\nBcc: eva@evil.example' });
    await notify.execute();
    await workOff();
    await workOff();
    expect(server.mails).toMatchObject([
      { autoSubmitted: 'auto-generated', html: '', attachments: [], references: [], to: 'ada@desk.example' },
    ]);
    expect((await mails())[0]).toMatchObject({ state: 'sent', sentAt: clock.now() });
    expect((await desk.outbox.page({ state: undefined, page: 1, pageSize: 1 })).total).toBe(0);
  });

  it('tries again for five days what the server does not take now, and gives up what it refuses', async () => {
    await log({});
    await notify.execute();
    server.answer = { kind: 'later', reason: '421 busy' };
    await workOff();
    expect((await mails())[0]).toMatchObject({ state: 'waiting', lastError: '421 busy' });
    pass(5 * 24 * 60 + 1);
    await workOff();
    expect((await mails())[0]).toMatchObject({ state: 'failed', lastError: '421 busy' });
    expect(await desk.queue.buried()).toMatchObject([{ kind: 'send-staff-mail' }]);
  });

  it('writes no mail about a mail that could not be delivered', async () => {
    await log({});
    await notify.execute();
    server.answer = { kind: 'refused', reason: '550 No such user' };
    await workOff();
    pass(60);
    await notify.execute();
    expect(await mails()).toMatchObject([{ state: 'failed' }]);
    expect(await desk.news.topics()).toEqual([]);
  });

  it('sends one test mail a minute', async () => {
    expect(await test.execute(ada)).toMatchObject({ to: 'ada@desk.example', topic: 'test' });
    await expect(test.execute(ada)).rejects.toMatchObject({ kind: 'conflict' });
    pass(1);
    await test.execute(ada);
    await workOff();
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      'Test mail from the quotation desk',
      'Test mail from the quotation desk',
    ]);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(2);
  });
});
