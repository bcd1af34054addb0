/** Which page of how many rows an answer holds. */
export class PageView {
  /** Rows on all pages. */
  readonly total!: number;
  /** Counted from 1. */
  readonly page!: number;
  readonly pageSize!: number;
}
