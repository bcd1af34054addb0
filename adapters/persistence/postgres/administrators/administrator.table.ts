import { EntitySchema } from 'typeorm';
import type { SecondFactor } from '../../../../domain/identity/second-factor.js';
import type { StaffRole } from '../../../../domain/identity/staff-role.js';
import type { Language } from '../../../../domain/message-catalogue.js';
import { ID, JSON_VALUE, TEXT } from '../column-types.js';

/** A row of `administrator`. */
export interface AdministratorRow {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly role: StaffRole;
  readonly isActive: boolean;
  readonly mustChangePassword: boolean;
  readonly sessionVersion: number;
  readonly secondFactor: SecondFactor | null;
  readonly language: Language | null;
}

/** The administrators. */
export const AdministratorTable = new EntitySchema<AdministratorRow>({
  name: 'administrator',
  columns: {
    id: ID,
    email: TEXT,
    name: TEXT,
    passwordHash: { ...TEXT, name: 'password_hash' },
    role: TEXT,
    isActive: { type: 'boolean', name: 'is_active' },
    mustChangePassword: { type: 'boolean', name: 'must_change_password' },
    sessionVersion: { type: 'integer', name: 'session_version' },
    secondFactor: { ...JSON_VALUE, name: 'second_factor', nullable: true },
    language: { ...TEXT, nullable: true },
  },
});
