import type { InboundEmailStatus } from '../../domain/inbound-mail/inbound-email.js';

/** Key figures since a moment; undefined if there was nothing to measure. */
export interface OperationsKpis {
  /** Share of requests that were answered automatically: 0 to 1. */
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

/** Computes key figures from the stored records. */
export abstract class OperationsReport {
  abstract getKpisSince(moment: Date): Promise<OperationsKpis>;
  /** How many emails came in from one moment until before another, by where they are now. */
  abstract countEmailsBetween(from: Date, to: Date): Promise<Readonly<Record<InboundEmailStatus, number>>>;
}
