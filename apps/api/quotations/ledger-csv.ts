import { quotationNumber } from '../../../domain/quotation/quotation.js';
import type { LedgerRow } from '../../../domain/quotation/quotation-ledger.port.js';
import { mailDomainOf } from '../../../domain/recognized-sender/mail-domain.js';
import { csvText } from '../csv-text.js';

const HEADINGS = [
  'Quotation',
  'Created',
  'Status',
  'Client Email',
  'Domain',
  'Country',
  'Airport',
  'Weight (kg)',
  'Volume (m³)',
  'Amount (USD)',
  'Amount from',
];

/** Quotations as CSV, portion by portion. */
export async function* ledgerCsv(portions: AsyncIterable<readonly LedgerRow[]>): AsyncGenerator<string> {
  yield csvText([HEADINGS]);
  for await (const rows of portions) yield csvText(rows.map(cellsOf));
}

function cellsOf(row: LedgerRow) {
  return [
    quotationNumber(row.id),
    row.createdAt.toISOString(),
    row.status,
    row.clientEmail,
    mailDomainOf(row.clientEmail) ?? '',
    row.country,
    row.airport,
    Number(row.grossKg),
    Number(row.volumeM3),
    Number(row.quoteAmount),
    row.isStrict ? 'charges' : 'stored amount',
  ];
}
