import type { Administrator } from '../../../application/identity/administrator.js';
import type { IssuedAccount } from '../../../application/identity/manage-staff-accounts.js';
import { STAFF_ROLE_NAMES } from '../../../domain/identity/identity.messages.js';
import type { StaffRole } from '../../../domain/identity/staff-role.js';

/** The account of a member of staff, as administrators see it. */
export class StaffAccountView {
  readonly id!: number;
  readonly name!: string;
  readonly email!: string;
  /** The role in words. */
  readonly role!: string;
  /** The role as programs know it. */
  readonly staffRole!: StaffRole;
  /** Whether they may sign in. */
  readonly isActive!: boolean;
  /** Whether they change their password before anything else. */
  readonly mustChangePassword!: boolean;
  /** Whether they sign in with a second factor. */
  readonly hasSecondFactor!: boolean;
}

/** All accounts, the oldest first. */
export class StaffAccountListView {
  readonly data!: StaffAccountView[];
}

/** An account with the password that its owner is to be told. */
export class IssuedAccountView {
  readonly account!: StaffAccountView;
  /** Shown this once; null where an administrator entered one. */
  readonly generatedPassword!: string | null;
}

/** An account for the wire. */
export function toStaffAccountView(account: Administrator): StaffAccountView {
  const { id, name, email, role, isActive, mustChangePassword, secondFactor } = account;
  const words = { role: STAFF_ROLE_NAMES[role], staffRole: role };
  return { id, name, email, ...words, isActive, mustChangePassword, hasSecondFactor: secondFactor !== null };
}

/** An account and its new password for the wire. */
export function toIssuedAccountView({ account, generatedPassword }: IssuedAccount): IssuedAccountView {
  return { account: toStaffAccountView(account), generatedPassword: generatedPassword ?? null };
}
