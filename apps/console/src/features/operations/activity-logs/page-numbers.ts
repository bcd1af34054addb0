/** Section 9 of the specification. */
const MAX_BUTTONS = 5;

/** The pages that have a button: up to five, the shown one in their middle where it can be. Counted from 1. */
export function listPageNumbers(page: number, pages: number): number[] {
  const count = Math.min(MAX_BUTTONS, pages);
  const first = Math.max(1, Math.min(page - Math.floor(MAX_BUTTONS / 2), pages - count + 1));
  return Array.from({ length: count }, (_unused, index) => first + index);
}
