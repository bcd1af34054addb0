import { BackupArchive, type BackupContents } from '../../../application/operations/backup/backup-archive.port.js';
import { DomainError } from '../../../domain/errors/domain-error.js';

/** In-memory data ends with its process: a requested backup is rejected with that message. */
export class InMemoryBackupArchive extends BackupArchive {
  async write(): Promise<AsyncIterable<Uint8Array>> {
    throw createInMemoryError();
  }

  async check(): Promise<BackupContents> {
    throw createInMemoryError();
  }

  async isEmpty(): Promise<boolean> {
    return false;
  }

  async restore(): Promise<BackupContents> {
    throw createInMemoryError();
  }
}

function createInMemoryError(): DomainError {
  return new DomainError('refused', 'The data are kept in memory: there is nothing to back up or restore.');
}
