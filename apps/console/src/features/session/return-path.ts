const HOME = '/home';

/** The place of the console that a person wanted before signing in; Home for anything outside of it. */
export function resolveReturnPath(requested: string | null): string {
  if (!requested?.startsWith('/')) return HOME;
  // Browsers read `//host` and `/\host` as another server.
  if (requested.startsWith('//') || requested.includes('\\') || requested.startsWith('/login')) return HOME;
  return requested;
}

/** The sign-in screen's address that leads back to a place of the console. */
export function createSignInPath(requested: string): string {
  const back = resolveReturnPath(requested);
  return back === HOME ? '/login' : `/login?next=${encodeURIComponent(back)}`;
}
