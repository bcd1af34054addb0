import { isMailbox } from '../customers/mailbox.js';
import type { OutgoingMail } from './outbound-email.js';
import { OUTBOUND_MAIL_MESSAGES } from './outbound-mail.messages.js';

export { isMailbox } from '../customers/mailbox.js';

/** Visible ASCII in angle brackets. */
const MESSAGE_ID_PATTERN = /^<[!-;=?-~]{1,250}>$/;
/** Ids of a thread that are repeated: the first one and the latest ones tie it together. */
const MAX_REFERENCES = 20;
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** A mail whose headers hold what they may hold, or what forbids to send it. */
export type SendableResult =
  | { readonly mail: OutgoingMail; readonly error?: undefined }
  | { readonly mail?: undefined; readonly error: string };

/**
 * Last check of an email before any transport: whatever it replies to, no header holds more than one value, and the
 * envelope names one mailbox. Invalid thread ids are left out; an invalid address forbids sending.
 */
export function toSendableMail(mail: OutgoingMail): SendableResult {
  if (!isMailbox(mail.from)) return { error: OUTBOUND_MAIL_MESSAGES.invalidSender };
  if (!isMailbox(mail.to)) return { error: OUTBOUND_MAIL_MESSAGES.invalidRecipient };
  if (!MESSAGE_ID_PATTERN.test(mail.messageId)) return { error: OUTBOUND_MAIL_MESSAGES.invalidMessageId };
  const references = mail.references.map(normalizeMessageId).filter((id) => id !== undefined);
  return {
    mail: {
      ...mail,
      subject: mail.subject.replace(INVISIBLE_CHARACTERS, ' ').replace(/\s+/g, ' ').trim(),
      inReplyTo: mail.inReplyTo === undefined ? undefined : normalizeMessageId(mail.inReplyTo),
      references:
        references.length <= MAX_REFERENCES
          ? references
          : [...references.slice(0, 1), ...references.slice(1 - MAX_REFERENCES)],
    },
  };
}

/** An id with its angle brackets, which some inbound channels leave out; undefined if it is invalid. */
function normalizeMessageId(text: string): string | undefined {
  const trimmed = text.trim();
  const bracketed = trimmed.startsWith('<') ? trimmed : `<${trimmed}>`;
  return MESSAGE_ID_PATTERN.test(bracketed) ? bracketed : undefined;
}
