import { assertValid, type FieldError } from '../errors/domain-error.js';
import { STAFF_MESSAGES } from './identity.messages.js';
import { type Profile, validateProfile } from './profile.js';
import { STAFF_ROLES, type StaffRole } from './staff-role.js';

/** What an administrator enters for a new account. */
export interface StaffAccountEntry extends Partial<Profile> {
  /** One of `STAFF_ROLES`. */
  readonly role: string | undefined;
  /** Undefined where one is to be made up. */
  readonly password: string | undefined;
}

/** What is wrong with the entry for an account, but for its password, first things first. */
export function findStaffAccountErrors(entry: Omit<StaffAccountEntry, 'password'>): FieldError[] {
  return [...validateProfile(entry), ...findRoleErrors(entry.role)];
}

/** Who a new account is for, as it is stored. @throws DomainError `invalid` */
export function validateStaffAccount(
  entry: StaffAccountEntry,
): Pick<Profile, 'name' | 'email'> & { readonly role: StaffRole } {
  const { name = '', email = '' } = entry;
  assertValid(findStaffAccountErrors(entry));
  return { name: name.trim(), email: email.trim().toLowerCase(), role: validateRole(entry.role) };
}

/** A role as it was entered. @throws DomainError `invalid` for one that there is not */
export function validateRole(entry: string | undefined): StaffRole {
  assertValid(findRoleErrors(entry));
  const [first] = STAFF_ROLES;
  return STAFF_ROLES.find((role) => role === entry) ?? first;
}

/** What is wrong with a role as it was entered. */
export function findRoleErrors(entry: string | undefined): FieldError[] {
  return STAFF_ROLES.some((role) => role === entry) ? [] : [{ field: 'role', message: STAFF_MESSAGES.role }];
}
