import { OutcomeBadge } from '../../components/commercial-outcome/outcome-badge.js';
import type { TableColumn } from '../../components/data-table/table-column.js';
import { formatDateTime, formatDecimal, formatUsd } from '../../components/format/format.js';
import { StatusBadge } from '../../components/status-badge/status-badge.js';
import { getMessages } from '../../i18n/messages.js';
import { QuotationLink } from './quotation-link.js';
import type { QuotationRow } from './quotations.endpoints.js';
import { quotationsMessages } from './quotations.messages.js';

/** The columns of the quotations; the number opens the details. @param detailsAt the address that opens one */
export function createQuotationColumns(detailsAt: (id: number) => string): readonly TableColumn<QuotationRow>[] {
  const messages = getMessages(quotationsMessages);
  return [
    {
      id: 'number',
      header: messages.quotation,
      cell: (row) => <QuotationLink label={row.quotationNumber || String(row.id)} detailsAt={detailsAt(row.id)} />,
      hasControls: true,
      widthPx: 90,
    },
    {
      id: 'status',
      header: messages.status,
      // What came of it stands below what was done with it: a column of its own takes the others' room.
      cell: (row) => (
        <div>
          <StatusBadge status={row.status} />
          <OutcomeBadge outcome={row.commercialOutcome} />
        </div>
      ),
      widthPx: 130,
      minWidthPx: 122,
    },
    {
      id: 'client',
      header: messages.clientEmail,
      cell: (row) => (
        <div>
          {row.clientName ? <div translate="no">{row.clientName}</div> : null}
          {row.clientEmail}
        </div>
      ),
      sortBy: (row) => row.clientEmail,
      widthPx: 200,
      minWidthPx: 140,
    },
    { id: 'destination', header: messages.destination, cell: (row) => row.destinationAirport || '—', widthPx: 110 },
    {
      id: 'weight',
      header: messages.weightKg,
      cell: (row) => formatQuantity(row.totalWeightKg, 2),
      isNumeric: true,
      widthPx: 120,
    },
    {
      id: 'volume',
      header: messages.volumeM,
      cell: (row) => formatQuantity(row.totalVolumeM3, 3),
      isNumeric: true,
      widthPx: 132,
      minWidthPx: 132,
    },
    {
      id: 'amount',
      header: messages.amount,
      cell: (row) => formatUsd(row.quoteAmount),
      sortBy: (row) => row.quoteAmount,
      isNumeric: true,
      widthPx: 130,
    },
    {
      id: 'created',
      header: messages.created,
      cell: (row) => (row.createdAt ? formatDateTime(row.createdAt) : 'N/A'),
      sortBy: (row) => row.createdAt ?? '',
      widthPx: 190,
      minWidthPx: 110,
    },
  ];
}

/** Nothing weighs nothing: zero is what nobody has stated. */
function formatQuantity(value: number | null | undefined, digits: number): string {
  return value ? formatDecimal(value, digits) : '—';
}
