import { endsInNumber } from './mail-domain.js';

/** One mailbox and nothing else: no list, no display name, no quoted local part, no line end (RFC 5321 sets the lengths). */
const MAILBOX_PATTERN =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)*$/iu;
const MAX_MAILBOX_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;

/** Whether a text is one mailbox that mail can be sent to. */
export function isMailbox(text: string): boolean {
  const isShort = text.length <= MAX_MAILBOX_LENGTH && text.lastIndexOf('@') <= MAX_LOCAL_PART_LENGTH;
  return isShort && MAILBOX_PATTERN.test(text) && !endsInNumber(text.slice(text.lastIndexOf('@') + 1));
}
