import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { type EntityManager, QueryFailedError } from 'typeorm';

/** What a statement brought back. */
export interface Answer<Row> {
  readonly rows: readonly Row[];
  /** Rows that it touched. */
  readonly count: number;
}

/** A statement that the server understands and plans once for each connection, under a name of its own. */
export interface Prepared {
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
export function prepared(text: string): Prepared {
  return { name: `istmo_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`, text };
}

/** Connections whose statements wait for those that are asked for at the same moment. */
const gathering = new WeakSet<Connection>();

/** Lets what is asked for before the process turns to something else leave in one piece: a packet costs more than a statement. */
export function gather(connection: Connection): void {
  if (gathering.has(connection)) return;
  gathering.add(connection);
  const { stream } = connection.connection;
  stream.cork();
  process.nextTick(() => {
    gathering.delete(connection);
    stream.uncork();
  });
}

/**
 * Runs one statement: in the manager's transaction where it has one, else on a connection of the pool. It goes straight to
 * the driver: what the mapper does for each statement took longer than the database.
 * @throws QueryFailedError with the driver's own fault
 */
export async function run<Row>(
  manager: EntityManager,
  statement: string | Prepared,
  parameters: unknown[] = [],
): Promise<Answer<Row>> {
  const asked = typeof statement === 'string' ? { text: statement } : statement;
  const { queryRunner } = manager;
  const runner = queryRunner ?? manager.dataSource.createQueryRunner();
  try {
    const connection: Connection = await runner.connect();
    gather(connection);
    const { rows = [], rowCount } = await connection.query({ ...asked, values: parameters });
    return { rows: rows as Row[], count: rowCount ?? 0 };
  } catch (fault) {
    throw fault instanceof Error ? new QueryFailedError(asked.text, parameters, fault) : fault;
  } finally {
    if (runner !== queryRunner) await runner.release();
  }
}

/** Runs work that needs a transaction in the one that is open, or in one of its own. */
export function inTransaction<T>(manager: EntityManager, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  return manager.queryRunner?.isTransactionActive ? work(manager) : manager.transaction(work);
}

/** The kinds of constraints that a statement can break, by PostgreSQL's codes. */
const BROKEN = { unique: '23505', foreignKey: '23503' } as const;

/** Whether a fault is a broken constraint of this kind. */
export function isBroken(kind: keyof typeof BROKEN, fault: unknown): boolean {
  if (!(fault instanceof QueryFailedError)) return false;
  const { driverError } = fault;
  return 'code' in driverError && driverError.code === BROKEN[kind];
}
