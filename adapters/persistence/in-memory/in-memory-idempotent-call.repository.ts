import {
  type CallClaim,
  IdempotentCallRepository,
  type KnownCall,
  type NewIdempotentCall,
} from '../../../application/operations/idempotent-call.repository.js';
import { Table } from './table.js';
import type { UndoLog } from './undo-log.js';

interface IdempotentCallRow extends KnownCall, CallClaim {
  readonly id: number;
  readonly createdAt: Date;
  readonly leasedUntil: Date;
}

/** The idempotent calls in memory. */
export class InMemoryIdempotentCallRepository extends IdempotentCallRepository {
  constructor(private readonly rows: Table<IdempotentCallRow> = Table.createEmpty<IdempotentCallRow>()) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryIdempotentCallRepository {
    return new InMemoryIdempotentCallRepository(this.rows.withUndoLog(undoLog));
  }

  async claim(call: NewIdempotentCall): Promise<CallClaim | KnownCall> {
    const { name, fingerprint, at, leasedUntil, forgottenBefore } = call;
    const known = this.rows.findFirst((row) => row.name === name);
    const isFree =
      !known ||
      known.createdAt < forgottenBefore ||
      (known.state === 'running' && known.leasedUntil <= at && known.fingerprint === fingerprint);
    if (!isFree) return { fingerprint: known.fingerprint, state: known.state, answer: known.answer };
    const attempt = (known?.attempt ?? 0) + 1;
    const row = { ...{ name, fingerprint, attempt, leasedUntil }, state: 'running', createdAt: at } as const;
    if (known) this.rows.put({ ...row, id: known.id, answer: undefined });
    else this.rows.add((id) => ({ ...row, id, answer: undefined }));
    return { name, attempt };
  }

  async recordCommit(claim: CallClaim): Promise<boolean> {
    const known = this.findClaimed(claim);
    if (known?.state === 'running') this.rows.put({ ...known, state: 'committed' });
    return known !== undefined;
  }

  async recordAnswer(claim: CallClaim, answer: string): Promise<void> {
    const known = this.findClaimed(claim);
    if (known) this.rows.put({ ...known, state: 'answered', answer });
  }

  async release(claim: CallClaim): Promise<void> {
    const known = this.findClaimed(claim);
    if (known?.state === 'running') this.rows.remove(known.id);
  }

  async deleteOlderThan(moment: Date, atMost: number): Promise<number> {
    const old = this.rows
      .all()
      .filter((row) => row.createdAt < moment)
      .slice(0, atMost);
    for (const { id } of old) this.rows.remove(id);
    return old.length;
  }

  private findClaimed({ name, attempt }: CallClaim): IdempotentCallRow | undefined {
    return this.rows.findFirst((row) => row.name === name && row.attempt === attempt);
  }
}
