import type { NewOutboundEmail, OutboundEmail } from '../../../../domain/outbound-mail/outbound-email.js';
import type { OutboundEmailRow } from './outbound-email.table.js';

/** A new reply as it is stored. */
export function toOutboundEmailColumns(draft: NewOutboundEmail) {
  const {
    quotationId,
    revision,
    copy = 0,
    isReminder = false,
    messageId,
    from,
    to,
    subject,
    text,
    html,
    inReplyTo,
    notBefore,
  } = draft;
  return {
    ...{ quotationId, revision, copy, isReminder, messageId, from, to, subject, text, html, notBefore },
    inReplyTo: inReplyTo ?? null,
    references: [...draft.references],
    createdAt: draft.createdAt,
    ...{ state: 'waiting' as const, attempts: 0, lastError: null },
  };
}

/** The reply as the domain knows it. */
export function toOutboundEmail({
  inReplyTo,
  lastError,
  sentAt,
  copy,
  isReminder,
  ...row
}: OutboundEmailRow): OutboundEmail {
  return {
    ...row,
    ...(copy > 0 ? { copy } : {}),
    ...(isReminder ? { isReminder } : {}),
    inReplyTo: inReplyTo ?? undefined,
    lastError: lastError ?? undefined,
    sentAt: sentAt ?? undefined,
  };
}
