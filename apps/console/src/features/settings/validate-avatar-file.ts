import { AVATAR_SENTENCES, AVATAR_TYPES, LARGEST_AVATAR_BYTES } from '../../../../../domain/identity/avatar.js';

/** What is wrong with a picture before it is sent; the server judges it by its content. */
export function avatarFault(file: { readonly type: string; readonly size: number }): string | undefined {
  if (!AVATAR_TYPES.some((type) => type === file.type)) return AVATAR_SENTENCES.type;
  return file.size > LARGEST_AVATAR_BYTES ? AVATAR_SENTENCES.size : undefined;
}
