import { Big } from 'big.js';
import type { EntityManager } from 'typeorm';
import type { QuotationExportRow } from '../../../../application/quoting/quotation-export.port.js';
import { QuotationExportQuery } from '../../../../application/quoting/quotation-export.port.js';
import type { QuotationFilter } from '../../../../domain/quoting/quotation.repository.js';
import { query } from '../query.js';
import { buildExportQuery } from './quotation-export.query.js';

/** Rows that are read at a time. */
const BATCH_SIZE = 1_000;

/** Long lists of quotations in PostgreSQL, each portion from where the one before it ended. */
export class PostgresQuotationExportQuery extends QuotationExportQuery {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async *stream(filter: QuotationFilter, limit: number): AsyncGenerator<readonly QuotationExportRow[]> {
    let last: QuotationExportRow | undefined;
    for (let left = limit; left > 0; ) {
      const rows: readonly QuotationExportRow[] = await this.findAfter(last, filter, Math.min(BATCH_SIZE, left));
      if (rows.length > 0) yield rows;
      if (rows.length < BATCH_SIZE) return;
      last = rows.at(-1);
      left -= rows.length;
    }
  }

  private async findAfter(last: QuotationExportRow | undefined, filter: QuotationFilter, count: number) {
    const { text, parameters } = buildExportQuery(last, filter, count);
    const { rows } = await query<QuotationExportRow>(this.manager, text, parameters);
    return rows.map((row) => ({ ...row, quoteAmount: Big(row.quoteAmount).toFixed(2) }));
  }
}
