import type { FieldError } from '../errors/domain-error.js';
import { PASSWORD_MESSAGES } from './identity.messages.js';

/** Characters that a password has at least (NIST SP 800-63B asks for 8; a console that sends mail asks for more). */
export const MIN_PASSWORD_LENGTH = 12;

/** What is wrong with a new password, first things first; any characters may be in it. */
export function validateNewPassword(entry: {
  readonly newPassword: string;
  readonly currentPassword: string;
  readonly email: string;
}): FieldError[] {
  const { newPassword, currentPassword, email } = entry;
  const toFieldErrors = (message: string) => [{ field: 'newPassword', message }];
  if ([...newPassword].length < MIN_PASSWORD_LENGTH) return toFieldErrors(PASSWORD_MESSAGES.short);
  if (newPassword.trim().toLowerCase() === email.toLowerCase()) return toFieldErrors(PASSWORD_MESSAGES.email);
  return newPassword === currentPassword ? toFieldErrors(PASSWORD_MESSAGES.same) : [];
}
