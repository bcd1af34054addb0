/** What somebody signs in with beside their password: an authenticator app, and codes for when it is not at hand. */
export interface SecondFactor {
  /** Shared with the app, in Base32. */
  readonly secret: string;
  /** The 30-second step of the last code that was taken: none of it or before it is taken again. */
  readonly lastStep: number;
  /** SHA-256 of the recovery codes that were not used yet. */
  readonly recoveryHashes: readonly string[];
}

export const RECOVERY_CODE_COUNT = 10;

/** Longer than any code: nothing longer is looked at. */
const MAX_CODE_LENGTH = 40;

/** A code as it was typed, without the spaces, hyphens and capitals that people put in. */
export function normalizeCode(entry: string): string {
  return entry.length > MAX_CODE_LENGTH ? '' : entry.replace(/[\s-]/g, '').toLowerCase();
}
