import { QUOTATION_STATUSES, type QuotationStatus } from '../../../../../domain/quoting/quotation-status.js';
import {
  ALL_QUOTATIONS,
  addressOf,
  isNarrowed,
  narrowingOf,
  type QuotationNarrowing,
  queryOf,
} from '../../components/quotation-filters/quotation-filters.js';

/** How many quotations a page may hold. */
export const PAGE_SIZES = [12, 24, 48, 96] as const;

/** The two faces of the list. */
export type ListFace = 'cards' | 'table';

/** What the address of the Quotations screen says: which quotations, how they are shown, and which one is open. */
export interface QuotationsView extends QuotationNarrowing {
  /** Part of a number, an address or an airport; empty for all. */
  readonly text: string;
  readonly status: QuotationStatus | undefined;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: (typeof PAGE_SIZES)[number];
  readonly face: ListFace;
  /** The id of the quotation whose details are open. */
  readonly open: number | undefined;
}

/** No filter at all, from the first page. */
export const UNFILTERED: Partial<QuotationsView> = { ...ALL_QUOTATIONS, text: '', status: undefined, page: 1 };

/** Reads the address; anything that makes no sense counts as not there. */
export function viewOf(search: URLSearchParams): QuotationsView {
  const status = search.get('status');
  const size = wholeNumber(search.get('size'));
  return {
    ...narrowingOf(search),
    text: search.get('q') ?? '',
    status: QUOTATION_STATUSES.find((known) => known === status),
    page: wholeNumber(search.get('page')) ?? 1,
    pageSize: PAGE_SIZES.find((known) => known === size) ?? PAGE_SIZES[0],
    face: search.get('as') === 'table' ? 'table' : 'cards',
    open: wholeNumber(search.get('open')),
  };
}

/** The address that shows a view; what is as usual is not said. */
export function searchOf(view: QuotationsView): URLSearchParams {
  const { text, status, page, pageSize, face, open } = view;
  const search = addressOf(view);
  if (text !== '') search.set('q', text);
  if (status) search.set('status', status);
  if (page > 1) search.set('page', String(page));
  if (pageSize !== PAGE_SIZES[0]) search.set('size', String(pageSize));
  if (face === 'table') search.set('as', face);
  if (open !== undefined) search.set('open', String(open));
  return search;
}

/** Whether a filter leaves quotations out. */
export function isFiltered(view: QuotationsView): boolean {
  return isNarrowed(view) || view.text !== '' || view.status !== undefined;
}

/** The query of the server for the quotations of a view, without the page. */
export function filterQueryOf(view: QuotationsView, now: Date): URLSearchParams {
  const query = queryOf(view, now);
  if (view.text) query.set('q', view.text);
  if (view.status) query.set('status', view.status);
  return query;
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
