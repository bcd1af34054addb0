import type { EntityManager } from 'typeorm';
import type { BackedUpTable } from '../../../../application/operations/backup/backup-archive.port.js';
import { run } from '../query.js';
import {
  type Counter,
  FORMAT_VERSION,
  type Heading,
  lineHash,
  MARK,
  type Manifest,
  type TableStart,
} from './backup-format.js';
import { type DeskTable, deskTables, migrationsOf, quoted } from './backup-tables.js';

/** Rows are read in portions of about this size: some hold a whole mail with its attachments. */
const PORTION_BYTES = 1_000_000;
const MOST_ROWS = 500;

/** The lines of a backup, read in the manager's transaction. */
export async function* snapshotLines(manager: EntityManager, madeAt: Date): AsyncGenerator<string> {
  const all = lineHash();
  const marked = (content: Heading | TableStart) => {
    const line = `${MARK}${JSON.stringify(content)}`;
    all.add(line);
    return `${line}\n`;
  };
  const tables = await deskTables(manager);
  const schema = await migrationsOf(manager);
  yield marked({ istmo: 'backup', format: FORMAT_VERSION, madeAt: madeAt.toISOString(), schema });
  const written: BackedUpTable[] = [];
  for (const table of tables) {
    yield marked({ table: table.name, columns: table.columns });
    const hash = lineHash();
    let rows = 0;
    for await (const portion of portionsOf(manager, table)) {
      for (const line of portion) {
        hash.add(line);
        all.add(line);
      }
      rows += portion.length;
      yield `${portion.join('\n')}\n`;
    }
    written.push({ name: table.name, rows, sha256: hash.hex() });
  }
  const manifest: Manifest = { manifest: written, counters: await countersOf(manager, tables), sha256: all.hex() };
  yield `${MARK}${JSON.stringify(manifest)}\n`;
}

async function* portionsOf(manager: EntityManager, table: DeskTable): AsyncGenerator<readonly string[]> {
  const columns = table.columns.map(quoted).join(', ');
  await run(
    manager,
    `DECLARE backup_rows NO SCROLL CURSOR FOR
     SELECT row_to_json(r)::text AS line FROM (SELECT ${columns} FROM ${quoted(table.name)}) AS r`,
  );
  for (let wanted = 1; ; ) {
    const { rows } = await run<{ line: string }>(manager, `FETCH ${wanted} FROM backup_rows`);
    if (rows.length > 0) yield rows.map((row) => row.line);
    if (rows.length < wanted) break;
    const characters = rows.reduce((sum, row) => sum + row.line.length, 0);
    const fitting = Math.floor((wanted * PORTION_BYTES) / Math.max(1, characters));
    wanted = Math.max(1, Math.min(MOST_ROWS, wanted * 4, fitting));
  }
  await run(manager, 'CLOSE backup_rows');
}

async function countersOf(manager: EntityManager, tables: readonly DeskTable[]): Promise<readonly Counter[]> {
  const counters: Counter[] = [];
  for (const { name, counted } of tables) {
    if (counted === null) continue;
    const named = 'SELECT pg_get_serial_sequence($1, $2) AS sequence';
    const [found] = (await run<{ sequence: string }>(manager, named, [quoted(name), counted])).rows;
    if (!found) continue;
    const standing = `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${found.sequence}`;
    const [state] = (await run<Pick<Counter, 'lastValue' | 'isCalled'>>(manager, standing)).rows;
    if (state) counters.push({ table: name, column: counted, ...state });
  }
  return counters;
}
