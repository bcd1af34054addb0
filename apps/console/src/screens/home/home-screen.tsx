/** Stub. */
export function HomeScreen() {
  return null;
}
