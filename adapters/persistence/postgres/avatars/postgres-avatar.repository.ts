import type { EntityManager } from 'typeorm';
import { AvatarRepository } from '../../../../application/identity/avatar.repository.js';
import { createNotFoundError } from '../../../../domain/errors/repository-errors.js';
import { Avatar } from '../../../../domain/identity/avatar.js';
import { isConstraintError, query } from '../query.js';

const UPSERT = `
  INSERT INTO administrator_avatar (administrator_id, content_type, picture) VALUES ($1, $2, $3)
  ON CONFLICT (administrator_id) DO UPDATE SET content_type = excluded.content_type, picture = excluded.picture`;

/** The administrators' pictures in PostgreSQL. */
export class PostgresAvatarRepository extends AvatarRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async find(administratorId: number): Promise<Avatar | undefined> {
    const select = 'SELECT picture FROM administrator_avatar WHERE administrator_id = $1';
    const [row] = (await query<{ picture: Buffer }>(this.manager, select, [administratorId])).rows;
    return row && Avatar.of(new Uint8Array(row.picture));
  }

  async has(administratorId: number): Promise<boolean> {
    const select = 'SELECT 1 FROM administrator_avatar WHERE administrator_id = $1';
    return (await query(this.manager, select, [administratorId])).rows.length > 0;
  }

  async save(administratorId: number, { contentType, bytes }: Avatar): Promise<void> {
    try {
      await query(this.manager, UPSERT, [administratorId, contentType, Buffer.from(bytes)]);
    } catch (error) {
      if (isConstraintError('foreignKey', error)) throw createNotFoundError('administrator', administratorId);
      throw error;
    }
  }

  async remove(administratorId: number): Promise<boolean> {
    const drop = 'DELETE FROM administrator_avatar WHERE administrator_id = $1';
    return (await query(this.manager, drop, [administratorId])).count > 0;
  }
}
