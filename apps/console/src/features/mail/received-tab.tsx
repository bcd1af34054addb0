import { useMemo } from 'react';
import { EMAIL_STATES } from '../../../../../domain/inbound-mail/inbound-email.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import { EmailDialog } from './email-dialog.js';
import { useReceivedMailQuery } from './mail.endpoints.js';
import { receivedColumns } from './mail-columns.js';
import { MailList } from './mail-list.js';
import type { MonitoringTabProps } from './mail-url.js';
import { NoMail } from './empty-mail-list.js';
import { StateFilter } from './state-filter.js';

/** The mail that came in, what became of it, and why. */
export function ReceivedTab({ view, onChange }: MonitoringTabProps) {
  const { outcome, page } = view;
  const query = useReceivedMailQuery({ outcome, page }, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => receivedColumns((email) => onChange({ email })), [onChange]);
  return (
    <>
      <StateFilter
        label="Outcome"
        everything="All outcomes"
        states={EMAIL_STATES}
        chosen={outcome}
        onChoose={(chosen) => onChange({ outcome: chosen, page: 1 })}
        onRefresh={() => void query.refetch()}
      />
      <MailList
        what="received emails"
        one="received email"
        query={query}
        columns={columns}
        page={page}
        empty={
          <NoMail
            title="No emails found"
            isNarrowed={outcome !== undefined || page > 1}
            unfitting="No received email fits the filter."
            note="Nothing has been received yet."
            onClear={() => onChange({ outcome: undefined, page: 1 })}
          >
            <RouterLink to="/email-processor">Go to the Email Processor</RouterLink>
          </NoMail>
        }
        onPage={(next) => onChange({ page: next })}
      />
      {view.email === undefined ? null : <EmailDialog id={view.email} onClose={() => onChange({ email: undefined })} />}
    </>
  );
}
