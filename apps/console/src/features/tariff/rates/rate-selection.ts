import { createContext, useMemo, useState } from 'react';
import { getMessages } from '../../../i18n/messages.js';
import { ratesMessages } from './rates.messages.js';

/** Which rates are selected, by their ids. */
export interface RateSelection {
  readonly selected: ReadonlySet<number>;
  readonly select: (ids: readonly number[], isSelected: boolean) => void;
}

/** The selection of the table, so that its columns stay the same while it changes. */
export const RateSelectionContext = createContext<RateSelection>({ selected: new Set(), select: () => undefined });

/** The rates that a person selects on the screen. */
export function useRateSelection(): RateSelection & { readonly clear: () => void } {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  return useMemo(
    () => ({
      selected,
      select: (ids, isSelected) => setSelected((before) => updateSelection(before, ids, isSelected)),
      clear: () => setSelected(new Set()),
    }),
    [selected],
  );
}

/** The ids after some were selected or let go. */
export function updateSelection(
  selected: ReadonlySet<number>,
  ids: readonly number[],
  isSelected: boolean,
): ReadonlySet<number> {
  const next = new Set(selected);
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** `1 rate`, `3 rates`. */
export function formatRateCount(count: number): string {
  return getMessages(ratesMessages).rateCount(count);
}

/** `HNDL at SJO, DOCS at SJO and 3 more`: rates as a sentence names them. */
export function formatRateNames(
  rates: ReadonlyArray<{ readonly serviceCode: string; readonly airportCode: string }>,
  atMost = 2,
): string {
  const messages = getMessages(ratesMessages);
  const names = rates
    .slice(0, atMost)
    .map(({ serviceCode, airportCode }) => messages.serviceAtAirport(serviceCode, airportCode));
  const rest = rates.length - names.length;
  return rest > 0 ? messages.namesAndMore(names.join(', '), rest) : names.join(messages.and);
}
