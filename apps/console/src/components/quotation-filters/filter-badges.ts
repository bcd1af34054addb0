import { toStartOfOfficeDay } from '../../../../../domain/office-day.js';
import { getMessages } from '../../i18n/messages.js';
import { formatDate } from '../format/format.js';
import { getPeriods, type QuotationFilters } from './quotation-filters.js';
import { quotationFiltersMessages } from './quotation-filters.messages.js';

/** One thing that leaves quotations out. */
export interface FilterBadge {
  readonly field: keyof QuotationFilters;
  readonly label: string;
}

/** Everything that leaves quotations out, in words. */
export function listFilterBadges(
  { period, country, domain, from, to }: QuotationFilters,
  countryName: (code: string) => string,
  locale?: string,
): FilterBadge[] {
  const messages = getMessages(quotationFiltersMessages);
  const badges: FilterBadge[] = [];
  if (period !== 'all') {
    badges.push({
      field: 'period',
      label: messages.periodName(getPeriods().find(({ id }) => id === period)?.name ?? period),
    });
  }
  if (country) badges.push({ field: 'country', label: messages.country(countryName(country)) });
  if (domain) badges.push({ field: 'domain', label: messages.domain(domain) });
  if (from)
    badges.push({ field: 'from', label: messages.from(formatDate(toStartOfOfficeDay(from).toISOString(), locale)) });
  if (to) badges.push({ field: 'to', label: messages.to(formatDate(toStartOfOfficeDay(to).toISOString(), locale)) });
  return badges;
}
