import type { FieldError } from '../../../../../domain/errors/domain-error.js';
import { validateNewPassword } from '../../../../../domain/identity/new-password.js';

/** As typed. */
export interface PasswordFormValues {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly repeated: string;
}

export const EMPTY_PASSWORD_FORM: PasswordFormValues = { currentPassword: '', newPassword: '', repeated: '' };

const CURRENT_PASSWORD_MISSING_MESSAGE = 'Please enter your current password.';
const PASSWORDS_DIFFER_MESSAGE = 'The two new passwords are not the same.';

/** What is wrong with a change of password, first things first. */
export function validatePasswordForm(entry: PasswordFormValues, email: string): FieldError[] {
  const errors =
    entry.currentPassword === '' ? [{ field: 'currentPassword', message: CURRENT_PASSWORD_MISSING_MESSAGE }] : [];
  const ofNew = validateNewPassword({ ...entry, email });
  const isTypo = ofNew.length === 0 && entry.repeated !== entry.newPassword;
  return [...errors, ...ofNew, ...(isTypo ? [{ field: 'repeated', message: PASSWORDS_DIFFER_MESSAGE }] : [])];
}
