import type { EntityManager } from 'typeorm';
import { AvatarRepository } from '../../../../application/identity/avatar.repository.js';
import { createNotFoundError } from '../../../../domain/errors/repository-errors.js';
import { Avatar } from '../../../../domain/identity/avatar.js';
import { isConstraintError } from '../query.js';
import { AvatarTable } from './avatar.table.js';

/** The administrators' pictures in PostgreSQL. */
export class PostgresAvatarRepository extends AvatarRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async find(administratorId: number): Promise<Avatar | undefined> {
    const row = await this.manager.findOneBy(AvatarTable, { administratorId });
    return row ? Avatar.of(new Uint8Array(row.picture)) : undefined;
  }

  has(administratorId: number): Promise<boolean> {
    return this.manager.existsBy(AvatarTable, { administratorId });
  }

  async save(administratorId: number, { contentType, bytes }: Avatar): Promise<void> {
    const row = { administratorId, contentType, picture: Buffer.from(bytes) };
    try {
      await this.manager.upsert(AvatarTable, row, ['administratorId']);
    } catch (error) {
      if (isConstraintError('foreignKey', error)) throw createNotFoundError('administrator', administratorId);
      throw error;
    }
  }

  async remove(administratorId: number): Promise<boolean> {
    const { affected } = await this.manager.delete(AvatarTable, { administratorId });
    return affected === 1;
  }
}
