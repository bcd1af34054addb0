import type { OutboundEmailRow } from './outbound-email.table.js';

/** A reply, and what decides whether it may still be sent. */
export interface DispatchContextRow extends OutboundEmailRow {
  readonly newestRevision: number;
  readonly isArchived: boolean;
}

/** What a reply is sent by. $1: its id. */
export const DISPATCH_CONTEXT = `
  SELECT id, quotation_id AS "quotationId", revision, message_id AS "messageId", from_address AS "from",
         to_address AS "to", subject, body_text AS text, body_html AS html, in_reply_to AS "inReplyTo",
         reference_ids AS "references", not_before AS "notBefore", created_at AS "createdAt", resend_no AS copy, is_reminder AS "isReminder", state,
         attempts, last_error AS "lastError", sent_at AS "sentAt",
         (SELECT max(other.revision) FROM outbound_email AS other WHERE other.quotation_id = outbound_email.quotation_id)
           AS "newestRevision",
         EXISTS (SELECT 1 FROM outbound_email_pdf WHERE outbound_email_id = outbound_email.id) AS "isArchived"
  FROM outbound_email WHERE id = $1`;
