import { listReasonCodes } from './hold-reason.js';
import type { Quotation } from './quotation.js';
import type { QuotationSummary } from './quotation.repository.js';

/** What a list says of a quotation that no column holds: who asks, and why it needs review while it does. */
export function summarizeQuotation(quotation: Quotation): Pick<QuotationSummary, 'clientName' | 'holdReasons'> {
  const { company, name } = quotation.request.sender;
  const isWaiting = quotation.status === 'pending';
  return {
    clientName: company || name || undefined,
    holdReasons: isWaiting ? listReasonCodes(quotation.releaseDecision.reasons) : [],
  };
}
