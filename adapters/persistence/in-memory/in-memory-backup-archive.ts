import { BackupArchive, type BackupContents } from '../../../application/operations/backup/backup-archive.port.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { IN_MEMORY_MESSAGES } from './in-memory.messages.js';

/** In-memory data ends with its process: a requested backup is rejected with that message. */
export class InMemoryBackupArchive extends BackupArchive {
  async write(): Promise<AsyncIterable<Uint8Array>> {
    throw createInMemoryError();
  }

  async check(): Promise<BackupContents> {
    throw createInMemoryError();
  }

  async isInUse(): Promise<boolean> {
    return true;
  }

  async isEmpty(): Promise<boolean> {
    return false;
  }

  async restore(): Promise<BackupContents> {
    throw createInMemoryError();
  }
}

function createInMemoryError(): DomainError {
  return new DomainError('refused', IN_MEMORY_MESSAGES.nothingToBackUp);
}
