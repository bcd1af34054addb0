/** A sum of money is not broken between its currency and its figure. */
export function unbrokenSums(words: string): string {
  return words.replace(/USD (?=\d)/g, 'USD\u00a0');
}
