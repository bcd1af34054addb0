import type { AirportView } from '../../../api/reference-data.endpoints.js';
import type { PlaceFilter } from '../../../components/places/place-filters.js';

/** What the address of the screen says: which rates, or the coverage. */
export interface RatesView extends PlaceFilter {
  /** A service code; undefined for all. */
  readonly service: string | undefined;
  /** A mailbox, a domain or a network of agents that rates are for alone; undefined for all rates. */
  readonly customer: string | undefined;
  readonly tab: 'rates' | 'coverage';
  /** The rate whose dialog is open; undefined for none. */
  readonly rateId: number | undefined;
}

/** Reads the address; an airport without a country brings its own, and one that nobody knows counts as not there. */
export function parseView(search: URLSearchParams, airports: readonly AirportView[] = []): RatesView {
  const named = airports.find(({ code }) => code === search.get('airport'));
  const country = search.get('country') || named?.countryCode;
  const rate = search.get('rate') ?? '';
  return {
    country,
    airport: country ? search.get('airport') || undefined : undefined,
    service: search.get('service') || undefined,
    customer: search.get('customer')?.toLowerCase() || undefined,
    tab: search.get('view') === 'coverage' ? 'coverage' : 'rates',
    rateId: /^\d{1,9}$/.test(rate) ? Number(rate) : undefined,
  };
}

/** The address that shows a view; what is as usual is not said. */
export function toSearchParams({ country, airport, service, customer, tab, rateId }: RatesView): URLSearchParams {
  const search = new URLSearchParams();
  if (country) search.set('country', country);
  if (airport) search.set('airport', airport);
  if (service) search.set('service', service);
  if (customer) search.set('customer', customer);
  if (tab !== 'rates') search.set('view', tab);
  if (rateId !== undefined) search.set('rate', String(rateId));
  return search;
}
