import { useMemo } from 'react';
import { EmptyState } from '../../components/empty-state/empty-state.js';
import { useStaffMailsQuery } from './mail.endpoints.js';
import { staffMailColumns } from './mail-columns.js';
import { MailList } from './mail-list.js';
import type { MonitoringTabProps } from './mail-url.js';
import { RefreshButton } from './refresh-button.js';
import { StaffMailDialog } from './notification-email-dialog.js';

/** What the desk wrote to its own people; none of it is a reply. */
export function NotificationMailsTab({ view: { page, notification }, onChange }: MonitoringTabProps) {
  const query = useStaffMailsQuery({ page }, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => staffMailColumns((id) => onChange({ notification: id })), [onChange]);
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
            note="The desk writes to you about what you switched on under Settings."
          />
        }
        onPage={(next) => onChange({ page: next })}
      />
      {notification === undefined ? null : (
        <StaffMailDialog
          id={notification}
          onClose={() => onChange({ tab: 'notifications', notification: undefined })}
        />
      )}
    </>
  );
}
