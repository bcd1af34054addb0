import { quotationNumber } from '../../domain/quoting/quotation.js';
import type { LedgerRow } from './quotation-export.port.js';
import { mailDomainOf } from '../../domain/customers/mail-domain.js';
import type { SheetCell } from '../tariff/spreadsheet-codec.port.js';

/** What the columns of an export are called. */
export const LEDGER_HEADINGS = [
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

/** The cells of one quotation, in the order of the headings. */
export function cellsOf(row: LedgerRow): SheetCell[] {
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
