/** Stub. */
export function QuotationsScreen() {
  return null;
}
