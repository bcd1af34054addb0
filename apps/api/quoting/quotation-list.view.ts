import type { CommercialOutcome } from '../../../domain/quoting/outcome/commercial-outcome.js';
import { formatQuotationNumber } from '../../../domain/quoting/quotation.js';
import type { QuotationSummary } from '../../../domain/quoting/quotation.repository.js';
import type { QuotationStatus } from '../../../domain/quoting/quotation-status.js';
import { PageView } from '../http/page.view.js';

/** A quotation in the list. */
export class QuotationRowView {
  readonly id!: number;
  readonly quotationNumber!: string;
  readonly clientEmail!: string;
  /** The company, else the person, as the request names them; null where it names neither. */
  readonly clientName!: string | null;
  /** IATA code. */
  readonly destinationAirport!: string;
  readonly totalWeightKg!: number;
  readonly totalVolumeM3!: number;
  /** US dollars. */
  readonly quoteAmount!: number;
  /** ISO moment. */
  readonly createdAt!: string;
  readonly status!: QuotationStatus;
  /** Null where it has not ended. */
  readonly commercialOutcome!: CommercialOutcome | null;
  readonly emailId!: number;
  /** Codes of why it needs review; none where it does not. */
  readonly holdReasons!: string[];
  /** The stored requirements as JSON text. */
  readonly requirements!: string;
}

/** A page of quotations. */
export class QuotationPageView extends PageView {
  readonly data!: QuotationRowView[];
}

/** The quotations next to one in a list, by their ids; null at its ends. */
export class QuotationNeighboursView {
  readonly newer!: number | null;
  readonly older!: number | null;
}

/** A row of the list of quotations. */
export function toQuotationRowView(row: QuotationSummary): QuotationRowView {
  return {
    id: row.id,
    quotationNumber: formatQuotationNumber(row.id),
    clientEmail: row.clientEmail,
    clientName: row.clientName ?? null,
    destinationAirport: row.destinationAirport,
    totalWeightKg: row.totalWeightKg,
    totalVolumeM3: row.totalVolumeM3,
    quoteAmount: Number(row.quoteAmount),
    createdAt: row.createdAt.toISOString(),
    status: row.status,
    commercialOutcome: row.outcome ?? null,
    emailId: row.emailId,
    holdReasons: [...row.holdReasons],
    requirements: row.requirements,
  };
}
