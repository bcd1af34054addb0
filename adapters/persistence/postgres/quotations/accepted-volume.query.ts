import type { AcceptedVolumeFilter } from '../../../../domain/quoting/quotation.repository.js';
import type { BuiltStatement } from '../query.js';

/** What accepted quotations come to; the weight as the database writes numbers. */
export interface AcceptedVolumeRow {
  readonly shipments: number;
  readonly chargeableKg: string;
}

/** What comes after a dot; of a reversed domain everything between the two is a subdomain. */
const AFTER_DOT = '/';

/**
 * What a customer accepted within a time. The domain is looked up from its end, so that the index holds a domain beside its
 * subdomains; moments are stored in ISO 8601, which sorts as text.
 */
export function buildAcceptedVolumeQuery({ mailDomain, mailbox, from, before }: AcceptedVolumeFilter): BuiltStatement {
  const reversed = [...mailDomain].reverse().join('');
  return {
    text: `
      WITH accepted AS (
        SELECT document FROM quotation
        WHERE outcome = 'accepted'
          AND (reverse(client_domain) = $1 OR (reverse(client_domain) ~>=~ $2 AND reverse(client_domain) ~<~ $3))
          AND commercial #>> '{outcome,at}' >= $4 AND commercial #>> '{outcome,at}' < $5
          AND ($6::text IS NULL OR lower(client_email) = $6)
      ), shipment AS (
        SELECT document AS content FROM accepted
        UNION ALL
        SELECT further FROM accepted, jsonb_array_elements(coalesce(document -> 'furtherShipments', '[]')) AS further
      )
      SELECT count(*)::integer AS shipments,
             coalesce(sum((content #>> '{weight,chargeableKg}')::numeric), 0)::text AS "chargeableKg"
      FROM shipment`,
    parameters: [
      reversed,
      `${reversed}.`,
      `${reversed}${AFTER_DOT}`,
      from.toISOString(),
      before.toISOString(),
      mailbox ?? null,
    ],
  };
}
