import { getMessages } from '../../../i18n/messages.js';
import { activityLogsMessages } from './activity-logs.messages.js';

/** How long the log is kept, from the setting; undefined while it is not known. */
export function formatRetention(retention: string | undefined): string | undefined {
  if (retention === undefined) return undefined;
  const messages = getMessages(activityLogsMessages);
  return retention === 'Indefinitely' ? messages.retainedIndefinitely : messages.retainedFor(retention);
}
