import type { Clock } from '../../../domain/clock.port.js';
import type { UnitOfWork } from '../../persistence/unit-of-work.port.js';
import type { BackupArchive } from './backup-archive.port.js';

/** Creates a complete backup. */
export class CreateBackup {
  constructor(
    private readonly backup: BackupArchive,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @returns when it was started, and the file in chunks */
  async execute(actor: string): Promise<{ readonly madeAt: Date; readonly file: AsyncIterable<Uint8Array> }> {
    const madeAt = this.clock.now();
    await this.unitOfWork.run(({ events }) => events.publish({ type: 'backup-created', at: madeAt, actor }));
    return { madeAt, file: await this.backup.write(madeAt) };
  }
}
