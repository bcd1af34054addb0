import { firstMomentOf } from '../../parts/day-range/day-range.js';
import { day } from '../../parts/figures/figures.js';
import { type DashboardView, PERIODS } from './dashboard-address.js';

/** One thing that narrows the dashboard. */
export interface FilterBadge {
  readonly field: 'period' | 'country' | 'domain' | 'from' | 'to';
  readonly words: string;
}

/** Everything that narrows a view, in words. */
export function filterBadges(
  { period, country, domain, from, to }: DashboardView,
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
