import { useMemo } from 'react';
import type { EmailOrder } from '../../../../../domain/inbound-mail/email-list.js';
import { type SortedColumns, toOrder, toSortState } from '../../components/data-table/server-order.js';
import { useDebouncedText } from '../../components/debounced-text/use-debounced-text.js';
import { GROWTH_POLLING, NewRowsNotice } from '../../components/new-rows/new-rows-notice.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import { useMessages } from '../../i18n/messages.js';
import { EmailDialog } from './email-dialog.js';
import { EmptyMailList } from './empty-mail-list.js';
import { useReceivedMailCountQuery, useReceivedMailQuery } from './mail.endpoints.js';
import { mailMessages } from './mail.messages.js';
import { createReceivedColumns } from './mail-columns.js';
import { MailList } from './mail-list.js';
import { hasReceivedFilters, type MailTabProps, NO_RECEIVED_FILTERS } from './mail-url.js';
import { ReceivedFilterBar } from './received-filter-bar.js';

/** What the heads of columns sort by, in either direction. */
const SORTED_COLUMNS: SortedColumns<EmailOrder> = {
  received: { ascending: 'oldest-first', descending: 'newest-first' },
  from: { ascending: 'sender-ascending', descending: 'sender-descending' },
};

/** The mail that came in, what became of it, and why. */
export function ReceivedTab({ view, onChange }: MailTabProps) {
  const messages = useMessages(mailMessages);
  const { outcome, text, from, to, order, page } = view;
  const filters = { outcome, text, from, to };
  const query = useReceivedMailQuery({ ...filters, order, page }, { refetchOnMountOrArgChange: true });
  const { currentData: total } = useReceivedMailCountQuery(filters, {
    ...GROWTH_POLLING,
    refetchOnMountOrArgChange: true,
  });
  const words = useDebouncedText(text, (typed) => onChange({ text: typed, page: 1 }));
  const columns = useMemo(() => createReceivedColumns((email) => onChange({ email })), [onChange]);
  return (
    <>
      <ReceivedFilterBar filters={filters} search={words} onChange={onChange} onRefresh={() => void query.refetch()} />
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
            hasFilters={hasReceivedFilters(filters) || page > 1}
            unfitting={messages.noReceivedEmailFitsFilter}
            note={messages.noEmailsFoundNote}
            onClear={() => {
              words.type('');
              onChange(NO_RECEIVED_FILTERS);
            }}
          >
            <RouterLink to="/email-processor">{messages.goToTheEmailProcessor}</RouterLink>
          </EmptyMailList>
        }
        sort={toSortState(SORTED_COLUMNS, order)}
        onSort={(sort) => onChange({ order: toOrder(SORTED_COLUMNS, sort, 'newest-first'), page: 1 })}
        onPage={(next) => onChange({ page: next })}
      />
      {view.email === undefined ? null : <EmailDialog id={view.email} onClose={() => onChange({ email: undefined })} />}
    </>
  );
}
