import type { EntityManager } from 'typeorm';
import { RuleViolation } from '../../../../domain/errors/domain-error.js';
import { beginBulkLoad, tallyMany } from '../analytics/rollups.js';
import { run } from '../query.js';
import { type BackupReader, FORMAT_VERSION, type Heading, type Manifest, type TableStart } from './backup-format.js';
import { type DeskTable, deskTables, migrationsOf, quoted } from './backup-tables.js';

const PORTION_CHARACTERS = 1_000_000;
const MOST_ROWS = 500;
const FIGURES = ['quotation_day', 'quotation_domain_month', 'quotation_change'];

/** Empties a desk and fills it from a backup, in the manager's transaction. */
export class DeskRefill implements BackupReader {
  private tables: readonly DeskTable[] = [];
  private current: TableStart | undefined;
  private waiting: string[] = [];
  private waitingCharacters = 0;

  constructor(private readonly manager: EntityManager) {}

  readonly onHeading = async (heading: Heading): Promise<void> => {
    const known = await migrationsOf(this.manager);
    const isNewer = heading.format > FORMAT_VERSION || heading.schema.some((name) => !known.includes(name));
    if (isNewer) {
      throw new RuleViolation('conflict', 'The backup comes from a newer version: restore it with that version.');
    }
    this.tables = await deskTables(this.manager);
    await beginBulkLoad(this.manager);
    // The log lets go of its rows to nobody else.
    await run(this.manager, "SET LOCAL istmo.retention = 'on'");
    const names = [...this.tables.map((table) => table.name), 'session', ...FIGURES];
    await run(this.manager, `TRUNCATE ${names.map(quoted).join(', ')}`);
  };

  readonly onTable = async (table: TableStart): Promise<void> => {
    await this.flush();
    const known = this.tables.find((one) => one.name === table.table);
    const strange = known ? table.columns.find((column) => !known.columns.includes(column)) : table.table;
    if (strange !== undefined)
      throw new RuleViolation('conflict', `The backup holds ${strange}, which this version lacks.`);
    this.current = table;
  };

  readonly onRow = async (row: string): Promise<void> => {
    this.waiting.push(row);
    this.waitingCharacters += row.length;
    if (this.waiting.length >= MOST_ROWS || this.waitingCharacters >= PORTION_CHARACTERS) await this.flush();
  };

  readonly onEnd = async ({ counters }: Manifest): Promise<void> => {
    await this.flush();
    for (const { table, column, lastValue, isCalled } of counters) {
      await run(this.manager, 'SELECT setval(pg_get_serial_sequence($1, $2), $3::bigint, $4::boolean)', [
        quoted(table),
        column,
        lastValue,
        isCalled,
      ]);
    }
    await tallyMany(this.manager, 'true', [], 1);
  };

  private async flush(): Promise<void> {
    if (!this.current || this.waiting.length === 0) return;
    const table = quoted(this.current.table);
    const columns = this.current.columns.map(quoted).join(', ');
    await run(
      this.manager,
      `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`,
      [`[${this.waiting.join(',')}]`],
    );
    this.waiting = [];
    this.waitingCharacters = 0;
  }
}
