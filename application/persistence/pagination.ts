const LARGEST_PAGE = 500;

/** Which rows of a list are meant. */
export interface PageWindow {
  /** Counted from 1. */
  readonly page: number;
  /** Rows, 1 to 500. */
  readonly pageSize: number;
}

/** The page that a caller names, within what a store is asked for: no list is unbounded. */
export function pageWindow(page: number, pageSize: number): PageWindow {
  return { page: Math.max(1, page), pageSize: Math.min(LARGEST_PAGE, Math.max(1, pageSize)) };
}
