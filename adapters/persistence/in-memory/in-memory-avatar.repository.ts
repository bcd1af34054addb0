import { AvatarRepository } from '../../../application/identity/avatar.repository.js';
import type { Avatar } from '../../../domain/identity/avatar.js';
import { Table } from './table.js';
import type { UndoLog } from './undo-log.js';

interface AvatarRow {
  /** The administrator's. */
  readonly id: number;
  readonly avatar: Avatar;
}

/** The administrators' pictures in memory. */
export class InMemoryAvatarRepository extends AvatarRepository {
  constructor(private readonly rows: Table<AvatarRow> = Table.createEmpty<AvatarRow>()) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryAvatarRepository {
    return new InMemoryAvatarRepository(this.rows.withUndoLog(undoLog));
  }

  async find(administratorId: number): Promise<Avatar | undefined> {
    return this.rows.find(administratorId)?.avatar;
  }

  async has(administratorId: number): Promise<boolean> {
    return this.rows.find(administratorId) !== undefined;
  }

  async save(administratorId: number, avatar: Avatar): Promise<void> {
    this.rows.put({ id: administratorId, avatar });
  }

  async remove(administratorId: number): Promise<boolean> {
    const isThere = await this.has(administratorId);
    this.rows.remove(administratorId);
    return isThere;
  }
}
