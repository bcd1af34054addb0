import { endsInNumber } from '../customers/mail-domain.js';
import type { OutgoingMail } from './outbound-email.js';

/** One mailbox and nothing else: no list, no display name, no quoted local part, no line end (RFC 5321 sets the lengths). */
const MAILBOX =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)*$/iu;
const LONGEST_MAILBOX = 254;
const LONGEST_LOCAL_PART = 64;
/** Visible ASCII in angle brackets. */
const MESSAGE_ID = /^<[!-;=?-~]{1,250}>$/;
/** Ids of a thread that are repeated: the first one and the latest ones tie it together. */
const MOST_REFERENCES = 20;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** A mail whose headers hold what they may hold, or what forbids to send it. */
export type Sendable =
  | { readonly mail: OutgoingMail; readonly fault?: undefined }
  | { readonly mail?: undefined; readonly fault: string };

/**
 * The gate before every way out: whatever a mail was answered to, nothing in our headers is more than one value, and the
 * envelope names one mailbox. Ids of the thread that are none are left out; an address that is none forbids to send.
 */
export function sendable(mail: OutgoingMail): Sendable {
  if (!isMailbox(mail.from)) return { fault: 'The sender is not one mailbox.' };
  if (!isMailbox(mail.to)) return { fault: 'The recipient is not one mailbox.' };
  if (!MESSAGE_ID.test(mail.messageId)) return { fault: 'The Message-ID is not one.' };
  const references = mail.references.map(messageIdOf).filter((id) => id !== undefined);
  return {
    mail: {
      ...mail,
      subject: mail.subject.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim(),
      inReplyTo: mail.inReplyTo === undefined ? undefined : messageIdOf(mail.inReplyTo),
      references:
        references.length <= MOST_REFERENCES
          ? references
          : [...references.slice(0, 1), ...references.slice(1 - MOST_REFERENCES)],
    },
  };
}

/** Whether a text is one mailbox that mail can be sent to. */
export function isMailbox(text: string): boolean {
  const isShort = text.length <= LONGEST_MAILBOX && text.lastIndexOf('@') <= LONGEST_LOCAL_PART;
  return isShort && MAILBOX.test(text) && !endsInNumber(text.slice(text.lastIndexOf('@') + 1));
}

/** An id with its angle brackets, which some doors leave out; undefined where it is none. */
function messageIdOf(text: string): string | undefined {
  const trimmed = text.trim();
  const bracketed = trimmed.startsWith('<') ? trimmed : `<${trimmed}>`;
  return MESSAGE_ID.test(bracketed) ? bracketed : undefined;
}
