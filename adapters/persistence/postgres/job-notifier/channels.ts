import { JOB_TYPES, type JobType } from '../../../../application/jobs/job-queue.port.js';

/** The NOTIFY channel that signals added jobs, on commit. */
export const JOB_CHANNEL = 'istmo_job';
/** The NOTIFY channel with the ids of processed emails, on commit. */
export const OUTCOME_CHANNEL = 'istmo_outcome';

/**
 * SQL that signals one job of a row with `kind` and `payload_id`. The id stands in the message because PostgreSQL sends alike
 * messages of a transaction once, and each job wakes a worker of its own.
 */
export function buildJobNotification(): string {
  return `pg_notify('${JOB_CHANNEL}', kind || ' ' || payload_id)`;
}

/** The type of job that a message of `JOB_CHANNEL` signals; undefined for one of another release. */
export function readJobType(payload: string | undefined): JobType | undefined {
  const [kind] = (payload ?? '').split(' ');
  return JOB_TYPES.find((jobType) => jobType === kind);
}
