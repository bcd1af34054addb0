/** The channel on which added work is told, on commit. */
export const JOB_CHANNEL = 'istmo_work';
/** The channel on which a settled email's id is told, on commit. */
export const OUTCOME_CHANNEL = 'istmo_settled';
