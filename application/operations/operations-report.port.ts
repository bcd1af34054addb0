import type { InboundEmailStatus } from '../../domain/inbound-mail/inbound-email.js';

/** How the desk has done since a moment; undefined where there was nothing to measure. */
export interface OperationsKpis {
  /** Requests that were answered without a person, of all requests: 0 to 1. */
  readonly answeredShare: number | undefined;
  /** Median of the seconds from such a request to the handing over of its reply. */
  readonly medianSeconds: number | undefined;
  /** Destination countries that were quoted. */
  readonly countries: number;
  /** Quotations whose amount rests on the tariff, of all quotations: 0 to 100, whole. */
  readonly strictPercent: number | undefined;
  /** When the last email came in, however long ago. */
  readonly lastMailAt: Date | undefined;
}

/** Measures the desk by its own records. */
export abstract class OperationsReport {
  abstract getKpisSince(moment: Date): Promise<OperationsKpis>;
  /** How many emails came in from one moment until before another, by where they are now. */
  abstract countEmailsBetween(from: Date, to: Date): Promise<Readonly<Record<InboundEmailStatus, number>>>;
}
