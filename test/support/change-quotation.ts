import { Quotation, type QuotationDraft } from '../../domain/quoting/quotation.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import type { QuotationStatus } from '../../domain/quoting/quotation-status.js';

/** Stores a quotation under any status, whatever its transitions allow. */
export async function changeQuotationStatus(
  quotations: QuotationRepository,
  id: number,
  status: QuotationStatus,
): Promise<Quotation> {
  return quotations.update(Quotation.restore({ ...(await findOrThrow(quotations, id)), status }));
}

/** Stores the next revision of a quotation. */
export async function reviseQuotation(
  quotations: QuotationRepository,
  id: number,
  draft: QuotationDraft,
): Promise<Quotation> {
  return quotations.revise((await findOrThrow(quotations, id)).revise(draft));
}

async function findOrThrow(quotations: QuotationRepository, id: number): Promise<Quotation> {
  const quotation = await quotations.find(id);
  if (!quotation) throw new Error(`There is no quotation ${id}.`);
  return quotation;
}
