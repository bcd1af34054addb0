import type { SlopeField } from './line-slopes.js';
import type { Placement } from './warp-picture.js';

/** Pixels between the points at which lines are followed. */
const STEP = 24;

/**
 * Where each point of a page whose lines run level is on the page whose lines bend: a line is followed from the middle of
 * the page to both sides.
 */
export function followLines(
  slopes: SlopeField,
  width: number,
  height: number,
): { readonly place: Placement; readonly most: number } {
  const columns = Math.ceil(width / STEP) + 2;
  const rows = Math.ceil(height / STEP) + 2;
  const shifts = new Float32Array(columns * rows);
  const middle = Math.floor(columns / 2);
  let most = 0;
  for (let row = 0; row < rows; row += 1) {
    for (const step of [1, -1] as const) {
      let y = row * STEP;
      for (let column = middle; column >= 0 && column < columns; column += step) {
        shifts[row * columns + column] = y - row * STEP;
        most = Math.max(most, Math.abs(y - row * STEP));
        y += step * STEP * slopes((column + step / 2) * STEP, y);
      }
    }
  }
  const place: Placement = (x, y) => {
    const [column, row] = [Math.min(Math.floor(x / STEP), columns - 2), Math.min(Math.floor(y / STEP), rows - 2)];
    const [shareX, shareY] = [x / STEP - column, y / STEP - row];
    const at = row * columns + column;
    const upper = (shifts[at] ?? 0) * (1 - shareX) + (shifts[at + 1] ?? 0) * shareX;
    const lower = (shifts[at + columns] ?? 0) * (1 - shareX) + (shifts[at + columns + 1] ?? 0) * shareX;
    return { x, y: y + upper * (1 - shareY) + lower * shareY };
  };
  return { place, most };
}
