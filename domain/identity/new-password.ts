import type { FieldFault } from '../errors/domain-error.js';

/** Characters that a password has at least (NIST SP 800-63B asks for 8; a console that sends mail asks for more). */
export const SHORTEST_PASSWORD = 12;

export const PASSWORD_SENTENCES = {
  wrong: 'The current password is wrong.',
  short: 'The new password must be at least 12 characters.',
  email: 'The new password must not be the email address.',
  same: 'The new password must differ from the current one.',
} as const;

/** What is wrong with a new password, first things first; any characters may be in it. */
export function faultsOfNewPassword(entry: {
  readonly newPassword: string;
  readonly currentPassword: string;
  readonly email: string;
}): FieldFault[] {
  const { newPassword, currentPassword, email } = entry;
  const fault = (message: string) => [{ field: 'newPassword', message }];
  if ([...newPassword].length < SHORTEST_PASSWORD) return fault(PASSWORD_SENTENCES.short);
  if (newPassword.trim().toLowerCase() === email.toLowerCase()) return fault(PASSWORD_SENTENCES.email);
  return newPassword === currentPassword ? fault(PASSWORD_SENTENCES.same) : [];
}
