import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresDemoShelf } from '../../../../../adapters/persistence/postgres/demo-data/postgres-demo-data.repository.js';
import { PostgresQuotationStatistics } from '../../../../../adapters/persistence/postgres/analytics/postgres-quotation-analytics.js';
import { postgresDesk } from '../../../../../adapters/persistence/postgres/unit-of-work/postgres-repositories.js';
import type { DemoQuotation } from '../../../../../application/operations/demo-data.repository.js';
import { emailOf } from '../../../../support/fixtures/inbound-email.js';
import { aQuotationOf } from '../../../../support/fixtures/quotations.js';
import { openTestDesk, type TestDesk } from '../../../../support/postgres/test-database.js';

const MOMENT = new Date('2026-03-02T15:00:00.123Z');

function demo(number: number): DemoQuotation {
  const { id: _id, revision: _revision, emailId: _emailId, ...quotation } = aQuotationOf({ createdAt: MOMENT });
  return { email: emailOf({ messageId: `<demo${number}@a.example>` }), receivedAt: MOMENT, quotation };
}

describe('made-up quotations on a desk', () => {
  let desk: TestDesk;
  beforeAll(async () => {
    desk = await openTestDesk();
  });
  afterAll(() => desk.drop());

  it('look like real ones, and exactly they go away again', async () => {
    const { emails, quotations, outbox, queue } = postgresDesk(desk.dataSource.manager);
    const statistics = new PostgresQuotationStatistics(desk.dataSource.manager);
    const shelf = new PostgresDemoShelf(desk.dataSource);
    const { id: emailId } = await emails.keep(emailOf(), 'a real key', MOMENT);
    const { id: _id, revision: _revision, ...draft } = aQuotationOf({ emailId, createdAt: MOMENT });
    const real = await quotations.add(draft);
    await quotations.moveTo(real.id, 'sent');

    await shelf.add([demo(1), demo(2), demo(3)]);
    await shelf.settle();
    expect(await shelf.count()).toBe(3);
    expect(await statistics.countAll()).toBe(4);
    const made = await quotations.find(real.id + 1);
    expect(made).toEqual({ ...demo(1).quotation, id: real.id + 1, revision: 1, emailId: made?.emailId });
    const email = await emails.find(made?.emailId ?? 0);
    expect(email).toMatchObject({ ...demo(1).email, headers: {}, state: 'answered', quotationId: made?.id });

    // What staff do to a made-up one goes with it.
    await quotations.revise(real.id + 1, { ...draft, emailId: made?.emailId ?? 0 });
    const waiting = await outbox.add(replyTo(real.id + 2));
    await queue.enqueue('send-reply', waiting.id, MOMENT);

    expect(await shelf.removeAll()).toBe(3);
    expect(await shelf.count()).toBe(0);
    expect(await statistics.countAll()).toBe(1);
    expect(await quotations.find(real.id)).toMatchObject({ status: 'sent' });
    expect(await quotations.find(real.id + 1)).toBeUndefined();
    expect(await quotations.revisionsOf(real.id + 1)).toEqual([]);
    expect(await outbox.find(waiting.id)).toBeUndefined();
    expect((await queue.backlog()).pending).toBe(0);
    expect((await emails.find(emailId))?.id).toBe(emailId);
    expect(await shelf.removeAll()).toBe(0);
  });
});

function replyTo(quotationId: number) {
  return {
    quotationId,
    revision: 1,
    messageId: '<r@a.example>',
    from: 'quotes@desk.example',
    to: 'a@a.example',
    subject: 'Re',
    text: 'text',
    html: '<p>text</p>',
    inReplyTo: undefined,
    references: [],
    createdAt: MOMENT,
    notBefore: MOMENT,
  };
}
