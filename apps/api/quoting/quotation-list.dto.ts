import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { DAY_MS } from '../../../domain/durations.js';
import type { Country } from '../../../domain/geography/country.js';
import { COMMERCIAL_OUTCOMES, type CommercialOutcome } from '../../../domain/quoting/outcome/commercial-outcome.js';
import type { QuotationFilter } from '../../../domain/quoting/quotation.repository.js';
import { QUOTATION_ORDERS, type QuotationOrder } from '../../../domain/quoting/quotation-order.js';
import { QUOTATION_STATUSES, type QuotationStatus } from '../../../domain/quoting/quotation-status.js';
import { IsPositiveCount, PageQueryDto } from '../http/page-query.dto.js';
import { parseQueryDate } from '../http/parse-query-date.js';

const MAX_TEXT_LENGTH = 200;
const PERIOD_DAYS: Readonly<Record<string, number>> = { week: 7, month: 30, year: 365 };

/** The filters of a list of quotations. */
export class QuotationListQueryDto extends PageQueryDto {
  @IsPositiveCount(500) pageSize?: number;
  @IsOptional() @IsIn(['', 'all', 'week', 'month', 'year']) period?: '' | 'all' | 'week' | 'month' | 'year';
  /** ISO alpha-2 or alpha-3. */
  @IsOptional() @IsString() @MaxLength(3) country?: string;
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) domain?: string;
  @IsOptional() @IsString() @MaxLength(40) from?: string;
  @IsOptional() @IsString() @MaxLength(40) to?: string;
  @IsOptional() @IsIn(['', ...QUOTATION_STATUSES]) status?: QuotationStatus | '';
  /** How it ended; `open`: it was sent and has not ended. */
  @IsOptional() @IsIn(['', 'open', ...COMMERCIAL_OUTCOMES]) outcome?: CommercialOutcome | 'open' | '';
  /**
   * Words of its number, its customer's mailbox, name or company, the subject of the email, goods, places, or the air waybill: all of
   * them, in any order, without regard to case and accents.
   */
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) q?: string;
  /** The newest first unless it is said. */
  @IsOptional() @IsIn(['', ...QUOTATION_ORDERS]) order?: QuotationOrder | '';
}

/** What narrows a list, as the name of its file says it. */
export function listFilterNames(query: QuotationListQueryDto): readonly (string | undefined)[] {
  const { status, outcome, country, domain, q, period, from, to } = query;
  const lastDays = PERIOD_DAYS[period ?? ''];
  const days = from || to ? [from && `from-${from}`, to && `to-${to}`] : [lastDays && `last-${lastDays}-days`];
  return [status, outcome, country?.toUpperCase(), domain, q, ...days.map((one) => one || undefined)];
}

/**
 * The filter that a query stands for; a `to` without a time includes the whole day.
 * @param countries by whose three-letter codes a country may be named, too
 * @throws DomainError `invalid`
 */
export function toQuotationFilter(
  query: QuotationListQueryDto,
  now: Date,
  countries: readonly Country[],
): QuotationFilter {
  const code = query.country?.toUpperCase() || undefined;
  const days = PERIOD_DAYS[query.period ?? ''];
  const from = query.from ? parseQueryDate('from', query.from, 'first') : undefined;
  return {
    country: countries.find((one) => one.alpha3 === code)?.code ?? code,
    domain: query.domain?.toLowerCase() || undefined,
    status: query.status || undefined,
    outcome: query.outcome || undefined,
    from: from ?? (days === undefined ? undefined : new Date(now.getTime() - days * DAY_MS)),
    to: query.to ? parseQueryDate('to', query.to, 'last') : undefined,
    text: query.q?.trim() || undefined,
  };
}
