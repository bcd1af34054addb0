import type { EntityManager } from 'typeorm';
import {
  type CallClaim,
  type CallState,
  IdempotentCallRepository,
  type KnownCall,
  type NewIdempotentCall,
} from '../../../../application/operations/idempotent-call.repository.js';
import { query } from '../query.js';

const CLAIM = `
  INSERT INTO idempotent_call AS known (name, fingerprint, attempt, state, created_at, leased_until)
  VALUES ($1, $2, 1, 'running', $3, $4)
  ON CONFLICT (name) DO UPDATE
  SET fingerprint = EXCLUDED.fingerprint, attempt = known.attempt + 1, state = 'running', answer = NULL,
      created_at = EXCLUDED.created_at, leased_until = EXCLUDED.leased_until
  WHERE known.created_at < $5
     OR (known.state = 'running' AND known.leased_until <= $3 AND known.fingerprint = EXCLUDED.fingerprint)
  RETURNING attempt`;
const FIND = 'SELECT fingerprint, state, answer FROM idempotent_call WHERE name = $1';
const RECORD_COMMIT = `
  UPDATE idempotent_call SET state = CASE state WHEN 'running' THEN 'committed' ELSE state END
  WHERE name = $1 AND attempt = $2`;
const RECORD_ANSWER = `
  UPDATE idempotent_call SET state = 'answered', answer = $3 WHERE name = $1 AND attempt = $2`;
const RELEASE = `DELETE FROM idempotent_call WHERE name = $1 AND attempt = $2 AND state = 'running'`;
const DELETE_OLDER = `
  DELETE FROM idempotent_call WHERE name IN (
    SELECT name FROM idempotent_call WHERE created_at < $1 ORDER BY created_at LIMIT $2)`;

interface IdempotentCallRow {
  readonly fingerprint: string;
  readonly state: CallState;
  readonly answer: string | null;
}

/** The idempotent calls in PostgreSQL; of two that claim one at once, one waits for the other's statement. */
export class PostgresIdempotentCallRepository extends IdempotentCallRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async claim(call: NewIdempotentCall): Promise<CallClaim | KnownCall> {
    const { name, fingerprint, at, leasedUntil, forgottenBefore } = call;
    const values = [name, fingerprint, at, leasedUntil, forgottenBefore];
    const { rows } = await query<{ readonly attempt: number }>(this.manager, CLAIM, values);
    if (rows[0]) return { name, attempt: rows[0].attempt };
    const [known] = (await query<IdempotentCallRow>(this.manager, FIND, [name])).rows;
    // Its holder has released it meanwhile.
    if (!known) return this.claim(call);
    return { ...known, answer: known.answer ?? undefined };
  }

  async recordCommit({ name, attempt }: CallClaim): Promise<boolean> {
    return (await query(this.manager, RECORD_COMMIT, [name, attempt])).count === 1;
  }

  async recordAnswer({ name, attempt }: CallClaim, answer: string): Promise<void> {
    await query(this.manager, RECORD_ANSWER, [name, attempt, answer]);
  }

  async release({ name, attempt }: CallClaim): Promise<void> {
    await query(this.manager, RELEASE, [name, attempt]);
  }

  async deleteOlderThan(moment: Date, atMost: number): Promise<number> {
    return (await query(this.manager, DELETE_OLDER, [moment, atMost])).count;
  }
}
