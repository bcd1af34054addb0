import { makeStyles, mergeClasses, Tab, TabList, tokens } from '@fluentui/react-components';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../components/page-header/page-header.js';
import { useNarrowWindow } from '../../components/window-width/use-narrow-window.js';
import { LlmCallsTab } from './llm-calls-tab.js';
import { MAIL_TABS, type MailView, parseView, toSearchParams } from './mail-url.js';
import { NotificationEmailsTab } from './notification-emails-tab.js';
import { OutboxTab } from './outbox-tab.js';
import { ReceivedTab } from './received-tab.js';

const TABS = [
  { id: 'received', name: 'Received', Panel: ReceivedTab },
  { id: 'outbox', name: 'Outbox', Panel: OutboxTab },
  { id: 'notifications', name: 'Notification mails', Panel: NotificationEmailsTab },
  { id: 'model', name: 'Language Model', Panel: LlmCallsTab },
] as const;

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  tabs: { flexWrap: 'wrap', marginLeft: '-10px' },
  closeTabs: { marginLeft: '-4px' },
  closeTab: { paddingInline: '4px' },
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** Received mail and replies; tab, filter, page and the open mail stand in the address. */
export function EmailMonitoringScreen() {
  const styles = useStyles();
  const isNarrow = useNarrowWindow();
  const [search, setSearch] = useSearchParams();
  const view = parseView(search);
  const change = useCallback(
    (changed: Partial<MailView>) => setSearch((before) => toSearchParams({ ...parseView(before), ...changed })),
    [setSearch],
  );
  const { Panel } = TABS.find(({ id }) => id === view.tab) ?? TABS[0];
  return (
    <div className={styles.page}>
      <PageHeader subtitle="Received mail and its outcome, outgoing replies, and notifications sent to you." />
      <TabList
        className={mergeClasses(styles.tabs, isNarrow && styles.closeTabs)}
        size={isNarrow ? 'small' : 'medium'}
        selectedValue={view.tab}
        onTabSelect={(_event, { value }) =>
          change({
            tab: MAIL_TABS.find((tab) => tab === value) ?? 'received',
            page: 1,
            ...{ email: undefined, reply: undefined, notification: undefined },
          })
        }
        aria-label="Mail"
      >
        {TABS.map(({ id, name }) => (
          <Tab
            key={id}
            value={id}
            id={`mail-tab-${id}`}
            aria-controls="mail-panel"
            className={isNarrow ? styles.closeTab : undefined}
          >
            {name}
          </Tab>
        ))}
      </TabList>
      <div id="mail-panel" role="tabpanel" aria-labelledby={`mail-tab-${view.tab}`} className={styles.panel}>
        <Panel view={view} onChange={change} />
      </div>
    </div>
  );
}
