/** What a backup says of one table. */
export interface BackedUpTable {
  readonly name: string;
  readonly rows: number;
  /** SHA-256 of its lines. */
  readonly sha256: string;
}

/** What a whole and unchanged backup holds. */
export interface BackupContents {
  readonly madeAt: Date;
  /** The newest migration of the desk that it was made of. */
  readonly schemaVersion: string;
  readonly tables: readonly BackedUpTable[];
}

/** A file that can be read from its beginning as often as it takes. */
export type ReadableFile = () => AsyncIterable<Uint8Array>;

/** All that a desk keeps, as one file and back. Sessions are left out: a restored desk knows nobody as signed in. */
export abstract class BackupArchive {
  /** The desk as of one moment, piece by piece; memory does not grow with the desk. */
  abstract write(madeAt: Date): Promise<AsyncIterable<Uint8Array>>;
  /** Reads a backup without touching the desk. @throws DomainError `invalid` where it is cut, changed or none */
  abstract check(file: ReadableFile): Promise<BackupContents>;
  /** Whether nobody has worked at this desk: it holds nothing but what every desk begins with. */
  abstract isEmpty(): Promise<boolean>;
  /**
   * Puts a backup in the place of everything that the desk holds, all or nothing.
   * @throws DomainError `invalid` where it is cut, changed or none, `conflict` where it comes from a newer version
   */
  abstract restore(file: ReadableFile): Promise<BackupContents>;
}
