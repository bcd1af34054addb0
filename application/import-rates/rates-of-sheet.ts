import type { ChargeCategoryRule } from '../../domain/charges/charge-category-rule.port.js';
import type { Airport } from '../../domain/geography/airport.js';
import { RuleViolation } from '../../domain/rule-violation.js';
import type { Rate, RateDraft } from '../../domain/tariff/rate.js';
import { criterionOfUnit, RATE_CRITERIA } from '../../domain/tariff/rate-criterion.js';
import { serviceOf } from '../../domain/tariff/service-code.js';
import { plainHeading, RATE_COLUMNS, type RateColumnName } from '../rate-columns.js';
import { rateDraftOf } from '../rate-drafting.js';
import type { Sheet, SheetCell, SheetRow } from '../rate-sheets.port.js';
import { type DecimalSign, decimalSignOf, figureOf } from './figure.js';

/** What a row of the sheet asks for. */
export interface SheetRate {
  readonly line: number;
  readonly draft: RateDraft;
  /** The rate that stands there today; undefined: a new one. */
  readonly before: Rate | undefined;
}

/** A row that cannot be taken. */
export interface RowFault {
  readonly line: number;
  readonly message: string;
}

/** What the rows are judged by. */
export interface Tariff {
  readonly rates: readonly Rate[];
  readonly airports: readonly Airport[];
  readonly categories: ChargeCategoryRule;
}

const REQUIRED: readonly RateColumnName[] = ['airport', 'service', 'criterion', 'baseRate'];
const LONGEST: Readonly<Partial<Record<RateColumnName, number>>> = {
  service: 20,
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
  const seen = new Map<string, number>();
  for (const row of sheet.rows) {
    try {
      const rate = rateOfRow(row, columns, sign, tariff);
      const key = `${rate.draft.locationId} ${rate.draft.serviceCode}`;
      const earlier = seen.get(key);
      if (earlier !== undefined)
        throw new RuleViolation('invalid', `The same airport and service stand on line ${earlier}.`);
      seen.set(key, row.line);
      rates.push(rate);
    } catch (fault) {
      if (!(fault instanceof RuleViolation)) throw fault;
      errors.push({ line: row.line, message: fault.message });
    }
  }
  return { rates, errors };
}

type Columns = ReadonlyMap<RateColumnName, number>;

function columnsOf(headings: readonly string[]): Columns {
  const columns = new Map<RateColumnName, number>();
  for (const { name, heading, otherHeadings } of RATE_COLUMNS) {
    const known = [plainHeading(heading), ...otherHeadings];
    const at = headings.findIndex((one) => known.includes(plainHeading(one)));
    if (at >= 0) columns.set(name, at);
    else if (REQUIRED.includes(name)) throw new RuleViolation('invalid', `The file has no column "${heading}".`);
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
  const airport = airportOf(textIn('airport'), textIn('country'), tariff.airports);
  const service = textIn('service')?.toUpperCase();
  const code = service === undefined ? undefined : (serviceOf(service)?.code ?? service);
  const before = tariff.rates.find((rate) => rate.locationId === airport?.id && rate.serviceCode === code);
  // A column that the file lacks leaves things as they are.
  const kept = <T>(name: RateColumnName, entered: T, standing: T): T => (columns.has(name) ? entered : standing);
  const draft = rateDraftOf(
    {
      countryId: airport?.countryId,
      locationId: airport?.id,
      serviceCode: code,
      serviceName: kept('serviceName', textIn('serviceName'), before?.serviceName),
      criterion: criterionIn(textIn('criterion')),
      baseRate: figureIn('baseRate'),
      minimumCharge: kept('minimumCharge', figureIn('minimumCharge'), before?.minimumCharge?.toNumber()),
      maximumCharge: kept('maximumCharge', figureIn('maximumCharge'), before?.maximumCharge?.toNumber()),
      isRequired: kept(
        'isRequired',
        YES.includes(textIn('isRequired')?.toLowerCase() ?? ''),
        before?.isRequired ?? false,
      ),
      description: kept('description', textIn('description'), before?.description),
    },
    tariff.airports,
    tariff.categories,
  );
  return { line: row.line, draft, before };
}

function airportOf(code: string | undefined, country: string | undefined, airports: readonly Airport[]) {
  if (code === undefined) return undefined;
  const airport = airports.find((one) => one.code === code.toUpperCase());
  if (!airport) throw new RuleViolation('invalid', `"${code}" is none of the desk's airports.`);
  if (country !== undefined && country.toUpperCase() !== airport.countryCode) {
    throw new RuleViolation('invalid', `${airport.code} lies in ${airport.countryCode}, not in ${country}.`);
  }
  return airport;
}

/** A criterion by its own name or by its unit; the desk's own names come first. */
function criterionIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const name = text.toLowerCase().replace(/[\s-]+/g, '_');
  const criterion = RATE_CRITERIA.find((one) => one === name) ?? criterionOfUnit(name);
  if (!criterion)
    throw new RuleViolation('invalid', `"${text}" is no rate criterion: use ${RATE_CRITERIA.join(', ')}.`);
  return criterion;
}
