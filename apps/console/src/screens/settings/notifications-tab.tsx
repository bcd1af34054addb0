import { Field, Switch } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import type { NotificationPreferences } from '../../../../../domain/administrator/notification-preferences.js';
import { FailureBar } from '../../parts/failure-bar/failure-bar.js';
import { useNotice } from '../../parts/notice/notice.js';
import { TableSkeleton } from '../../parts/resource-table/table-skeleton.js';
import { useNotificationPreferencesQuery, useSaveNotificationPreferencesMutation } from './settings.endpoints.js';
import { SettingsCard } from './settings-card.js';
import { SettingsForm } from './settings-form.js';

const SWITCHES = [
  ['emailQuotations', 'Email me about quotations', 'When a quotation waits for a person.'],
  ['emailErrors', 'Email me about errors', 'When an email or a reply could not be processed.'],
  ['emailSummary', 'Email me a summary', 'Once a day, what the desk did.'],
  ['desktopNotifications', 'Desktop notifications', 'While the console is open in this browser.'],
] as const;

/** Which news the person wants. */
export function NotificationsTab() {
  const { data, error, isFetching, refetch } = useNotificationPreferencesQuery();
  if (isFetching && !data) return <TableSkeleton label="Loading notification settings" />;
  if (!data) {
    return (
      <FailureBar title="Failed to load the notification settings" failure={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <SettingsCard title="Notifications" note="What you want to hear of.">
      <NotificationsForm preferences={data} />
    </SettingsCard>
  );
}

function NotificationsForm({ preferences }: { readonly preferences: NotificationPreferences }) {
  const notify = useNotice();
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
            onChange={(_event, { checked }) => {
              setChosen({ ...chosen, [field]: checked });
              if (field === 'desktopNotifications' && checked) askBrowser();
            }}
          />
        </Field>
      ))}
    </SettingsForm>
  );
}

/** Browsers show desktop notifications only after a person allowed it, and ask only on a press. */
function askBrowser(): void {
  if ('Notification' in window && Notification.permission === 'default') void Notification.requestPermission();
}
