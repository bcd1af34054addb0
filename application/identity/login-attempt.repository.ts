/** Counts failed sign-ins, so that guessing is slowed down. */
export abstract class LoginAttemptRepository {
  /** How many tries failed for a key since then. @param key an account or an address */
  abstract countFailedSince(key: string, since: Date): Promise<number>;
  abstract recordFailure(key: string, at: Date): Promise<void>;
  abstract deleteByKey(key: string): Promise<void>;
}
