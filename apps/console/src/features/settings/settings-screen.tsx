import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { useSearchParams } from 'react-router';
import { useHasRole } from '../../api/use-has-role.js';
import { UnsavedWorkGuard } from '../../components/unsaved-work/unsaved-work-guard.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { ApiTokensTab } from './api-tokens/api-tokens-tab.js';
import { NotificationsTab } from './notifications-tab.js';
import { ProfileTab } from './profile-tab.js';
import { settingsMessages } from './settings.messages.js';
import { StaffAccountsTab } from './staff-accounts/staff-accounts-tab.js';
import { SystemTab } from './system-tab.js';
import { WebhooksTab } from './webhooks/webhooks-tab.js';

const FIRST_TAB = { id: 'profile', Panel: ProfileTab } as const;

function getTabs(isAdministrator: boolean) {
  const messages = getMessages(settingsMessages);
  return [
    { ...FIRST_TAB, name: messages.profile },
    { id: 'notifications', name: messages.notifications, Panel: NotificationsTab },
    { id: 'system', name: messages.system, Panel: SystemTab },
    ...(isAdministrator
      ? [
          { id: 'staff', name: messages.staffAccounts, Panel: StaffAccountsTab },
          { id: 'api-tokens', name: messages.apiTokens, Panel: ApiTokensTab },
          { id: 'webhooks', name: messages.webhooks, Panel: WebhooksTab },
        ]
      : []),
  ];
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  tabs: { flexWrap: 'wrap', marginLeft: '-10px' },
});

/** Profile, notifications, system settings and the accounts of staff; the open tab stands in the address. */
export function SettingsScreen() {
  const messages = useMessages(settingsMessages);
  const styles = useStyles();
  const [search, setSearch] = useSearchParams();
  const tabs = getTabs(useHasRole('administrator'));
  const chosen = tabs.find(({ id }) => id === search.get('tab'));
  const { id: open, Panel } = chosen ?? FIRST_TAB;
  return (
    <div className={styles.page}>
      <TabList
        className={styles.tabs}
        selectedValue={open}
        onTabSelect={(_event, { value }) => setSearch(value === FIRST_TAB.id ? {} : { tab: String(value) })}
        aria-label={messages.settings}
      >
        {tabs.map(({ id, name }) => (
          <Tab key={id} value={id} id={`settings-tab-${id}`} aria-controls="settings-panel">
            {name}
          </Tab>
        ))}
      </TabList>
      <div id="settings-panel" role="tabpanel" aria-labelledby={`settings-tab-${open}`}>
        <UnsavedWorkGuard>
          <Panel />
        </UnsavedWorkGuard>
      </div>
    </div>
  );
}
