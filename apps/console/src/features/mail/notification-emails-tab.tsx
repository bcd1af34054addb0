import { useMemo } from 'react';
import { EmptyState } from '../../components/empty-state/empty-state.js';
import { useMessages } from '../../i18n/messages.js';
import { useStaffMailsQuery } from './mail.endpoints.js';
import { mailMessages } from './mail.messages.js';
import { createNotificationEmailColumns } from './mail-columns.js';
import { MailList } from './mail-list.js';
import type { MailTabProps } from './mail-url.js';
import { NotificationEmailDialog } from './notification-email-dialog.js';
import { RefreshButton } from './refresh-button.js';

/** What the server wrote to its own people; none of it is a reply. */
export function NotificationEmailsTab({ view: { page, notification }, onChange }: MailTabProps) {
  const messages = useMessages(mailMessages);
  const query = useStaffMailsQuery({ page }, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => createNotificationEmailColumns((id) => onChange({ notification: id })), [onChange]);
  return (
    <>
      <RefreshButton onRefresh={() => void query.refetch()} />
      <MailList
        what={messages.notificationMails}
        one={messages.notificationMail}
        query={query}
        columns={columns}
        page={page}
        empty={<EmptyState title={messages.noNotificationMailsFound} note={messages.noNotificationMailsFoundNote} />}
        onPage={(next) => onChange({ page: next })}
      />
      {notification === undefined ? null : (
        <NotificationEmailDialog
          id={notification}
          onClose={() => onChange({ tab: 'notifications', notification: undefined })}
        />
      )}
    </>
  );
}
