import { ANSWERED_AUTOMATICALLY } from './answered-automatically.js';

/** The one row of the report. */
export interface MedianAnswerTimeRow {
  /** Null where nothing was answered. */
  readonly seconds: number | null;
}

/**
 * The median from receipt to reply, of emails that were answered automatically: the reply of a quotation's newest
 * revision, and the email that this revision answers. $1: since when.
 */
export const MEDIAN_ANSWER_TIME = `
  SELECT percentile_cont(0.5) WITHIN GROUP (
           ORDER BY extract(epoch FROM outbound_email.sent_at - inbound_email.received_at)
         )::float8 AS seconds
  FROM outbound_email
  JOIN quotation ON quotation.id = outbound_email.quotation_id AND quotation.revision = outbound_email.revision
  JOIN inbound_email ON inbound_email.id = quotation.email_id
  WHERE outbound_email.state = 'sent' AND outbound_email.resend_no = 0 AND NOT outbound_email.is_reminder AND outbound_email.created_at >= $1
    AND ${ANSWERED_AUTOMATICALLY}`;
