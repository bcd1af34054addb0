import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { Avatar } from '../../domain/identity/avatar.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { AvatarRepository } from './avatar.repository.js';
import { IDENTITY_MESSAGES } from './identity.messages.js';

/** Manages the administrators' pictures. */
export class UpdateAvatar {
  constructor(
    private readonly avatars: AvatarRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `missing` where there is none */
  async get(administratorId: number): Promise<Avatar> {
    const avatar = await this.avatars.find(administratorId);
    if (!avatar) throw new DomainError('missing', IDENTITY_MESSAGES.noPicture);
    return avatar;
  }

  /** @throws DomainError `invalid` for a picture that is too large, or that is none */
  async replace(administratorId: number, bytes: Uint8Array, actor: string): Promise<Avatar> {
    const avatar = Avatar.of(bytes);
    await this.unitOfWork.run(async (tx) => {
      await tx.avatars.save(administratorId, avatar);
      const { contentType, bytes: content } = avatar;
      const at = this.clock.now();
      await tx.events.publish({ type: 'avatar-updated', at, actor, contentType, byteCount: content.length });
    });
    return avatar;
  }

  /** @throws DomainError `missing` where there is none */
  async remove(administratorId: number, actor: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const wasThere = await tx.avatars.remove(administratorId);
      if (!wasThere) throw new DomainError('missing', IDENTITY_MESSAGES.noPicture);
      await tx.events.publish({ type: 'avatar-removed', at: this.clock.now(), actor });
    });
  }
}
