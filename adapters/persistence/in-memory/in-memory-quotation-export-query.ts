import { CategoryByCodeOrName } from '../../../domain/pricing/charge-category/category-by-code-or-name.js';
import { type LedgerRow, QuotationLedger } from '../../../application/quoting/quotation-export.port.js';
import type { QuotationFilter } from '../../../domain/quoting/quotation.repository.js';
import { shownAmountOf } from '../../../domain/quoting/requirements-json.js';
import type { InMemoryQuotations } from './in-memory-quotation.repository.js';

const PORTION = 1_000;

/** Long lists of the quotations in memory. */
export class InMemoryQuotationLedger extends QuotationLedger {
  constructor(private readonly quotations: InMemoryQuotations) {
    super();
  }

  async *read(filter: QuotationFilter, limit: number): AsyncGenerator<readonly LedgerRow[]> {
    const categories = new CategoryByCodeOrName();
    const rows = this.quotations
      .matching(filter)
      .slice(0, limit)
      .map((one) => ({
        id: one.id,
        createdAt: one.createdAt,
        status: one.status,
        clientEmail: one.clientEmail,
        country: one.charges.country,
        airport: one.charges.airport,
        grossKg: one.weight.grossKg.toFixed(),
        volumeM3: one.weight.volumeM3.toFixed(),
        quoteAmount: one.charges.totals.finalTotal.toFixed(2),
        isStrict: shownAmountOf(one.charges, categories).source === 'strict',
      }));
    for (let at = 0; at < rows.length; at += PORTION) yield rows.slice(at, at + PORTION);
  }
}
