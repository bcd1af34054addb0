/** Counts failed sign-ins, so that guessing is slowed down. */
export abstract class SignInTries {
  /** How many tries failed for a key since then. @param key an account or an address */
  abstract failedSince(key: string, since: Date): Promise<number>;
  abstract noteFailure(key: string, at: Date): Promise<void>;
  abstract forget(key: string): Promise<void>;
}
