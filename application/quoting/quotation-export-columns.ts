import { extractMailDomain } from '../../domain/customers/mail-domain.js';
import { formatOfficeMinute, toOfficeDay } from '../../domain/office-day.js';
import { OUTCOME_NAMES } from '../../domain/quoting/outcome/outcome.messages.js';
import { formatQuotationNumber } from '../../domain/quoting/quotation.js';
import type { SheetCell } from '../tariff/spreadsheet-codec.port.js';
import type { QuotationExportRow } from './quotation-export.port.js';
import { QUOTATION_EXPORT_TEXTS } from './quoting.messages.js';

/** What the columns of an export are called. */
export function listQuotationHeadings(): string[] {
  return [
    QUOTATION_EXPORT_TEXTS.number,
    QUOTATION_EXPORT_TEXTS.created,
    QUOTATION_EXPORT_TEXTS.status,
    QUOTATION_EXPORT_TEXTS.email,
    QUOTATION_EXPORT_TEXTS.domain,
    QUOTATION_EXPORT_TEXTS.country,
    QUOTATION_EXPORT_TEXTS.airport,
    QUOTATION_EXPORT_TEXTS.weight,
    QUOTATION_EXPORT_TEXTS.volume,
    QUOTATION_EXPORT_TEXTS.amount,
    QUOTATION_EXPORT_TEXTS.basis,
    QUOTATION_EXPORT_TEXTS.outcome,
    QUOTATION_EXPORT_TEXTS.client,
    QUOTATION_EXPORT_TEXTS.origin,
    QUOTATION_EXPORT_TEXTS.incoterm,
    QUOTATION_EXPORT_TEXTS.validUntil,
  ];
}

/** The cells of one quotation, in the order of the headings. */
export function toCells(row: QuotationExportRow): SheetCell[] {
  return [
    formatQuotationNumber(row.id),
    formatOfficeMinute(row.createdAt),
    QUOTATION_EXPORT_TEXTS.statuses[row.status],
    row.clientEmail,
    extractMailDomain(row.clientEmail) ?? '',
    row.country,
    row.airport,
    Number(row.grossKg),
    Number(row.volumeM3),
    Number(row.quoteAmount),
    row.isStrict ? QUOTATION_EXPORT_TEXTS.charges : QUOTATION_EXPORT_TEXTS.storedAmount,
    row.outcome ? OUTCOME_NAMES[row.outcome] : '',
    row.clientName ?? '',
    row.originAirport ?? '',
    row.incoterm ?? '',
    row.validUntil ? toOfficeDay(row.validUntil) : '',
  ];
}
