import { Button } from '@fluentui/react-components';
import { CallRegular } from '@fluentui/react-icons';
import { ACTIONS_COLUMN, type TableColumn } from '../../../components/data-table/table-column.js';
import { formatDate, formatDateTime, formatUsd } from '../../../components/format/format.js';
import { RouterLink } from '../../../components/router-link/router-link.js';
import { getMessages } from '../../../i18n/messages.js';
import type { CallRow } from './calls.endpoints.js';
import { callsMessages } from './calls.messages.js';

/** The columns of the list of calls. @param onNote opens the dialog; undefined for people who only read */
export function createCallColumns(onNote: ((row: CallRow) => void) | undefined): readonly TableColumn<CallRow>[] {
  const messages = getMessages(callsMessages);
  const actions: TableColumn<CallRow> = {
    id: ACTIONS_COLUMN,
    header: messages.actions,
    cell: (row) => (
      <Button
        icon={<CallRegular />}
        aria-label={messages.noteCallOf(row.quotationNumber)}
        onClick={() => onNote?.(row)}
      >
        {messages.noteCall}
      </Button>
    ),
    hasControls: true,
    widthPx: 160,
    minWidthPx: 150,
  };
  return [
    {
      id: 'quotation',
      header: messages.quotation,
      cell: (row) => <RouterLink to={`/quotations?open=${row.id}`}>{row.quotationNumber}</RouterLink>,
      hasControls: true,
      widthPx: 90,
    },
    {
      id: 'customer',
      header: messages.customer,
      cell: (row) => [row.name, row.company, row.clientEmail].filter(Boolean).join(', '),
      widthPx: 240,
      minWidthPx: 140,
    },
    { id: 'phone', header: messages.phone, cell: (row) => row.phone ?? '—', widthPx: 140, minWidthPx: 110 },
    { id: 'total', header: messages.total, cell: (row) => formatUsd(row.total), isNumeric: true, widthPx: 110 },
    { id: 'sent', header: messages.sent, cell: (row) => formatDate(row.createdAt), widthPx: 120, minWidthPx: 110 },
    {
      id: 'validUntil',
      header: messages.validUntil,
      cell: (row) => formatDate(row.validUntil),
      widthPx: 120,
      minWidthPx: 110,
    },
    {
      id: 'lastCall',
      header: messages.lastCall,
      cell: (row) => formatLastCall(row),
      widthPx: 240,
      minWidthPx: 130,
    },
    ...(onNote ? [actions] : []),
  ];
}

function formatLastCall({ lastCall, isReminded }: CallRow): string {
  const messages = getMessages(callsMessages);
  const call = lastCall && messages.lastCallText(formatDateTime(lastCall.at), lastCall.actor, lastCall.remark);
  return [call, isReminded ? messages.reminded : undefined].filter(Boolean).join('; ') || '—';
}
