import { EntitySchema } from 'typeorm';
import { TIMESTAMP } from '../column-types.js';

/** A row of `idempotency_key`. */
export interface IdempotencyKeyRow {
  readonly name: string;
  readonly at: Date;
}

/** What was done once and is never to be done again. */
export const IdempotencyKeyTable = new EntitySchema<IdempotencyKeyRow>({
  name: 'idempotency_key',
  columns: { name: { type: 'text', primary: true }, at: TIMESTAMP },
});
