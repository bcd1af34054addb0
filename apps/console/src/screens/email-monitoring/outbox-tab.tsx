import { Button, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useMemo } from 'react';
import { OUTBOX_STATES } from '../../../../../domain/reply/outgoing-mail.js';
import { EmptyState } from '../../parts/empty-state/empty-state.js';
import { useOutboxQuery } from './email-monitoring.endpoints.js';
import { outboxColumns } from './mail-columns.js';
import { MailList } from './mail-list.js';
import type { MonitoringView } from './monitoring-address.js';
import { ReplyDialog } from './reply-dialog.js';
import { StateFilter } from './state-filter.js';

/** A mail server that went away is seen here within a minute, the server's own half included. */
const LOOK_AGAIN_MS = 25_000;

interface TabProps {
  readonly view: MonitoringView;
  readonly onChange: (change: Partial<MonitoringView>) => void;
}

/** The replies that leave, have left or could not. */
export function OutboxTab({ view, onChange }: TabProps) {
  const { state, page } = view;
  const { currentData, data, error, isFetching, refetch } = useOutboxQuery(
    { state, page },
    { refetchOnMountOrArgChange: true, pollingInterval: LOOK_AGAIN_MS, skipPollingIfUnfocused: true },
  );
  const columns = useMemo(() => outboxColumns((reply) => onChange({ reply })), [onChange]);
  const mailTrouble = (currentData ?? data)?.mailTrouble;
  return (
    <>
      {mailTrouble ? <MailTroubleBar sentence={mailTrouble} /> : null}
      <StateFilter
        label="Status"
        everything="All statuses"
        states={OUTBOX_STATES}
        chosen={state}
        onChoose={(chosen) => onChange({ state: chosen, page: 1 })}
        onRefresh={() => void refetch()}
      />
      <MailList
        what="replies"
        shown={currentData ?? (isFetching ? data : undefined)}
        isFetching={isFetching}
        error={error}
        columns={columns}
        page={page}
        empty={
          state || page > 1 ? (
            <EmptyState title="No replies found" note="No reply fits the filter.">
              <Button onClick={() => onChange({ state: undefined, page: 1 })}>Clear filters</Button>
            </EmptyState>
          ) : (
            <EmptyState title="No replies found" note="Replies appear here as soon as a quotation is to be sent." />
          )
        }
        onPage={(next) => onChange({ page: next })}
        onRetry={() => void refetch()}
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
