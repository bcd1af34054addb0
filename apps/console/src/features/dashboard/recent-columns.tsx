import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons';
import { dateAndTime, decimal, usd } from '../../components/format/format.js';
import { ACTIONS_COLUMN, type ResourceColumn } from '../../components/data-table/table-column.js';
import type { RecentQuotation } from './dashboard.endpoints.js';

/** The columns of the newest quotations (section 2 of the specification). */
export function recentColumns(onOpen: (id: number) => void): readonly ResourceColumn<RecentQuotation>[] {
  return [
    { id: 'domain', header: 'Domain', cell: domainOf, sortBy: domainOf, widthPx: 220, minWidthPx: 120 },
    {
      id: 'destination',
      header: 'Destination',
      cell: (row) => row.destinationAirport || '—',
      sortBy: (row) => row.destinationAirport,
      widthPx: 110,
    },
    {
      id: 'weight',
      header: 'Weight (kg)',
      cell: (row) => (row.totalWeightKg === null ? '—' : decimal(row.totalWeightKg, 2)),
      sortBy: (row) => row.totalWeightKg ?? 0,
      isFigure: true,
      widthPx: 120,
    },
    {
      id: 'volume',
      header: 'Volume (m³)',
      cell: (row) => (row.totalVolumeM3 ? decimal(row.totalVolumeM3, 3) : '—'),
      sortBy: (row) => row.totalVolumeM3 ?? 0,
      isFigure: true,
      widthPx: 125,
    },
    {
      id: 'amount',
      header: 'Quote Amount',
      cell: (row) => usd(row.quoteAmount),
      sortBy: (row) => row.quoteAmount ?? 0,
      isFigure: true,
      widthPx: 140,
    },
    {
      id: 'date',
      header: 'Date',
      cell: (row) => dateAndTime(row.createdAt),
      sortBy: (row) => row.createdAt,
      widthPx: 190,
      minWidthPx: 176,
    },
    {
      id: ACTIONS_COLUMN,
      header: 'Actions',
      cell: (row) => <ViewDetails row={row} onOpen={onOpen} />,
      hasControls: true,
      widthPx: 150,
      minWidthPx: 140,
    },
  ];
}

interface ViewDetailsProps {
  readonly row: RecentQuotation;
  readonly onOpen: (id: number) => void;
}

function ViewDetails({ row, onOpen }: ViewDetailsProps) {
  const focusComesBack = useRestoreFocusTarget();
  return (
    <Button
      {...focusComesBack}
      size="small"
      icon={<EyeRegular />}
      aria-label={`View Details of ${row.quotationNumber}`}
      onClick={() => onOpen(row.id)}
    >
      View Details
    </Button>
  );
}

function domainOf({ clientEmail }: RecentQuotation): string {
  return clientEmail.split('@').at(-1) || '—';
}
