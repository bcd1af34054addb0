import type { EntityManager } from 'typeorm';
import type { BackedUpTable } from '../../../../application/operations/backup/backup-archive.port.js';
import { query } from '../query.js';
import {
  BACKUP_FORMAT_VERSION,
  type BackupHeader,
  type BackupManifest,
  CONTROL_PREFIX,
  createLineHash,
  type SequenceState,
  type TableHeader,
} from './backup-format.js';
import { listBackupTables, listMigrations, quoteIdentifier, type TableSchema } from './backup-tables.js';

/** Rows are read in portions of about this size: some hold a whole mail with its attachments. */
const MAX_BATCH_BYTES = 1_000_000;
const MAX_BATCH_ROWS = 500;

/** The lines of a backup, read in the manager's transaction. @param secret of the keyed checksum */
export async function* streamSnapshotLines(
  manager: EntityManager,
  madeAt: Date,
  secret: string | undefined,
): AsyncGenerator<string> {
  const [plain, keyed] = [createLineHash(), secret === undefined ? undefined : createLineHash(secret)];
  const all = {
    add: (line: string) => {
      plain.add(line);
      keyed?.add(line);
    },
  };
  const marked = (content: BackupHeader | TableHeader) => {
    const line = `${CONTROL_PREFIX}${JSON.stringify(content)}`;
    all.add(line);
    return `${line}\n`;
  };
  const tables = await listBackupTables(manager);
  const schema = await listMigrations(manager);
  yield marked({ istmo: 'backup', format: BACKUP_FORMAT_VERSION, madeAt: madeAt.toISOString(), schema });
  const written: BackedUpTable[] = [];
  for (const table of tables) {
    yield marked({ table: table.name, columns: table.columns });
    const hash = createLineHash();
    let rows = 0;
    for await (const batch of streamBatches(manager, table)) {
      for (const line of batch) {
        hash.add(line);
        all.add(line);
      }
      rows += batch.length;
      yield `${batch.join('\n')}\n`;
    }
    written.push({ name: table.name, rows, sha256: hash.hex() });
  }
  const manifest: BackupManifest = {
    manifest: written,
    counters: await readSequenceStates(manager, tables),
    sha256: plain.hex(),
    ...(keyed === undefined ? {} : { hmacSha256: keyed.hex() }),
  };
  yield `${CONTROL_PREFIX}${JSON.stringify(manifest)}\n`;
}

async function* streamBatches(manager: EntityManager, table: TableSchema): AsyncGenerator<readonly string[]> {
  const columns = table.columns.map(quoteIdentifier).join(', ');
  await query(
    manager,
    `DECLARE backup_rows NO SCROLL CURSOR FOR
     SELECT row_to_json(r)::text AS line FROM (SELECT ${columns} FROM ${quoteIdentifier(table.name)}) AS r`,
  );
  for (let batchSize = 1; ; ) {
    const { rows } = await query<{ line: string }>(manager, `FETCH ${batchSize} FROM backup_rows`);
    if (rows.length > 0) yield rows.map((row) => row.line);
    if (rows.length < batchSize) break;
    const characters = rows.reduce((sum, row) => sum + row.line.length, 0);
    const fitting = Math.floor((batchSize * MAX_BATCH_BYTES) / Math.max(1, characters));
    batchSize = Math.max(1, Math.min(MAX_BATCH_ROWS, batchSize * 4, fitting));
  }
  await query(manager, 'CLOSE backup_rows');
}

async function readSequenceStates(
  manager: EntityManager,
  tables: readonly TableSchema[],
): Promise<readonly SequenceState[]> {
  const counters: SequenceState[] = [];
  for (const { name, counted } of tables) {
    if (counted === null) continue;
    const named = 'SELECT pg_get_serial_sequence($1, $2) AS sequence';
    const [found] = (await query<{ sequence: string }>(manager, named, [quoteIdentifier(name), counted])).rows;
    if (!found) continue;
    const stateQuery = `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${found.sequence}`;
    const [state] = (await query<Pick<SequenceState, 'lastValue' | 'isCalled'>>(manager, stateQuery)).rows;
    if (state) counters.push({ table: name, column: counted, ...state });
  }
  return counters;
}
