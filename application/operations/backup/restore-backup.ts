import { DomainError } from '../../../domain/errors/domain-error.js';
import type { BackupArchive, BackupContents, ReadableFile } from './backup-archive.port.js';

/** Restores a backup. */
export class RestoreBackup {
  constructor(private readonly backup: BackupArchive) {}

  /**
   * Checks the whole file before any data is changed.
   * @param overwrite whether existing data may be lost
   * @throws DomainError `invalid` for a file that is truncated, changed or no backup, `refused` if the database is not
   *   empty
   */
  async execute(file: ReadableFile, overwrite: boolean): Promise<BackupContents> {
    await this.backup.check(file);
    if (!overwrite && !(await this.backup.isEmpty())) {
      throw new DomainError(
        'refused',
        'The database is not empty. Restore into an empty one, or add --overwrite to replace all data.',
      );
    }
    return this.backup.restore(file);
  }
}
