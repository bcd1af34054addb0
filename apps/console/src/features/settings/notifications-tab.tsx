import { Field, Switch } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import type { NotificationPreferences } from '../../../../../domain/notifications/notification-preferences.js';
import {
  useNotificationPreferencesQuery,
  useSaveNotificationPreferencesMutation,
} from '../../api/notification-preferences.endpoints.js';
import { TableSkeleton } from '../../components/data-table/table-skeleton.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { useToast } from '../../components/toast/use-toast.js';
import { DesktopSwitch } from './desktop-switch.js';
import { SettingsCard } from './settings-card.js';
import { SettingsColumns } from './settings-columns.js';
import { SettingsForm } from './settings-form.js';
import { TestMailCard } from './test-mail-card.js';

const SWITCHES = [
  [
    'emailQuotations',
    'Email me about quotations',
    'At once when one needs review; what was sent comes together, every ten minutes at most.',
  ],
  [
    'emailErrors',
    'Email me about errors',
    'When an email could not be processed or a reply not be delivered; every ten minutes at most.',
  ],
  ['emailSummary', 'Email me a summary', 'Once a day at 07:00 UTC: what came in, what was answered and what waits.'],
] as const;

/** Which news the person wants. */
export function NotificationsTab() {
  const { data, error, isFetching, refetch } = useNotificationPreferencesQuery();
  if (isFetching && !data) return <TableSkeleton label="Loading notification settings" />;
  if (!data) {
    return (
      <ErrorMessage title="Failed to load the notification settings" failure={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <SettingsColumns
      first={
        <SettingsCard title="Notifications" note="What you want to hear of.">
          <NotificationsForm preferences={data} />
        </SettingsCard>
      }
      second={<TestMailCard />}
    />
  );
}

function NotificationsForm({ preferences }: { readonly preferences: NotificationPreferences }) {
  const notify = useToast();
  const [save, { isLoading, error }] = useSaveNotificationPreferencesMutation();
  const [chosen, setChosen] = useState(preferences);
  useEffect(() => setChosen(preferences), [preferences]);
  const submit = async () => {
    const answer = await save(chosen);
    if (!answer.error) notify({ kind: 'success', title: 'Notification settings updated' });
  };
  return (
    <SettingsForm
      label="Save Notifications"
      isSaving={isLoading}
      failure={error ? { title: 'Failed to save the notification settings', cause: error } : undefined}
      onSave={() => void submit()}
    >
      {SWITCHES.map(([field, label, hint]) => (
        <Field key={field} hint={hint}>
          <Switch
            label={label}
            checked={chosen[field]}
            onChange={(_event, { checked }) => setChosen({ ...chosen, [field]: checked })}
          />
        </Field>
      ))}
      <DesktopSwitch
        checked={chosen.desktopNotifications}
        onChange={(desktopNotifications) => setChosen({ ...chosen, desktopNotifications })}
      />
    </SettingsForm>
  );
}
