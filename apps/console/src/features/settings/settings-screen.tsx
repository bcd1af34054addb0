import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { useSearchParams } from 'react-router';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { NotificationsTab } from './notifications-tab.js';
import { ProfileTab } from './profile-tab.js';
import { settingsMessages } from './settings.messages.js';
import { SystemTab } from './system-tab.js';

function getTabs() {
  const messages = getMessages(settingsMessages);
  return [
    { id: 'profile', name: messages.profile, Panel: ProfileTab },
    { id: 'notifications', name: messages.notifications, Panel: NotificationsTab },
    { id: 'system', name: messages.system, Panel: SystemTab },
  ] as const;
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  tabs: { flexWrap: 'wrap', marginLeft: '-10px' },
});

/** Profile, notifications and system settings; the open tab stands in the address. */
export function SettingsScreen() {
  const messages = useMessages(settingsMessages);
  const styles = useStyles();
  const [search, setSearch] = useSearchParams();
  const { id: open, Panel } = getTabs().find(({ id }) => id === search.get('tab')) ?? getTabs()[0];
  return (
    <div className={styles.page}>
      <TabList
        className={styles.tabs}
        selectedValue={open}
        onTabSelect={(_event, { value }) => setSearch(value === getTabs()[0].id ? {} : { tab: String(value) })}
        aria-label={messages.settings}
      >
        {getTabs().map(({ id, name }) => (
          <Tab key={id} value={id} id={`settings-tab-${id}`} aria-controls="settings-panel">
            {name}
          </Tab>
        ))}
      </TabList>
      <div id="settings-panel" role="tabpanel" aria-labelledby={`settings-tab-${open}`}>
        <Panel />
      </div>
    </div>
  );
}
