import type { CommercialOutcome } from '../../domain/quoting/outcome/commercial-outcome.js';
import type { QuotationFilter } from '../../domain/quoting/quotation.repository.js';
import type { QuotationStatus } from '../../domain/quoting/quotation-status.js';

/** One quotation in an export, without its content. */
export interface QuotationExportRow {
  readonly id: number;
  readonly createdAt: Date;
  readonly status: QuotationStatus;
  /** Null where it has not ended. */
  readonly outcome: CommercialOutcome | null;
  readonly clientEmail: string;
  /** The company, else the person, as the request names them; null where it names neither. */
  readonly clientName: string | null;
  /** IATA code; null where an earlier release stored none. */
  readonly originAirport: string | null;
  readonly incoterm: string | null;
  /** The last moment of its validity; null where an earlier release stored none. */
  readonly validUntil: Date | null;
  /** ISO alpha-2 of the destination. */
  readonly country: string;
  /** IATA code of the destination. */
  readonly airport: string;
  readonly grossKg: string;
  readonly volumeM3: string;
  /** US dollars, two decimals. */
  readonly quoteAmount: string;
  /** Whether the amount rests on the charges, not on the stored amount. */
  readonly isStrict: boolean;
}

/** The quotations row by row, for lists too long for one page. */
export abstract class QuotationExportQuery {
  /** In portions, the newest first, `limit` rows at most; memory does not grow with the number of rows. */
  abstract stream(filter: QuotationFilter, limit: number): AsyncIterable<readonly QuotationExportRow[]>;
}
