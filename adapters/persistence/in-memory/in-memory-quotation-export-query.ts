import { QuotationExportQuery, type QuotationExportRow } from '../../../application/quoting/quotation-export.port.js';
import type { QuotationFilter } from '../../../domain/quoting/quotation.repository.js';
import { combineCharges, computeQuotedTotal, sumCargo } from '../../../domain/quoting/quoted-shipments.js';
import { computeDisplayAmount } from '../../../domain/quoting/requirements-json.js';
import { summarizeQuotation } from '../../../domain/quoting/summarize-quotation.js';
import { CategoryByCodeOrName } from '../../../domain/tariff/charge-category/category-by-code-or-name.js';
import type { InMemoryQuotationRepository } from './in-memory-quotation.repository.js';

const BATCH_SIZE = 1_000;

/** Long lists of the quotations in memory. */
export class InMemoryQuotationExportQuery extends QuotationExportQuery {
  constructor(private readonly quotations: InMemoryQuotationRepository) {
    super();
  }

  async *stream(filter: QuotationFilter, limit: number): AsyncGenerator<readonly QuotationExportRow[]> {
    const categories = new CategoryByCodeOrName();
    const rows = this.quotations
      .findMatching(filter)
      .slice(0, limit)
      .map((one) => ({
        id: one.id,
        createdAt: one.createdAt,
        status: one.status,
        outcome: one.commercial?.outcome?.outcome ?? null,
        clientEmail: one.clientEmail,
        clientName: summarizeQuotation(one).clientName ?? null,
        originAirport: one.originAirport,
        incoterm: one.request.incoterm ?? null,
        validUntil: one.validUntil,
        country: one.charges.country,
        airport: one.charges.airport,
        grossKg: sumCargo(one).grossKg.toFixed(),
        volumeM3: sumCargo(one).volumeM3.toFixed(),
        quoteAmount: computeQuotedTotal(one).toFixed(2),
        isStrict: computeDisplayAmount(combineCharges(one), categories).source === 'strict',
      }));
    for (let at = 0; at < rows.length; at += BATCH_SIZE) yield rows.slice(at, at + BATCH_SIZE);
  }
}
