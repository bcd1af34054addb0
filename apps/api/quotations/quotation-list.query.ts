import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { DAY_MS } from '../../../domain/durations.js';
import type { Country } from '../../../domain/geography/country.js';
import { QUOTATION_STATUSES, type QuotationStatus } from '../../../domain/quotation/quotation-status.js';
import type { QuotationFilter } from '../../../domain/quotation/quotations.port.js';
import { RuleViolation } from '../../../domain/rule-violation.js';

const LONGEST_TEXT = 200;
const LAST_MOMENT = 'T23:59:59.999Z';
const PERIOD_DAYS: Readonly<Record<string, number>> = { week: 7, month: 30, year: 365 };

/** The filters of a list of quotations. */
export class QuotationListQuery {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) page?: number;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(500) pageSize?: number;
  @IsOptional() @IsIn(['', 'all', 'week', 'month', 'year']) period?: string;
  @IsOptional() @IsString() @MaxLength(3) country?: string;
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) domain?: string;
  @IsOptional() @IsString() @MaxLength(40) from?: string;
  @IsOptional() @IsString() @MaxLength(40) to?: string;
  @IsOptional() @IsIn(['', ...QUOTATION_STATUSES]) status?: QuotationStatus | '';
  @IsOptional() @IsString() @MaxLength(LONGEST_TEXT) q?: string;
}

/**
 * The filter that a query stands for; a `to` without a time includes the whole day.
 * @param countries by whose three-letter codes a country may be named, too
 * @throws RuleViolation `invalid`
 */
export function filterOf(query: QuotationListQuery, now: Date, countries: readonly Country[]): QuotationFilter {
  const code = query.country?.toUpperCase() || undefined;
  const days = PERIOD_DAYS[query.period ?? ''];
  const from = query.from ? dateOf('from', query.from, '') : undefined;
  return {
    country: countries.find((one) => one.alpha3 === code)?.code ?? code,
    domain: query.domain?.toLowerCase() || undefined,
    status: query.status || undefined,
    from: from ?? (days === undefined ? undefined : new Date(now.getTime() - days * DAY_MS)),
    to: query.to ? dateOf('to', query.to, LAST_MOMENT) : undefined,
    text: query.q?.trim() || undefined,
  };
}

function dateOf(field: string, text: string, ofDay: string): Date {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const date = new Date(isDay ? `${text}${ofDay}` : text);
  if (Number.isNaN(date.getTime())) throw new RuleViolation('invalid', `${field} must be a date such as 2026-01-31.`);
  return date;
}
