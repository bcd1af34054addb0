import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useMessages } from '../../i18n/messages.js';
import { newRowsMessages } from './new-rows.messages.js';

/** How a list asks whether it has grown: not while nobody looks. */
export const GROWTH_POLLING = { pollingInterval: 30_000, skipPollingIfUnfocused: true } as const;

interface NewRowsNoticeProps {
  /** Whether the rows are emails; else they are quotations. */
  readonly areEmails?: boolean;
  /** Rows when the list was loaded, and now; undefined while unknown. */
  readonly shownTotal: number | undefined;
  readonly total: number | undefined;
  readonly onShow: () => void;
}

/** Says that a list has grown since it was loaded. Rows never move under somebody's hand: they come when they are asked for. */
export function NewRowsNotice({ areEmails = false, shownTotal, total, onShow }: NewRowsNoticeProps) {
  const messages = useMessages(newRowsMessages);
  const count = shownTotal === undefined || total === undefined ? 0 : total - shownTotal;
  if (count <= 0) return null;
  return (
    <MessageBar intent="info" politeness="polite">
      <MessageBarBody>{areEmails ? messages.newEmails(count) : messages.newQuotations(count)}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={onShow}>{messages.show}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
