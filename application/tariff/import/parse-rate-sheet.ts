import { DomainError } from '../../../domain/errors/domain-error.js';
import type { Airport } from '../../../domain/geography/airport.js';
import type { Country } from '../../../domain/geography/country.js';
import type { ChargeCodeCatalog } from '../../../domain/tariff/charge-code/charge-code-catalog.js';
import { parseConditionsText } from '../../../domain/tariff/condition/conditions-text.js';
import { isSameConditions, toRateConditions } from '../../../domain/tariff/condition/rate-conditions.js';
import { filterInForceOn } from '../../../domain/tariff/effective-tariff.js';
import { toRateFormulaEntry } from '../../../domain/tariff/formula/rate-formula.js';
import type { Rate } from '../../../domain/tariff/rate.js';
import {
  findCriterionByUnit,
  PERCENT_CRITERIA,
  RATE_CRITERIA,
  type RateCriterion,
} from '../../../domain/tariff/rate-criterion.js';
import type { Day } from '../../../domain/tariff/rate-validity.js';
import { parseStorageText } from '../../../domain/tariff/storage/storage-text.js';
import { parseBreaksText } from '../breaks-text.js';
import { findColumnIndex, RATE_COLUMNS, type RateColumnName } from '../rate-columns.js';
import { toRateDraft } from '../rate-input.js';
import type { Sheet, SheetCell, SheetRow } from '../spreadsheet-codec.port.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import { findConflicts } from './conflicts.js';
import { parseDay } from './parse-date.js';
import { type DecimalSign, detectDecimalSign, parseNumber } from './parse-number.js';
import { resolveAirport, resolveServiceCode } from './resolve-codes.js';
import type { RowError, SheetRate } from './sheet-rate.js';

/** The data that the rows are validated against. */
export interface Tariff {
  readonly rates: readonly Rate[];
  readonly airports: readonly Airport[];
  readonly countries: readonly Country[];
  readonly codes: ChargeCodeCatalog;
  /** Today, in UTC. */
  readonly day: Day;
}

const REQUIRED_COLUMNS: readonly RateColumnName[] = ['airport', 'service', 'criterion', 'baseRate'];
const MAX_TEXT_LENGTHS: Readonly<Partial<Record<RateColumnName, number>>> = {
  serviceName: 200,
  description: 2_000,
};
const YES_TEXTS = ['yes', 'y', 'true', '1', 'x', 'sí', 'si'];

/** The rates of a sheet row by row, and the rows that cannot be taken. @throws DomainError `invalid` for a missing column */
export function parseRateSheet(
  sheet: Sheet,
  tariff: Tariff,
): { readonly rates: SheetRate[]; readonly errors: RowError[] } {
  const columns = findColumns(sheet.headings);
  const numberColumns: readonly RateColumnName[] = [
    'baseRate',
    'minimumCharge',
    'maximumCharge',
    'quantityStep',
    'amountStep',
  ];
  const numberCells = sheet.rows.flatMap((row) => numberColumns.map((name) => getCell(row, columns, name)));
  const sign = detectDecimalSign(numberCells) ?? (sheet.hasDecimalPoints ? '.' : undefined);
  const rates: SheetRate[] = [];
  const errors: RowError[] = [];
  for (const row of sheet.rows) {
    try {
      rates.push(parseRow(row, columns, sign, tariff));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      errors.push({ line: row.line, message: error.message });
    }
  }
  const conflicts = findConflicts(rates, tariff.rates);
  const conflictingLines = conflicts.map(({ line }) => line);
  return {
    rates: rates.filter(({ line }) => !conflictingLines.includes(line)),
    errors: [...errors, ...conflicts].sort((a, b) => a.line - b.line),
  };
}

type Columns = ReadonlyMap<RateColumnName, number>;

function findColumns(headings: readonly string[]): Columns {
  const columns = new Map<RateColumnName, number>();
  for (const column of RATE_COLUMNS) {
    const at = findColumnIndex(column, headings);
    if (at >= 0) columns.set(column.name, at);
    else if (REQUIRED_COLUMNS.includes(column.name)) {
      throw new DomainError('invalid', TARIFF_MESSAGES.noColumn(column.heading));
    }
  }
  return columns;
}

function getCell(row: SheetRow, columns: Columns, name: RateColumnName): SheetCell {
  const at = columns.get(name);
  return at === undefined ? undefined : row.cells[at];
}

function parseRow(row: SheetRow, columns: Columns, sign: DecimalSign, tariff: Tariff): SheetRate {
  const readText = (name: RateColumnName): string | undefined => {
    const cell = getCell(row, columns, name);
    const text = cell === undefined ? undefined : String(cell).trim();
    const maxLength = MAX_TEXT_LENGTHS[name];
    if (text !== undefined && maxLength !== undefined && text.length > maxLength) {
      throw new DomainError('invalid', TARIFF_MESSAGES.textTooLong({ limit: maxLength, beginning: text.slice(0, 30) }));
    }
    return text;
  };
  const readNumber = (name: RateColumnName): number | undefined => {
    const read = parseNumber(getCell(row, columns, name), sign);
    if ('error' in read) throw new DomainError('invalid', read.error);
    return read.figure;
  };
  const readDay = (name: RateColumnName) => parseDay(getCell(row, columns, name));
  const criterion = parseCriterion(readText('criterion'));
  rejectStrayPercent(getCell(row, columns, 'baseRate'), criterion);
  const airport = resolveAirport(readText('airport'), readText('country'), tariff);
  const code = resolveServiceCode(readText('service'), tariff.codes);
  // Without the column a row means the rate that applies always.
  const conditions = parseConditionsText(readText('conditions'));
  const candidates = tariff.rates.filter(
    (rate) =>
      rate.locationId === airport?.id &&
      rate.serviceCode === code &&
      isSameConditions(rate.conditions, toRateConditions(conditions)),
  );
  const before = columns.has('validFrom')
    ? candidates.find((rate) => rate.validFrom === readDay('validFrom'))
    : pickCurrentRate(candidates, tariff.day);
  // A column that is missing from the file leaves its values unchanged.
  const resolveValue = <T>(name: RateColumnName, input: T, current: T): T => (columns.has(name) ? input : current);
  const current = toRateFormulaEntry(before?.formula);
  const draft = toRateDraft(
    {
      countryId: airport?.countryId,
      locationId: airport?.id,
      serviceCode: code,
      serviceName: resolveValue('serviceName', readText('serviceName'), before?.serviceName),
      criterion,
      baseRate: readNumber('baseRate'),
      minimumCharge: resolveValue('minimumCharge', readNumber('minimumCharge'), before?.minimumCharge?.toNumber()),
      maximumCharge: resolveValue('maximumCharge', readNumber('maximumCharge'), before?.maximumCharge?.toNumber()),
      formula: {
        breaks: resolveValue('breaks', parseBreaksText(readText('breaks')), current?.breaks),
        quantityStep: resolveValue('quantityStep', readNumber('quantityStep'), current?.quantityStep),
        amountStep: resolveValue('amountStep', readNumber('amountStep'), current?.amountStep),
        referenceCode: resolveValue('percentOf', readText('percentOf'), current?.referenceCode),
        storage: resolveValue('storage', parseStorageText(readText('storage')), current?.storage),
      },
      conditions,
      isRequired: resolveValue(
        'isRequired',
        YES_TEXTS.includes(readText('isRequired')?.toLowerCase() ?? ''),
        before?.isRequired ?? false,
      ),
      description: resolveValue('description', readText('description'), before?.description),
      validFrom: resolveValue('validFrom', readDay('validFrom'), before?.validFrom),
      validUntil: resolveValue('validUntil', readDay('validUntil'), before?.validUntil),
    },
    tariff.airports,
    tariff.codes,
  );
  return { line: row.line, draft, before };
}

/** The rate that a row without days means: the only one there is, else the one in force. */
function pickCurrentRate(candidates: readonly Rate[], day: Day): Rate | undefined {
  if (candidates.length < 2) return candidates[0];
  const [inForce] = filterInForceOn(candidates, day);
  if (!inForce) throw new DomainError('invalid', TARIFF_MESSAGES.noneInForce);
  return inForce;
}

/** A criterion by its name or by its unit; names come first. */
function parseCriterion(text: string | undefined): RateCriterion | undefined {
  if (text === undefined) return undefined;
  const name = text.toLowerCase().replace(/[\s-]+/g, '_');
  const criterion = RATE_CRITERIA.find((one) => one === name) ?? findCriterionByUnit(name);
  if (!criterion)
    throw new DomainError('invalid', TARIFF_MESSAGES.unknownCriterion({ text, criteria: RATE_CRITERIA.join(', ') }));
  return criterion;
}

/** A percentage of nothing is a typing error: either the value or the criterion is wrong. */
function rejectStrayPercent(cell: SheetCell, criterion: RateCriterion | undefined): void {
  if (criterion === undefined || PERCENT_CRITERIA.includes(criterion)) return;
  if (typeof cell === 'string' && cell.trim().endsWith('%')) {
    throw new DomainError('invalid', TARIFF_MESSAGES.noPercentage({ text: cell.trim(), criterion }));
  }
}
