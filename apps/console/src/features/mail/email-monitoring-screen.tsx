import { makeStyles, mergeClasses, Tab, TabList, tokens } from '@fluentui/react-components';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../components/page-header/page-header.js';
import { useNarrowWindow } from '../../components/window-width/use-narrow-window.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { LlmCallsTab } from './llm-calls-tab.js';
import { mailMessages } from './mail.messages.js';
import { MAIL_TABS, type MailView, parseView, toSearchParams } from './mail-url.js';
import { NotificationEmailsTab } from './notification-emails-tab.js';
import { OutboxTab } from './outbox-tab.js';
import { ReceivedTab } from './received-tab.js';

function getTabs() {
  const messages = getMessages(mailMessages);
  return [
    { id: 'received', name: messages.received, Panel: ReceivedTab },
    { id: 'outbox', name: messages.outbox, Panel: OutboxTab },
    { id: 'notifications', name: messages.notificationMailsHeading, Panel: NotificationEmailsTab },
    { id: 'model', name: messages.languageModel, Panel: LlmCallsTab },
  ] as const;
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  tabs: { flexWrap: 'wrap', marginLeft: '-10px' },
  closeTabs: { marginLeft: '-4px' },
  closeTab: { paddingInline: '4px' },
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** Received mail and replies; tab, filter, page and the open mail stand in the address. */
export function EmailMonitoringScreen() {
  const messages = useMessages(mailMessages);
  const styles = useStyles();
  const isNarrow = useNarrowWindow();
  const [search, setSearch] = useSearchParams();
  const view = parseView(search);
  const change = useCallback(
    (changed: Partial<MailView>) => setSearch((before) => toSearchParams({ ...parseView(before), ...changed })),
    [setSearch],
  );
  const { Panel } = getTabs().find(({ id }) => id === view.tab) ?? getTabs()[0];
  return (
    <div className={styles.page}>
      <PageHeader subtitle={messages.screenSubtitle} />
      <TabList
        className={mergeClasses(styles.tabs, isNarrow && styles.closeTabs)}
        size={isNarrow ? 'small' : 'medium'}
        selectedValue={view.tab}
        onTabSelect={(_event, { value }) =>
          change({
            tab: MAIL_TABS.find((tab) => tab === value) ?? 'received',
            ...{ page: 1, text: '', from: '', to: '', order: 'newest-first' },
            ...{ email: undefined, reply: undefined, notification: undefined },
          })
        }
        aria-label={messages.mail}
      >
        {getTabs().map(({ id, name }) => (
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
