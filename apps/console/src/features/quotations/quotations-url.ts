import { COMMERCIAL_OUTCOMES } from '../../../../../domain/quoting/outcome/commercial-outcome.js';
import { QUOTATION_ORDERS, type QuotationOrder } from '../../../../../domain/quoting/quotation-order.js';
import { QUOTATION_STATUSES, type QuotationStatus } from '../../../../../domain/quoting/quotation-status.js';
import {
  ALL_QUOTATIONS,
  hasFilters,
  parseQuotationFilters,
  type QuotationFilters,
  toFilterParams,
  toServerQuery,
} from '../../components/quotation-filters/quotation-filters.js';

/** The ends that the list can be narrowed to, and that a quotation has none yet. */
export const OUTCOME_FILTERS = ['open', ...COMMERCIAL_OUTCOMES] as const;
type OutcomeFilter = (typeof OUTCOME_FILTERS)[number];

/** How many quotations a page may hold. */
export const PAGE_SIZES = [12, 24, 48, 96] as const;

/** The two faces of the list. */
export type ListLayout = 'cards' | 'table';

/** What the address of the Quotations screen says: which quotations, how they are shown, and which one is open. */
export interface QuotationsView extends QuotationFilters {
  /** Words of a number, a customer, goods or places; empty for all. */
  readonly text: string;
  readonly status: QuotationStatus | undefined;
  /** How it ended, or that it has not. */
  readonly outcome: OutcomeFilter | undefined;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: (typeof PAGE_SIZES)[number];
  readonly order: QuotationOrder;
  readonly layout: ListLayout;
  /** The id of the quotation whose details are open. */
  readonly open: number | undefined;
}

/** No filter at all, from the first page. */
export const NO_FILTERS: Partial<QuotationsView> = {
  ...ALL_QUOTATIONS,
  text: '',
  status: undefined,
  outcome: undefined,
  page: 1,
};

/** Reads the address; anything that makes no sense counts as not there. */
export function parseView(search: URLSearchParams): QuotationsView {
  const status = search.get('status');
  const size = parseWholeNumber(search.get('size'));
  return {
    ...parseQuotationFilters(search),
    text: search.get('q') ?? '',
    status: QUOTATION_STATUSES.find((known) => known === status),
    outcome: OUTCOME_FILTERS.find((known) => known === search.get('outcome')),
    page: parseWholeNumber(search.get('page')) ?? 1,
    pageSize: PAGE_SIZES.find((known) => known === size) ?? PAGE_SIZES[0],
    order: QUOTATION_ORDERS.find((known) => known === search.get('order')) ?? 'newest-first',
    layout: search.get('as') === 'table' ? 'table' : 'cards',
    open: parseWholeNumber(search.get('open')),
  };
}

/** The address that shows a view; what is as usual is not said. */
export function toSearchParams(view: QuotationsView): URLSearchParams {
  const { text, status, outcome, page, pageSize, order, layout, open } = view;
  const search = toFilterParams(view);
  if (text !== '') search.set('q', text);
  if (status) search.set('status', status);
  if (outcome) search.set('outcome', outcome);
  if (page > 1) search.set('page', String(page));
  if (pageSize !== PAGE_SIZES[0]) search.set('size', String(pageSize));
  if (order !== 'newest-first') search.set('order', order);
  if (layout === 'table') search.set('as', layout);
  if (open !== undefined) search.set('open', String(open));
  return search;
}

/** Whether a filter leaves quotations out. */
export function hasAnyFilter(view: QuotationsView): boolean {
  return hasFilters(view) || view.text !== '' || view.status !== undefined || view.outcome !== undefined;
}

/** The query of the server for the quotations of a view, without the page. */
export function toFilterQuery(view: QuotationsView, now: Date): URLSearchParams {
  const query = toServerQuery(view, now);
  if (view.text) query.set('q', view.text);
  if (view.status) query.set('status', view.status);
  if (view.outcome) query.set('outcome', view.outcome);
  return query;
}

function parseWholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
