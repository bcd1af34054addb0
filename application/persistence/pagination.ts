const MAX_PAGE_SIZE = 500;

/** Which rows of a list are meant. */
export interface PageRequest {
  /** Counted from 1. */
  readonly page: number;
  /** Rows, 1 to 500. */
  readonly pageSize: number;
}

/** The page that a caller names, within what a store is asked for: no list is unbounded. */
export function createPageRequest(page: number, pageSize: number): PageRequest {
  return { page: Math.max(1, page), pageSize: Math.min(MAX_PAGE_SIZE, Math.max(1, pageSize)) };
}
