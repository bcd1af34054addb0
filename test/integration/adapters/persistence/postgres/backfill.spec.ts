import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listMissingBackfills } from '../../../../../adapters/persistence/postgres/backup/backfill.js';
import { openMigratedDatabase } from '../../../../support/postgres/migrated-database.js';

describe('What the first releases logged in words', () => {
  let database: Awaited<ReturnType<typeof openMigratedDatabase>>;
  beforeAll(async () => {
    database = await openMigratedDatabase();
  });
  afterAll(() => database.drop());

  it('becomes what programs decide by, and the log stays append-only', async () => {
    const { manager } = database.dataSource;
    const log = `INSERT INTO activity (at, category, action, details, status, actor, quotation_id, before, after)
      VALUES (now(), 'system', $1, '', 'info', 'ada', NULL, $2::jsonb, $3::jsonb)`;
    await manager.query(log, ['Quotation approved', null, null]);
    await manager.query(log, ['Rate updated', '{"id": 7}', '{"id": 7}']);
    await manager.query(log, ['Rate deleted', '{"id": 8}', null]);
    await manager.query(log, ['Rate created', null, '{"id": "x"}']);
    await manager.query(log, ['Signed in', null, null]);
    await manager.query(log, ['Domain updated', '{"id": 3}', '{"id": 3}']);
    await manager.query(log, ['Tax rate deleted', '{"id": 4}', null]);
    for (const backfill of listMissingBackfills([])) await manager.query(backfill);
    const rows = await manager.query('SELECT event_type, entity_type, entity_id FROM activity ORDER BY id');
    expect(rows).toEqual([
      { event_type: 'quotation-approved', entity_type: null, entity_id: null },
      { event_type: null, entity_type: 'rate', entity_id: 7 },
      { event_type: null, entity_type: 'rate', entity_id: 8 },
      { event_type: null, entity_type: null, entity_id: null },
      { event_type: null, entity_type: null, entity_id: null },
      { event_type: null, entity_type: 'recognized-domain', entity_id: 3 },
      { event_type: null, entity_type: 'tax-rate', entity_id: 4 },
    ]);
    await expect(manager.query("UPDATE activity SET details = 'x'")).rejects.toThrow('append-only');
  });
});
