const HOME = '/home';

/** The place of the console that a person wanted before signing in; Home for anything outside of it. */
export function returnPath(wanted: string | null): string {
  if (!wanted?.startsWith('/')) return HOME;
  // Browsers read `//host` and `/\host` as another server.
  if (wanted.startsWith('//') || wanted.includes('\\') || wanted.startsWith('/login')) return HOME;
  return wanted;
}

/** The sign-in screen's address that leads back to a place of the console. */
export function signInAddress(wanted: string): string {
  const back = returnPath(wanted);
  return back === HOME ? '/login' : `/login?next=${encodeURIComponent(back)}`;
}
