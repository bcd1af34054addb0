import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { SecretCipher } from '../../domain/secret-cipher.port.js';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Names the form, so that another one can follow it. */
const PREFIX = 'v1.';

/** AES-256-GCM under a key derived from a secret of the configuration. */
export class AesSecretCipher extends SecretCipher {
  private readonly key: Buffer;

  constructor(keySecret: string) {
    super();
    this.key = Buffer.from(hkdfSync('sha256', keySecret, '', 'istmo stored secrets', KEY_BYTES));
  }

  encrypt(secret: string, purpose: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, nonce).setAAD(Buffer.from(purpose));
    const sealed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${PREFIX}${sealed.toString('base64')}`;
  }

  decrypt(encrypted: string, purpose: string): string | undefined {
    if (!encrypted.startsWith(PREFIX)) return undefined;
    const sealed = Buffer.from(encrypted.slice(PREFIX.length), 'base64');
    if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined;
    const decipher = createDecipheriv(ALGORITHM, this.key, sealed.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(sealed.subarray(-TAG_BYTES));
    try {
      const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      // Another key, another purpose, or bytes that were changed: which of them cannot be told.
      return undefined;
    }
  }
}
