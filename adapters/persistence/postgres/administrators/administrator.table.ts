import { EntitySchema } from 'typeorm';
import { ID, TEXT } from '../column-types.js';

/** A row of `administrator`. */
export interface AdministratorRow {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
}

/** The administrators. */
export const AdministratorTable = new EntitySchema<AdministratorRow>({
  name: 'administrator',
  columns: { id: ID, email: TEXT, name: TEXT, passwordHash: { ...TEXT, name: 'password_hash' } },
});
