import type { EntityManager } from 'typeorm';
import {
  type BuriedWork,
  LeaseLost,
  type Work,
  type WorkAmong,
  type WorkKind,
  WorkQueue,
} from '../../../../application/jobs/job-queue.port.js';
import { type Prepared, prepared, run } from '../query.js';
import type { StandingData } from '../reference-cache/read-through-cache.js';
import { storableText } from '../sanitize.js';
import { WORK_CHANNEL } from '../job-notifier/channels.js';
import { HELD_LEASES, type HeldLeases, type Seat } from './worker-lease.js';
import { type Lane, Turns } from './round-robin.js';

/**
 * A moment so many milliseconds from now, by the database's clock: leases and due times of all processes are counted by that
 * one, however wrong a process's own clock is.
 */
function moment(millisecondsFromNow: string): string {
  return `statement_timestamp() + ${millisecondsFromNow}::float8 * interval '1 millisecond'`;
}

// Work that somebody is at keeps its lease; work that waits is brought forward where it is wanted earlier.
const ENQUEUE = prepared(`
  WITH queued AS (
    INSERT INTO work (kind, subject_id, attempts, available_at, share) VALUES ($1, $2, 0, ${moment('$3')}, $4)
    ON CONFLICT (kind, subject_id) WHERE buried_at IS NULL DO UPDATE
    SET available_at = least(work.available_at, excluded.available_at)
    WHERE work.lease_token IS NULL
    RETURNING id
  )
  SELECT pg_notify('${WORK_CHANNEL}', '') FROM queued`);

const take = (alsoReturning: string) => `
  SELECT id, kind, share, subject_id AS "subjectId", attempts, lease_token AS "leaseToken",
    (SELECT version FROM standing_version) AS "standingVersion"${alsoReturning}
  FROM take_work($1, $2, $3, $4, $5, $6)`;

const TAKE_WITH_THE_REST = prepared(take(''));

// A lease need not survive a power cut: where its commit is lost the work is simply there to be taken again, and who still
// holds the lost lease cannot finish. So this commit, and no other, does not wait for the disk.
const TAKE_BY_ITSELF = prepared(take(", set_config('synchronous_commit', 'off', true) AS relaxed"));

const GIVE_BACK = `
  UPDATE work
  SET lease_token = NULL, lease_holder = NULL, reason = NULL,
      available_at = CASE
        WHEN attempts = 1 THEN available_at - $3 * interval '1 second'
        ELSE statement_timestamp() + (attempts - 1) * $4 * interval '1 second'
      END
  WHERE buried_at IS NULL AND kind = ANY($1::text[]) AND lease_token IS NOT NULL AND lease_holder = ANY($2::integer[])`;

const GIVE_MAIL_BACK = `
  UPDATE work SET lease_token = NULL, lease_holder = NULL
  WHERE buried_at IS NULL AND kind <> ALL($1::text[]) AND available_at <= statement_timestamp()
    AND lease_token IS NOT NULL AND lease_holder = ANY($2::integer[])`;

const DUE_SUSPECTED = `
  SELECT count(*)::integer AS due FROM work
  WHERE buried_at IS NULL AND available_at <= statement_timestamp() AND is_suspected(work)`;

/** What may be begun anew while its first process might still be at it: its effects are kept only with its lease. */
const KEPT_WITH_THE_LEASE: readonly WorkKind[] = ['answer-email'];

const FINISH = prepared('DELETE FROM work WHERE id = $1 AND lease_token = $2');

const HASTEN = `
  WITH hastened AS (
    UPDATE work SET available_at = statement_timestamp()
    WHERE kind = $1 AND buried_at IS NULL AND lease_token IS NULL AND attempts > 0 AND available_at > statement_timestamp()
    RETURNING id
  )
  SELECT pg_notify('${WORK_CHANNEL}', '') FROM hastened LIMIT 1`;

const BACKLOG = `
  SELECT count(*)::integer AS pending,
         coalesce(greatest(extract(epoch FROM statement_timestamp() - min(available_at)), 0), 0)::float8 AS "oldestDueSeconds"
  FROM work WHERE buried_at IS NULL`;

type TakenRow = Omit<Work, 'id'> & Lane & { readonly id: string; readonly standingVersion: string };

/** The work queue in PostgreSQL, its leases by the database's clock. */
export class PostgresWorkQueue extends WorkQueue {
  private readonly turns: Turns;

  /**
   * @param standing told with each piece of work what has changed of what staff keep
   * @param seat whose leases these are; undefined: nobody's, and they last until they run out
   */
  constructor(
    private readonly manager: EntityManager,
    private readonly standing?: StandingData,
    private readonly seat?: Seat,
  ) {
    super();
    this.turns = seat?.turns ?? new Turns();
  }

  async enqueue(kind: WorkKind, subjectId: number, notBefore: Date, share = ''): Promise<void> {
    await run(this.manager, ENQUEUE, [kind, subjectId, fromNow(notBefore), share]);
  }

  async take(kinds: readonly WorkKind[], leaseSeconds: number, among: WorkAmong = 'all'): Promise<Work | undefined> {
    const statement = this.manager.queryRunner?.isTransactionActive ? TAKE_WITH_THE_REST : TAKE_BY_ITSELF;
    const last = this.turns.last(kinds);
    const parameters = [kinds, leaseSeconds, among, this.seat?.number, last.kind, last.share];
    const [row] = (await run<TakenRow>(this.manager, statement, parameters)).rows;
    if (!row) return undefined;
    this.turns.serve(kinds, { kind: row.kind, share: row.share });
    this.standing?.seen(Number(row.standingVersion));
    const { kind, subjectId, attempts, leaseToken } = row;
    return { id: Number(row.id), kind, subjectId, attempts, leaseToken };
  }

  async recover(leaseSeconds: number, pauseSeconds: number): Promise<number> {
    if (this.seat) await this.giveBack(this.seat, leaseSeconds, pauseSeconds);
    return (await run<{ due: number }>(this.manager, DUE_SUSPECTED)).rows[0]?.due ?? 0;
  }

  private async giveBack(seat: Seat, leaseSeconds: number, pauseSeconds: number): Promise<void> {
    const { rows } = await run<HeldLeases>(this.manager, HELD_LEASES, [KEPT_WITH_THE_LEASE, seat.number]);
    const ofEmails = seat.leftEmails(rows);
    if (ofEmails.length > 0) {
      await run(this.manager, GIVE_BACK, [KEPT_WITH_THE_LEASE, ofEmails, leaseSeconds, pauseSeconds]);
    }
    const ofMail = seat.leftMail(rows);
    if (ofMail.length > 0) await run(this.manager, GIVE_MAIL_BACK, [KEPT_WITH_THE_LEASE, ofMail]);
  }

  async finish(work: Work): Promise<void> {
    await this.withLease(work, FINISH, []);
  }

  async postpone(work: Work, notBefore: Date, reason: string): Promise<void> {
    await this.withLease(
      work,
      `UPDATE work SET lease_token = NULL, available_at = ${moment('$3')}, reason = $4 WHERE id = $1 AND lease_token = $2`,
      [fromNow(notBefore), storableText(reason)],
    );
  }

  async holdBack(work: Work, notBefore: Date, reason: string): Promise<void> {
    await this.withLease(
      work,
      `UPDATE work SET available_at = ${moment('$3')}, reason = $4 WHERE id = $1 AND lease_token = $2`,
      [fromNow(notBefore), storableText(reason)],
    );
  }

  async hasten(kind: WorkKind): Promise<void> {
    await run(this.manager, HASTEN, [kind]);
  }

  async withdraw(kind: WorkKind, subjectId: number): Promise<boolean> {
    const withdraw =
      'DELETE FROM work WHERE kind = $1 AND subject_id = $2 AND buried_at IS NULL AND lease_token IS NULL';
    return (await run(this.manager, withdraw, [kind, subjectId])).count === 1;
  }

  async bury(work: Work, reason: string): Promise<void> {
    await this.withLease(
      work,
      'UPDATE work SET lease_token = NULL, buried_at = now(), reason = $3 WHERE id = $1 AND lease_token = $2',
      [storableText(reason)],
    );
  }

  async buried(): Promise<readonly BuriedWork[]> {
    const { rows } = await run<Omit<BuriedWork, 'id'> & { readonly id: string }>(
      this.manager,
      `SELECT id, kind, subject_id AS "subjectId", attempts, coalesce(reason, '') AS reason, buried_at AS "buriedAt"
       FROM work WHERE buried_at IS NOT NULL ORDER BY buried_at DESC, work.id DESC`,
    );
    return rows.map((row) => ({ ...row, id: Number(row.id) }));
  }

  async dropBuried(kind: WorkKind, subjectIds: readonly number[]): Promise<void> {
    const drop = 'DELETE FROM work WHERE buried_at IS NOT NULL AND kind = $1 AND subject_id = ANY($2::integer[])';
    await run(this.manager, drop, [kind, subjectIds]);
  }

  async backlog(): Promise<{ readonly pending: number; readonly oldestDueSeconds: number }> {
    const { rows } = await run<{ pending: number; oldestDueSeconds: number }>(this.manager, BACKLOG);
    return rows[0] ?? { pending: 0, oldestDueSeconds: 0 };
  }

  private async withLease(work: Work, statement: string | Prepared, parameters: unknown[]): Promise<void> {
    const { count } = await run(this.manager, statement, [work.id, work.leaseToken, ...parameters]);
    if (count === 0) throw new LeaseLost(work);
  }
}

/** Milliseconds from now by the clock of this process, which the moment was reckoned by. */
function fromNow(at: Date): number {
  return at.getTime() - Date.now();
}
