import { randomInt } from 'node:crypto';
import { Turns } from './round-robin.js';

/** The first half of the advisory locks by which processes show that they live; `istm` in ASCII. */
const SEATS = 0x6973746d;
const HIGHEST_SEAT = 2 ** 31 - 1;
/** How long a process may take to come back to its seat once the database is there again: the longest pause of its bell, and some. */
export const RETURN_MS = 10_000;
/** After which mail of a process is given away that does nothing about it though somebody holds its seat: its machine has vanished. */
export const SILENCE_MS = 300_000;
/** Looks that are further apart say nothing of what was in between: the database may have been away. */
const LONGEST_GAP_MS = 10_000;

/** The leases of one other process, as one look finds them. */
export interface HeldLeases {
  readonly seat: number;
  readonly isEmail: boolean;
  /** Whether nobody sits there. */
  readonly isEmpty: boolean;
  /** Whether one of them has run out. */
  readonly isOverdue: boolean;
}

/** Since when, by this process's own count in milliseconds, it has found a seat so at every look. */
interface Findings {
  readonly empty: number | undefined;
  readonly overdue: number | undefined;
}

/**
 * A process among those that share a database. While it lives it holds a lock that bears its number, on the connection of
 * its bell: PostgreSQL lets the lock go when the process ends, whatever way it ends. The lock is shared, so that a process
 * whose connection broke may hold it anew before the server has noticed.
 */
export class Seat {
  /** Goes into every lease that the process takes. */
  readonly number = randomInt(1, HIGHEST_SEAT);
  /** Whose turn is next in this process. */
  readonly turns = new Turns();
  private emptyBefore: readonly number[] = [];
  private found: ReadonlyMap<number, Findings> = new Map();
  private lookedAt = Number.NEGATIVE_INFINITY;

  /** @param nowMs a count of milliseconds that no wrong clock disturbs */
  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  /** The statement that shows, on the connection that runs it, that the process lives. */
  get claim(): string {
    return `SELECT pg_advisory_lock_shared(${SEATS}, ${this.number})`;
  }

  /**
   * The seats whose emails may be begun anew: nobody has come back to them between two looks. One look could meet a process
   * that lives and is making its connection anew.
   */
  leftEmails(looked: readonly HeldLeases[]): readonly number[] {
    const empty = looked.filter(({ isEmail, isEmpty }) => isEmail && isEmpty).map(({ seat }) => seat);
    const left = empty.filter((seat) => this.emptyBefore.includes(seat));
    this.emptyBefore = empty;
    return left;
  }

  /**
   * The seats whose mail others may send once its lease has run out. A process that lives may have handed it over already,
   * and have had no database to note it in: it gets time to come back.
   */
  leftMail(looked: readonly HeldLeases[]): readonly number[] {
    const now = this.nowMs();
    const before = now - this.lookedAt > LONGEST_GAP_MS ? new Map<number, Findings>() : this.found;
    const mail = looked.filter(({ isEmail }) => !isEmail);
    this.lookedAt = now;
    this.found = new Map(
      mail.map(({ seat, isEmpty, isOverdue }) => [
        seat,
        {
          empty: isEmpty ? (before.get(seat)?.empty ?? now) : undefined,
          overdue: isOverdue ? (before.get(seat)?.overdue ?? now) : undefined,
        },
      ]),
    );
    const isOver = (since: number | undefined, patienceMs: number) => since !== undefined && now - since >= patienceMs;
    return [...this.found]
      .filter(([, { empty, overdue }]) => isOver(empty, RETURN_MS) || isOver(overdue, SILENCE_MS))
      .map(([seat]) => seat);
  }
}

/**
 * Leases of other processes: of emails those that still run, of mail all. $1: the kinds that count as emails, $2: the seat of
 * who asks, who lives.
 */
export const HELD_LEASES = `
  SELECT lease_holder AS seat, kind = ANY($1::text[]) AS "isEmail",
    bool_or(available_at <= statement_timestamp()) AS "isOverdue",
    NOT EXISTS (
      SELECT FROM pg_locks
      WHERE locktype = 'advisory' AND classid = ${SEATS} AND objid = lease_holder::oid AND objsubid = 2 AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    ) AS "isEmpty"
  FROM work
  WHERE buried_at IS NULL AND lease_token IS NOT NULL AND lease_holder <> $2
    AND (kind <> ALL($1::text[]) OR available_at > statement_timestamp())
  GROUP BY lease_holder, kind = ANY($1::text[])`;
