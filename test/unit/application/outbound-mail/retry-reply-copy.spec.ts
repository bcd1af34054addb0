import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  createInMemoryRepositories,
  type InMemoryRepositories,
} from '../../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { InMemoryUnitOfWork } from '../../../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import { MailQueries } from '../../../../application/inbound-mail/mail-queries.js';
import { RetryReply } from '../../../../application/outbound-mail/retry-reply.js';
import { createEventPublisher } from '../../../../apps/api/infrastructure/event-publisher.js';
import { AIRPORTS, COUNTRIES } from '../../../support/fixtures/airports.js';
import { aQuotation } from '../../../support/fixtures/quotations.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const clock = { now: () => NOW };

describe('The copy of a reply that has left', () => {
  let repositories: InMemoryRepositories;
  let retry: RetryReply;
  let queries: MailQueries;
  let replyId: number;

  beforeEach(async () => {
    repositories = createInMemoryRepositories({ countries: COUNTRIES, airports: AIRPORTS, clock });
    const { outboundEmails, quotations, emails, queue } = repositories;
    const unitOfWork = new InMemoryUnitOfWork(repositories, createEventPublisher);
    retry = new RetryReply(outboundEmails, quotations, unitOfWork, clock);
    queries = new MailQueries(emails, outboundEmails, queue, quotations);
    const { id: quotationId } = await quotations.add({ ...aQuotation({ emailId: 1 }), status: 'completed' });
    const { id } = await outboundEmails.add({
      ...{ quotationId, revision: 1, messageId: '<q1@desk.example>', from: 'quotes@desk.example' },
      ...{ to: 'sol@mar.example', subject: 'Re:', text: '', html: '', inReplyTo: undefined, references: [] },
      ...{ createdAt: NOW, notBefore: NOW },
    });
    await outboundEmails.markSent(id, NOW);
    replyId = id;
  });

  it('is filed again by staff once it was given up', async () => {
    const { queue } = repositories;
    await queue.enqueue('file-reply-copy', replyId, NOW);
    const job = await queue.claim(['file-reply-copy'], 60);
    if (job) await queue.moveToDeadLetter(job, 'The mailbox is full.');
    const shown = await queries.getReply(replyId);
    expect(shown.deadLetter).toMatchObject({ kind: 'file-reply-copy', reason: 'The mailbox is full.' });

    await retry.execute(replyId, 'ada@desk.example');
    expect(await queries.getReply(replyId)).toMatchObject({ reply: { state: 'sent' }, deadLetter: undefined });
    expect(await queue.claim(['file-reply-copy'], 60)).toMatchObject({ subjectId: replyId, attempts: 1 });
  });

  it('is no reason to send a mail twice', async () => {
    await expect(retry.execute(replyId, 'ada@desk.example')).rejects.toMatchObject({ kind: 'conflict' });
  });
});
