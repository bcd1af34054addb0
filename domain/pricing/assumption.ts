/** A value that the request did not state and that the quotation rests on (rule 8). */
export interface Assumption {
  /** What was assumed, for instance `weight`, `airportDestination`. */
  readonly field: string;
  /** The assumed value as displayed. */
  readonly value: string;
  /** Why, in one sentence. */
  readonly reason: string;
}
