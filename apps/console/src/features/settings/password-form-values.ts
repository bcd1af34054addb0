import type { FieldError } from '../../../../../domain/errors/domain-error.js';
import { validateNewPassword } from '../../../../../domain/identity/new-password.js';
import { getMessages } from '../../i18n/messages.js';
import { settingsMessages } from './settings.messages.js';

/** As typed. */
export interface PasswordFormValues {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly repeated: string;
}

export const EMPTY_PASSWORD_FORM: PasswordFormValues = { currentPassword: '', newPassword: '', repeated: '' };

/** What is wrong with a change of password, first things first. */
export function validatePasswordForm(entry: PasswordFormValues, email: string): FieldError[] {
  const messages = getMessages(settingsMessages);
  const errors =
    entry.currentPassword === ''
      ? [{ field: 'currentPassword', message: messages.pleaseEnterYourCurrentPassword }]
      : [];
  const ofNew = validateNewPassword({ ...entry, email });
  const isTypo = ofNew.length === 0 && entry.repeated !== entry.newPassword;
  return [...errors, ...ofNew, ...(isTypo ? [{ field: 'repeated', message: messages.newPasswordsDiffer }] : [])];
}
