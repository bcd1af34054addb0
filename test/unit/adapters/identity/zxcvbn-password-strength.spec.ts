import { describe, expect, it } from '@jest/globals';
import { ZxcvbnPasswordStrength } from '../../../../adapters/identity/zxcvbn-password-strength.js';

const strength = new ZxcvbnPasswordStrength();
const OWN = ['irene.solano@flores-del-valle.example', 'Irene Solano'];

describe('passwords that could be guessed', () => {
  it.each([
    'aaaaaaaaaaaa',
    '123456789012',
    'password1234',
    'qwertyuiopas',
    'contraseña123',
    'abcdefghijkl',
    'Irene Solano',
  ])('%s is one', async (password) => expect(await strength.isGuessable(password, OWN)).toBe(true));

  it.each(['correct horse battery staple', 'mi perro come tamales', 'Kq7$mZ2pXw9!', 'a password for tests only'])(
    '%s is none',
    async (password) => expect(await strength.isGuessable(password, OWN)).toBe(false),
  );
});
