import type { PlaceFilter } from '../../parts/reference-data/place-filters.js';

/** What the address of the screen says: which rates, or the coverage. */
export interface RatesView extends PlaceFilter {
  /** A service code; undefined for all. */
  readonly service: string | undefined;
  readonly tab: 'rates' | 'coverage';
}

/** Reads the address; an airport without a country counts as not there. */
export function viewOf(search: URLSearchParams): RatesView {
  const country = search.get('country') || undefined;
  return {
    country,
    airport: country ? search.get('airport') || undefined : undefined,
    service: search.get('service') || undefined,
    tab: search.get('view') === 'coverage' ? 'coverage' : 'rates',
  };
}

/** The address that shows a view; what is as usual is not said. */
export function searchOf({ country, airport, service, tab }: RatesView): URLSearchParams {
  const search = new URLSearchParams();
  if (country) search.set('country', country);
  if (airport) search.set('airport', airport);
  if (service) search.set('service', service);
  if (tab !== 'rates') search.set('view', tab);
  return search;
}
