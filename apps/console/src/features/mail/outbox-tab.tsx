import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useMemo } from 'react';
import { OUTBOX_STATES } from '../../../../../domain/outbound-mail/outbound-email.js';
import { useOutboxQuery } from './mail.endpoints.js';
import { outboxColumns } from './mail-columns.js';
import { MailList } from './mail-list.js';
import type { MonitoringTabProps } from './mail-url.js';
import { NoMail } from './empty-mail-list.js';
import { ReplyDialog } from './reply-dialog.js';
import { StateFilter } from './state-filter.js';

/** A mail server that went away is seen here within a minute, the server's own half included. */
const LOOK_AGAIN_MS = 25_000;

/** The replies that leave, have left or could not. */
export function OutboxTab({ view, onChange }: MonitoringTabProps) {
  const { state, page } = view;
  const query = useOutboxQuery(
    { state, page },
    { refetchOnMountOrArgChange: true, pollingInterval: LOOK_AGAIN_MS, skipPollingIfUnfocused: true },
  );
  const columns = useMemo(() => outboxColumns((reply) => onChange({ reply })), [onChange]);
  const mailTrouble = (query.currentData ?? query.data)?.mailTrouble;
  return (
    <>
      {mailTrouble ? <MailTroubleBar sentence={mailTrouble} /> : null}
      <StateFilter
        label="Status"
        everything="All statuses"
        states={OUTBOX_STATES}
        chosen={state}
        onChoose={(chosen) => onChange({ state: chosen, page: 1 })}
        onRefresh={() => void query.refetch()}
      />
      <MailList
        what="replies"
        one="reply"
        query={query}
        columns={columns}
        page={page}
        empty={
          <NoMail
            title="No replies found"
            isNarrowed={state !== undefined || page > 1}
            unfitting="No reply fits the filter."
            note="Replies appear here as soon as a quotation is to be sent."
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
function MailTroubleBar({ sentence }: { readonly sentence: string }) {
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{sentence}</MessageBarTitle>
        Quotations go on being made. Replies wait here, are tried again for five days and leave by themselves when it is
        back.
      </MessageBarBody>
    </MessageBar>
  );
}
