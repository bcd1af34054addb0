import { DomainError } from '../../../domain/errors/domain-error.js';
import { OPERATIONS_MESSAGES } from '../operations.messages.js';
import type { BackupArchive, BackupContents, ReadableFile } from './backup-archive.port.js';

/** Restores a backup. */
export class RestoreBackup {
  constructor(private readonly backup: BackupArchive) {}

  /**
   * Checks the whole file before any data is changed.
   * @param overwrite whether existing data may be lost
   * @throws DomainError `invalid` for a file that is truncated, changed or no backup, `refused` while a server runs on the
   *   database, or if it is not empty
   */
  async execute(file: ReadableFile, overwrite: boolean): Promise<BackupContents> {
    if (await this.backup.isInUse()) throw new DomainError('refused', OPERATIONS_MESSAGES.databaseInUse);
    await this.backup.check(file);
    if (!overwrite && !(await this.backup.isEmpty())) {
      throw new DomainError('refused', OPERATIONS_MESSAGES.databaseNotEmpty);
    }
    return this.backup.restore(file);
  }
}
