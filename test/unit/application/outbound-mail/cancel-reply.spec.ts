import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  createInMemoryRepositories,
  type InMemoryRepositories,
} from '../../../../adapters/persistence/in-memory/in-memory-repositories.js';
import { InMemoryUnitOfWork } from '../../../../adapters/persistence/in-memory/in-memory-unit-of-work.js';
import { CancelReply } from '../../../../application/outbound-mail/cancel-reply.js';
import { createEventPublisher } from '../../../../apps/api/infrastructure/event-publisher.js';
import { AIRPORTS, COUNTRIES } from '../../../support/fixtures/airports.js';
import { aQuotation } from '../../../support/fixtures/quotations.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const clock = { now: () => NOW };

describe('Cancelling a reply', () => {
  let repositories: InMemoryRepositories;
  let cancel: CancelReply;
  let quotationId: number;
  let replyId: number;

  beforeEach(async () => {
    repositories = createInMemoryRepositories({ countries: COUNTRIES, airports: AIRPORTS, clock });
    cancel = new CancelReply(
      repositories.outboundEmails,
      repositories.quotations,
      new InMemoryUnitOfWork(repositories, createEventPublisher),
      clock,
    );
    const { id: emailId } = await repositories.emails.addIfAbsent(
      {
        ...{ channel: 'webhook', fromHeader: 'Sol <sol@mar.example>', fromAddress: 'sol@mar.example', fromName: 'Sol' },
        ...{ to: '', subject: '', text: 'x', html: undefined, messageId: undefined, inReplyTo: undefined },
        ...{ references: [], headers: {}, attachments: [], authenticationResults: undefined },
      },
      'key',
      NOW,
    );
    const decision = { decision: 'send', reasons: [] } as const;
    quotationId = (
      await repositories.quotations.add({ ...aQuotation({ emailId }), status: 'completed', releaseDecision: decision })
    ).id;
    const reply = await repositories.outboundEmails.add({
      ...{ quotationId, revision: 1, messageId: '<q1@desk.example>', from: 'quotes@desk.example' },
      ...{ to: 'sol@mar.example', subject: 'Re:', text: '', html: '', inReplyTo: undefined, references: [] },
      ...{ createdAt: NOW, notBefore: NOW },
    });
    replyId = reply.id;
    await repositories.queue.enqueue('send-reply', replyId, NOW);
  });

  it('leaves a reply alone that somebody is sending right now', async () => {
    const work = await repositories.queue.claim(['send-reply'], 60);
    await expect(cancel.execute(replyId, 'ada@desk.example')).rejects.toMatchObject({
      ...{ kind: 'conflict', message: `The reply with Q${quotationId} is being sent right now.` },
    });
    expect(await repositories.outboundEmails.find(replyId)).toMatchObject({ state: 'waiting' });
    expect(await repositories.quotations.find(quotationId)).toMatchObject({
      status: 'completed',
      releaseDecision: { reasons: [] },
    });
    if (work) await repositories.queue.complete(work);
  });

  it('cancels one that could not be handed over yet, and nobody takes it up again', async () => {
    const work = await repositories.queue.claim(['send-reply'], 60);
    if (work) await repositories.queue.retryAt(work, NOW, 'away');
    await cancel.execute(replyId, 'ada@desk.example');
    expect(await repositories.queue.claim(['send-reply'], 60)).toBeUndefined();
    expect(await repositories.quotations.find(quotationId)).toMatchObject({
      ...{
        status: 'pending',
        revision: 1,
        releaseDecision: { decision: 'hold', reasons: [{ code: 'reply-cancelled' }] },
      },
    });
    const [email] = (await repositories.emails.findPage({ state: 'held', page: 1, pageSize: 5 })).rows;
    expect(email).toMatchObject({ quotationId, reasons: ['reply-cancelled'] });
  });

  it('leaves a quotation sent of which only a copy is cancelled, and lets the copy be put back', async () => {
    const work = await repositories.queue.claim(['send-reply'], 60);
    if (work) await repositories.queue.complete(work);
    await repositories.outboundEmails.markSent(replyId, NOW);
    const reply = await repositories.outboundEmails.find(replyId);
    if (!reply) throw new Error('The reply is gone.');
    const copy = await repositories.outboundEmails.add({ ...reply, copy: 1, messageId: '<q1.c1@desk.example>' });
    await repositories.queue.enqueue('send-reply', copy.id, NOW);
    await cancel.execute(copy.id, 'ada@desk.example');
    expect(await repositories.quotations.find(quotationId)).toMatchObject({
      status: 'sent',
      releaseDecision: { reasons: [] },
    });
    expect(await repositories.outboundEmails.find(copy.id)).toMatchObject({ state: 'cancelled' });
    await cancel.undo(copy.id, 'ada@desk.example');
    expect(await repositories.quotations.find(quotationId)).toMatchObject({ status: 'completed' });
    expect(await repositories.outboundEmails.find(copy.id)).toMatchObject({ state: 'waiting' });
  });

  it('refuses where the quotation has a newer revision', async () => {
    const quotation = await repositories.quotations.find(quotationId);
    if (quotation) await repositories.quotations.revise(quotation.revise({ ...quotation, status: 'pending' }));
    await expect(cancel.execute(replyId, 'ada@desk.example')).rejects.toMatchObject({ kind: 'conflict' });
    await expect(cancel.undo(replyId, 'ada@desk.example')).rejects.toMatchObject({ kind: 'conflict' });
  });
});
