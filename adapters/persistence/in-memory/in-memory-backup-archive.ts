import { type BackupContents, DeskBackup } from '../../../application/operations/backup/backup-archive.port.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';

/** A desk in memory ends with its process, and says so where a backup is asked for. */
export class InMemoryDeskBackup extends DeskBackup {
  async write(): Promise<AsyncIterable<Uint8Array>> {
    throw inMemory();
  }

  async check(): Promise<BackupContents> {
    throw inMemory();
  }

  async isEmpty(): Promise<boolean> {
    return false;
  }

  async restore(): Promise<BackupContents> {
    throw inMemory();
  }
}

function inMemory(): RuleViolation {
  return new RuleViolation('refused', 'This desk is kept in memory: there is nothing that a backup could bring back.');
}
