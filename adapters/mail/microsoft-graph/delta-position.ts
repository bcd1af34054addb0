/** How far a folder is read: the page of a delta query that is asked for next. @param user whose mailbox it is */
export function formatDeltaPosition(user: string, path: string): string {
  return JSON.stringify({ user, path });
}

/** The page of a stored position; undefined for one of another mailbox, or of another kind of server. */
export function parseDeltaPosition(text: string | undefined, user: string): string | undefined {
  if (text === undefined || !text.startsWith('{')) return undefined;
  try {
    const position = JSON.parse(text) as { readonly user?: unknown; readonly path?: unknown };
    const { path } = position;
    // A path that does not begin like one could name another host.
    return position.user === user && typeof path === 'string' && path.startsWith('/v1.0/') ? path : undefined;
  } catch {
    return undefined;
  }
}
