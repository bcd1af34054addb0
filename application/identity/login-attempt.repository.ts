/** Counts failed sign-ins to throttle guessing. */
export abstract class LoginAttemptRepository {
  /** Failed attempts for a key since a moment. @param key an account or an address */
  abstract countFailedSince(key: string, since: Date): Promise<number>;
  abstract recordFailure(key: string, at: Date): Promise<void>;
  abstract deleteByKey(key: string): Promise<void>;
}
