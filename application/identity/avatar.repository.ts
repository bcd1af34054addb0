import type { Avatar } from '../../domain/identity/avatar.js';

/** The pictures of the administrators. */
export abstract class AvatarRepository {
  abstract find(administratorId: number): Promise<Avatar | undefined>;
  /** Whether there is one, without reading it. */
  abstract has(administratorId: number): Promise<boolean>;
  /** In the place of the one before. */
  abstract save(administratorId: number, avatar: Avatar): Promise<void>;
  /** @returns false where there was none */
  abstract remove(administratorId: number): Promise<boolean>;
}
