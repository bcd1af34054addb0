import type { DataSource } from 'typeorm';

const FIND_TABLES = `
  SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY table_name`;

/** Every row of every table, all of its columns as text, behind the name of its table. */
export async function listRows(dataSource: DataSource): Promise<readonly string[]> {
  const tables: Array<{ readonly name: string }> = await dataSource.query(FIND_TABLES);
  const rows: string[] = [];
  for (const { name } of tables) {
    const found: Array<{ readonly row: string }> = await dataSource.query(
      `SELECT to_jsonb(one)::text AS row FROM "${name}" one ORDER BY 1`,
    );
    rows.push(...found.map(({ row }) => `${name} ${row}`));
  }
  return rows;
}
