import { Big } from 'big.js';
import type { EntityManager } from 'typeorm';
import type { QuotationExportRow } from '../../../../application/quoting/quotation-export.port.js';
import { QuotationExportQuery } from '../../../../application/quoting/quotation-export.port.js';
import type { QuotationFilter } from '../../../../domain/quoting/quotation.repository.js';
import { query } from '../query.js';
import { buildQuotationConditions } from '../quotations/quotation-conditions.js';

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
    const { where, parameters } = buildQuotationConditions(filter, 3);
    const { rows } = await query<QuotationExportRow>(
      this.manager,
      `SELECT id, created_at AS "createdAt", status, client_email AS "clientEmail", country, airport,
              gross_kg AS "grossKg", volume_m3 AS "volumeM3", quote_amount AS "quoteAmount", is_amount_from_charges AS "isStrict"
       FROM quotation
       WHERE ($1::timestamptz IS NULL OR (created_at, id) < ($1, $2::integer)) AND ${where}
       ORDER BY created_at DESC, id DESC LIMIT $3`,
      [last?.createdAt ?? null, last?.id ?? null, count, ...parameters],
    );
    return rows.map((row) => ({ ...row, quoteAmount: Big(row.quoteAmount).toFixed(2) }));
  }
}
