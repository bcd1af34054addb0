const SECOND_MS = 1_000;
/** A service that asks for more is asked again before. */
const MAX_RETRY_AFTER_MS = 3_600_000;

/** The wait in milliseconds that a `Retry-After` header asks for, as seconds or as a date (RFC 9110, 10.2.3); undefined where it says none. */
export function readRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  const waitMs = /^\d{1,9}$/.test(value.trim()) ? Number(value) * SECOND_MS : Date.parse(value) - Date.now();
  return Number.isFinite(waitMs) ? Math.min(Math.max(waitMs, 0), MAX_RETRY_AFTER_MS) : undefined;
}
