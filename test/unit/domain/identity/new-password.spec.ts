import { describe, expect, it } from '@jest/globals';
import { validateNewPassword } from '../../../../domain/identity/new-password.js';

describe('A new password', () => {
  const entry = { email: 'olga@desk.example', currentPassword: 'an older one, long' };

  it.each([
    ['of twelve characters', 'doce letras!', []],
    ['of eleven', 'once letras', ['The new password must be at least 12 characters.']],
    [
      'of eleven characters in twenty-two halves',
      '🛫'.repeat(11),
      ['The new password must be at least 12 characters.'],
    ],
    ['of twelve characters from everywhere', '🛫'.repeat(12), []],
    ['that is the email', ' Olga@desk.example', ['The new password must not be the email address.']],
    ['that is the current one', 'an older one, long', ['The new password must differ from the current one.']],
  ])('%s', (_name, newPassword, messages) => {
    expect(validateNewPassword({ ...entry, newPassword }).map(({ message }) => message)).toEqual(messages);
  });
});
