import { DomainError } from '../errors/domain-error.js';
import { AVATAR_MESSAGES } from './identity.messages.js';

export { AVATAR_MESSAGES } from './identity.messages.js';

export const AVATAR_TYPES = ['image/jpeg', 'image/gif', 'image/png'] as const;
export type AvatarType = (typeof AVATAR_TYPES)[number];

/** Section 9 of the specification. */
export const MAX_AVATAR_BYTES = 1024 * 1024;

/** The signature bytes of each file type; the file name is ignored. */
const FILE_SIGNATURES: ReadonlyArray<{ readonly type: AvatarType; readonly bytes: readonly number[] }> = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/gif', bytes: [0x47, 0x49, 0x46, 0x38, 0x37, 0x61] },
  { type: 'image/gif', bytes: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61] },
  // The signature, and the name of the header that every PNG begins with.
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52] },
];

/** The picture of an administrator. */
export class Avatar {
  private constructor(
    readonly contentType: AvatarType,
    readonly bytes: Uint8Array,
  ) {}

  /** @throws DomainError `invalid` for a picture that is too large, or that is none by its content */
  static of(bytes: Uint8Array): Avatar {
    if (bytes.length === 0) throw createAvatarError(AVATAR_MESSAGES.none);
    if (bytes.length > MAX_AVATAR_BYTES) throw createAvatarError(AVATAR_MESSAGES.size);
    const known = FILE_SIGNATURES.find((one) => one.bytes.every((byte, at) => bytes[at] === byte));
    if (!known) throw createAvatarError(AVATAR_MESSAGES.type);
    return new Avatar(known.type, bytes);
  }
}

function createAvatarError(message: string): DomainError {
  return new DomainError('invalid', message, [{ field: 'avatar', message }]);
}
