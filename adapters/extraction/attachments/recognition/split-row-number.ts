import { toCell } from './find-cells.js';
import type { RecognizedCell } from './recognized-page.js';

/** The number of a row, and what the row is about. */
const NUMBERED = /^(\d{1,3}) (\D.*)$/;
/** A gap as wide as this share of the one between cells is wider than one between words. */
const MIN_GAP = 0.75;

/** The number of a row and its description, where the column of numbers ends close to the next one. */
export function splitRowNumber(cell: RecognizedCell, minGap: number): RecognizedCell[] {
  const [, number = '', text = ''] = NUMBERED.exec(cell.text) ?? [];
  const blobs = cell.cell.blobs.toSorted((one, other) => one.left - other.left);
  const [last, next] = [blobs[number.length - 1], blobs[number.length]];
  if (number === '' || !last || !next || next.left - last.right < MIN_GAP * minGap) return [cell];
  return [
    { ...cell, text: number, cell: toCell(blobs.slice(0, number.length)) },
    { ...cell, text, cell: toCell(blobs.slice(number.length)) },
  ];
}
