/** Encrypts secrets that have to be stored and used again, such as the password of a mailbox. */
export abstract class SecretCipher {
  /** @param purpose what the secret is for: it decrypts for nothing else */
  abstract encrypt(secret: string, purpose: string): string;
  /** @returns undefined where it was encrypted with another key, for another purpose, or changed */
  abstract decrypt(encrypted: string, purpose: string): string | undefined;
}
