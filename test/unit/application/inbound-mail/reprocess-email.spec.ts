import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryAirportDirectory } from '../../../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import {
  createInMemoryRepositories,
  type InMemoryRepositories,
} from '../../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { InMemoryUnitOfWork } from '../../../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import { MailQueries } from '../../../../application/inbound-mail/mail-queries.js';
import { ReprocessEmail } from '../../../../application/inbound-mail/reprocess-email.js';
import { JOB_TYPES } from '../../../../application/jobs/job-queue.port.js';
import { ListPendingTasks } from '../../../../application/operations/list-pending-tasks.js';
import { createEventPublisher } from '../../../../apps/api/infrastructure/event-publisher.js';
import { AIRPORTS, COUNTRIES } from '../../../support/fixtures/airports.js';
import { aQuotation } from '../../../support/fixtures/quotations.js';

const NOW = new Date('2026-07-01T08:00:00Z');

describe('Processing an email again', () => {
  const clock = { now: () => NOW };
  let repositories: InMemoryRepositories;
  let emailId = 0;
  beforeEach(async () => {
    repositories = createInMemoryRepositories({ countries: COUNTRIES, airports: AIRPORTS, clock });
    const { id } = await repositories.emails.addIfAbsent(
      {
        ...{ channel: 'webhook', fromHeader: 'Sol <sol@mar.example>', fromAddress: 'sol@mar.example', fromName: 'Sol' },
        ...{ to: '', subject: 'Mar', text: 'Favor cotizar', html: undefined, messageId: undefined },
        ...{ inReplyTo: undefined, references: [], headers: {}, attachments: [], authenticationResults: undefined },
      },
      'key',
      NOW,
    );
    emailId = id;
  });

  const reprocess = (quotations = repositories.quotations) =>
    new ReprocessEmail(
      repositories.emails,
      quotations,
      new InMemoryUnitOfWork(repositories, createEventPublisher),
      clock,
    ).execute(emailId, 'ada@desk.example');
  const failProcessing = async () => {
    await repositories.queue.enqueue('answer-email', emailId, NOW);
    const work = await repositories.queue.claim(JOB_TYPES, 60);
    if (work) await repositories.queue.moveToDeadLetter(work, 'unreadable');
    const outcome = { reasons: ['processing-failed'], quotationId: undefined, lastError: 'unreadable' };
    await repositories.emails.recordOutcome(emailId, { state: 'failed', ...outcome });
  };

  it('queues a failed one anew, takes its dead letter away, and tells the log what it was before', async () => {
    await failProcessing();
    const review = new MailQueries(
      repositories.emails,
      repositories.outboundEmails,
      repositories.queue,
      repositories.quotations,
    );
    expect((await review.getEmail(emailId)).deadLetter).toMatchObject({ reason: 'unreadable', attempts: 1 });
    await reprocess();
    expect(await review.getEmail(emailId)).toMatchObject({ email: { state: 'received' }, deadLetter: undefined });
    expect(await repositories.queue.claim(JOB_TYPES, 60)).toMatchObject({
      kind: 'answer-email',
      subjectId: emailId,
      attempts: 1,
    });
    const everything = { categories: undefined, status: undefined, text: undefined, from: undefined, to: undefined };
    expect(await repositories.activity.findPage(everything, 'newest-first', 1, 5)).toMatchObject([
      {
        ...{ category: 'email', action: 'Email queued again', actor: 'ada@desk.example', emailId },
        before: { state: 'failed', lastError: 'unreadable' },
        after: { state: 'received' },
      },
    ]);
  });

  it('is told of once among what waits, by the email and not by its dead letter', async () => {
    await failProcessing();
    await repositories.queue.enqueue('send-reply', 77, NOW);
    const work = await repositories.queue.claim(JOB_TYPES, 60);
    if (work) await repositories.queue.moveToDeadLetter(work, 'nobody knows');
    const reference = new InMemoryAirportDirectory(COUNTRIES, AIRPORTS);
    const waits = await new ListPendingTasks({
      ...repositories,
      reference,
      clock,
      mailServer: { checkHealth: async () => undefined },
    }).execute();
    expect(waits.failedEmails.map(({ id }) => id)).toEqual([emailId]);
    expect(waits.deadLetters.map(({ subjectId }) => subjectId)).toEqual([77]);
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
    await failProcessing();
    const before = await repositories.emails.find(emailId);
    const { id } = await repositories.quotations.add(aQuotation({ emailId }));
    const asItWasBefore = createInMemoryRepositories({ countries: COUNTRIES, airports: AIRPORTS, clock }).quotations;
    await expect(reprocess(asItWasBefore)).rejects.toMatchObject({
      kind: 'conflict',
      message: `Email ${emailId} has Q${id} already: reprice that quotation instead.`,
    });
    expect(await repositories.emails.find(emailId)).toEqual(before);
    expect(await repositories.queue.findDeadLetters(100)).toHaveLength(1);
    expect((await repositories.queue.backlog()).pending).toBe(0);
  });
});
