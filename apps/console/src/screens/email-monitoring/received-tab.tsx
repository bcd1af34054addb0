import { Button } from '@fluentui/react-components';
import { useMemo } from 'react';
import { EMAIL_STATES } from '../../../../../domain/incoming-email/incoming-email.js';
import { EmptyState } from '../../parts/empty-state/empty-state.js';
import { RouterLink } from '../../parts/router-link/router-link.js';
import { EmailDialog } from './email-dialog.js';
import { useReceivedMailQuery } from './email-monitoring.endpoints.js';
import { receivedColumns } from './mail-columns.js';
import { MailList } from './mail-list.js';
import type { MonitoringView } from './monitoring-address.js';
import { StateFilter } from './state-filter.js';

interface TabProps {
  readonly view: MonitoringView;
  readonly onChange: (change: Partial<MonitoringView>) => void;
}

/** The mail that came in, what became of it, and why. */
export function ReceivedTab({ view, onChange }: TabProps) {
  const { outcome, page } = view;
  const { currentData, data, error, isFetching, refetch } = useReceivedMailQuery(
    { outcome, page },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useMemo(() => receivedColumns((email) => onChange({ email })), [onChange]);
  return (
    <>
      <StateFilter
        label="Outcome"
        everything="All outcomes"
        states={EMAIL_STATES}
        chosen={outcome}
        onChoose={(chosen) => onChange({ outcome: chosen, page: 1 })}
        onRefresh={() => void refetch()}
      />
      <MailList
        what="received emails"
        shown={currentData ?? (isFetching ? data : undefined)}
        isFetching={isFetching}
        error={error}
        columns={columns}
        page={page}
        empty={
          outcome || page > 1 ? (
            <EmptyState title="No emails found" note="No received email fits the filter.">
              <Button onClick={() => onChange({ outcome: undefined, page: 1 })}>Clear filters</Button>
            </EmptyState>
          ) : (
            <EmptyState title="No emails found" note="Nothing has been received yet.">
              <RouterLink to="/email-processor">Go to the Email Processor</RouterLink>
            </EmptyState>
          )
        }
        onPage={(next) => onChange({ page: next })}
        onRetry={() => void refetch()}
      />
      {view.email === undefined ? null : <EmailDialog id={view.email} onClose={() => onChange({ email: undefined })} />}
    </>
  );
}
