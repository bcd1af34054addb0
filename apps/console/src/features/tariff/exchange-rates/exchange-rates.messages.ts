import { defineMessages } from '../../../../../../domain/message-catalogue.js';
import type { ImportedExchangeRateView } from '../../../api/generated.js';
import { formatDecimal } from '../../../components/format/format.js';

type ImportedRow = Omit<ImportedExchangeRateView, 'row'>;

const MAX_DECIMALS = 6;
const formatUnits = (units: number) => formatDecimal(units, MAX_DECIMALS);

/** What people read of exchange rates. */
export const exchangeRatesMessages = defineMessages('exchangeRatesMessages', {
  exchangeRates: 'exchange rates',
  exchangeRate: 'exchange rate',
  currency: 'Currency',
  currencyHint: 'Code of three letters, for instance CRC, GTQ, HNL, NIO or EUR.',
  firstDay: 'First day',
  lastDay: 'Last day',
  lastDayHint: 'Empty: the first day alone. It is used on no other day.',
  unitsPerUsd: 'Units per US dollar',
  unitsHint: 'For instance 505.50 colones for one dollar.',
  margin: 'Margin',
  marginColumn: 'Margin %',
  marginHint: 'Added to what is converted.',
  notes: 'Notes',
  notesHint: 'For instance the bank that publishes it.',
  lastUpdated: 'Last updated',
  editExchangeRate: 'Edit Exchange Rate',
  addExchangeRate: 'Add Exchange Rate',
  dialogIntro: 'Rates of the tariff in this currency are quoted in US dollars at this exchange rate.',
  updateExchangeRate: 'Update Exchange Rate',
  createExchangeRate: 'Create Exchange Rate',
  exchangeRateUpdated: 'Exchange Rate Updated',
  exchangeRateCreated: 'Exchange Rate Created',
  exchangeRateDeleted: 'Exchange Rate Deleted',
  saveFailed: (isUpdate: boolean) => `Failed to ${isUpdate ? 'update' : 'create'} exchange rate. Please try again.`,
  failedToLoad: 'Failed to load exchange rates',
  failedToLoadBody: 'An error occurred while loading exchange rates',
  failedToDelete: 'Failed to delete exchange rate',
  subtitle: 'What rates in another currency are converted by, for each day.',
  nameOf: (currency: string, day: string) => `${currency} from ${day}`,
  deleteQuestion: 'Are you sure you want to delete this exchange rate?',
  loading: 'Loading exchange rates',
  noneFound: 'No exchange rates found',
  noneFoundNote: 'A rate in another currency is held until its day has an exchange rate.',
  import: 'Import',
  importExchangeRates: 'Import exchange rates',
  importExplanation:
    'CSV or Excel with the columns Currency, First day and Units per US dollar; Last day, Margin % and Notes where there are any. The differences are shown first, and nothing is deleted.',
  exchangeRateFile: 'File of exchange rates',
  exchangeRatesImported: 'Exchange rates imported',
  columnsNotRead: (headings: string) => `These columns are not read: ${headings}.`,
  errorOnLine: (line: number, message: string) => `Line ${line}: ${message}`,
  importedRow: (row: ImportedRow) =>
    `${row.currency}, ${row.validFrom === row.validUntil ? row.validFrom : `${row.validFrom} to ${row.validUntil}`}: ${row.unitsBefore === null ? '' : `${formatUnits(row.unitsBefore)} → `}${formatUnits(row.unitsPerUsd)}, margin ${formatUnits(row.marginPercent)} %`,
  heldWithout: 'A day without an exchange rate holds its quotations.',
  heldWithoutBody: 'Rates in that currency are then on request, and never counted as dollars.',
});
