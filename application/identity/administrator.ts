import type { SecondFactor } from '../../domain/identity/second-factor.js';
import type { StaffRole } from '../../domain/identity/staff-role.js';
import type { Language } from '../../domain/message-catalogue.js';

/** The account of a member of staff, who may sign in. */
export interface Administrator {
  readonly id: number;
  /** Lower case. */
  readonly email: string;
  readonly name: string;
  /** A password hash in its encoded form; never the password. */
  readonly passwordHash: string;
  readonly role: StaffRole;
  /** Somebody whose account is not active can neither sign in nor go on with a session. */
  readonly isActive: boolean;
  /** Whether the password is one that somebody else knows, which is to be changed before anything else is done. */
  readonly mustChangePassword: boolean;
  /** Sessions that were opened under another one are over: it grows with a new password, and when the account is disabled. */
  readonly sessionVersion: number;
  /** Null where the password is enough. */
  readonly secondFactor: SecondFactor | null;
  /** The language of the console and of mails to them; null where they chose none, and their browser's is taken. */
  readonly language: Language | null;
}

/** What an account is whose owner chose the password, and who may do everything. */
export const FULL_ACCESS = {
  role: 'administrator',
  isActive: true,
  mustChangePassword: false,
  sessionVersion: 1,
  secondFactor: null,
  language: null,
} as const;

/** `Ana María Ruiz` → first name `Ana`, last name `María Ruiz`. */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
