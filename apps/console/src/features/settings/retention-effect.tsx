import { Text } from '@fluentui/react-components';
import type { DataRetention } from '../../../../../domain/operations/data-retention.js';
import { formatDateTime } from '../../components/format/format.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { useRetentionEffectQuery } from './settings.endpoints.js';
import { settingsMessages } from './settings.messages.js';

/** What a period would delete, before anybody saves it. */
export function RetentionEffect({ period }: { readonly period: DataRetention }) {
  const messages = useMessages(settingsMessages);
  const { currentData: effect } = useRetentionEffectQuery(period, { refetchOnMountOrArgChange: true });
  return (
    <Text size={200} role="status">
      {effect ? formatRetentionEffect(effect) : messages.countingWhatItWouldDelete}
    </Text>
  );
}

/** The words for what would go. */
export function formatRetentionEffect(effect: {
  readonly before: string | null;
  readonly activity: number;
  readonly emails: number;
  readonly notificationMails: number;
}): string {
  const messages = getMessages(settingsMessages);
  if (effect.before === null) return messages.nothingIsEverDeleted;
  const { activity, emails, notificationMails } = effect;
  const older = messages.olderThanDay(formatDateTime(effect.before));
  if (activity + emails + notificationMails === 0) return messages.nothingToDelete(older);
  const counts = [
    messages.logEntries(activity),
    messages.emailsWithoutQuotation(emails),
    messages.notificationMailCount(notificationMails),
  ];
  return messages.willBeDeleted(counts.join(', '), older);
}
