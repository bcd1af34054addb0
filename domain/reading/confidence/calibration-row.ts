import type { ReadingSigns } from './reading-signs.js';

/** Readings with the same signs, and how many of them were right. */
export interface CalibrationRow extends ReadingSigns {
  /** Labelled emails of the project with these signs, and those among them that were read right. */
  readonly own: readonly [emails: number, right: number];
  /** The same of further emails, which are not kept here; they may count by parts. */
  readonly further: readonly [emails: number, right: number];
  /** The share that is right, from 0 to 1, steadied by its neighbours: never more with more doubt. */
  readonly share: number;
}

/** Labelled emails outside the project that count in a calibration. */
export interface FurtherSource {
  /** The name of the file. */
  readonly name: string;
  readonly emails: number;
  /** What one of them counts: less than 1 where the rules were written with it. */
  readonly weight: number;
}
