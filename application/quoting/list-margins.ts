import { computeMargin, type Margin } from '../../domain/pricing/margin.js';
import type { QuotationFilter } from '../../domain/quoting/quotation.repository.js';
import type { QuotationAnalytics } from './quotation-analytics.port.js';

/** Customers and airports that the overview names at most: those with the largest revenue. */
const MAX_GROUPS = 500;

/** What is left of the quotations of one customer to one airport. */
export interface CustomerMargin extends Margin {
  /** The sender's domain. */
  readonly domain: string;
  /** IATA code. */
  readonly airport: string;
  /** Quotations with a known cost. */
  readonly count: number;
}

/** The margin by customer and airport, where buying prices are known. */
export class ListMargins {
  constructor(private readonly analytics: Pick<QuotationAnalytics, 'listMargins'>) {}

  async execute(filter: QuotationFilter): Promise<readonly CustomerMargin[]> {
    const groups = await this.analytics.listMargins(filter, MAX_GROUPS);
    return groups.map(({ revenueUsd, costUsd, ...group }) => ({ ...group, ...computeMargin(revenueUsd, costUsd) }));
  }
}
