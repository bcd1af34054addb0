import { useMemo } from 'react';
import { INBOUND_EMAIL_STATUSES } from '../../../../../domain/inbound-mail/inbound-email.js';
import { GROWTH_POLLING, NewRowsNotice } from '../../components/new-rows/new-rows-notice.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import { useMessages } from '../../i18n/messages.js';
import { EmailDialog } from './email-dialog.js';
import { EmptyMailList } from './empty-mail-list.js';
import { useReceivedMailCountQuery, useReceivedMailQuery } from './mail.endpoints.js';
import { mailMessages } from './mail.messages.js';
import { createReceivedColumns } from './mail-columns.js';
import { MailList } from './mail-list.js';
import type { MailTabProps } from './mail-url.js';
import { StateFilter } from './state-filter.js';

/** The mail that came in, what became of it, and why. */
export function ReceivedTab({ view, onChange }: MailTabProps) {
  const messages = useMessages(mailMessages);
  const { outcome, page } = view;
  const query = useReceivedMailQuery({ outcome, page }, { refetchOnMountOrArgChange: true });
  const { currentData: total } = useReceivedMailCountQuery(
    { outcome },
    { ...GROWTH_POLLING, refetchOnMountOrArgChange: true },
  );
  const columns = useMemo(() => createReceivedColumns((email) => onChange({ email })), [onChange]);
  return (
    <>
      <StateFilter
        label={messages.outcome}
        everything={messages.allOutcomes}
        states={INBOUND_EMAIL_STATUSES}
        chosen={outcome}
        onChoose={(chosen) => onChange({ outcome: chosen, page: 1 })}
        onRefresh={() => void query.refetch()}
      />
      <NewRowsNotice
        areEmails
        shownTotal={query.currentData?.total}
        total={total}
        onShow={() => {
          onChange({ page: 1 });
          void query.refetch();
        }}
      />
      <MailList
        what={messages.receivedEmails}
        one={messages.receivedEmail}
        query={query}
        columns={columns}
        page={page}
        empty={
          <EmptyMailList
            title={messages.noEmailsFound}
            hasFilters={outcome !== undefined || page > 1}
            unfitting={messages.noReceivedEmailFitsFilter}
            note={messages.noEmailsFoundNote}
            onClear={() => onChange({ outcome: undefined, page: 1 })}
          >
            <RouterLink to="/email-processor">{messages.goToTheEmailProcessor}</RouterLink>
          </EmptyMailList>
        }
        onPage={(next) => onChange({ page: next })}
      />
      {view.email === undefined ? null : <EmailDialog id={view.email} onClose={() => onChange({ email: undefined })} />}
    </>
  );
}
