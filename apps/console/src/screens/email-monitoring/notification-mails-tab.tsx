import { useMemo } from 'react';
import { EmptyState } from '../../parts/empty-state/empty-state.js';
import { useStaffMailsQuery } from './email-monitoring.endpoints.js';
import { staffMailColumns } from './mail-columns.js';
import { MailList } from './mail-list.js';
import type { MonitoringView } from './monitoring-address.js';
import { StaffMailDialog } from './staff-mail-dialog.js';

interface TabProps {
  readonly view: MonitoringView;
  readonly onChange: (change: Partial<MonitoringView>) => void;
}

/** What the desk wrote to its own people; none of it is a reply. */
export function NotificationMailsTab({ view: { page, notification }, onChange }: TabProps) {
  const query = useStaffMailsQuery({ page }, { refetchOnMountOrArgChange: true });
  const { currentData, data, error, isFetching, refetch } = query;
  const columns = useMemo(() => staffMailColumns((id) => onChange({ notification: id })), [onChange]);
  return (
    <>
      <MailList
        what="notification mails"
        shown={currentData ?? (isFetching ? data : undefined)}
        isFetching={isFetching}
        error={error}
        columns={columns}
        page={page}
        empty={
          <EmptyState
            title="No notification mails found"
            note="The desk writes to you about what you switched on under Settings."
          />
        }
        onPage={(next) => onChange({ page: next })}
        onRetry={() => void refetch()}
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
