import { useMemo } from 'react';
import { EmptyState } from '../../components/empty-state/empty-state.js';
import { useStaffMailsQuery } from './mail.endpoints.js';
import { createNotificationEmailColumns } from './mail-columns.js';
import { MailList } from './mail-list.js';
import type { MailTabProps } from './mail-url.js';
import { NotificationEmailDialog } from './notification-email-dialog.js';
import { RefreshButton } from './refresh-button.js';

/** What the server wrote to its own people; none of it is a reply. */
export function NotificationEmailsTab({ view: { page, notification }, onChange }: MailTabProps) {
  const query = useStaffMailsQuery({ page }, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => createNotificationEmailColumns((id) => onChange({ notification: id })), [onChange]);
  return (
    <>
      <RefreshButton onRefresh={() => void query.refetch()} />
      <MailList
        what="notification mails"
        one="notification mail"
        query={query}
        columns={columns}
        page={page}
        empty={
          <EmptyState
            title="No notification mails found"
            note="Notifications that you switched on under Settings appear here."
          />
        }
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
