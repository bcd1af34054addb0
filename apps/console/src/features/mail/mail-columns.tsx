import type { NotificationEmailType } from '../../../../../domain/notifications/notification-email.js';
import type { TableColumn } from '../../components/data-table/table-column.js';
import { formatDateTime } from '../../components/format/format.js';
import { labelHoldReasons } from '../../components/hold-reasons/label-hold-reasons.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import { getMessages } from '../../i18n/messages.js';
import type { EmailRow, NotificationEmailRow, ReplyRow } from './mail.endpoints.js';
import { mailMessages } from './mail.messages.js';
import { MailStatusBadge } from './mail-status-badge.js';
import { OpenMailButton } from './open-mail-button.js';
import { SenderCell } from './sender-cell.js';

/** The columns of received mail. */
export function createReceivedColumns(onOpen: (id: number) => void): readonly TableColumn<EmailRow>[] {
  const messages = getMessages(mailMessages);
  return [
    {
      id: 'subject',
      header: messages.subject,
      cell: (row) => (
        <OpenMailButton subject={row.subject} what={messages.emailNumber(row.id)} onOpen={() => onOpen(row.id)} />
      ),
      hasControls: true,
      widthPx: 250,
      minWidthPx: 140,
    },
    {
      id: 'from',
      header: messages.from,
      cell: (row) => <SenderCell header={row.from} />,
      sortBy: (row) => row.from,
      widthPx: 220,
      minWidthPx: 200,
    },
    {
      id: 'outcome',
      header: messages.outcome,
      cell: (row) => <MailStatusBadge state={row.state} />,
      widthPx: 130,
      minWidthPx: 122,
    },
    {
      id: 'reasons',
      header: messages.reasons,
      cell: (row) => labelHoldReasons(row.reasons) || '—',
      widthPx: 260,
      minWidthPx: 140,
    },
    {
      id: 'quotation',
      header: messages.quotation,
      cell: (row) => <QuotationLink id={row.quotationId} number={row.quotationNumber} />,
      hasControls: true,
      widthPx: 100,
    },
    {
      id: 'received',
      header: messages.received,
      cell: (row) => formatDateTime(row.receivedAt),
      sortBy: (row) => row.receivedAt,
      widthPx: 185,
      minWidthPx: 180,
    },
  ];
}

/** The columns of the outbox. */
export function createOutboxColumns(onOpen: (id: number) => void): readonly TableColumn<ReplyRow>[] {
  const messages = getMessages(mailMessages);
  return [
    {
      id: 'subject',
      header: messages.subject,
      cell: (row) => (
        <OpenMailButton subject={row.subject} what={messages.replyNumber(row.id)} onOpen={() => onOpen(row.id)} />
      ),
      hasControls: true,
      widthPx: 280,
      minWidthPx: 140,
    },
    {
      id: 'kind',
      header: messages.kind,
      cell: (row) => (row.isReminder ? messages.reminder : messages.replyKind),
      widthPx: 110,
    },
    { id: 'to', header: messages.to, cell: (row) => row.to, widthPx: 220, minWidthPx: 120 },
    { id: 'state', header: messages.status, cell: (row) => <MailStatusBadge state={row.state} />, widthPx: 110 },
    { id: 'attempts', header: messages.attempts, cell: (row) => String(row.attempts), isNumeric: true, widthPx: 90 },
    {
      id: 'quotation',
      header: messages.quotation,
      cell: (row) => <QuotationLink id={row.quotationId} number={row.quotationNumber} />,
      hasControls: true,
      widthPx: 100,
    },
    {
      id: 'sent',
      header: messages.sent,
      cell: formatLeaving,
      widthPx: 185,
      minWidthPx: 180,
    },
  ];
}

/** When a reply left, or leaves at the earliest. */
function formatLeaving({ sentAt, state, notBefore }: ReplyRow): string {
  if (sentAt) return formatDateTime(sentAt);
  return state === 'waiting' ? getMessages(mailMessages).leavesAt(formatDateTime(notBefore)) : '—';
}

/** What a mail to the staff is about, in words. */
function getTopicLabels(): Readonly<Record<NotificationEmailType, string>> {
  const messages = getMessages(mailMessages);
  return {
    held: messages.whatWaits,
    sent: messages.whatWasSent,
    error: messages.errors,
    summary: messages.summaryOfADay,
    test: messages.test,
  };
}

/** The columns of the mails to the staff. */
export function createNotificationEmailColumns(
  onOpen: (id: number) => void,
): readonly TableColumn<NotificationEmailRow>[] {
  const messages = getMessages(mailMessages);
  return [
    {
      id: 'subject',
      header: messages.subject,
      cell: (row) => (
        <OpenMailButton
          subject={row.subject}
          what={messages.notificationMailNumber(row.id)}
          onOpen={() => onOpen(row.id)}
        />
      ),
      hasControls: true,
      widthPx: 280,
      minWidthPx: 140,
    },
    { id: 'topic', header: messages.about, cell: (row) => getTopicLabels()[row.topic], widthPx: 150, minWidthPx: 110 },
    { id: 'to', header: messages.to, cell: (row) => row.to, widthPx: 220, minWidthPx: 120 },
    { id: 'state', header: messages.status, cell: (row) => <MailStatusBadge state={row.state} />, widthPx: 110 },
    {
      id: 'written',
      header: messages.written,
      cell: (row) => formatDateTime(row.createdAt),
      widthPx: 185,
      minWidthPx: 180,
    },
  ];
}

function QuotationLink({ id, number }: { readonly id: number | null; readonly number: string | null }) {
  return id === null ? '—' : <RouterLink to={`/quotations?open=${id}`}>{number ?? `Q${id}`}</RouterLink>;
}
