/** Keys of actions that must happen only once, for instance seeding the sample data. */
export abstract class IdempotencyKeyRepository {
  /** Sets a key. @returns false if it was set before: the action must then not be repeated */
  abstract addIfAbsent(name: string, at: Date): Promise<boolean>;
  abstract exists(name: string): Promise<boolean>;
  /** Removes the keys with a prefix that were set before a moment: their actions cannot recur. */
  abstract deleteOlderThan(prefix: string, moment: Date): Promise<void>;
}
