import { Quotation, type QuotationDismissal } from '../../../../domain/quoting/quotation.js';
import type { QuotationStatus } from '../../../../domain/quoting/quotation-status.js';
import { type CommercialDocument, toCommercialState } from './commercial-state.mapper.js';
import { toQuotationContent } from './quotation-document.mapper.js';
import { extractStoredDecision, type StoredQuotationDocument } from './quotation-document.upcaster.js';
import { type DecisionDocument, toReleaseDecision } from './release-decision.mapper.js';

/** What a quotation is read back from. */
export interface StoredQuotationRow {
  readonly id: number;
  readonly revision: number;
  readonly status: QuotationStatus;
  readonly document: StoredQuotationDocument;
  readonly version: number;
  /** Null where the first releases stored it within the document. */
  readonly releaseDecision: DecisionDocument | null;
  readonly dismissalReason: string | null;
  readonly dismissedBy: string | null;
  readonly dismissedAt: Date | null;
  readonly commercial: CommercialDocument | null;
}

const UNDECIDED = { decision: 'hold', reasons: [] } as const;

/** The quotation as the domain knows it, whatever release has stored it. */
export function toQuotation(row: StoredQuotationRow): Quotation {
  const { id, revision, status, document, version } = row;
  const decision = row.releaseDecision ?? extractStoredDecision(document) ?? UNDECIDED;
  const commercial = toCommercialState(row.commercial);
  return Quotation.restore({
    ...toQuotationContent(document),
    ...{ id, revision, status, version, dismissal: toDismissal(row), releaseDecision: toReleaseDecision(decision) },
    ...(commercial ? { commercial } : {}),
  });
}

function toDismissal({
  dismissalReason,
  dismissedBy,
  dismissedAt,
}: StoredQuotationRow): QuotationDismissal | undefined {
  if (dismissalReason === null || dismissedBy === null || dismissedAt === null) return undefined;
  return { reason: dismissalReason, actor: dismissedBy, at: dismissedAt };
}
