import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons';
import { ACTIONS_COLUMN, type TableColumn } from '../../components/data-table/table-column.js';
import { formatDateTime, formatDecimal, formatUsd } from '../../components/format/format.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import type { RecentQuotation } from './dashboard.endpoints.js';
import { dashboardMessages } from './dashboard.messages.js';

/** The columns of the newest quotations (section 2 of the specification). */
export function createRecentColumns(onOpen: (id: number) => void): readonly TableColumn<RecentQuotation>[] {
  const messages = getMessages(dashboardMessages);
  return [
    {
      id: 'domain',
      header: messages.domain,
      cell: extractDomain,
      sortBy: extractDomain,
      widthPx: 220,
      minWidthPx: 120,
    },
    {
      id: 'destination',
      header: messages.destination,
      cell: (row) => row.destinationAirport || '—',
      sortBy: (row) => row.destinationAirport,
      widthPx: 110,
    },
    {
      id: 'weight',
      header: messages.weightKg,
      cell: (row) => (row.totalWeightKg === null ? '—' : formatDecimal(row.totalWeightKg, 2)),
      sortBy: (row) => row.totalWeightKg ?? 0,
      isNumeric: true,
      widthPx: 120,
    },
    {
      id: 'volume',
      header: messages.volumeM,
      cell: (row) => (row.totalVolumeM3 ? formatDecimal(row.totalVolumeM3, 3) : '—'),
      sortBy: (row) => row.totalVolumeM3 ?? 0,
      isNumeric: true,
      widthPx: 125,
    },
    {
      id: 'amount',
      header: messages.quoteAmount,
      cell: (row) => formatUsd(row.quoteAmount),
      sortBy: (row) => row.quoteAmount ?? 0,
      isNumeric: true,
      widthPx: 140,
    },
    {
      id: 'date',
      header: messages.date,
      cell: (row) => formatDateTime(row.createdAt),
      sortBy: (row) => row.createdAt,
      widthPx: 190,
      minWidthPx: 176,
    },
    {
      id: ACTIONS_COLUMN,
      header: messages.actions,
      cell: (row) => <ViewDetailsButton row={row} onOpen={onOpen} />,
      hasControls: true,
      widthPx: 150,
      minWidthPx: 140,
    },
  ];
}

interface ViewDetailsButtonProps {
  readonly row: RecentQuotation;
  readonly onOpen: (id: number) => void;
}

function ViewDetailsButton({ row, onOpen }: ViewDetailsButtonProps) {
  const messages = useMessages(dashboardMessages);
  const focusComesBack = useRestoreFocusTarget();
  return (
    <Button
      {...focusComesBack}
      size="small"
      icon={<EyeRegular />}
      aria-label={messages.viewDetailsOf(row.quotationNumber)}
      onClick={() => onOpen(row.id)}
    >
      {messages.viewDetails}
    </Button>
  );
}

function extractDomain({ clientEmail }: RecentQuotation): string {
  return clientEmail.split('@').at(-1) || '—';
}
