import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { type EntityManager, QueryFailedError } from 'typeorm';

/** What a statement brought back. */
export interface QueryResult<Row> {
  readonly rows: readonly Row[];
  /** Rows that it touched. */
  readonly count: number;
}

/** A prepared statement, parsed and planned once per connection under its own name. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

/** A connection as the driver brings it. */
export interface Connection {
  readonly connection: { readonly stream: Writable };
  query(statement: { readonly name?: string; readonly text: string; readonly values?: unknown[] }): Promise<{
    readonly rows?: unknown[];
    readonly rowCount?: number | null;
    /** The command tag of the server. */
    readonly command?: string;
  }>;
}

/** For a statement on the way of every email; one whose text depends on what is asked for is planned anew each time. */
export function prepareStatement(text: string): PreparedStatement {
  return { name: `istmo_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`, text };
}

/** Connections with statements that are buffered until the end of the current tick. */
const corkedConnections = new WeakSet<Connection>();

/** Sends all statements issued in the current tick at once: a packet costs more than a statement. */
export function corkWrites(connection: Connection): void {
  if (corkedConnections.has(connection)) return;
  corkedConnections.add(connection);
  const { stream } = connection.connection;
  stream.cork();
  process.nextTick(() => {
    corkedConnections.delete(connection);
    stream.uncork();
  });
}

/**
 * Runs one statement: in the manager's transaction if it has one, else on a pooled connection. It bypasses TypeORM,
 * whose overhead per statement exceeded the time in the database.
 * @throws QueryFailedError with the driver's error
 */
export async function query<Row>(
  manager: EntityManager,
  statement: string | PreparedStatement,
  parameters: unknown[] = [],
): Promise<QueryResult<Row>> {
  const asked = typeof statement === 'string' ? { text: statement } : statement;
  const { queryRunner } = manager;
  const runner = queryRunner ?? manager.dataSource.createQueryRunner();
  try {
    const connection: Connection = await runner.connect();
    corkWrites(connection);
    const { rows = [], rowCount } = await connection.query({ ...asked, values: parameters });
    return { rows: rows as Row[], count: rowCount ?? 0 };
  } catch (error) {
    throw error instanceof Error ? new QueryFailedError(asked.text, parameters, error) : error;
  } finally {
    if (runner !== queryRunner) await runner.release();
  }
}

/** Runs a function in the open transaction, or in a new one. */
export function joinOrStartTransaction<T>(
  manager: EntityManager,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  return manager.queryRunner?.isTransactionActive ? work(manager) : manager.transaction(work);
}

/** The kinds of constraints that a statement can break, by PostgreSQL's codes. */
const CONSTRAINT_CODES = { unique: '23505', foreignKey: '23503' } as const;

/** Whether an error is a violated constraint of this kind. */
export function isConstraintError(kind: keyof typeof CONSTRAINT_CODES, error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { driverError } = error;
  return 'code' in driverError && driverError.code === CONSTRAINT_CODES[kind];
}
