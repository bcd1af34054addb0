import type { EntityManager } from 'typeorm';
import { query } from '../query.js';

/** A table of a backup. */
export interface TableSchema {
  readonly name: string;
  /** The columns that are written; generated ones are left out. */
  readonly columns: readonly string[];
  /** The column that the database counts; null where there is none. */
  readonly counted: string | null;
  /** Tables whose rows must be there first. */
  readonly needs: readonly string[];
}

/** Tables that are not backed up: sessions, calls that may be repeated, migrations, and rollups, which are derived from others. */
const EXCLUDED_TABLES = [
  ...[
    'session',
    'idempotent_call',
    'migration',
    'quotation_daily_rollup',
    'quotation_domain_monthly_rollup',
    'quotation_rollup_delta',
    'reference_data_version',
  ],
];

const LIST_TABLES = `
  SELECT c.relname AS name,
         array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns,
         (array_agg(a.attname::text) FILTER (WHERE a.attidentity <> ''))[1] AS counted,
         ARRAY(SELECT f.relname::text FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
               WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS needs
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND NOT c.relname = ANY($1::text[])
  GROUP BY c.oid, c.relname ORDER BY c.relname`;

/** The tables of a backup, each after those that it refers to. */
export async function listBackupTables(manager: EntityManager): Promise<readonly TableSchema[]> {
  const { rows } = await query<TableSchema>(manager, LIST_TABLES, [EXCLUDED_TABLES]);
  const ordered: TableSchema[] = [];
  const isThere = (name: string) => ordered.some((table) => table.name === name);
  let remaining = rows;
  while (remaining.length > 0) {
    const ready = remaining.filter((table) => table.needs.every(isThere));
    if (ready.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${remaining.map((one) => one.name)}`);
    ordered.push(...ready);
    remaining = remaining.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** The migrations that have run, the oldest first. */
export async function listMigrations(manager: EntityManager): Promise<readonly string[]> {
  const { rows } = await query<{ name: string }>(manager, 'SELECT name FROM migration ORDER BY timestamp');
  return rows.map((row) => row.name);
}

/** A name as SQL writes it. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
