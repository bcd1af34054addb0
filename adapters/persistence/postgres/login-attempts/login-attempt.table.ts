import { EntitySchema } from 'typeorm';
import { TIMESTAMP } from '../column-types.js';

/** A row of `login_attempt`. */
export interface LoginAttemptRow {
  readonly id: string;
  readonly keyHash: Buffer;
  readonly at: Date;
}

/** Failed sign-ins; accounts and addresses are stored as digests. */
export const LoginAttemptTable = new EntitySchema<LoginAttemptRow>({
  name: 'login_attempt',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    keyHash: { type: 'bytea', name: 'key_hash' },
    at: TIMESTAMP,
  },
});
