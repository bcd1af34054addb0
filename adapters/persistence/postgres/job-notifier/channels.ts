/** The channel on which added jobs are announced, on commit. */
export const JOB_CHANNEL = 'istmo_job';
/** The channel on which a processed email's id is announced, on commit. */
export const OUTCOME_CHANNEL = 'istmo_outcome';
