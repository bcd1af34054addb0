import type { Avatar } from '../../../domain/identity/avatar.js';
import { Avatars } from '../../../application/identity/avatar.repository.js';
import type { Journal } from './undo-log.js';
import { Rows } from './table.js';

interface AvatarRow {
  /** The administrator's. */
  readonly id: number;
  readonly avatar: Avatar;
}

/** The administrators' pictures in memory. */
export class InMemoryAvatars extends Avatars {
  constructor(private readonly rows: Rows<AvatarRow> = Rows.empty<AvatarRow>()) {
    super();
  }

  within(journal: Journal): InMemoryAvatars {
    return new InMemoryAvatars(this.rows.within(journal));
  }

  async of(administratorId: number): Promise<Avatar | undefined> {
    return this.rows.find(administratorId)?.avatar;
  }

  async has(administratorId: number): Promise<boolean> {
    return this.rows.find(administratorId) !== undefined;
  }

  async keep(administratorId: number, avatar: Avatar): Promise<void> {
    this.rows.put({ id: administratorId, avatar });
  }

  async remove(administratorId: number): Promise<boolean> {
    const isThere = await this.has(administratorId);
    this.rows.remove(administratorId);
    return isThere;
  }
}
