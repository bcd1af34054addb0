import { faultsOfNewPassword } from '../../../../../domain/identity/new-password.js';
import type { FieldFault } from '../../../../../domain/errors/domain-error.js';

/** As typed. */
export interface PasswordEntry {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly repeated: string;
}

export const NO_PASSWORD: PasswordEntry = { currentPassword: '', newPassword: '', repeated: '' };

const CURRENT_MISSING = 'Please enter your current password.';
const NOT_THE_SAME = 'The two new passwords are not the same.';

/** What is wrong with a change of password, first things first. */
export function faultsOfPasswordEntry(entry: PasswordEntry, email: string): FieldFault[] {
  const faults = entry.currentPassword === '' ? [{ field: 'currentPassword', message: CURRENT_MISSING }] : [];
  const ofNew = faultsOfNewPassword({ ...entry, email });
  const isTypo = ofNew.length === 0 && entry.repeated !== entry.newPassword;
  return [...faults, ...ofNew, ...(isTypo ? [{ field: 'repeated', message: NOT_THE_SAME }] : [])];
}
