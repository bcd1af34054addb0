import { STAFF_ROLES, type StaffRole } from '../../../../../../domain/identity/staff-role.js';
import type { SelectOption } from '../../../components/form-dialog/select-field.js';
import { getMessages } from '../../../i18n/messages.js';
import { staffAccountsMessages } from './staff-accounts.messages.js';

/** The roles to choose from, the greatest first, each with what it may do. */
export function getRoleOptions(): readonly SelectOption[] {
  const messages = getMessages(staffAccountsMessages);
  const labels: Readonly<Record<StaffRole, string>> = {
    administrator: messages.administratorMeaning,
    operator: messages.operatorMeaning,
    'read-only': messages.readOnlyMeaning,
  };
  return [...STAFF_ROLES].reverse().map((role) => ({ value: role, label: labels[role] }));
}

/** A role that was chosen from the options; undefined where none was. */
export function findRole(value: string): StaffRole | undefined {
  return STAFF_ROLES.find((role) => role === value);
}
