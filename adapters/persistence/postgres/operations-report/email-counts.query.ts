import { ANSWERED_AUTOMATICALLY } from './answered-automatically.js';

/** The one row of the counts. */
export interface EmailCountsRow {
  readonly answered: number;
  readonly requests: number;
  readonly lastMailAt: Date | null;
}

/** Received emails: requests, those that were answered automatically, and the last one of all. $1: since when. */
export const EMAIL_COUNTS = `
  SELECT count(*) FILTER (WHERE ${ANSWERED_AUTOMATICALLY})::integer AS answered,
         count(*) FILTER (WHERE state IN ('answered', 'held', 'failed') AND channel <> 'phone')::integer AS requests,
         (SELECT max(received_at) FROM inbound_email WHERE channel <> 'phone') AS "lastMailAt"
  FROM inbound_email WHERE received_at >= $1`;
