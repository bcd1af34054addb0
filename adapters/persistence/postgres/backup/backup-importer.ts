import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../../domain/errors/domain-error.js';
import { applyToRollups, beginBulkLoad } from '../analytics/rollups.js';
import { isDataError, query } from '../query.js';
import { listMissingBackfills } from './backfill.js';
import { BACKUP_DAMAGE_MESSAGES, BACKUP_MESSAGES } from './backup.messages.js';
import {
  BACKUP_FORMAT_VERSION,
  type BackupHeader,
  type BackupManifest,
  type BackupReader,
  createDamagedFileError,
  type TableHeader,
} from './backup-format.js';
import { listBackupTables, listMigrations, quoteIdentifier, type TableSchema } from './backup-tables.js';
import { type TranslatedTable, translateSequences, translateTable } from './earlier-formats.js';

const MAX_BATCH_CHARACTERS = 1_000_000;
const MAX_BATCH_ROWS = 500;
const ROLLUP_TABLES = ['quotation_daily_rollup', 'quotation_domain_monthly_rollup', 'quotation_rollup_delta'];

/** Replaces all data by a backup, in the manager's transaction. */
export class BackupImporter implements BackupReader {
  private tables: readonly TableSchema[] = [];
  private format = BACKUP_FORMAT_VERSION;
  private current: TranslatedTable | undefined;
  private missingBackfills: readonly string[] = [];
  private pendingRows: string[] = [];
  private pendingCharacters = 0;

  constructor(private readonly manager: EntityManager) {}

  readonly onHeader = async (header: BackupHeader): Promise<void> => {
    const known = await listMigrations(this.manager);
    this.format = header.format;
    const isNewer = header.format > BACKUP_FORMAT_VERSION || header.schema.some((name) => !known.includes(name));
    if (isNewer) {
      throw new DomainError('conflict', BACKUP_MESSAGES.newerVersion);
    }
    this.missingBackfills = listMissingBackfills(header.schema);
    this.tables = await listBackupTables(this.manager);
    await beginBulkLoad(this.manager);
    // The append-only log allows its rows to be deleted in this transaction only.
    await query(this.manager, "SET LOCAL istmo.retention = 'on'");
    // The rates of an older backup come before the charge codes that are made of them.
    await query(this.manager, 'SET CONSTRAINTS ALL DEFERRED');
    const names = [...this.tables.map((table) => table.name), 'session', 'idempotent_call', ...ROLLUP_TABLES];
    await query(this.manager, `TRUNCATE ${names.map(quoteIdentifier).join(', ')}`);
  };

  readonly onTable = async (header: TableHeader): Promise<void> => {
    await this.flush();
    const table = translateTable(this.format, header);
    const known = this.tables.find((one) => one.name === table.table);
    const unknownName = known ? table.columns.find((column) => !known.columns.includes(column)) : table.table;
    if (unknownName !== undefined)
      throw new DomainError('conflict', BACKUP_MESSAGES.unknownPart(showName(unknownName)));
    this.current = table;
  };

  readonly onRow = async (row: string): Promise<void> => {
    this.pendingRows.push(this.completeRow(row));
    this.pendingCharacters += row.length;
    if (this.pendingRows.length >= MAX_BATCH_ROWS || this.pendingCharacters >= MAX_BATCH_CHARACTERS) await this.flush();
  };

  readonly onEnd = async (manifest: BackupManifest): Promise<void> => {
    await this.flush();
    for (const { table, column, lastValue, isCalled } of translateSequences(this.format, manifest)) {
      if (this.tables.find(({ name }) => name === table)?.counted !== column)
        throw createDamagedFileError(BACKUP_DAMAGE_MESSAGES.unknownCounter);
      await query(this.manager, 'SELECT setval(pg_get_serial_sequence($1, $2), $3::bigint, $4::boolean)', [
        quoteIdentifier(table),
        column,
        lastValue,
        isCalled,
      ]);
    }
    for (const backfill of this.missingBackfills) await query(this.manager, backfill);
    // A time zone that there is not, for instance.
    await applyToRollups(this.manager, 'true', [], 1).catch((error: unknown) => {
      throw isDataError(error) ? createDamagedFileError(BACKUP_DAMAGE_MESSAGES.unfitRow('setting')) : error;
    });
  };

  /** A row with what this version keeps beside it; what it is made of may be anything. */
  private completeRow(row: string): string {
    if (!this.current) return row;
    try {
      return this.current.completeRow(row);
    } catch {
      throw createDamagedFileError(BACKUP_DAMAGE_MESSAGES.unfitRow(this.current.table));
    }
  }

  private async flush(): Promise<void> {
    if (!this.current || this.pendingRows.length === 0) return;
    const table = quoteIdentifier(this.current.table);
    const columns = this.current.columns.map(quoteIdentifier).join(', ');
    await query(
      this.manager,
      `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM ${buildRowSource(this.current)}`,
      [`[${this.pendingRows.join(',')}]`],
    ).catch((error: unknown) => {
      throw isDataError(error)
        ? createDamagedFileError(BACKUP_DAMAGE_MESSAGES.unfitRow(this.current?.table ?? ''))
        : error;
    });
    this.pendingRows = [];
    this.pendingCharacters = 0;
  }
}

/** The rows of the statement's parameter as rows of the table, their fields renamed where this version says it otherwise. */
function buildRowSource({ table, columns, rowColumns }: TranslatedTable): string {
  const renames = columns.flatMap((column, at) => {
    const before = rowColumns[at] ?? column;
    return before === column ? [] : [`${quoteLiteral(column)}, entry -> ${quoteLiteral(before)}`];
  });
  if (renames.length === 0) return `json_populate_recordset(NULL::${quoteIdentifier(table)}, $1::json)`;
  return `jsonb_array_elements($1::jsonb) AS entry CROSS JOIN LATERAL
          jsonb_populate_record(NULL::${quoteIdentifier(table)}, entry || jsonb_build_object(${renames.join(', ')}))`;
}

/** A name of a file as it may be shown: whoever edited it may have written anything. */
function showName(name: string): string {
  return /^\w{1,63}$/.test(name) ? name : BACKUP_MESSAGES.oddName;
}

/** A text as SQL writes it. */
function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
