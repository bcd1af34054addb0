import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresActivityLog } from '../../../../../adapters/persistence/postgres/activity-log/postgres-activity-log.repository.js';
import { openTestDesk, type TestDesk } from '../../../../support/postgres/test-database.js';

describe('the activity log in PostgreSQL', () => {
  let desk: TestDesk;
  beforeAll(async () => {
    desk = await openTestDesk();
    await new PostgresActivityLog(desk.dataSource.manager).append({
      at: new Date('2026-01-01T00:00:00Z'),
      category: 'system',
      action: 'Started',
      details: '',
      status: 'info',
      actor: 'system',
      emailId: undefined,
      quotationId: 1,
      before: undefined,
      after: undefined,
    });
  });
  afterAll(() => desk.drop());

  const entries = async () => (await new PostgresActivityLog(desk.dataSource.manager).ofQuotation(1)).length;

  it('refuses every change, whoever asks', async () => {
    for (const change of ["UPDATE activity SET details = 'x'", 'DELETE FROM activity', 'TRUNCATE activity']) {
      await expect(desk.dataSource.query(change)).rejects.toThrow('The activity log is append-only.');
    }
    expect(await entries()).toBe(1);
  });

  it('lets retention remove what is old, but not change it', async () => {
    const withRetention = (change: string) =>
      desk.dataSource.transaction(async (manager) => {
        await manager.query("SET LOCAL istmo.retention = 'on'");
        await manager.query(change);
      });
    await expect(withRetention("UPDATE activity SET details = 'x'")).rejects.toThrow('append-only');
    await withRetention("DELETE FROM activity WHERE at < '2026-02-01'");
    expect(await entries()).toBe(0);
    await expect(desk.dataSource.query('TRUNCATE activity')).rejects.toThrow('append-only');
  });
});
