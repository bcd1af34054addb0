import { randomInt } from 'node:crypto';

/** The first half of the advisory locks by which processes show that they live; `istm` in ASCII. */
const SEATS = 0x6973746d;
const HIGHEST_SEAT = 2 ** 31 - 1;

/**
 * A process among those that share a database. While it lives it holds a lock that bears its number, on the connection of
 * its bell: PostgreSQL lets the lock go when the process ends, whatever way it ends. The lock is shared, so that a process
 * whose connection broke may hold it anew before the server has noticed.
 */
export class Seat {
  /** Goes into every lease that the process takes. */
  readonly number = randomInt(1, HIGHEST_SEAT);
  private emptyBefore: readonly number[] = [];

  /** The statement that shows, on the connection that runs it, that the process lives. */
  get claim(): string {
    return `SELECT pg_advisory_lock_shared(${SEATS}, ${this.number})`;
  }

  /**
   * The seats that nobody has come back to between two looks: one look could meet a process that lives and is making its
   * connection anew.
   * @param empty seats that are empty at this look
   */
  stillEmpty(empty: readonly number[]): readonly number[] {
    const still = empty.filter((seat) => this.emptyBefore.includes(seat));
    this.emptyBefore = empty;
    return still;
  }
}

/** Seats of leases that nobody sits on. $1: kinds of work, $2: the seat of who asks, who lives. */
export const EMPTY_SEATS = `
  SELECT DISTINCT lease_holder AS seat FROM work
  WHERE buried_at IS NULL AND available_at > statement_timestamp() AND kind = ANY($1::text[])
    AND lease_token IS NOT NULL AND lease_holder IS NOT NULL AND lease_holder <> $2
    AND NOT EXISTS (
      SELECT FROM pg_locks
      WHERE locktype = 'advisory' AND classid = ${SEATS} AND objid = lease_holder::oid AND objsubid = 2 AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    )`;
