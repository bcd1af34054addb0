import { QUOTATION_STATUSES, type QuotationStatus } from '../../../../../domain/quotation/quotation-status.js';

/** What the address of the Quotations screen says: which cards, which page, which quotation is open. */
export interface QuotationsView {
  /** Part of a number, an address or an airport; empty for all. */
  readonly text: string;
  readonly status: QuotationStatus | undefined;
  /** Counted from 1. */
  readonly page: number;
  /** The id of the quotation whose details are open. */
  readonly open: number | undefined;
}

/** Reads the address; anything that makes no sense counts as not there. */
export function viewOf(search: URLSearchParams): QuotationsView {
  const status = search.get('status');
  return {
    text: search.get('q') ?? '',
    status: QUOTATION_STATUSES.find((known) => known === status),
    page: wholeNumber(search.get('page')) ?? 1,
    open: wholeNumber(search.get('open')),
  };
}

/** The address that shows a view; what is as usual is not said. */
export function searchOf({ text, status, page, open }: QuotationsView): URLSearchParams {
  const search = new URLSearchParams();
  if (text !== '') search.set('q', text);
  if (status) search.set('status', status);
  if (page > 1) search.set('page', String(page));
  if (open !== undefined) search.set('open', String(open));
  return search;
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
