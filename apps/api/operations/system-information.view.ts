import type { OperationsKpis } from '../../../application/operations/operations-report.port.js';
import type { LlmView } from './llm-call.view.js';

/** How the last 30 days went; null where there was nothing to measure. */
export class OperationsKpisView {
  /** Requests that were answered without a person, of all requests: 0 to 1. */
  readonly answeredShare!: number | null;
  /** Median of the seconds from an email to its reply. */
  readonly medianSeconds!: number | null;
  /** Destination countries that were quoted. */
  readonly countries!: number;
  /** Quotations whose amount rests on the tariff, in whole percent. */
  readonly strictPercent!: number | null;
  /** ISO moment. */
  readonly lastMailAt!: string | null;
}

/** What the home page tells of the system. */
export class SystemInformationView {
  /** The address that quotation requests reach. */
  readonly mailbox!: string;
  readonly processingMode!: string;
  readonly incoterms!: string;
  /** The countries that are served, by their two-letter codes. */
  readonly coverage!: string;
  /** Whether the rates in force are still the ones of the first start. */
  readonly sampleTariff!: boolean;
  /** Null where the rules read alone. */
  readonly model!: LlmView | null;
  readonly last30Days!: OperationsKpisView;
}

/** The measured figures, for the wire. */
export function toKpisView(kpis: OperationsKpis): OperationsKpisView {
  const { answeredShare, medianSeconds, countries, strictPercent, lastMailAt } = kpis;
  return {
    answeredShare: answeredShare ?? null,
    medianSeconds: medianSeconds ?? null,
    countries,
    strictPercent: strictPercent ?? null,
    lastMailAt: lastMailAt?.toISOString() ?? null,
  };
}
