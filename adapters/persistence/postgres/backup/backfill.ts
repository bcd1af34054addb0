/** What the log says of the quotations that were set aside, the newest entry of each. */
const DECLINES = `
  SELECT DISTINCT ON (quotation_id) quotation_id, coalesce(after ->> 'reason', '') AS reason, actor, at FROM activity
  WHERE action = 'Quotation set aside' AND quotation_id IS NOT NULL ORDER BY quotation_id, at DESC, id DESC`;

const SET_DECLINE = `SET decline_reason = entry.reason, declined_by = entry.actor, declined_at = entry.at
  FROM (${DECLINES}) AS entry`;

/**
 * Why quotations were set aside, taken from the log, where the first releases had it alone. Migrations run it once, and a
 * restore runs it for what an old backup brought.
 */
export const BACKFILL_DECLINES = [
  `UPDATE quotation ${SET_DECLINE}
   WHERE quotation.id = entry.quotation_id AND quotation.status = 'expired' AND quotation.declined_at IS NULL`,
  `UPDATE quotation_revision AS revision ${SET_DECLINE}
   WHERE revision.quotation_id = entry.quotation_id AND revision.status = 'expired' AND revision.declined_at IS NULL`,
];
