import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresUnitOfWork } from '../../../../../adapters/persistence/postgres/unit-of-work/postgres-unit-of-work.js';
import { createEventPublisher } from '../../../../../apps/api/infrastructure/event-publisher.js';
import { listRows } from '../../../../support/postgres/list-rows.js';
import { openMigratedDatabase } from '../../../../support/postgres/migrated-database.js';
import { waitToPass } from '../../../../support/wait-to-pass.js';

const AT = new Date('2026-04-01T08:00:00Z');
const CUSTOMER = { mailDomain: 'mail.example', mailbox: 'ana@mail.example' };

describe('the erasure of a customer', () => {
  let database: Awaited<ReturnType<typeof openMigratedDatabase>>;

  beforeAll(async () => {
    database = await openMigratedDatabase();
  });

  afterAll(() => database?.drop());

  it('reaches a mail to the staff that is being written meanwhile', async () => {
    const { dataSource } = database;
    const unitOfWork = new PostgresUnitOfWork(dataSource, createEventPublisher);
    const details = 'The quetzal pumps of ana@mail.example need review.';
    await unitOfWork.run((tx) =>
      tx.pendingNotifications.add({ topic: 'held', at: AT, title: 'An email needs review', details, place: '/emails' }),
    );

    let erasure: Promise<{ notificationEmails: number }> | undefined;
    await unitOfWork.run(async (tx) => {
      const [claimed] = await tx.pendingNotifications.claim('held', 10);
      erasure = unitOfWork.run((other) => other.customerData.erase(CUSTOMER, { actor: 'ada@desk.example', at: AT }));
      await waitToPass(async () => {
        const waiting = await dataSource.query(
          "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
        );
        expect(waiting).toHaveLength(1);
      });
      await tx.notificationEmails.add({
        key: 'held:1:after 0',
        topic: 'held',
        messageId: '<held@localhost>',
        from: 'quotes@localhost',
        to: 'ada@desk.example',
        subject: 'An email needs review',
        text: `An email needs review\n${claimed?.details}\n`,
        createdAt: AT,
        coveredUntil: AT,
      });
    });

    expect(await erasure).toMatchObject({ notificationEmails: 1 });
    expect((await listRows(dataSource)).filter((row) => row.includes('quetzal'))).toEqual([]);
  });
});
