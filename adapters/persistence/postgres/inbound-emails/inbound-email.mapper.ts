import { composeEmailSearchWords } from '../../../../domain/inbound-mail/email-search.js';
import { type InboundEmail, measureContent, type StoredEmail } from '../../../../domain/inbound-mail/inbound-email.js';
import type { EmailResult, EmailSummary } from '../../../../domain/inbound-mail/inbound-email.repository.js';
import { toAttachments, toAttachmentsDocument } from './attachments.mapper.js';
import type { InboundEmailRow } from './inbound-email.table.js';

/** A new email as lists show it. */
export function toInboundEmailColumns(email: InboundEmail, identityKey: string, receivedAt: Date) {
  const { channel, fromHeader, fromAddress, subject } = email;
  const received = { state: 'received' as const, reasons: [], contentBytes: measureContent(email) };
  const searchWords = composeEmailSearchWords(email);
  return {
    searchWords,
    identityKey,
    receivedAt,
    channel,
    fromHeader,
    fromAddress: fromAddress ?? null,
    subject,
    ...received,
  };
}

/** The content of an email. */
export function toContentColumns(emailId: number, email: InboundEmail) {
  const { to, text, headers } = email;
  return {
    ...{ emailId, to, text, headers },
    fromName: email.fromName ?? null,
    html: email.html ?? null,
    messageId: email.messageId ?? null,
    inReplyTo: email.inReplyTo ?? null,
    references: [...email.references],
    attachments: toAttachmentsDocument(email.attachments),
    authenticationResults: email.authenticationResults ?? null,
    receivedBy: email.receivedBy ?? null,
  };
}

/** The email as the domain knows it. */
export function toStoredEmail({ content, ...row }: InboundEmailRow): StoredEmail {
  const { id, receivedAt, channel, fromHeader, fromAddress, subject, state, reasons, quotationId, lastError } = row;
  return {
    ...{ id, receivedAt, channel, fromHeader, subject, state, reasons },
    ...(row.holdReasons ? { holdReasons: row.holdReasons.reasons } : {}),
    quotationId: quotationId ?? undefined,
    lastError: lastError ?? undefined,
    fromAddress: fromAddress ?? undefined,
    fromName: content.fromName ?? undefined,
    to: content.to,
    text: content.text,
    html: content.html ?? undefined,
    messageId: content.messageId ?? undefined,
    inReplyTo: content.inReplyTo ?? undefined,
    references: content.references,
    headers: content.headers,
    attachments: toAttachments(content.attachments),
    authenticationResults: content.authenticationResults ?? undefined,
    ...(content.receivedBy === null ? {} : { receivedBy: content.receivedBy }),
  };
}

/** What has become of an email. */
export function toEmailResult(row: Omit<InboundEmailRow, 'content' | 'searchWords'>): EmailResult {
  const { id, receivedAt, subject, state, reasons, holdReasons, quotationId, lastError } = row;
  return {
    ...{ id, receivedAt, subject, state, reasons },
    ...(holdReasons ? { holdReasons: holdReasons.reasons } : {}),
    quotationId: quotationId ?? undefined,
    lastError: lastError ?? undefined,
  };
}

/** One row of the list of received mail. */
export function toEmailSummary(row: Omit<InboundEmailRow, 'content' | 'searchWords'>): EmailSummary {
  const { id, receivedAt, fromHeader, subject, state, reasons, quotationId } = row;
  return { id, receivedAt, from: fromHeader, subject, state, reasons, quotationId: quotationId ?? undefined };
}
