/** The number that was typed; undefined where nothing was, or where it is no number. */
export function parseNumberInput(typed: string): number | undefined {
  const trimmed = typed.trim();
  if (trimmed === '') return undefined;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : undefined;
}
