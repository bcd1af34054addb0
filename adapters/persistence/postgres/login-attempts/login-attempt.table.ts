import { EntitySchema } from 'typeorm';
import { MOMENT } from '../column-types.js';

/** A row of `sign_in_try`. */
export interface SignInTryRow {
  readonly id: string;
  readonly keyHash: Buffer;
  readonly at: Date;
}

/** Failed sign-ins; accounts and addresses are kept as digests. */
export const SignInTryTable = new EntitySchema<SignInTryRow>({
  name: 'sign_in_try',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    keyHash: { type: 'bytea', name: 'key_hash' },
    at: MOMENT,
  },
});
