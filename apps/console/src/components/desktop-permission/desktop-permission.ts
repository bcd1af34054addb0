import { useSyncExternalStore } from 'react';

/** Whether this browser shows notifications of ours; `unsupported` where it can show none. */
export type DesktopPermission = NotificationPermission | 'unsupported';

const hearers = new Set<() => void>();

/** What the browser says now. */
export function desktopPermission(): DesktopPermission {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}

/** Asks the person, on their press only: browsers punish pages that ask unasked. */
export async function askForDesktop(): Promise<DesktopPermission> {
  if (desktopPermission() === 'default') await Notification.requestPermission();
  for (const hear of hearers) hear();
  return desktopPermission();
}

/** The permission, kept up to date. */
export function useDesktopPermission(): DesktopPermission {
  return useSyncExternalStore(subscribe, desktopPermission);
}

function subscribe(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}
