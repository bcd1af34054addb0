import { describe, expect, it } from '@jest/globals';
import { Argon2PasswordHasher } from '../../../../adapters/identity/argon2-password-hasher.js';

const hasher = new Argon2PasswordHasher();

describe('Argon2Passwords', () => {
  it('hashes with argon2id at 19 MiB, two passes and one lane', async () => {
    expect(await hasher.hash('a long enough password')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('knows the password again, and no other one', async () => {
    const hash = await hasher.hash('contraseña – ñandú');
    expect(await hasher.verify(hash, 'contraseña – ñandú')).toBe(true);
    expect(await hasher.verify(hash, 'contraseña – nandu')).toBe(false);
    expect(await hasher.verify(hash, '')).toBe(false);
  });

  it('makes another hash of the same password each time', async () => {
    expect(await hasher.hash('the same')).not.toBe(await hasher.hash('the same'));
  });

  it.each(['', 'nonsense', '$argon2id$v=19$m=19456,t=2,p=1$AAAA', '$2b$10$abcdefghijklmnopqrstuv'])(
    'says no to a hash that cannot be read: "%s"',
    async (hash) => {
      expect(await hasher.verify(hash, 'a long enough password')).toBe(false);
    },
  );
});
