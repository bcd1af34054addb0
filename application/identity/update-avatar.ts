import { Avatar } from '../../domain/identity/avatar.js';
import type { Avatars } from './avatar.repository.js';
import type { Clock } from '../../domain/clock.port.js';
import { RuleViolation } from '../../domain/errors/domain-error.js';
import { changeNote } from '../operations/activity/change-log-entry.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Keeps the pictures of the administrators. */
export class KeepAvatar {
  constructor(
    private readonly avatars: Avatars,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws RuleViolation `missing` where there is none */
  async of(administratorId: number): Promise<Avatar> {
    const avatar = await this.avatars.of(administratorId);
    if (!avatar) throw new RuleViolation('missing', 'There is no picture.');
    return avatar;
  }

  /** @throws RuleViolation `invalid` for a picture that is too large, or that is none */
  async replace(administratorId: number, bytes: Uint8Array, actor: string): Promise<Avatar> {
    const avatar = Avatar.of(bytes);
    await this.unitOfWork.run(async (desk) => {
      await desk.avatars.keep(administratorId, avatar);
      const details = `${avatar.contentType}, ${avatar.bytes.length} bytes`;
      await desk.activity.append(this.note('Profile picture updated', details, actor));
    });
    return avatar;
  }

  /** @throws RuleViolation `missing` where there is none */
  async remove(administratorId: number, actor: string): Promise<void> {
    await this.unitOfWork.run(async (desk) => {
      const wasThere = await desk.avatars.remove(administratorId);
      if (!wasThere) throw new RuleViolation('missing', 'There is no picture.');
      await desk.activity.append(this.note('Profile picture removed', actor, actor));
    });
  }

  private note(action: string, details: string, actor: string) {
    return changeNote({ at: this.clock.now(), action, details, actor, before: undefined, after: undefined });
  }
}
