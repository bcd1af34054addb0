import { EntitySchema } from 'typeorm';
import type { CommercialOutcome } from '../../../../domain/quoting/outcome/commercial-outcome.js';
import type { QuotationStatus } from '../../../../domain/quoting/quotation-status.js';
import { ID, JSON_VALUE, TEXT, TIMESTAMP } from '../column-types.js';
import type { CommercialDocument } from './commercial-state.mapper.js';
import type { StoredQuotationDocument } from './quotation-document.upcaster.js';
import type { DecisionDocument } from './release-decision.mapper.js';

/** A row of `quotation`; amounts as the database writes numbers. */
export interface QuotationRow {
  readonly id: number;
  readonly revision: number;
  readonly emailId: number;
  readonly status: QuotationStatus;
  readonly clientEmail: string;
  readonly clientDomain: string | null;
  readonly country: string;
  readonly airport: string;
  readonly grossKg: string;
  readonly volumeM3: string;
  readonly quoteAmount: string;
  readonly isAmountFromCharges: boolean;
  readonly createdAt: Date;
  readonly document: StoredQuotationDocument;
  readonly version: number;
  readonly releaseDecision: DecisionDocument | null;
  readonly dismissalReason: string | null;
  readonly dismissedBy: string | null;
  readonly dismissedAt: Date | null;
  readonly outcome: CommercialOutcome | null;
  readonly commercial: CommercialDocument | null;
  /** Null in rows of before, until they are stored again. */
  readonly validUntil: Date | null;
  /** See `composeQuotationSearchWords`. */
  readonly searchWords: string;
  readonly valuesRead: number;
  readonly valuesCorrected: number;
  /** Null: no buying price is known. */
  readonly costedUsd: string | null;
  readonly costUsd: string | null;
}

const STATE_COLUMNS = {
  version: { type: 'integer', default: 1 },
  releaseDecision: { ...JSON_VALUE, name: 'release_decision', nullable: true },
  dismissalReason: { ...TEXT, name: 'dismissal_reason', nullable: true },
  dismissedBy: { ...TEXT, name: 'dismissed_by', nullable: true },
  dismissedAt: { ...TIMESTAMP, name: 'dismissed_at', nullable: true },
  outcome: { type: 'text', nullable: true },
  commercial: { ...JSON_VALUE, nullable: true },
} as const;

/** Quotations: what is searched and summed in columns, the whole content as a document. */
export const QuotationTable = new EntitySchema<QuotationRow>({
  name: 'quotation',
  columns: {
    id: ID,
    revision: { type: 'integer' },
    emailId: { type: 'integer', name: 'email_id' },
    status: { type: 'text' },
    clientEmail: { ...TEXT, name: 'client_email' },
    clientDomain: { ...TEXT, name: 'client_domain', nullable: true },
    country: { type: 'text' },
    airport: { type: 'text' },
    grossKg: { type: 'numeric', name: 'gross_kg' },
    volumeM3: { type: 'numeric', name: 'volume_m3' },
    quoteAmount: { type: 'numeric', name: 'quote_amount' },
    isAmountFromCharges: { type: 'boolean', name: 'is_amount_from_charges' },
    createdAt: { ...TIMESTAMP, name: 'created_at' },
    document: JSON_VALUE,
    ...STATE_COLUMNS,
    validUntil: { ...TIMESTAMP, name: 'valid_until', nullable: true },
    searchWords: { ...TEXT, name: 'search_words', default: '', select: false },
    valuesRead: { type: 'integer', name: 'values_read' },
    valuesCorrected: { type: 'integer', name: 'values_corrected' },
    costedUsd: { type: 'numeric', name: 'costed_usd', nullable: true },
    costUsd: { type: 'numeric', name: 'cost_usd', nullable: true },
  },
});

/** A row of `quotation_revision`. */
export interface QuotationRevisionRow {
  readonly quotationId: number;
  readonly revision: number;
  readonly emailId: number;
  readonly status: QuotationStatus;
  readonly document: StoredQuotationDocument;
  readonly version: number;
  readonly releaseDecision: DecisionDocument | null;
  readonly dismissalReason: string | null;
  readonly dismissedBy: string | null;
  readonly dismissedAt: Date | null;
  readonly outcome: CommercialOutcome | null;
  readonly commercial: CommercialDocument | null;
}

/** What quotations were before their newest revision. */
export const QuotationRevisionTable = new EntitySchema<QuotationRevisionRow>({
  name: 'quotation_revision',
  columns: {
    quotationId: { type: 'integer', name: 'quotation_id', primary: true },
    revision: { type: 'integer', primary: true },
    emailId: { type: 'integer', name: 'email_id' },
    status: { type: 'text' },
    document: JSON_VALUE,
    ...STATE_COLUMNS,
  },
});
