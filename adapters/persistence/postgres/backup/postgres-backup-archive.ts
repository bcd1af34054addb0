import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DataSource, QueryRunner } from 'typeorm';
import {
  BackupArchive,
  type BackupContents,
  type ReadableFile,
} from '../../../../application/operations/backup/backup-archive.port.js';
import { NOTIFIER_APPLICATION_NAME } from '../job-notifier/postgres-job-notifier.js';
import { query } from '../query.js';
import { readBackup } from './backup-format.js';
import { BackupImporter } from './backup-importer.js';
import { listBackupTables, quoteIdentifier } from './backup-tables.js';
import { streamSnapshotLines } from './snapshot-lines.js';

/** Tables that a new database is seeded with. */
const SEEDED_TABLES = ['country', 'airport', 'charge_code'];
/** Every process that serves or works listens for notifications; the commands do not. */
const FIND_RUNNING_SERVERS = `
  SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1 LIMIT 1`;
/** How long a download may stall before the snapshot is given up. */
const MAX_PAUSE_MS = 600_000;

/** Backups of a PostgreSQL database over plain SQL: compressed JSON lines with a checksum for each table. */
export class PostgresBackupArchive extends BackupArchive {
  /** @param secret of the keyed checksum; without one a backup proves that it is whole, not who made it */
  constructor(
    private readonly dataSource: DataSource,
    private readonly secret?: string,
  ) {
    super();
  }

  async write(madeAt: Date): Promise<AsyncIterable<Uint8Array>> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.connect();
      await runner.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await runner.query(`SET LOCAL idle_in_transaction_session_timeout = ${MAX_PAUSE_MS}`);
      await runner.query("SET LOCAL timezone = 'UTC'");
      // The first statement takes the snapshot.
      await runner.query('SELECT 1');
    } catch (error) {
      await runner.release();
      throw error;
    }
    const gzip = createGzip();
    // An error of the source is thrown where the file is read.
    pipeline(Readable.from(streamThenRelease(runner, madeAt, this.secret)), gzip).catch(() => undefined);
    return gzip;
  }

  check(file: ReadableFile): Promise<BackupContents> {
    return readBackup(file, {}, this.secret);
  }

  async isInUse(): Promise<boolean> {
    const { rows } = await query(this.dataSource.manager, FIND_RUNNING_SERVERS, [NOTIFIER_APPLICATION_NAME]);
    return rows.length > 0;
  }

  async isEmpty(): Promise<boolean> {
    const { manager } = this.dataSource;
    for (const { name } of await listBackupTables(manager)) {
      if (SEEDED_TABLES.includes(name)) continue;
      const { rows } = await query(manager, `SELECT 1 FROM ${quoteIdentifier(name)} LIMIT 1`);
      if (rows.length > 0) return false;
    }
    return true;
  }

  restore(file: ReadableFile): Promise<BackupContents> {
    return this.dataSource.transaction(async (manager) => {
      const importer = new BackupImporter(manager);
      return readBackup(file, importer, this.secret);
    });
  }
}

async function* streamThenRelease(
  runner: QueryRunner,
  madeAt: Date,
  secret: string | undefined,
): AsyncGenerator<string> {
  try {
    yield* streamSnapshotLines(runner.manager, madeAt, secret);
  } finally {
    await runner.query('ROLLBACK').catch(() => undefined);
    await runner.release();
  }
}
