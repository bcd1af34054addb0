import { firstMomentOf } from '../day-range/day-range.js';
import { day } from '../format/format.js';
import { PERIODS, type QuotationNarrowing } from './quotation-filters.js';

/** One thing that leaves quotations out. */
export interface FilterBadge {
  readonly field: keyof QuotationNarrowing;
  readonly words: string;
}

/** Everything that leaves quotations out, in words. */
export function filterBadges(
  { period, country, domain, from, to }: QuotationNarrowing,
  countryName: (code: string) => string,
  locale?: string,
): FilterBadge[] {
  const badges: FilterBadge[] = [];
  if (period !== 'all') {
    badges.push({ field: 'period', words: `Period: ${PERIODS.find(({ id }) => id === period)?.name ?? period}` });
  }
  if (country) badges.push({ field: 'country', words: `Country: ${countryName(country)}` });
  if (domain) badges.push({ field: 'domain', words: `Domain: ${domain}` });
  if (from) badges.push({ field: 'from', words: `From: ${day(firstMomentOf(from).toISOString(), locale)}` });
  if (to) badges.push({ field: 'to', words: `To: ${day(firstMomentOf(to).toISOString(), locale)}` });
  return badges;
}
