import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresQuotationAnalytics } from '../../../../../adapters/persistence/postgres/analytics/postgres-quotation-analytics.js';
import { PostgresDemoDataRepository } from '../../../../../adapters/persistence/postgres/demo-data/postgres-demo-data.repository.js';
import { createPostgresRepositories } from '../../../../../adapters/persistence/postgres/unit-of-work/postgres-repositories.js';
import type { DemoQuotation } from '../../../../../application/operations/demo-data.repository.js';
import { changeQuotationStatus, reviseQuotation } from '../../../../support/change-quotation.js';
import { anInboundEmail } from '../../../../support/fixtures/inbound-email.js';
import { aQuotation } from '../../../../support/fixtures/quotations.js';
import { type MigratedDatabase, openMigratedDatabase } from '../../../../support/postgres/migrated-database.js';

const MOMENT = new Date('2026-03-02T15:00:00.123Z');

function loadDemo(number: number): DemoQuotation {
  const { id: _id, revision: _revision, emailId: _emailId, ...quotation } = aQuotation({ createdAt: MOMENT });
  return { email: anInboundEmail({ messageId: `<demo${number}@a.example>` }), receivedAt: MOMENT, quotation };
}

describe('made-up quotations on a server', () => {
  let database: MigratedDatabase;
  beforeAll(async () => {
    database = await openMigratedDatabase();
  });
  afterAll(() => database.drop());

  it('look like real ones, and exactly they go away again', async () => {
    const { emails, quotations, outboundEmails, queue } = createPostgresRepositories(database.dataSource.manager);
    const statistics = new PostgresQuotationAnalytics(database.dataSource.manager);
    const demoData = new PostgresDemoDataRepository(database.dataSource);
    const { id: emailId } = await emails.addIfAbsent(anInboundEmail(), 'a real key', MOMENT);
    const { id: _id, revision: _revision, ...draft } = aQuotation({ emailId, createdAt: MOMENT });
    const real = await quotations.add(draft);
    await changeQuotationStatus(quotations, real.id, 'sent');

    await demoData.add([loadDemo(1), loadDemo(2), loadDemo(3)]);
    await demoData.analyze();
    expect(await demoData.count()).toBe(3);
    expect(await statistics.countAll()).toBe(4);
    const made = await quotations.find(real.id + 1);
    expect(made).toEqual({ ...loadDemo(1).quotation, id: real.id + 1, revision: 1, emailId: made?.emailId });
    const email = await emails.find(made?.emailId ?? 0);
    expect(email).toMatchObject({ ...loadDemo(1).email, headers: {}, state: 'answered', quotationId: made?.id });

    // What staff do to a made-up one goes with it.
    await reviseQuotation(quotations, real.id + 1, { ...draft, emailId: made?.emailId ?? 0 });
    const waiting = await outboundEmails.add(aReplyTo(real.id + 2));
    await queue.enqueue('send-reply', waiting.id, MOMENT);

    expect(await demoData.removeAll()).toBe(3);
    expect(await demoData.count()).toBe(0);
    expect(await statistics.countAll()).toBe(1);
    expect(await quotations.find(real.id)).toMatchObject({ status: 'sent' });
    expect(await quotations.find(real.id + 1)).toBeUndefined();
    expect(await quotations.findRevisions(real.id + 1)).toEqual([]);
    expect(await outboundEmails.find(waiting.id)).toBeUndefined();
    expect((await queue.backlog()).pending).toBe(0);
    expect((await emails.find(emailId))?.id).toBe(emailId);
    expect(await demoData.removeAll()).toBe(0);
  });
});

function aReplyTo(quotationId: number) {
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
