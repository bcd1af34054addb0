/**
 * Seconds for which a job is leased to the process that claimed it; then another process may claim it, since its own may
 * be dead. A lease is never renewed: a job is ended before it runs out (see `MAX_JOB_MS`).
 */
export const LEASE_SECONDS = 60;
/** Maximum duration of a job: less than its lease, so that no other process starts it while it still runs here. */
export const MAX_JOB_MS = 55_000;
