import type { QueryRunner } from 'typeorm';
import { CONSTRAINT_RENAMES, INDEX_RENAMES, TABLE_RENAMES, type TableRename } from './renames.js';

/** What belongs to a table and bears its name: indexes, sequences, and constraints without an index. */
const LIST_DEPENDENT_NAMES = `
  SELECT 'INDEX' AS kind, i.relname::text AS name
  FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid WHERE x.indrelid = $1::regclass
  UNION ALL
  SELECT 'SEQUENCE', s.relname::text
  FROM pg_depend d JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S'
  WHERE d.refobjid = $1::regclass AND d.classid = 'pg_class'::regclass AND d.deptype IN ('a', 'i')
  UNION ALL
  SELECT 'CONSTRAINT', conname::text FROM pg_constraint WHERE conrelid = $1::regclass AND conindid = 0
  UNION ALL
  SELECT 'CONSTRAINT', conname::text FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'f'`;

/** Gives tables, columns, indexes, sequences and constraints their standard names. */
export async function renameToStandardTerms(runner: QueryRunner): Promise<void> {
  for (const rename of TABLE_RENAMES) await renameTable(runner, rename);
  for (const [from, to] of INDEX_RENAMES) await renameIndex(runner, from, to);
  for (const { table, from, to } of CONSTRAINT_RENAMES) await renameConstraint(runner, table, from, to);
}

/** Takes the standard names back. */
export async function renameToEarlierTerms(runner: QueryRunner): Promise<void> {
  for (const { table, from, to } of CONSTRAINT_RENAMES) await renameConstraint(runner, table, to, from);
  for (const [from, to] of INDEX_RENAMES) await renameIndex(runner, to, from);
  for (const { from, to, columns = [] } of [...TABLE_RENAMES].reverse()) {
    const earlierColumns = columns.map(([before, now]) => [now, before] as const);
    await renameTable(runner, { from: to, to: from, columns: earlierColumns });
  }
}

async function renameTable(runner: QueryRunner, { from, to, columns = [] }: TableRename): Promise<void> {
  if (from !== to) await runner.query(`ALTER TABLE "${from}" RENAME TO "${to}"`);
  for (const [before, now] of columns) {
    await runner.query(`ALTER TABLE "${to}" RENAME COLUMN "${before}" TO "${now}"`);
  }
  const dependents: Array<{ kind: string; name: string }> = await runner.query(LIST_DEPENDENT_NAMES, [`"${to}"`]);
  for (const { kind, name } of dependents) {
    const renamed = renameDependent(name, { from, to, columns });
    if (renamed === name) continue;
    if (kind === 'CONSTRAINT') await renameConstraint(runner, to, name, renamed);
    else await runner.query(`ALTER ${kind} "${name}" RENAME TO "${renamed}"`);
  }
}

/** For instance `work_subject_id_not_null` of `work` becomes `job_payload_id_not_null`. */
function renameDependent(name: string, { from, to, columns = [] }: TableRename): string {
  if (!name.startsWith(`${from}_`)) return name;
  const rest = name.slice(from.length + 1);
  const column = columns.find(([before]) => rest.startsWith(`${before}_`));
  return `${to}_${column ? `${column[1]}${rest.slice(column[0].length)}` : rest}`;
}

async function renameIndex(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query(`ALTER INDEX IF EXISTS "${from}" RENAME TO "${to}"`);
}

async function renameConstraint(runner: QueryRunner, table: string, from: string, to: string): Promise<void> {
  await runner.query(`ALTER TABLE "${table}" RENAME CONSTRAINT "${from}" TO "${to}"`);
}
