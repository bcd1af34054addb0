import { isRecord } from '../../domain/is-record.js';
import { parseConditionsEntry } from '../../domain/tariff/condition/parse-conditions.js';
import { parseFormulaEntry } from '../../domain/tariff/formula/parse-formula.js';
import { RATE_CRITERIA, type RateCriterion } from '../../domain/tariff/rate-criterion.js';
import { isDay } from '../../domain/tariff/rate-validity.js';
import type { RateInput } from './rate-input.js';

/** A rate as an entry of the log recorded it, decimals as numbers. */
export interface RecordedRate extends RateInput {
  readonly id: number;
  readonly airportCode: string;
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly countryId: number;
  readonly locationId: number;
  readonly criterion: RateCriterion;
  readonly baseRate: number;
}

/** Reads a rate out of the log; undefined where the record is none. */
export function parseRecordedRate(record: unknown): RecordedRate | undefined {
  if (!isRecord(record)) return undefined;
  const { id, airportCode, serviceCode, serviceName, countryId, locationId } = record;
  const criterion = RATE_CRITERIA.find((one) => one === record.criterion);
  const baseRate = parseDecimal(record.baseRate);
  if (typeof id !== 'number' || typeof countryId !== 'number' || typeof locationId !== 'number') return undefined;
  if (typeof airportCode !== 'string' || typeof serviceCode !== 'string') return undefined;
  if (typeof serviceName !== 'string' || criterion === undefined || baseRate === undefined) return undefined;
  return {
    ...{ id, airportCode, serviceCode, serviceName, countryId, locationId, criterion, baseRate },
    currency: typeof record.currency === 'string' ? record.currency : undefined,
    minimumCharge: parseDecimal(record.minimumCharge),
    maximumCharge: parseDecimal(record.maximumCharge),
    formula: parseFormulaEntry(record.formula),
    conditions: parseConditionsEntry(record.conditions) ?? null,
    validFrom: parseDay(record.validFrom),
    validUntil: parseDay(record.validUntil),
    isRequired: record.isRequired === true,
    description: typeof record.description === 'string' ? record.description : undefined,
    isSample: record.isSample === true,
  };
}

/** Decimals are recorded as strings, so that no digit is lost. */
function parseDecimal(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : undefined;
  return number !== undefined && Number.isFinite(number) ? number : undefined;
}

function parseDay(value: unknown): string | undefined {
  return typeof value === 'string' && isDay(value) ? value : undefined;
}
