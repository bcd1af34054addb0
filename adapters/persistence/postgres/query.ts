import { createHash } from 'node:crypto';
import { type EntityManager, QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';

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

/** A statement whose text depends on what is asked for, and its parameters. */
export interface BuiltStatement {
  readonly text: string;
  readonly parameters: unknown[];
}

/** A connection as the driver brings it. */
interface Connection {
  query(statement: { readonly name?: string; readonly text: string; readonly values?: unknown[] }): Promise<{
    readonly rows?: unknown[];
    readonly rowCount?: number | null;
  }>;
}

/** For a statement on the way of every email; one whose text depends on what is asked for is planned anew each time. */
export function prepareStatement(text: string): PreparedStatement {
  return { name: `istmo_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`, text };
}

/**
 * Runs one statement: in the manager's transaction if it has one, else on a pooled connection. It bypasses TypeORM,
 * whose overhead per statement exceeded the time in the database.
 * @throws QueryFailedError with the driver's error
 * @throws QueryRunnerAlreadyReleasedError once the manager's transaction is over: the statement would be committed by
 *   itself on a connection that others use
 */
export async function query<Row>(
  manager: EntityManager,
  statement: string | PreparedStatement,
  parameters: unknown[] = [],
): Promise<QueryResult<Row>> {
  const asked = typeof statement === 'string' ? { text: statement } : statement;
  const { queryRunner } = manager;
  if (queryRunner?.isReleased) throw new QueryRunnerAlreadyReleasedError();
  const runner = queryRunner ?? manager.dataSource.createQueryRunner();
  try {
    const connection: Connection = await runner.connect();
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

/** Whether an error is about what a statement was to store: a value that no column takes, or a broken constraint (classes 22 and 23). */
export function isDataError(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { driverError } = error;
  return 'code' in driverError && /^2[23]/.test(String(driverError.code));
}

/** The kinds of constraints that a statement can break, by PostgreSQL's codes. */
const CONSTRAINT_CODES = { unique: '23505', foreignKey: '23503' } as const;

/** Whether an error is a violated constraint of this kind. */
export function isConstraintError(kind: keyof typeof CONSTRAINT_CODES, error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { driverError } = error;
  return 'code' in driverError && driverError.code === CONSTRAINT_CODES[kind];
}
