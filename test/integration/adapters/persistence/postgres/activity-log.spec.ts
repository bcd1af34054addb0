import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresActivityLogRepository } from '../../../../../adapters/persistence/postgres/activity-log/postgres-activity-log.repository.js';
import { type MigratedDatabase, openMigratedDatabase } from '../../../../support/postgres/migrated-database.js';

describe('the activity log in PostgreSQL', () => {
  let database: MigratedDatabase;
  beforeAll(async () => {
    database = await openMigratedDatabase();
    await new PostgresActivityLogRepository(database.dataSource.manager).append({
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
  afterAll(() => database.drop());

  const listEntries = async () =>
    (await new PostgresActivityLogRepository(database.dataSource.manager).findByQuotation(1)).length;

  it('refuses every change, whoever asks', async () => {
    for (const change of ["UPDATE activity SET details = 'x'", 'DELETE FROM activity', 'TRUNCATE activity']) {
      await expect(database.dataSource.query(change)).rejects.toThrow('The activity log is append-only.');
    }
    expect(await listEntries()).toBe(1);
  });

  it('lets retention remove what is old, but not change it', async () => {
    const runWithRetention = (change: string) =>
      database.dataSource.transaction(async (manager) => {
        await manager.query("SET LOCAL istmo.retention = 'on'");
        await manager.query(change);
      });
    await expect(runWithRetention("UPDATE activity SET details = 'x'")).rejects.toThrow('append-only');
    await runWithRetention("DELETE FROM activity WHERE at < '2026-02-01'");
    expect(await listEntries()).toBe(0);
    await expect(database.dataSource.query('TRUNCATE activity')).rejects.toThrow('append-only');
  });
});
