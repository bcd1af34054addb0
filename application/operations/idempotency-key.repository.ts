/** Notes of what was done once and is never to be done again, for instance seeding the sample desk. */
export abstract class DeskMarks {
  /** Sets a mark. @returns false where it was set before; what it stands for must then not be done again */
  abstract setOnce(name: string, at: Date): Promise<boolean>;
  abstract isSet(name: string): Promise<boolean>;
  /** Removes the marks whose names begin so and that were set before then: what they stand for cannot come again. */
  abstract forgetBefore(beginning: string, moment: Date): Promise<void>;
}
