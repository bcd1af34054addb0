/**
 * Takes the oldest notifications of a type. Locked rows are skipped: another process is sending them.
 * $1: the type, $2: how many at most.
 */
export const CLAIM_NOTIFICATIONS = `
  WITH taken AS (
    DELETE FROM notification WHERE id IN (
      SELECT id FROM notification WHERE type = $1 ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, type, at, title, details, link, title_es, details_es
  )
  SELECT type AS topic, at, title, details, link AS place,
         CASE WHEN title_es IS NOT NULL THEN json_build_object('title', title_es, 'details', details_es) END AS spanish
  FROM taken ORDER BY id`;
