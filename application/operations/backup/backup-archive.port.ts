/** The summary of one table in a backup. */
export interface BackedUpTable {
  readonly name: string;
  readonly rows: number;
  /** SHA-256 of its lines. */
  readonly sha256: string;
}

/** What a whole and unchanged backup holds. */
export interface BackupContents {
  readonly madeAt: Date;
  /** The newest migration of the database that was backed up. */
  readonly schemaVersion: string;
  readonly tables: readonly BackedUpTable[];
}

/** A file that can be read from its beginning as often as it takes. */
export type ReadableFile = () => AsyncIterable<Uint8Array>;

/**
 * Writes all data to one file and reads it back. Sessions are left out: after a restore everyone has to sign in again.
 */
export abstract class BackupArchive {
  /** The data as of one moment, in chunks; memory does not grow with its size. */
  abstract write(madeAt: Date): Promise<AsyncIterable<Uint8Array>>;
  /**
   * Reads a backup without changing any data. @throws DomainError `invalid` if it is truncated, changed or no backup
   */
  abstract check(file: ReadableFile): Promise<BackupContents>;
  /** Whether a server works on the database at the moment. */
  abstract isInUse(): Promise<boolean>;
  /** Whether the database holds seeded data only. */
  abstract isEmpty(): Promise<boolean>;
  /**
   * Replaces all data by a backup, all or nothing.
   * @throws DomainError `invalid` if it is truncated, changed or no backup, `conflict` if it comes from a newer version
   */
  abstract restore(file: ReadableFile): Promise<BackupContents>;
}
