const STATE_COLUMNS =
  'status, document, version, release_decision, dismissal_reason, dismissed_by, dismissed_at, outcome, commercial';

/**
 * Keeps a quotation as it is among its older revisions, and locks it. It does nothing where its version is another one.
 * $1: the quotation, $2: its version.
 */
export const ARCHIVE_REVISION = `
  INSERT INTO quotation_revision (quotation_id, revision, email_id, ${STATE_COLUMNS})
  SELECT id, revision, email_id, ${STATE_COLUMNS} FROM quotation WHERE id = $1 AND version = $2 FOR UPDATE`;
