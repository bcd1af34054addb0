import type { EntityManager } from 'typeorm';
import { Avatar } from '../../../../domain/identity/avatar.js';
import { Avatars } from '../../../../application/identity/avatar.repository.js';
import { unknownRecord } from '../../../../domain/errors/repository-errors.js';
import { isBroken, run } from '../query.js';

const KEEP = `
  INSERT INTO administrator_avatar (administrator_id, content_type, picture) VALUES ($1, $2, $3)
  ON CONFLICT (administrator_id) DO UPDATE SET content_type = excluded.content_type, picture = excluded.picture`;

/** The administrators' pictures in PostgreSQL. */
export class PostgresAvatars extends Avatars {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async of(administratorId: number): Promise<Avatar | undefined> {
    const select = 'SELECT picture FROM administrator_avatar WHERE administrator_id = $1';
    const [row] = (await run<{ picture: Buffer }>(this.manager, select, [administratorId])).rows;
    return row && Avatar.of(new Uint8Array(row.picture));
  }

  async has(administratorId: number): Promise<boolean> {
    const select = 'SELECT 1 FROM administrator_avatar WHERE administrator_id = $1';
    return (await run(this.manager, select, [administratorId])).rows.length > 0;
  }

  async keep(administratorId: number, { contentType, bytes }: Avatar): Promise<void> {
    try {
      await run(this.manager, KEEP, [administratorId, contentType, Buffer.from(bytes)]);
    } catch (fault) {
      if (isBroken('foreignKey', fault)) throw unknownRecord('administrator', administratorId);
      throw fault;
    }
  }

  async remove(administratorId: number): Promise<boolean> {
    const drop = 'DELETE FROM administrator_avatar WHERE administrator_id = $1';
    return (await run(this.manager, drop, [administratorId])).count > 0;
  }
}
