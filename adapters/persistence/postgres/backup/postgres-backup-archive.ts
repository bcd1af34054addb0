import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DataSource, QueryRunner } from 'typeorm';
import {
  type BackupContents,
  DeskBackup,
  type ReadableFile,
} from '../../../../application/operations/backup/backup-archive.port.js';
import { run } from '../query.js';
import { readBackup } from './backup-format.js';
import { DeskRefill } from './backup-importer.js';
import { deskTables, quoted } from './backup-tables.js';
import { snapshotLines } from './snapshot-lines.js';

/** Tables that a desk is born with. */
const FROM_THE_BEGINNING = ['country', 'airport'];
/** How long somebody who takes the file may pause before the snapshot is given up. */
const LONGEST_PAUSE_MS = 600_000;

/** Backups of a desk in PostgreSQL over plain SQL: JSON lines, packed, with a checksum for each table. */
export class PostgresDeskBackup extends DeskBackup {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async write(madeAt: Date): Promise<AsyncIterable<Uint8Array>> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.connect();
      await runner.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await runner.query(`SET LOCAL idle_in_transaction_session_timeout = ${LONGEST_PAUSE_MS}`);
      await runner.query("SET LOCAL timezone = 'UTC'");
      // The first statement takes the snapshot.
      await runner.query('SELECT 1');
    } catch (fault) {
      await runner.release();
      throw fault;
    }
    const gzip = createGzip();
    // A fault of the source comes out where the file is read.
    pipeline(Readable.from(linesThenRelease(runner, madeAt)), gzip).catch(() => undefined);
    return gzip;
  }

  check(file: ReadableFile): Promise<BackupContents> {
    return readBackup(file, {});
  }

  async isEmpty(): Promise<boolean> {
    const { manager } = this.dataSource;
    for (const { name } of await deskTables(manager)) {
      if (FROM_THE_BEGINNING.includes(name)) continue;
      const { rows } = await run(manager, `SELECT 1 FROM ${quoted(name)} LIMIT 1`);
      if (rows.length > 0) return false;
    }
    return true;
  }

  restore(file: ReadableFile): Promise<BackupContents> {
    return this.dataSource.transaction(async (manager) => {
      const refill = new DeskRefill(manager);
      return readBackup(file, refill);
    });
  }
}

async function* linesThenRelease(runner: QueryRunner, madeAt: Date): AsyncGenerator<string> {
  try {
    yield* snapshotLines(runner.manager, madeAt);
  } finally {
    await runner.query('ROLLBACK').catch(() => undefined);
    await runner.release();
  }
}
