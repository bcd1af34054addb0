/** The codes of authenticator apps (TOTP, RFC 6238). */
export abstract class Totp {
  /** A new secret, in Base32. */
  abstract createSecret(): string;
  /** What an app is set up with. @param account by which the person tells it from others */
  abstract createUri(secret: string, account: string): string;
  /**
   * The 30-second step that a code belongs to; the one before and the one after now count, for clocks that differ.
   * @returns undefined for a code that is wrong
   */
  abstract findStep(secret: string, code: string, now: Date): number | undefined;
}
