import type { Packaging } from './packaging.js';

/** A stated number of handling units. */
export interface PieceMention {
  readonly at: number;
  readonly to: number;
  readonly count: number;
  readonly family: Packaging;
  /** The folded word that names them. */
  readonly noun: string;
  /** Behind a label such as `Bultos:`. */
  readonly labelled: boolean;
  /** Called a total. */
  readonly total: boolean;
  readonly corrected: boolean;
  readonly retracted: boolean;
  /** Inside or on top of another handling unit. */
  readonly inner: boolean;
  /** Some of the pieces that were counted before. */
  readonly part: boolean;
  /** Joined to the one before by a plus, an `and` or as the next row of a list. */
  readonly joined: boolean;
}
