import { EntitySchema } from 'typeorm';
import { JSON_VALUE, TIMESTAMP } from '../column-types.js';

/** A row of `session`. */
export interface SessionRow {
  readonly sidHash: Buffer;
  readonly data: object;
  readonly userId: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly idleUntil: Date;
}

/** The sessions, by the SHA-256 of their secret ids. */
export const SessionTable = new EntitySchema<SessionRow>({
  name: 'session',
  columns: {
    sidHash: { type: 'bytea', name: 'sid_hash', primary: true },
    data: JSON_VALUE,
    userId: { type: 'integer', name: 'user_id', nullable: true },
    createdAt: { ...TIMESTAMP, name: 'created_at' },
    expiresAt: { ...TIMESTAMP, name: 'expires_at' },
    idleUntil: { ...TIMESTAMP, name: 'idle_until' },
  },
});
