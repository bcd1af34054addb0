import { type Administrator, splitName } from '../../../application/identity/administrator.js';
import { STAFF_ROLE_NAMES } from '../../../domain/identity/identity.messages.js';
import type { StaffRole } from '../../../domain/identity/staff-role.js';
import type { Language } from '../../../domain/message-catalogue.js';
import { getOfficeTimeZone } from '../../../domain/office-day.js';

/** The signed-in administrator. */
export class UserView {
  readonly id!: number;
  readonly firstName!: string;
  readonly lastName!: string;
  readonly name!: string;
  readonly email!: string;
  /** The role in words. */
  readonly role!: string;
  /** The role as programs know it. */
  readonly staffRole!: StaffRole;
  /** Whether the password is a first one: then nothing can be done but to change it. */
  readonly mustChangePassword!: boolean;
  /** Whether there is a picture at `/api/settings/avatar`. */
  readonly avatar!: boolean;
  /** What they chose; null: the language of the browser. */
  readonly language!: Language | null;
  /** In which days and times are shown; IANA, for instance `America/Costa_Rica`. */
  readonly timeZone!: string;
}

/** @param avatar whether there is a picture under `/api/settings/avatar` */
export function toUserView(account: Administrator, avatar: boolean): UserView {
  const { id, name, email, role, mustChangePassword, language } = account;
  const { firstName, lastName } = splitName(name);
  return {
    id,
    firstName,
    lastName,
    name,
    email,
    role: STAFF_ROLE_NAMES[role],
    staffRole: role,
    mustChangePassword,
    avatar,
    language,
    timeZone: getOfficeTimeZone(),
  };
}
