import { Text } from '@fluentui/react-components';
import type { DataRetention } from '../../../../../domain/operations/data-retention.js';
import { formatDateTime } from '../../components/format/format.js';
import { useRetentionEffectQuery } from './settings.endpoints.js';

/** What a period would delete, before anybody saves it. */
export function RetentionEffect({ period }: { readonly period: DataRetention }) {
  const { currentData: effect } = useRetentionEffectQuery(period, { refetchOnMountOrArgChange: true });
  return (
    <Text size={200} role="status">
      {effect ? formatRetentionEffect(effect) : 'Counting what it would delete…'}
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
  if (effect.before === null) return 'Nothing is ever deleted.';
  const { activity, emails, notificationMails } = effect;
  const older = `older than ${formatDateTime(effect.before)}`;
  if (activity + emails + notificationMails === 0) return `Nothing here is ${older}: saving deletes nothing now.`;
  const counts = [
    `${activity} log ${activity === 1 ? 'entry' : 'entries'}`,
    `${emails} ${emails === 1 ? 'email' : 'emails'} without a quotation`,
    `${notificationMails} notification ${notificationMails === 1 ? 'mail' : 'mails'}`,
  ];
  return `Within an hour of saving, ${counts.join(', ')} ${older} are deleted for good.`;
}
