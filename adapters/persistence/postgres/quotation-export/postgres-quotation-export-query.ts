import { Big } from 'big.js';
import type { EntityManager } from 'typeorm';
import type { LedgerRow } from '../../../../application/quoting/quotation-export.port.js';
import { QuotationLedger } from '../../../../application/quoting/quotation-export.port.js';
import type { QuotationFilter } from '../../../../domain/quoting/quotation.repository.js';
import { conditionsOf } from '../quotations/quotation-conditions.js';
import { run } from '../query.js';

/** Rows that are read at a time. */
const PORTION = 1_000;

/** Long lists of quotations in PostgreSQL, each portion from where the one before it ended. */
export class PostgresQuotationLedger extends QuotationLedger {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async *read(filter: QuotationFilter, limit: number): AsyncGenerator<readonly LedgerRow[]> {
    let last: LedgerRow | undefined;
    for (let left = limit; left > 0; ) {
      const rows: readonly LedgerRow[] = await this.after(last, filter, Math.min(PORTION, left));
      if (rows.length > 0) yield rows;
      if (rows.length < PORTION) return;
      last = rows.at(-1);
      left -= rows.length;
    }
  }

  private async after(last: LedgerRow | undefined, filter: QuotationFilter, count: number) {
    const { where, parameters } = conditionsOf(filter, 3);
    const { rows } = await run<LedgerRow>(
      this.manager,
      `SELECT id, created_at AS "createdAt", status, client_email AS "clientEmail", country, airport,
              gross_kg AS "grossKg", volume_m3 AS "volumeM3", quote_amount AS "quoteAmount", strict AS "isStrict"
       FROM quotation
       WHERE ($1::timestamptz IS NULL OR (created_at, id) < ($1, $2::integer)) AND ${where}
       ORDER BY created_at DESC, id DESC LIMIT $3`,
      [last?.createdAt ?? null, last?.id ?? null, count, ...parameters],
    );
    return rows.map((row) => ({ ...row, quoteAmount: Big(row.quoteAmount).toFixed(2) }));
  }
}
