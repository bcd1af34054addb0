import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../adapters/persistence/postgres/data-source.js';
import { migrate } from '../../adapters/persistence/postgres/migrate.js';
import { openTestDatabase } from '../support/postgres/test-database.js';

/** Everything that a schema consists of, as PostgreSQL writes it down. */
const SCHEMA = `
  SELECT 'column' AS kind, table_name || '.' || column_name AS name,
         concat_ws(' ', data_type, is_nullable, column_default, generation_expression, identity_generation, collation_name) AS words
    FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid)
    FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'function', p.oid::regprocedure::text, prosrc
    FROM pg_proc AS p LEFT JOIN pg_depend AS d ON d.objid = p.oid AND d.deptype = 'e'
    WHERE pronamespace = 'public'::regnamespace AND d.objid IS NULL
  UNION ALL SELECT 'migration', name, '' FROM migration
  ORDER BY 1, 2, 3`;

/** Migrates an empty database, in a process that dies in the named migration where there is one. @returns its schema */
export async function readSchemaAfterCrash(migration: string | undefined): Promise<readonly unknown[]> {
  const database = await openTestDatabase();
  let dataSource: DataSource | undefined;
  try {
    if (migration !== undefined) {
      const program = join('dist', 'server', 'test', 'resilience', 'failure-injection', 'migrate.js');
      const child = spawn(process.execPath, [program], {
        env: { PATH: process.env.PATH, DATABASE_URL: database.url, DIE_IN: migration },
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      const [, signal] = await once(child, 'exit');
      expect({ migration, signal }).toEqual({ migration, signal: 'SIGKILL' });
    }
    dataSource = await createDataSource(database.url, { poolSize: 2 }).initialize();
    const ran = await migrate(dataSource);
    if (migration !== undefined) expect(ran[0]).toBe(migration);
    return await dataSource.query(SCHEMA);
  } finally {
    await dataSource?.destroy();
    await database.drop();
  }
}
