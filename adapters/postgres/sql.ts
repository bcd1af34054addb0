import { type EntityManager, QueryFailedError } from 'typeorm';

/** What a statement brought back. */
export interface Answer<Row> {
  readonly rows: readonly Row[];
  /** Rows that it touched. */
  readonly count: number;
}

/** Runs one statement: in the manager's transaction where it has one, else on a connection of the pool. */
export async function run<Row>(manager: EntityManager, text: string, parameters: unknown[] = []): Promise<Answer<Row>> {
  const runner = manager.queryRunner ?? manager.dataSource.createQueryRunner();
  try {
    const result = await runner.query(text, parameters, true);
    return { rows: result.records, count: result.affected ?? 0 };
  } finally {
    if (runner !== manager.queryRunner) await runner.release();
  }
}

/** The kinds of constraints that a statement can break, by PostgreSQL's codes. */
const BROKEN = { unique: '23505', foreignKey: '23503' } as const;

/** Whether a fault is a broken constraint of this kind. */
export function isBroken(kind: keyof typeof BROKEN, fault: unknown): boolean {
  if (!(fault instanceof QueryFailedError)) return false;
  const { driverError } = fault;
  return 'code' in driverError && driverError.code === BROKEN[kind];
}
