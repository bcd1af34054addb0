/** What people read about operations, in English. */
export const OPERATIONS_MESSAGES = {
  methodNotAllowed: 'Method not allowed.',
  localOnly: 'Metrics are served to this machine alone where METRICS_TOKEN is not set.',
  databaseUnreachable: 'The database cannot be reached.',
  noWorker: (seconds: number) => `Oldest due job has waited ${seconds} s; no worker is processing the queue.`,
} as const;
