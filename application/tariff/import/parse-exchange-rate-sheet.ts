import { assertValid, DomainError } from '../../../domain/errors/domain-error.js';
import {
  type ExchangeRate,
  type ExchangeRateDraft,
  toExchangeRateDraft,
  validateExchangeRate,
} from '../../../domain/tariff/exchange-rate/exchange-rate.js';
import { findColumnIndex } from '../rate-columns.js';
import type { Sheet, SheetCell, SheetRow } from '../spreadsheet-codec.port.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import { type DayOrder, detectDayOrder, parseDay } from './parse-date.js';
import { type DecimalSign, detectDecimalSign, parseNumber } from './parse-number.js';
import type { RowError } from './sheet-rate.js';

/** What the columns may be headed, normalized, which leaves out the name of a currency; buying and selling rates of a bank are no column: staff decide. */
const COLUMNS = [
  { name: 'currency', headings: ['currency', 'moneda', 'divisa', 'codigo', 'codigomoneda'], isNeeded: true },
  {
    name: 'validFrom',
    headings: [
      ...['firstday', 'date', 'day', 'from', 'validfrom'],
      ...['fecha', 'dia', 'desde', 'primerdia', 'vigentedesde'],
    ],
    isNeeded: true,
  },
  {
    name: 'validUntil',
    headings: ['lastday', 'to', 'until', 'validuntil', 'hasta', 'ultimodia', 'vigentehasta'],
    isNeeded: false,
  },
  {
    name: 'unitsPerUsd',
    headings: [...['unitsperus', 'unitsper', 'rate', 'exchangerate'], ...['tipocambio', 'unidadespor', 'por']],
    isNeeded: true,
  },
  { name: 'marginPercent', headings: ['margin', 'margen', 'recargo'], isNeeded: false },
  { name: 'notes', headings: ['notes', 'source', 'notas', 'fuente', 'observaciones'], isNeeded: false },
] as const;
type ColumnName = (typeof COLUMNS)[number]['name'];

/** An exchange rate of a sheet, and the one that it takes the place of. */
export interface SheetExchangeRate {
  readonly line: number;
  readonly draft: ExchangeRateDraft;
  /** Of the same currency from the same day; undefined for a new one. */
  readonly before: ExchangeRate | undefined;
}

/** What a sheet of exchange rates holds. */
export interface ParsedExchangeRates {
  readonly rates: readonly SheetExchangeRate[];
  readonly errors: readonly RowError[];
  /** Headings of columns that are not read. */
  readonly unknownColumns: readonly string[];
}

interface Reading {
  readonly columns: ReadonlyMap<ColumnName, number>;
  readonly decimalSign: DecimalSign;
  readonly dayOrder: DayOrder;
}

/**
 * Reads a sheet of exchange rates row by row.
 * @param known those that the forwarder has
 * @throws DomainError `invalid` where a needed column is missing
 */
export function parseExchangeRateSheet(sheet: Sheet, known: readonly ExchangeRate[]): ParsedExchangeRates {
  const columns = new Map<ColumnName, number>();
  for (const column of COLUMNS) {
    const [heading, ...otherHeadings] = column.headings;
    const at = findColumnIndex({ heading, otherHeadings }, sheet.headings);
    if (at >= 0) columns.set(column.name, at);
    else if (column.isNeeded) {
      throw new DomainError('invalid', TARIFF_MESSAGES.noColumn(TARIFF_MESSAGES.exchangeRateHeadings[column.name]));
    }
  }
  const reading = findReading(sheet, columns);
  const rates: SheetExchangeRate[] = [];
  const errors: RowError[] = [];
  const lines = new Map<string, number>();
  for (const row of sheet.rows) {
    try {
      const draft = readDraft(row, reading);
      const key = `${draft.currency} ${draft.validFrom}`;
      const earlier = lines.get(key);
      if (earlier !== undefined) throw new DomainError('invalid', TARIFF_MESSAGES.sameDayOnLine(earlier));
      lines.set(key, row.line);
      const before = known.find((one) => one.currency === draft.currency && one.validFrom === draft.validFrom);
      rates.push({ line: row.line, draft, before });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      errors.push({ line: row.line, message: error.message });
    }
  }
  const read = new Set(columns.values());
  const unknownColumns = sheet.headings.filter((heading, at) => heading.trim() !== '' && !read.has(at));
  return { rates, errors, unknownColumns };
}

function findReading(sheet: Sheet, columns: Reading['columns']): Reading {
  const listCells = (...names: ColumnName[]) => {
    const places = names.flatMap((name) => columns.get(name) ?? []);
    return sheet.rows.flatMap(({ cells }) => places.map((at) => cells[at]));
  };
  const texts = listCells('validFrom', 'validUntil').filter((cell) => typeof cell === 'string');
  const isSpanish = /moneda|divisa|fecha|tipo/i.test(sheet.headings.join(' '));
  const numbers = listCells('unitsPerUsd', 'marginPercent');
  return {
    columns,
    decimalSign: sheet.hasDecimalPoints ? '.' : detectDecimalSign(numbers),
    dayOrder: detectDayOrder(texts, isSpanish),
  };
}

function readDraft({ cells }: SheetRow, { columns, decimalSign, dayOrder }: Reading): ExchangeRateDraft {
  const cellOf = (name: ColumnName): SheetCell => {
    const at = columns.get(name);
    return at === undefined ? undefined : cells[at];
  };
  const numberOf = (name: ColumnName) => {
    const parsed = parseNumber(cellOf(name), decimalSign);
    if ('error' in parsed) throw new DomainError('invalid', parsed.error);
    return parsed.figure;
  };
  const entry = {
    currency: String(cellOf('currency') ?? ''),
    validFrom: parseDay(cellOf('validFrom'), dayOrder),
    validUntil: parseDay(cellOf('validUntil'), dayOrder),
    unitsPerUsd: numberOf('unitsPerUsd'),
    marginPercent: numberOf('marginPercent'),
    notes: String(cellOf('notes') ?? ''),
  };
  assertValid(validateExchangeRate(entry));
  return toExchangeRateDraft(entry);
}
