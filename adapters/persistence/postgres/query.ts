import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { type EntityManager, QueryFailedError } from 'typeorm';

/** What a statement brought back. */
export interface QueryResult<Row> {
  readonly rows: readonly Row[];
  /** Rows that it touched. */
  readonly count: number;
}

/** A statement that the server understands and plans once for each connection, under a name of its own. */
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
    /** What the server says that it did. */
    readonly command?: string;
  }>;
}

/** For a statement on the way of every email; one whose text depends on what is asked for is planned anew each time. */
export function prepareStatement(text: string): PreparedStatement {
  return { name: `istmo_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`, text };
}

/** Connections whose statements wait for those that are asked for at the same moment. */
const corkedConnections = new WeakSet<Connection>();

/** Lets what is asked for before the process turns to something else leave in one piece: a packet costs more than a statement. */
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
 * Runs one statement: in the manager's transaction where it has one, else on a connection of the pool. It goes straight to
 * the driver: what the mapper does for each statement took longer than the database.
 * @throws QueryFailedError with the driver's own fault
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

/** Runs work that needs a transaction in the one that is open, or in one of its own. */
export function joinOrStartTransaction<T>(
  manager: EntityManager,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  return manager.queryRunner?.isTransactionActive ? work(manager) : manager.transaction(work);
}

/** The kinds of constraints that a statement can break, by PostgreSQL's codes. */
const CONSTRAINT_CODES = { unique: '23505', foreignKey: '23503' } as const;

/** Whether a fault is a broken constraint of this kind. */
export function isConstraintError(kind: keyof typeof CONSTRAINT_CODES, error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { driverError } = error;
  return 'code' in driverError && driverError.code === CONSTRAINT_CODES[kind];
}
