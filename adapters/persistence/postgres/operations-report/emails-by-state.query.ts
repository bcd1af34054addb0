import type { InboundEmailStatus } from '../../../../domain/inbound-mail/inbound-email.js';

/** How many emails have one state. */
export interface EmailsByStateRow {
  readonly state: InboundEmailStatus;
  readonly mails: number;
}

/** Received emails by their state. $1: from, $2: before. */
export const EMAILS_BY_STATE = `
  SELECT state, count(*)::integer AS mails FROM inbound_email
  WHERE received_at >= $1 AND received_at < $2 GROUP BY state`;
