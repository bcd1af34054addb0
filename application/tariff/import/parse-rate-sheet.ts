import type { ChargeCategoryRule } from '../../../domain/pricing/charge-category/charge-category-rule.port.js';
import type { Airport } from '../../../domain/geography/airport.js';
import type { Country } from '../../../domain/geography/country.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import type { Rate } from '../../../domain/tariff/rate.js';
import {
  criterionOfUnit,
  PERCENT_CRITERIA,
  RATE_CRITERIA,
  type RateCriterion,
} from '../../../domain/tariff/rate-criterion.js';
import type { Day } from '../../../domain/tariff/rate-validity.js';
import { inForceOn } from '../../../domain/tariff/effective-tariff.js';
import { placeOfColumn, RATE_COLUMNS, type RateColumnName } from '../rate-columns.js';
import { rateDraftOf } from '../rate-input.js';
import type { Sheet, SheetCell, SheetRow } from '../spreadsheet-codec.port.js';
import { clashesIn } from './conflicts.js';
import { dayOf } from './parse-date.js';
import { type DecimalSign, decimalSignOf, figureOf } from './parse-number.js';
import { airportOf, serviceCodeIn } from './resolve-codes.js';
import type { RowFault, SheetRate } from './sheet-rate.js';

/** What the rows are judged by. */
export interface Tariff {
  readonly rates: readonly Rate[];
  readonly airports: readonly Airport[];
  readonly countries: readonly Country[];
  readonly categories: ChargeCategoryRule;
  /** Today, in UTC. */
  readonly day: Day;
}

const REQUIRED: readonly RateColumnName[] = ['airport', 'service', 'criterion', 'baseRate'];
const LONGEST: Readonly<Partial<Record<RateColumnName, number>>> = {
  serviceName: 200,
  description: 2_000,
};
const YES = ['yes', 'y', 'true', '1', 'x', 'sí', 'si'];

/** The rates of a sheet row by row, and the rows that cannot be taken. @throws RuleViolation `invalid` for a missing column */
export function ratesOfSheet(
  sheet: Sheet,
  tariff: Tariff,
): { readonly rates: SheetRate[]; readonly errors: RowFault[] } {
  const columns = columnsOf(sheet.headings);
  const figures: readonly RateColumnName[] = ['baseRate', 'minimumCharge', 'maximumCharge'];
  const figureCells = sheet.rows.flatMap((row) => figures.map((name) => cellIn(row, columns, name)));
  const sign = decimalSignOf(figureCells) ?? (sheet.hasDecimalPoints ? '.' : undefined);
  const rates: SheetRate[] = [];
  const errors: RowFault[] = [];
  for (const row of sheet.rows) {
    try {
      rates.push(rateOfRow(row, columns, sign, tariff));
    } catch (fault) {
      if (!(fault instanceof RuleViolation)) throw fault;
      errors.push({ line: row.line, message: fault.message });
    }
  }
  const clashes = clashesIn(rates, tariff.rates);
  const clashing = clashes.map(({ line }) => line);
  return {
    rates: rates.filter(({ line }) => !clashing.includes(line)),
    errors: [...errors, ...clashes].sort((a, b) => a.line - b.line),
  };
}

type Columns = ReadonlyMap<RateColumnName, number>;

function columnsOf(headings: readonly string[]): Columns {
  const columns = new Map<RateColumnName, number>();
  for (const column of RATE_COLUMNS) {
    const at = placeOfColumn(column, headings);
    if (at >= 0) columns.set(column.name, at);
    else if (REQUIRED.includes(column.name)) {
      throw new RuleViolation('invalid', `The file has no column "${column.heading}".`);
    }
  }
  return columns;
}

function cellIn(row: SheetRow, columns: Columns, name: RateColumnName): SheetCell {
  const at = columns.get(name);
  return at === undefined ? undefined : row.cells[at];
}

function rateOfRow(row: SheetRow, columns: Columns, sign: DecimalSign, tariff: Tariff): SheetRate {
  const textIn = (name: RateColumnName): string | undefined => {
    const cell = cellIn(row, columns, name);
    const text = cell === undefined ? undefined : String(cell).trim();
    const longest = LONGEST[name];
    if (text !== undefined && longest !== undefined && text.length > longest) {
      throw new RuleViolation('invalid', `The text is longer than ${longest} characters: ${text.slice(0, 30)}…`);
    }
    return text;
  };
  const figureIn = (name: RateColumnName): number | undefined => {
    const read = figureOf(cellIn(row, columns, name), sign);
    if ('fault' in read) throw new RuleViolation('invalid', read.fault);
    return read.figure;
  };
  const dayIn = (name: RateColumnName) => dayOf(cellIn(row, columns, name));
  const criterion = criterionIn(textIn('criterion'));
  refuseStrayPercent(cellIn(row, columns, 'baseRate'), criterion);
  const airport = airportOf(textIn('airport'), textIn('country'), tariff);
  const code = serviceCodeIn(textIn('service'));
  const standing = tariff.rates.filter((rate) => rate.locationId === airport?.id && rate.serviceCode === code);
  const before = columns.has('validFrom')
    ? standing.find((rate) => rate.validFrom === dayIn('validFrom'))
    : onlyOneOf(standing, tariff.day);
  // A column that the file lacks leaves things as they are.
  const kept = <T>(name: RateColumnName, entered: T, standing: T): T => (columns.has(name) ? entered : standing);
  const draft = rateDraftOf(
    {
      countryId: airport?.countryId,
      locationId: airport?.id,
      serviceCode: code,
      serviceName: kept('serviceName', textIn('serviceName'), before?.serviceName),
      criterion,
      baseRate: figureIn('baseRate'),
      minimumCharge: kept('minimumCharge', figureIn('minimumCharge'), before?.minimumCharge?.toNumber()),
      maximumCharge: kept('maximumCharge', figureIn('maximumCharge'), before?.maximumCharge?.toNumber()),
      isRequired: kept(
        'isRequired',
        YES.includes(textIn('isRequired')?.toLowerCase() ?? ''),
        before?.isRequired ?? false,
      ),
      description: kept('description', textIn('description'), before?.description),
      validFrom: kept('validFrom', dayIn('validFrom'), before?.validFrom),
      validUntil: kept('validUntil', dayIn('validUntil'), before?.validUntil),
    },
    tariff.airports,
    tariff.categories,
  );
  return { line: row.line, draft, before };
}

/** The rate that a row without days means: the only one there is, else the one in force. */
function onlyOneOf(standing: readonly Rate[], day: Day): Rate | undefined {
  if (standing.length < 2) return standing[0];
  const [inForce] = inForceOn(standing, day);
  if (!inForce)
    throw new RuleViolation('invalid', 'There are several rates, none in force: add a column "Valid From".');
  return inForce;
}

/** A criterion by its own name or by its unit; the desk's own names come first. */
function criterionIn(text: string | undefined): RateCriterion | undefined {
  if (text === undefined) return undefined;
  const name = text.toLowerCase().replace(/[\s-]+/g, '_');
  const criterion = RATE_CRITERIA.find((one) => one === name) ?? criterionOfUnit(name);
  if (!criterion)
    throw new RuleViolation('invalid', `"${text}" is no rate criterion: use ${RATE_CRITERIA.join(', ')}.`);
  return criterion;
}

/** A percentage of nothing is a slip: either the figure or the criterion is another one. */
function refuseStrayPercent(cell: SheetCell, criterion: RateCriterion | undefined): void {
  if (criterion === undefined || PERCENT_CRITERIA.includes(criterion)) return;
  if (typeof cell === 'string' && cell.trim().endsWith('%')) {
    throw new RuleViolation('invalid', `"${cell.trim()}" is a percentage, and ${criterion} takes none.`);
  }
}
