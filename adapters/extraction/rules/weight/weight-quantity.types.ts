import type { ListedWeight } from './weight-lists.js';

/** An amount of weight as written. */
export interface WeightQuantity {
  readonly at: number;
  readonly to: number;
  readonly kg: number;
  readonly otherKg: number | undefined;
  readonly unitStated: boolean;
  /** Kilograms in its unit. */
  readonly factor: number;
  /** A weight per piece because its neighbour is. */
  readonly perPiece?: boolean;
  /** One of several that stand one below the other. */
  readonly isStacked?: boolean;
  /** Numbers before it that share its unit. */
  readonly listed?: readonly ListedWeight[];
}
