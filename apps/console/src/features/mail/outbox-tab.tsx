import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useMemo } from 'react';
import { OUTBOUND_EMAIL_STATUSES } from '../../../../../domain/outbound-mail/outbound-email.js';
import { useMessages } from '../../i18n/messages.js';
import { EmptyMailList } from './empty-mail-list.js';
import { useOutboxQuery } from './mail.endpoints.js';
import { mailMessages } from './mail.messages.js';
import { createOutboxColumns } from './mail-columns.js';
import { MailList } from './mail-list.js';
import type { MailTabProps } from './mail-url.js';
import { ReplyDialog } from './reply-dialog.js';
import { StateFilter } from './state-filter.js';

/** A mail server that went away is seen here within a minute, the server's own half included. */
const POLL_INTERVAL_MS = 25_000;

/** The replies that leave, have left or could not. */
export function OutboxTab({ view, onChange }: MailTabProps) {
  const messages = useMessages(mailMessages);
  const { state, page } = view;
  const query = useOutboxQuery(
    { state, page },
    { refetchOnMountOrArgChange: true, pollingInterval: POLL_INTERVAL_MS, skipPollingIfUnfocused: true },
  );
  const columns = useMemo(() => createOutboxColumns((reply) => onChange({ reply })), [onChange]);
  const mailServerProblem = (query.currentData ?? query.data)?.mailTrouble;
  return (
    <>
      {mailServerProblem ? <MailServerWarning message={mailServerProblem} /> : null}
      <StateFilter
        label={messages.status}
        everything={messages.allStatuses}
        states={OUTBOUND_EMAIL_STATUSES}
        chosen={state}
        onChoose={(chosen) => onChange({ state: chosen, page: 1 })}
        onRefresh={() => void query.refetch()}
      />
      <MailList
        what={messages.replies}
        one={messages.reply}
        query={query}
        columns={columns}
        page={page}
        empty={
          <EmptyMailList
            title={messages.noRepliesFound}
            hasFilters={state !== undefined || page > 1}
            unfitting={messages.noReplyFitsTheFilter}
            note={messages.noRepliesFoundNote}
            onClear={() => onChange({ state: undefined, page: 1 })}
          />
        }
        onPage={(next) => onChange({ page: next })}
      />
      {view.reply === undefined ? null : (
        <ReplyDialog id={view.reply} onClose={() => onChange({ tab: 'outbox', reply: undefined })} />
      )}
    </>
  );
}

/** Says that replies wait for the mail server, and that nobody has to do anything about them. */
function MailServerWarning({ message }: { readonly message: string }) {
  const messages = useMessages(mailMessages);
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{message}</MessageBarTitle>
        {messages.mailServerUnreachable}
      </MessageBarBody>
    </MessageBar>
  );
}
