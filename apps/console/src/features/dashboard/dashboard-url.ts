import {
  parseQuotationFilters,
  type QuotationFilters,
  toFilterParams,
} from '../../components/quotation-filters/quotation-filters.js';

/** What the dashboard sums up, and which quotation is open. */
export interface DashboardView extends QuotationFilters {
  /** The id of the quotation whose details are open. */
  readonly open: number | undefined;
}

/** Reads the address; anything that makes no sense counts as not there. */
export function parseView(search: URLSearchParams): DashboardView {
  const open = search.get('open') ?? '';
  return { ...parseQuotationFilters(search), open: /^[1-9]\d{0,8}$/.test(open) ? Number(open) : undefined };
}

/** The address that shows a view; what is as usual is not said. */
export function toSearchParams(view: DashboardView): URLSearchParams {
  const search = toFilterParams(view);
  if (view.open !== undefined) search.set('open', String(view.open));
  return search;
}
