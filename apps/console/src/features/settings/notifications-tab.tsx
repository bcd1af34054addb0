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
import { getMessages, useMessages } from '../../i18n/messages.js';
import { DesktopSwitch } from './desktop-switch.js';
import { settingsMessages } from './settings.messages.js';
import { SettingsCard } from './settings-card.js';
import { SettingsColumns } from './settings-columns.js';
import { SettingsForm } from './settings-form.js';
import { TestMailCard } from './test-mail-card.js';

function getSwitches() {
  const messages = getMessages(settingsMessages);
  return [
    ['emailQuotations', messages.emailMeAboutQuotations, messages.emailMeAboutQuotationsNote],
    ['emailErrors', messages.emailMeAboutErrors, messages.emailMeAboutErrorsNote],
    ['emailSummary', messages.emailMeASummary, messages.emailMeASummaryNote],
  ] as const;
}

/** Which news the person wants. */
export function NotificationsTab() {
  const messages = useMessages(settingsMessages);
  const { data, error, isFetching, refetch } = useNotificationPreferencesQuery();
  if (isFetching && !data) return <TableSkeleton label={messages.loadingNotificationSettings} />;
  if (!data) {
    return (
      <ErrorMessage title={messages.failedToLoadNotificationSettings} failure={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <SettingsColumns
      first={
        <SettingsCard title={messages.notifications} note={messages.notificationsNote}>
          <NotificationsForm preferences={data} />
        </SettingsCard>
      }
      second={<TestMailCard />}
    />
  );
}

function NotificationsForm({ preferences }: { readonly preferences: NotificationPreferences }) {
  const messages = useMessages(settingsMessages);
  const notify = useToast();
  const [save, { isLoading, error }] = useSaveNotificationPreferencesMutation();
  const [chosen, setChosen] = useState(preferences);
  useEffect(() => setChosen(preferences), [preferences]);
  const submit = async () => {
    const answer = await save(chosen);
    if (!answer.error) notify({ kind: 'success', title: messages.notificationSettingsUpdated });
  };
  return (
    <SettingsForm
      label={messages.saveNotifications}
      isSaving={isLoading}
      isDirty={JSON.stringify(chosen) !== JSON.stringify(preferences)}
      failure={error ? { title: messages.failedToSaveNotificationSettings, cause: error } : undefined}
      onSave={() => void submit()}
    >
      {getSwitches().map(([field, label, hint]) => (
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
