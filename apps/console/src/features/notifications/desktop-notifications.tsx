import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useNotificationPreferencesQuery } from '../../api/notification-preferences.endpoints.js';
import { type PendingTask, useWhatWaitsQuery } from '../../api/notifications.endpoints.js';
import { useMessages } from '../../i18n/messages.js';
import { findNewTasks } from './new-tasks.js';
import { notificationsMessages } from './notifications.messages.js';

/** How often it looks while the tab is away; browsers stretch it in hidden tabs. */
const POLL_INTERVAL_MS = 25_000;
/** More at once are told as one. */
const MAX_AT_ONCE = 3;

/** Calls a person who is at another window: a notification of the desktop for everything new that waits. It draws nothing. */
export function DesktopNotifications() {
  const messages = useMessages(notificationsMessages);
  const { data: preferences } = useNotificationPreferencesQuery();
  const isRequested = preferences?.desktopNotifications === true;
  const { data, refetch } = useWhatWaitsQuery();
  const navigate = useNavigate();
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!isRequested) return undefined;
    const timer = setInterval(() => {
      if (isAway()) void refetch();
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRequested, refetch]);
  useEffect(() => {
    if (!data) return;
    const before = known.current;
    known.current = new Set(data.items.map(({ id }) => id));
    if (!before || !isRequested || !isAway()) return;
    const fresh = findNewTasks(before, data.items);
    const show = (title: string, body: string, tag: string, link: string) => {
      const notification = new Notification(title, { body, tag });
      notification.onclick = () => {
        window.focus();
        notification.close();
        void navigate(link);
      };
    };
    if (fresh.length > MAX_AT_ONCE)
      show(messages.newItemsNeedYourAttention(fresh.length), joinTitles(fresh), 'many', '/quotations?status=pending');
    else for (const { title, details, id, link } of fresh) show(title, details, id, link);
  }, [data, isRequested, navigate, messages.newItemsNeedYourAttention]);
  return null;
}

/** Whether the person looks at something else. */
function isAway(): boolean {
  return document.hidden || !document.hasFocus();
}

function joinTitles(tasks: readonly PendingTask[]): string {
  return tasks
    .slice(0, MAX_AT_ONCE)
    .map(({ title }) => title)
    .join('\n');
}
