import type { EmailWithDeadLetter } from '../../../application/inbound-mail/mail-queries.js';
import type { EmailSummary } from '../../../domain/inbound-mail/inbound-email.repository.js';
import { formatQuotationNumber } from '../../../domain/quoting/quotation.js';
import { toDeadLetterView } from '../operations/dead-letter.view.js';

/** A row of the list of received mail. */
export function toEmailRowView(row: EmailSummary) {
  return {
    id: row.id,
    receivedAt: row.receivedAt.toISOString(),
    from: row.from,
    subject: row.subject,
    state: row.state,
    reasons: row.reasons,
    quotationId: row.quotationId ?? null,
    quotationNumber: row.quotationId === undefined ? null : formatQuotationNumber(row.quotationId),
  };
}

/** An email with all that came with it; its HTML is source to be read, never to be rendered. */
export function toEmailView({ email, deadLetter }: EmailWithDeadLetter) {
  return {
    ...toEmailRowView({ ...email, from: email.fromHeader }),
    door: email.door,
    to: email.to,
    fromAddress: email.fromAddress ?? null,
    messageId: email.messageId ?? null,
    inReplyTo: email.inReplyTo ?? null,
    references: email.references,
    headers: email.headers,
    authenticationResults: email.authenticationResults ?? null,
    text: email.text,
    html: email.html ?? null,
    attachments: email.attachments.map(({ filename, contentType, sizeBytes }) => ({
      filename,
      contentType,
      sizeBytes,
    })),
    lastError: email.lastError ?? null,
    buriedWork: deadLetter ? toDeadLetterView(deadLetter) : null,
  };
}
