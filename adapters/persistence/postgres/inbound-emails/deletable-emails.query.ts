const IS_DELETABLE = `received_at < $1 AND state <> 'received' AND quotation_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM quotation WHERE email_id = inbound_email.id)
      AND NOT EXISTS (SELECT 1 FROM quotation_revision WHERE email_id = inbound_email.id)`;

/**
 * Deletes the oldest emails that ended without a quotation; those that somebody works on are left.
 * $1: received before this moment, $2: how many at most.
 */
export const DELETE_EMAILS = `
  DELETE FROM inbound_email
  WHERE id IN (
    SELECT id FROM inbound_email
    WHERE ${IS_DELETABLE}
    ORDER BY received_at, id LIMIT $2
    FOR UPDATE SKIP LOCKED
  )
  RETURNING id`;

/** How many emails could be deleted. $1: received before this moment. */
export const COUNT_DELETABLE_EMAILS = `SELECT count(*)::integer AS emails FROM inbound_email WHERE ${IS_DELETABLE}`;
