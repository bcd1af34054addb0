import { AVATAR_MESSAGES, AVATAR_TYPES, MAX_AVATAR_BYTES } from '../../../../../domain/identity/avatar.js';

/** What is wrong with a picture before it is sent; the server judges it by its content. */
export function validateAvatarFile(file: { readonly type: string; readonly size: number }): string | undefined {
  if (!AVATAR_TYPES.some((type) => type === file.type)) return AVATAR_MESSAGES.type;
  return file.size > MAX_AVATAR_BYTES ? AVATAR_MESSAGES.size : undefined;
}
