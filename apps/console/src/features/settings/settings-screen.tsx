import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { useSearchParams } from 'react-router';
import { NotificationsTab } from './notifications-tab.js';
import { ProfileTab } from './profile-tab.js';
import { SystemTab } from './system-tab.js';

const TABS = [
  { id: 'profile', name: 'Profile', Panel: ProfileTab },
  { id: 'notifications', name: 'Notifications', Panel: NotificationsTab },
  { id: 'system', name: 'System', Panel: SystemTab },
] as const;

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  tabs: { flexWrap: 'wrap', marginLeft: '-10px' },
});

/** Profile, notifications and system settings; the open tab stands in the address. */
export function SettingsScreen() {
  const styles = useStyles();
  const [search, setSearch] = useSearchParams();
  const { id: open, Panel } = TABS.find(({ id }) => id === search.get('tab')) ?? TABS[0];
  return (
    <div className={styles.page}>
      <TabList
        className={styles.tabs}
        selectedValue={open}
        onTabSelect={(_event, { value }) => setSearch(value === TABS[0].id ? {} : { tab: String(value) })}
        aria-label="Settings"
      >
        {TABS.map(({ id, name }) => (
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
