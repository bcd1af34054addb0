import { useSyncExternalStore } from 'react';

/** Whether this browser shows notifications of ours; `unsupported` where it can show none. */
export type DesktopPermission = NotificationPermission | 'unsupported';

const listeners = new Set<() => void>();

/** What the browser says now. */
export function getDesktopPermission(): DesktopPermission {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}

/** Asks the person, on their press only: browsers punish pages that ask unasked. */
export async function requestDesktopPermission(): Promise<DesktopPermission> {
  if (getDesktopPermission() === 'default') await Notification.requestPermission();
  for (const notifyListener of listeners) notifyListener();
  return getDesktopPermission();
}

/** The permission, kept up to date. */
export function useDesktopPermission(): DesktopPermission {
  return useSyncExternalStore(subscribe, getDesktopPermission);
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
