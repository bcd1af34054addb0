import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { parseQuotationFilters, toServerQuery } from '../quotation-filters/quotation-filters.js';
import { useNeighboursQuery } from './quotation-decisions.endpoints.js';

/** The way from a quotation to the next ones of the list that it was opened from. */
export interface Neighbours {
  /** Undefined at the end of the list, and while it is not known. */
  readonly newer: number | undefined;
  readonly older: number | undefined;
  readonly open: (id: number) => void;
}

/** The query of the server for the list that an address shows, whatever page of it. */
export function toListQuery(search: URLSearchParams, now: Date): string {
  const query = toServerQuery(parseQuotationFilters(search), now);
  for (const name of ['q', 'status']) {
    const value = search.get(name);
    if (value) query.set(name, value);
  }
  return query.toString();
}

/** Finds the quotations next to one; the list's filters and the open quotation stand in the address. */
export function useNeighbours(id: number): Neighbours {
  const [search, setSearch] = useSearchParams();
  const { currentData } = useNeighboursQuery({ id, filters: toListQuery(search, new Date()) });
  const open = useCallback(
    (next: number) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('open', String(next));
          after.delete('revision');
          return after;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return { newer: currentData?.newer ?? undefined, older: currentData?.older ?? undefined, open };
}

/** The next held quotation of the list that one was opened from, the older ones first; undefined where there is none. */
export function useNextHeld(id: number): number | undefined {
  const [search] = useSearchParams();
  const query = new URLSearchParams(toListQuery(search, new Date()));
  query.set('status', 'pending');
  const { currentData } = useNeighboursQuery({ id, filters: query.toString() });
  return currentData?.older ?? currentData?.newer ?? undefined;
}
