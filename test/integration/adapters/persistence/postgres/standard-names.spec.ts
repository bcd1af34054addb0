import { createReadStream } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { PostgresQuotationAnalytics } from '../../../../../adapters/persistence/postgres/analytics/postgres-quotation-analytics.js';
import { PostgresBackupArchive } from '../../../../../adapters/persistence/postgres/backup/postgres-backup-archive.js';
import { createDataSource } from '../../../../../adapters/persistence/postgres/data-source.js';
import { migrate } from '../../../../../adapters/persistence/postgres/migrate.js';
import { PostgresSessionStore } from '../../../../../adapters/persistence/postgres/sessions/postgres-session-store.js';
import { createPostgresRepositories } from '../../../../../adapters/persistence/postgres/unit-of-work/postgres-repositories.js';
import { FORMAT_1_BACKUP, openEarlierDatabase } from '../../../../support/postgres/earlier-database.js';
import { openMigratedDatabase } from '../../../../support/postgres/migrated-database.js';
import type { TestDatabase } from '../../../../support/postgres/test-database.js';

const LAST_EARLIER_MIGRATION = 'LetSendersTakeTurns1795827600260';
const EVERYTHING = {
  ...{ country: undefined, domain: undefined, status: undefined },
  ...{ from: undefined, to: undefined, text: undefined },
};

/** Metaphors and words of several meanings; `day` and `month` and the like are none. */
const BANNED_WORDS = [
  ...[
    'desk',
    'shelf',
    'bell',
    'tray',
    'seat',
    'bury',
    'buried',
    'lane',
    'standing',
    'tally',
    'tallied',
    'news',
    'letter',
  ],
  ...['gate', 'door', 'share', 'keeper', 'holder', 'mark', 'mood', 'settled', 'take', 'strict', 'suspected', 'topic'],
  ...['place', 'work', 'try', 'stays', 'comes', 'goes', 'outbox', 'incoming', 'consignment', 'sender', 'copy', 'one'],
];

const ALL_NAMES = `
  SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
  UNION SELECT attname::text FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
  UNION SELECT conname::text FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION SELECT tgname::text FROM pg_trigger WHERE NOT tgisinternal
  UNION SELECT proname::text FROM pg_proc AS p LEFT JOIN pg_depend AS d ON d.objid = p.oid AND d.deptype = 'e'
    WHERE pronamespace = 'public'::regnamespace AND d.objid IS NULL`;

const SCHEMA = `
  SELECT table_name || '.' || column_name AS name,
         concat_ws(' ', data_type, is_nullable, column_default, generation_expression, identity_generation) AS definition
    FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'sequence', sequence_name FROM information_schema.sequences WHERE sequence_schema = 'public'
  UNION ALL SELECT 'function', proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  ORDER BY 1, 2`;

/** All rows of all tables, as text; the figures that follow from the quotations are compared by what they come to. */
async function readRows(dataSource: DataSource): Promise<Record<string, unknown>> {
  const tables: Array<{ name: string }> = await dataSource.query(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
       AND relname !~ 'rollup|^session$|^migration$|reference_data_version'`,
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) rows[name] = await dataSource.query(`SELECT t::text FROM "${name}" AS t ORDER BY 1`);
  return { ...rows, figures: await new PostgresQuotationAnalytics(dataSource.manager).getStatistic(EVERYTHING, 5) };
}

async function undoMigrationsAfter(name: string, dataSource: DataSource): Promise<void> {
  const newest = async () => (await dataSource.query('SELECT name FROM migration ORDER BY id DESC LIMIT 1'))[0]?.name;
  for (let last = await newest(); last !== name && last !== undefined; last = await newest()) {
    await dataSource.undoLastMigration();
  }
}

describe('the standard names of the database', () => {
  const withDatabase = async (
    database: TestDatabase,
    use: (dataSource: DataSource) => Promise<void>,
  ): Promise<void> => {
    const dataSource = await createDataSource(database.url, { poolSize: 2 }).initialize();
    try {
      await use(dataSource);
    } finally {
      await dataSource.destroy();
      await database.drop();
    }
  };

  it('hold no banned word', async () => {
    await withDatabase(await openMigratedDatabase(), async (dataSource) => {
      const names: Array<{ name: string }> = await dataSource.query(ALL_NAMES);
      expect(names.length).toBeGreaterThan(300);
      const banned = new Set(BANNED_WORDS.flatMap((word) => [word, `${word}s`]));
      expect(names.map(({ name }) => name).filter((name) => name.split('_').some((word) => banned.has(word)))).toEqual(
        [],
      );
    });
  });

  it('are given to an earlier database without losing or changing a row', async () => {
    await withDatabase(await openEarlierDatabase(LAST_EARLIER_MIGRATION), async (dataSource) => {
      expect(await migrate(dataSource)).toContain('RenameTablesToStandardTerms1795827600400');
      await withDatabase(await openMigratedDatabase(), async (other) => {
        await new PostgresBackupArchive(other).restore(() => createReadStream(FORMAT_1_BACKUP));
        expect(await readRows(dataSource)).toEqual(await readRows(other));
        expect(await dataSource.query(SCHEMA)).toEqual(await other.query(SCHEMA));
      });
      const [session]: Array<{ user_id: number }> = await dataSource.query('SELECT user_id FROM session');
      expect(session).toEqual({ user_id: 1 });
    });
  });

  it('leave an earlier database fit for work', async () => {
    await withDatabase(await openEarlierDatabase(LAST_EARLIER_MIGRATION), async (dataSource) => {
      await migrate(dataSource);
      const { queue, emails, disclaimers } = createPostgresRepositories(dataSource.manager);
      await queue.enqueue('answer-email', 3, new Date(0));
      const claimed = await queue.claim(['answer-email'], 60);
      expect(claimed).toMatchObject({ kind: 'answer-email', subjectId: 3, attempts: 1 });
      expect((await emails.find(3))?.channel).toBe('webhook');
      expect((await disclaimers.all()).length).toBe(3);
      expect(await new PostgresSessionStore(dataSource.manager).find('unknown')).toBeUndefined();
      await expect(dataSource.query('DELETE FROM activity')).rejects.toThrow('append-only');
    });
  });

  it('can be taken back, and given anew', async () => {
    await withDatabase(await openEarlierDatabase(LAST_EARLIER_MIGRATION), async (dataSource) => {
      const earlier = await dataSource.query(SCHEMA);
      await migrate(dataSource);
      const [standard, rows] = [await dataSource.query(SCHEMA), await readRows(dataSource)];
      await undoMigrationsAfter(LAST_EARLIER_MIGRATION, dataSource);
      expect(await dataSource.query(SCHEMA)).toEqual(earlier);
      await migrate(dataSource);
      expect(await dataSource.query(SCHEMA)).toEqual(standard);
      expect(await readRows(dataSource)).toEqual(rows);
    });
  });
});
