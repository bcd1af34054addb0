import type { Clock } from '../../../domain/clock.port.js';
import { changeNote } from '../activity/change-log-entry.js';
import type { UnitOfWork } from '../../persistence/unit-of-work.port.js';
import type { DeskBackup } from './backup-archive.port.js';

/** Hands out a complete backup of the desk. */
export class BackUpDesk {
  constructor(
    private readonly backup: DeskBackup,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @returns when it was begun, and the file piece by piece */
  async execute(actor: string): Promise<{ readonly madeAt: Date; readonly file: AsyncIterable<Uint8Array> }> {
    const madeAt = this.clock.now();
    const note = changeNote({
      at: madeAt,
      action: 'Backup made',
      details: 'A complete backup of the desk',
      actor,
      before: undefined,
      after: undefined,
    });
    await this.unitOfWork.run((desk) => desk.activity.append({ ...note, status: 'info' }));
    return { madeAt, file: await this.backup.write(madeAt) };
  }
}
