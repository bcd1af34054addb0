/**
 * Stores a session, or its new data and idle expiry; an expiry that was set once is never extended.
 * $1: the digest of its id, $2: its data, $3: the administrator, $4: its expiry, $5: its idle expiry.
 */
export const SAVE_SESSION = `
  INSERT INTO session (sid_hash, data, user_id, expires_at, idle_until) VALUES ($1, $2::jsonb, $3, $4, $5)
  ON CONFLICT (sid_hash) DO UPDATE
  SET data = excluded.data, user_id = excluded.user_id, idle_until = excluded.idle_until,
      expires_at = least(session.expires_at, excluded.expires_at)`;
