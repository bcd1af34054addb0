import type { SortState } from './record-grid.js';

/** The columns whose heads sort a list that the server keeps in order, and the orders that they stand for. */
export type SortedColumns<Order> = Readonly<Record<string, Readonly<Record<SortState['sortDirection'], Order>>>>;

/** How the heads of the columns show an order. */
export function toSortState<Order>(columns: SortedColumns<Order>, order: Order): SortState {
  for (const [sortColumn, { ascending, descending }] of Object.entries(columns)) {
    if (order === ascending) return { sortColumn, sortDirection: 'ascending' };
    if (order === descending) return { sortColumn, sortDirection: 'descending' };
  }
  return { sortColumn: undefined, sortDirection: 'ascending' };
}

/** The order that the head of a column asks for. @param usual where no column is chosen */
export function toOrder<Order>(columns: SortedColumns<Order>, sort: SortState, usual: Order): Order {
  const column = Object.entries(columns).find(([id]) => id === sort.sortColumn);
  return column ? column[1][sort.sortDirection] : usual;
}
