import { extractMailDomain } from '../../domain/customers/mail-domain.js';
import { formatOfficeMinute } from '../../domain/office-day.js';
import { formatQuotationNumber } from '../../domain/quoting/quotation.js';
import type { SheetCell } from '../tariff/spreadsheet-codec.port.js';
import type { QuotationExportRow } from './quotation-export.port.js';

/** What the columns of an export are called. */
export const QUOTATION_EXPORT_HEADINGS = [
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
  'Outcome',
];

/** The cells of one quotation, in the order of the headings. */
export function toCells(row: QuotationExportRow): SheetCell[] {
  return [
    formatQuotationNumber(row.id),
    formatOfficeMinute(row.createdAt),
    row.status,
    row.clientEmail,
    extractMailDomain(row.clientEmail) ?? '',
    row.country,
    row.airport,
    Number(row.grossKg),
    Number(row.volumeM3),
    Number(row.quoteAmount),
    row.isStrict ? 'charges' : 'stored amount',
    row.outcome ?? '',
  ];
}
