import { toStartOfDay } from '../day-range/day-range.js';
import { formatDate } from '../format/format.js';
import { PERIODS, type QuotationFilters } from './quotation-filters.js';

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
  const badges: FilterBadge[] = [];
  if (period !== 'all') {
    badges.push({ field: 'period', label: `Period: ${PERIODS.find(({ id }) => id === period)?.name ?? period}` });
  }
  if (country) badges.push({ field: 'country', label: `Country: ${countryName(country)}` });
  if (domain) badges.push({ field: 'domain', label: `Domain: ${domain}` });
  if (from) badges.push({ field: 'from', label: `From: ${formatDate(toStartOfDay(from).toISOString(), locale)}` });
  if (to) badges.push({ field: 'to', label: `To: ${formatDate(toStartOfDay(to).toISOString(), locale)}` });
  return badges;
}
