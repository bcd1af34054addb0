import type { QuotationFilter } from '../../../../domain/quoting/quotation.repository.js';
import type { BuiltStatement } from '../query.js';
import { buildQuotationConditions } from '../quotations/quotation-conditions.js';

/** One portion of the exported list, the newest first. @param last where the portion before it ended */
export function buildExportQuery(
  last: { readonly id: number; readonly createdAt: Date } | undefined,
  filter: QuotationFilter,
  count: number,
): BuiltStatement {
  const { where, parameters } = buildQuotationConditions(filter, 3);
  return {
    text: `
      SELECT id, created_at AS "createdAt", status, client_email AS "clientEmail", country, airport,
             gross_kg AS "grossKg", volume_m3 AS "volumeM3", quote_amount AS "quoteAmount",
             is_amount_from_charges AS "isStrict", outcome, valid_until AS "validUntil",
             COALESCE(NULLIF(document->'request'->'sender'->>'company', ''),
                      NULLIF(document->'request'->'sender'->>'name', '')) AS "clientName",
             document->>'originAirport' AS "originAirport", document->'request'->>'incoterm' AS incoterm
      FROM quotation
      WHERE ($1::timestamptz IS NULL OR (created_at, id) < ($1, $2::integer)) AND ${where}
      ORDER BY created_at DESC, id DESC LIMIT $3`,
    parameters: [last?.createdAt ?? null, last?.id ?? null, count, ...parameters],
  };
}
