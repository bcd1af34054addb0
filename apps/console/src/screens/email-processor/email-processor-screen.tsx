/** Stub. */
export function EmailProcessorScreen() {
  return null;
}
