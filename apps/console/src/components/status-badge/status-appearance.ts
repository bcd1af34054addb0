/** How a quotation's status looks: colour and a word, never colour alone. */
export interface StatusLook {
  readonly word: string;
  readonly color: 'success' | 'warning' | 'brand' | 'informative';
}

const COLORS: ReadonlyMap<string, StatusLook['color']> = new Map([
  ['completed', 'success'],
  ['pending', 'warning'],
  ['sent', 'brand'],
]);

/** Completed is green, pending yellow, sent the brand's blue, anything else grey (section 4 of the specification). */
export function quotationStatusLook(status: string | null | undefined): StatusLook {
  const word = status || 'unknown';
  return { word, color: COLORS.get(word) ?? 'informative' };
}
