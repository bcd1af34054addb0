import type { NotificationEmailType } from '../../../../../domain/notifications/notification-email.js';
import type { TableColumn } from '../../components/data-table/table-column.js';
import { formatDateTime } from '../../components/format/format.js';
import { describeHoldReason } from '../../components/hold-reasons/hold-reason.messages.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import type { EmailRow, NotificationEmailRow, ReplyRow } from './mail.endpoints.js';
import { MailStatusBadge } from './mail-status-badge.js';
import { OpenMailButton } from './open-mail-button.js';
import { SenderCell } from './sender-cell.js';

/** The columns of received mail. */
export function createReceivedColumns(onOpen: (id: number) => void): readonly TableColumn<EmailRow>[] {
  return [
    {
      id: 'subject',
      header: 'Subject',
      cell: (row) => <OpenMailButton subject={row.subject} what={`email ${row.id}`} onOpen={() => onOpen(row.id)} />,
      hasControls: true,
      widthPx: 250,
      minWidthPx: 140,
    },
    { id: 'from', header: 'From', cell: (row) => <SenderCell header={row.from} />, widthPx: 220, minWidthPx: 200 },
    { id: 'outcome', header: 'Outcome', cell: (row) => <MailStatusBadge state={row.state} />, widthPx: 120 },
    {
      id: 'reasons',
      header: 'Reasons',
      cell: (row) => row.reasons.map((reason) => describeHoldReason(reason).message).join(' ') || '—',
      widthPx: 260,
      minWidthPx: 140,
    },
    {
      id: 'quotation',
      header: 'Quotation',
      cell: (row) => <QuotationLink id={row.quotationId} number={row.quotationNumber} />,
      hasControls: true,
      widthPx: 100,
    },
    {
      id: 'received',
      header: 'Received',
      cell: (row) => formatDateTime(row.receivedAt),
      widthPx: 185,
      minWidthPx: 180,
    },
  ];
}

/** The columns of the outbox. */
export function createOutboxColumns(onOpen: (id: number) => void): readonly TableColumn<ReplyRow>[] {
  return [
    {
      id: 'subject',
      header: 'Subject',
      cell: (row) => <OpenMailButton subject={row.subject} what={`reply ${row.id}`} onOpen={() => onOpen(row.id)} />,
      hasControls: true,
      widthPx: 280,
      minWidthPx: 140,
    },
    { id: 'to', header: 'To', cell: (row) => row.to, widthPx: 220, minWidthPx: 120 },
    { id: 'state', header: 'Status', cell: (row) => <MailStatusBadge state={row.state} />, widthPx: 110 },
    { id: 'attempts', header: 'Attempts', cell: (row) => String(row.attempts), isNumeric: true, widthPx: 90 },
    {
      id: 'quotation',
      header: 'Quotation',
      cell: (row) => <QuotationLink id={row.quotationId} number={row.quotationNumber} />,
      hasControls: true,
      widthPx: 100,
    },
    {
      id: 'sent',
      header: 'Sent',
      cell: (row) => (row.sentAt ? formatDateTime(row.sentAt) : '—'),
      widthPx: 185,
      minWidthPx: 180,
    },
  ];
}

/** What a mail to the staff is about, in words. */
const TOPIC_LABELS: Readonly<Record<NotificationEmailType, string>> = {
  held: 'What waits',
  sent: 'What was sent',
  error: 'Errors',
  summary: 'Summary of a day',
  test: 'Test',
};

/** The columns of the mails to the staff. */
export function createNotificationEmailColumns(
  onOpen: (id: number) => void,
): readonly TableColumn<NotificationEmailRow>[] {
  return [
    {
      id: 'subject',
      header: 'Subject',
      cell: (row) => (
        <OpenMailButton subject={row.subject} what={`notification mail ${row.id}`} onOpen={() => onOpen(row.id)} />
      ),
      hasControls: true,
      widthPx: 280,
      minWidthPx: 140,
    },
    { id: 'topic', header: 'About', cell: (row) => TOPIC_LABELS[row.topic], widthPx: 150, minWidthPx: 110 },
    { id: 'to', header: 'To', cell: (row) => row.to, widthPx: 220, minWidthPx: 120 },
    { id: 'state', header: 'Status', cell: (row) => <MailStatusBadge state={row.state} />, widthPx: 110 },
    { id: 'written', header: 'Written', cell: (row) => formatDateTime(row.createdAt), widthPx: 185, minWidthPx: 180 },
  ];
}

function QuotationLink({ id, number }: { readonly id: number | null; readonly number: string | null }) {
  return id === null ? '—' : <RouterLink to={`/quotations?open=${id}`}>{number ?? `Q${id}`}</RouterLink>;
}
