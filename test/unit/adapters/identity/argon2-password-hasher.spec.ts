import { describe, expect, it } from '@jest/globals';
import { Argon2Passwords } from '../../../../adapters/identity/argon2-password-hasher.js';

const passwords = new Argon2Passwords();

describe('Argon2Passwords', () => {
  it('hashes with argon2id at 19 MiB, two passes and one lane', async () => {
    expect(await passwords.hash('a long enough password')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('knows the password again, and no other one', async () => {
    const hash = await passwords.hash('contraseña – ñandú');
    expect(await passwords.matches(hash, 'contraseña – ñandú')).toBe(true);
    expect(await passwords.matches(hash, 'contraseña – nandu')).toBe(false);
    expect(await passwords.matches(hash, '')).toBe(false);
  });

  it('makes another hash of the same password each time', async () => {
    expect(await passwords.hash('the same')).not.toBe(await passwords.hash('the same'));
  });

  it.each(['', 'nonsense', '$argon2id$v=19$m=19456,t=2,p=1$AAAA', '$2b$10$abcdefghijklmnopqrstuv'])(
    'says no to a hash that cannot be read: "%s"',
    async (hash) => {
      expect(await passwords.matches(hash, 'a long enough password')).toBe(false);
    },
  );
});
