/** The pending jobs at the time of a scrape. */
export interface JobBacklog {
  readonly pending: number;
  readonly oldestDueSeconds: number;
}

/** What was counted and timed since the process began, for a monitoring system to fetch. */
export abstract class MetricsExporter {
  /** Media type of the exposition. */
  abstract readonly contentType: string;
  /** @param backlog undefined where the database cannot be asked: its gauges are then left out */
  abstract renderExposition(backlog: JobBacklog | undefined): Promise<string>;
}
