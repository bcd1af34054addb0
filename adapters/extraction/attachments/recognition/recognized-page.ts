import type { InkCell } from './find-cells.js';
import type { HorizontalRule } from './ruling-lines.js';

/** A cell of a page as it was recognized. */
export interface RecognizedCell {
  readonly cell: InkCell;
  readonly text: string;
  /** Of its least certain word, 0 to 100. */
  readonly confidence: number;
}

/** A page as it was recognized: upright and level. */
export interface RecognizedPage {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly (readonly RecognizedCell[])[];
  readonly glyphHeight: number;
  /** The horizontal lines of its tables. */
  readonly rules: readonly HorizontalRule[];
}
