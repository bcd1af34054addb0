import type { ReactNode } from 'react';

/** The id of the column that holds a record's buttons; it stands last. */
export const ACTIONS_COLUMN = 'actions';

/** One column of a table of records. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** The heading is read out alone: what stands below it says enough to the eye. */
  readonly hasQuietHeader?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** What the column sorts by; a column without it cannot be sorted. */
  readonly sortBy?: (row: Row) => string | number;
  /** Figures stand at the right, digit below digit. */
  readonly isNumeric?: boolean;
  /** The cell holds buttons or switches. */
  readonly hasControls?: boolean;
  /** What the column is given where there is room. */
  readonly widthPx: number;
  /** What it never falls below. */
  readonly minWidthPx?: number;
}

/** Rows in the order of a column; the order of the list where no column is chosen. */
export function sortRows<Row>(
  rows: readonly Row[],
  column: TableColumn<Row> | undefined,
  direction: 'ascending' | 'descending',
): Row[] {
  const sortBy = column?.sortBy;
  if (!sortBy) return [...rows];
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => sign * compareValues(sortBy(a), sortBy(b)));
}

/** Which of two values stands first: numbers by size, words as the browser's language sorts them. */
export function compareValues(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), undefined, { numeric: true, sensitivity: 'base' });
}
