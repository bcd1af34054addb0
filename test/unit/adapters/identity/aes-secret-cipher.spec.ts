import { describe, expect, it } from '@jest/globals';
import { AesSecretCipher } from '../../../../adapters/identity/aes-secret-cipher.js';

const PURPOSE = 'mailbox quotes@forwarder.example';

describe('AesSecretCipher', () => {
  const cipher = new AesSecretCipher('a secret of the configuration');

  it('gives back what it encrypted, and encrypts the same otherwise each time', () => {
    const encrypted = cipher.encrypt('contraseña 🛫', PURPOSE);
    expect(cipher.decrypt(encrypted, PURPOSE)).toBe('contraseña 🛫');
    expect(cipher.encrypt('contraseña 🛫', PURPOSE)).not.toBe(encrypted);
    expect(encrypted).not.toContain('contra');
    expect(cipher.decrypt(cipher.encrypt('', PURPOSE), PURPOSE)).toBe('');
  });

  it('decrypts nothing with another key, for another purpose, or that was changed', () => {
    const encrypted = cipher.encrypt('secret', PURPOSE);
    expect(new AesSecretCipher('another secret').decrypt(encrypted, PURPOSE)).toBeUndefined();
    expect(cipher.decrypt(encrypted, 'mailbox other@forwarder.example')).toBeUndefined();
    const bytes = Buffer.from(encrypted.slice(3), 'base64');
    bytes[14] = (bytes[14] ?? 0) ^ 1;
    expect(cipher.decrypt(`v1.${bytes.toString('base64')}`, PURPOSE)).toBeUndefined();
    for (const none of ['', 'v1.', 'v1.AAAA', encrypted.slice(3)])
      expect(cipher.decrypt(none, PURPOSE)).toBeUndefined();
  });
});
