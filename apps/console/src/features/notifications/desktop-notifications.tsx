import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { newMatters } from './new-tasks.js';
import { useNotificationPreferencesQuery } from '../../api/notification-preferences.endpoints.js';
import { useWhatWaitsQuery, type WaitingMatter } from '../../api/notifications.endpoints.js';

/** How often it looks while the tab is away; browsers stretch it in hidden tabs. */
const LOOK_AGAIN_MS = 25_000;
/** More at once are told as one. */
const MOST_AT_ONCE = 3;

/** Calls a person who is at another window: a notification of the desktop for everything new that waits. It draws nothing. */
export function DesktopNews() {
  const { data: preferences } = useNotificationPreferencesQuery();
  const isWanted = preferences?.desktopNotifications === true;
  const { data, refetch } = useWhatWaitsQuery();
  const navigate = useNavigate();
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setInterval(() => {
      if (isAway()) void refetch();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWanted, refetch]);
  useEffect(() => {
    if (!data) return;
    const before = known.current;
    known.current = new Set(data.items.map(({ id }) => id));
    if (!before || !isWanted || !isAway()) return;
    const fresh = newMatters(before, data.items);
    const show = (title: string, body: string, tag: string, link: string) => {
      const notification = new Notification(title, { body, tag });
      notification.onclick = () => {
        window.focus();
        notification.close();
        void navigate(link);
      };
    };
    if (fresh.length > MOST_AT_ONCE)
      show(`${fresh.length} new matters wait for you`, titlesOf(fresh), 'many', '/quotations?status=pending');
    else for (const { title, details, id, link } of fresh) show(title, details, id, link);
  }, [data, isWanted, navigate]);
  return null;
}

/** Whether the person looks at something else. */
function isAway(): boolean {
  return document.hidden || !document.hasFocus();
}

function titlesOf(matters: readonly WaitingMatter[]): string {
  return matters
    .slice(0, MOST_AT_ONCE)
    .map(({ title }) => title)
    .join('\n');
}
