import { Big } from 'big.js';
import { extractMailDomain } from '../../../../domain/customers/mail-domain.js';
import { countExtractedValues } from '../../../../domain/quoting/correction/value-origin.js';
import type { QuotationDraft } from '../../../../domain/quoting/quotation.js';
import type { QuotationSummary } from '../../../../domain/quoting/quotation.repository.js';
import {
  composeQuotationSearchWords,
  type QuotationSurroundings,
} from '../../../../domain/quoting/quotation-search.js';
import { combineCharges, sumCargo } from '../../../../domain/quoting/quoted-shipments.js';
import { computeDisplayAmount, toRequirementsJson } from '../../../../domain/quoting/requirements-json.js';
import { summarizeQuotation } from '../../../../domain/quoting/summarize-quotation.js';
import { CategoryByCodeOrName } from '../../../../domain/tariff/charge-category/category-by-code-or-name.js';
import { toQuotation } from './quotation.mapper.js';
import type { QuotationRow } from './quotation.table.js';
import { MAX_DOMAIN_LENGTH } from './quotation-conditions.js';
import { toQuotationDocument } from './quotation-document.js';
import { toDecisionDocument } from './release-decision.mapper.js';

/**
 * What a revision of a quotation is stored as: what is searched and summed in columns, the whole as a document.
 * @param around what it is found by beside what it holds itself
 */
export function toQuotationColumns(draft: QuotationDraft, around: QuotationSurroundings) {
  const { emailId, status, clientEmail, createdAt } = draft;
  const values = countExtractedValues(draft.request);
  const charges = combineCharges(draft);
  const { grossKg, volumeM3 } = sumCargo(draft);
  return {
    ...{ emailId, status, clientEmail, createdAt, validUntil: draft.validUntil },
    clientDomain: extractMailDomain(clientEmail)?.slice(0, MAX_DOMAIN_LENGTH) ?? null,
    country: charges.country,
    airport: charges.airport,
    grossKg: grossKg.toFixed(),
    volumeM3: volumeM3.toFixed(),
    quoteAmount: charges.totals.finalTotal.toFixed(),
    isAmountFromCharges: computeDisplayAmount(charges, new CategoryByCodeOrName()).source === 'strict',
    searchWords: composeQuotationSearchWords(draft, around),
    valuesRead: values.read,
    valuesCorrected: values.corrected,
    costedUsd: charges.totals.costed?.toFixed() ?? null,
    costUsd: charges.totals.cost?.toFixed() ?? null,
    document: toQuotationDocument(draft),
    releaseDecision: toDecisionDocument(draft.releaseDecision),
  };
}

/** One row of a list of quotations. */
export function toQuotationSummary(row: QuotationRow): QuotationSummary {
  const { id, clientEmail, airport, grossKg, volumeM3, quoteAmount, createdAt, status, emailId, outcome } = row;
  const quotation = toQuotation(row);
  return {
    ...{ id, clientEmail, createdAt, status, emailId },
    outcome: outcome ?? undefined,
    destinationAirport: airport,
    totalWeightKg: Number(grossKg),
    totalVolumeM3: Number(volumeM3),
    quoteAmount: Big(quoteAmount).toFixed(2),
    ...summarizeQuotation(quotation),
    requirements: toRequirementsJson(quotation),
  };
}
