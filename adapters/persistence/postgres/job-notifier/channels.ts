/** The NOTIFY channel that signals added jobs, on commit. */
export const JOB_CHANNEL = 'istmo_job';
/** The NOTIFY channel with the ids of processed emails, on commit. */
export const OUTCOME_CHANNEL = 'istmo_outcome';
