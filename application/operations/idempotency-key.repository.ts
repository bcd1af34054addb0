/** Notes of what was done once and is never to be done again, for instance seeding the sample desk. */
export abstract class IdempotencyKeyRepository {
  /** Sets a mark. @returns false where it was set before; what it stands for must then not be done again */
  abstract addIfAbsent(name: string, at: Date): Promise<boolean>;
  abstract exists(name: string): Promise<boolean>;
  /** Removes the marks whose names begin so and that were set before then: what they stand for cannot come again. */
  abstract deleteOlderThan(prefix: string, moment: Date): Promise<void>;
}
