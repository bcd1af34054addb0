import { useMemo } from 'react';
import { INBOUND_EMAIL_STATUSES } from '../../../../../domain/inbound-mail/inbound-email.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import { EmailDialog } from './email-dialog.js';
import { EmptyMailList } from './empty-mail-list.js';
import { useReceivedMailQuery } from './mail.endpoints.js';
import { createReceivedColumns } from './mail-columns.js';
import { MailList } from './mail-list.js';
import type { MailTabProps } from './mail-url.js';
import { StateFilter } from './state-filter.js';

/** The mail that came in, what became of it, and why. */
export function ReceivedTab({ view, onChange }: MailTabProps) {
  const { outcome, page } = view;
  const query = useReceivedMailQuery({ outcome, page }, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => createReceivedColumns((email) => onChange({ email })), [onChange]);
  return (
    <>
      <StateFilter
        label="Outcome"
        everything="All outcomes"
        states={INBOUND_EMAIL_STATUSES}
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
          <EmptyMailList
            title="No emails found"
            hasFilters={outcome !== undefined || page > 1}
            unfitting="No received email fits the filter."
            note="Nothing has been received yet."
            onClear={() => onChange({ outcome: undefined, page: 1 })}
          >
            <RouterLink to="/email-processor">Go to the Email Processor</RouterLink>
          </EmptyMailList>
        }
        onPage={(next) => onChange({ page: next })}
      />
      {view.email === undefined ? null : <EmailDialog id={view.email} onClose={() => onChange({ email: undefined })} />}
    </>
  );
}
