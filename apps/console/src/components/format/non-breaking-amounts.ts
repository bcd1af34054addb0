/** A sum of money is not broken between its currency and its figure. */
export function toNonBreakingAmounts(text: string): string {
  return text.replace(/USD (?=\d)/g, 'USD\u00a0');
}
