import { type EntityManager, In } from 'typeorm';
import type { Customer, Erasure } from '../../../../domain/customers/customer.js';
import { eraseCustomerFromQuotation } from '../../../../domain/quoting/erased-quotation.js';
import type { QuotationState } from '../../../../domain/quoting/quotation.js';
import { composeQuotationSearchWords, NO_SURROUNDINGS } from '../../../../domain/quoting/quotation-search.js';
import { addAllRollupChanges, applyToRollups, beginBulkLoad } from '../analytics/rollups.js';
import { query } from '../query.js';
import { toCommercialColumns } from '../quotations/commercial-state.mapper.js';
import { toQuotation } from '../quotations/quotation.mapper.js';
import { QuotationRevisionTable, QuotationTable } from '../quotations/quotation.table.js';
import { toQuotationDocument } from '../quotations/quotation-document.js';
import { toDecisionDocument } from '../quotations/release-decision.mapper.js';

const OF_THESE = 'id = ANY($1::integer[])';

/** Rollups name domains: what counts nothing any more is gone. */
const DROP_EMPTY_MONTHS = `
  DELETE FROM quotation_domain_monthly_rollup
  WHERE quotations = 0 AND (client_domain = $1 OR right(client_domain, length($1) + 1) = '.' || $1)`;

/** Takes the customer out of quotations and their earlier revisions; the figures in their columns stay as they are. */
export async function eraseQuotations(
  manager: EntityManager,
  ids: readonly (number | string)[],
  { mailDomain }: Customer,
  erasure: Erasure,
): Promise<void> {
  // Locked first: what others have changed meanwhile is then in the rollups, or waits until this is over.
  const lock = { mode: 'pessimistic_write' } as const;
  const rows = await manager.find(QuotationTable, { where: { id: In([...ids]) }, order: { id: 'ASC' }, lock });
  await beginBulkLoad(manager);
  await addAllRollupChanges(manager);
  await applyToRollups(manager, OF_THESE, [ids], -1);
  for (const row of rows) {
    const erased = eraseCustomerFromQuotation(toQuotation(row), erasure);
    const searchWords = composeQuotationSearchWords(erased, NO_SURROUNDINGS);
    const gone = { clientEmail: '', clientDomain: null, searchWords };
    const columns = { ...toStateColumns(erased), version: row.version + 1, ...gone };
    await manager.update(QuotationTable, { id: row.id }, columns);
  }
  await applyToRollups(manager, OF_THESE, [ids], 1);
  await query(manager, DROP_EMPTY_MONTHS, [mailDomain]);
  for (const row of await manager.findBy(QuotationRevisionTable, { quotationId: In([...ids]) })) {
    const { quotationId, revision } = row;
    const erased = eraseCustomerFromQuotation(toQuotation({ ...row, id: quotationId }), erasure);
    await manager.update(QuotationRevisionTable, { quotationId, revision }, toStateColumns(erased));
  }
  await query(manager, 'DELETE FROM quotation_correction WHERE quotation_id = ANY($1::integer[])', [ids]);
}

function toStateColumns(state: QuotationState) {
  const { status, dismissal } = state;
  return {
    status,
    document: toQuotationDocument(state),
    releaseDecision: toDecisionDocument(state.releaseDecision),
    dismissalReason: dismissal?.reason ?? null,
    dismissedBy: dismissal?.actor ?? null,
    dismissedAt: dismissal?.at ?? null,
    ...toCommercialColumns(state.commercial),
  };
}
