import { beforeEach, describe, expect, it } from '@jest/globals';
import { type InMemoryDesk, inMemoryDesk } from '../../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { InMemoryReferenceData } from '../../../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { InMemoryUnitOfWork } from '../../../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import { ListWhatWaits } from '../../../../application/operations/list-pending-tasks.js';
import { ReprocessEmail } from '../../../../application/inbound-mail/reprocess-email.js';
import { ReviewMail } from '../../../../application/inbound-mail/mail-queries.js';
import { WORK_KINDS } from '../../../../application/jobs/job-queue.port.js';
import { aQuotationOf } from '../../../support/fixtures/quotations.js';
import { AIRPORTS, COUNTRIES } from '../../../support/fixtures/airports.js';

const NOW = new Date('2026-07-01T08:00:00Z');

describe('Processing an email again', () => {
  const clock = { now: () => NOW };
  let desk: InMemoryDesk;
  let emailId = 0;
  beforeEach(async () => {
    desk = inMemoryDesk({ countries: COUNTRIES, airports: AIRPORTS, clock });
    const { id } = await desk.emails.keep(
      {
        ...{ door: 'webhook', fromHeader: 'Sol <sol@mar.example>', fromAddress: 'sol@mar.example', fromName: 'Sol' },
        ...{ to: '', subject: 'Mar', text: 'Favor cotizar', html: undefined, messageId: undefined },
        ...{ inReplyTo: undefined, references: [], headers: {}, attachments: [], authenticationResults: undefined },
      },
      'key',
      NOW,
    );
    emailId = id;
  });

  const reprocess = (quotations = desk.quotations) =>
    new ReprocessEmail(desk.emails, quotations, new InMemoryUnitOfWork(desk), clock).execute(
      emailId,
      'ada@desk.example',
    );
  const giveUp = async () => {
    await desk.queue.enqueue('answer-email', emailId, NOW);
    const work = await desk.queue.take(WORK_KINDS, 60);
    if (work) await desk.queue.bury(work, 'unreadable');
    const outcome = { reasons: ['processing-failed'], quotationId: undefined, lastError: 'unreadable' };
    await desk.emails.settle(emailId, { state: 'failed', ...outcome });
  };

  it('queues a failed one anew, takes its buried work away, and tells the log what it was before', async () => {
    await giveUp();
    const review = new ReviewMail(desk.emails, desk.outbox, desk.queue);
    expect((await review.email(emailId)).buried).toMatchObject({ reason: 'unreadable', attempts: 1 });
    await reprocess();
    expect(await review.email(emailId)).toMatchObject({ email: { state: 'received' }, buried: undefined });
    expect(await desk.queue.take(WORK_KINDS, 60)).toMatchObject({
      kind: 'answer-email',
      subjectId: emailId,
      attempts: 1,
    });
    const everything = { categories: undefined, status: undefined, text: undefined, from: undefined, to: undefined };
    expect(await desk.activity.page(everything, 'newest-first', 1, 5)).toMatchObject([
      {
        ...{ category: 'email', action: 'Email queued again', actor: 'ada@desk.example', emailId },
        before: { state: 'failed', lastError: 'unreadable' },
        after: { state: 'received' },
      },
    ]);
  });

  it('is told of once among what waits, by the email and not by its buried work', async () => {
    await giveUp();
    await desk.queue.enqueue('send-reply', 77, NOW);
    const work = await desk.queue.take(WORK_KINDS, 60);
    if (work) await desk.queue.bury(work, 'nobody knows');
    const reference = new InMemoryReferenceData(COUNTRIES, AIRPORTS);
    const waits = await new ListWhatWaits({
      ...desk,
      reference,
      clock,
      mailServer: { trouble: async () => undefined },
    }).execute();
    expect(waits.failedEmails.map(({ id }) => id)).toEqual([emailId]);
    expect(waits.buriedWork.map(({ subjectId }) => subjectId)).toEqual([77]);
    expect(waits.gaps).toHaveLength(AIRPORTS.length);
    expect(waits.total).toBe(2 + AIRPORTS.length);
  });

  it('refuses one that waits for its turn', async () => {
    await expect(reprocess()).rejects.toMatchObject({
      kind: 'conflict',
      message: `Email ${emailId} waits for its turn already.`,
    });
  });

  it('changes nothing where somebody else was quicker and made a quotation of it', async () => {
    await giveUp();
    const before = await desk.emails.find(emailId);
    const { id } = await desk.quotations.add(aQuotationOf({ emailId }));
    const asItWasBefore = inMemoryDesk({ countries: COUNTRIES, airports: AIRPORTS, clock }).quotations;
    await expect(reprocess(asItWasBefore)).rejects.toMatchObject({
      kind: 'conflict',
      message: `Email ${emailId} has Q${id} already: reprice that quotation instead.`,
    });
    expect(await desk.emails.find(emailId)).toEqual(before);
    expect(await desk.queue.buried()).toHaveLength(1);
    expect((await desk.queue.backlog()).pending).toBe(0);
  });
});
