import type { CountryView } from '../../api/reference-data.endpoints.js';
import { getChartColor } from '../../components/chart/chart-colors.js';
import { getLocale } from '../../i18n/language.js';
import { getMessages } from '../../i18n/messages.js';
import type { CountryCount, DayCount } from './dashboard.endpoints.js';
import { dashboardMessages } from './dashboard.messages.js';

/** A country of the chart; each keeps its colour whatever the filters leave. */
export interface CountryRow {
  readonly name: string;
  /** Undefined for destinations that are none of the server's countries. */
  readonly alpha2: string | undefined;
  readonly color: string;
  readonly count: number;
  readonly value: number;
}

/** Every country of the server in its order, with nought where it has no quotation; other destinations last. */
export function toCountryRows(counts: readonly CountryCount[], countries: readonly CountryView[]): CountryRow[] {
  const known = countries.map(({ name, code, alpha3 }, index) => {
    const entry = counts.find((one) => one.code === alpha3 || one.code === code);
    return { name, alpha2: code, color: getChartColor(index), count: entry?.count ?? 0, value: entry?.value ?? 0 };
  });
  const others = counts.filter(
    (entry) => entry.count > 0 && !countries.some(({ code, alpha3 }) => entry.code === alpha3 || entry.code === code),
  );
  return [
    ...known,
    ...others.map(({ code, count, value }, index) => ({
      name: code === 'OTHER' ? getMessages(dashboardMessages).other : code,
      alpha2: undefined,
      color: getChartColor(known.length + index),
      count,
      value,
    })),
  ];
}

/** More days than these are drawn week by week. */
const MAX_DAYS = 92;
const WEEK_DAYS = 7;

/** A day of the chart, or the seven days from it on. */
export interface TimeRow {
  readonly name: string;
  /** Its beginning in milliseconds since 1970 (UTC). */
  readonly at: number;
  readonly count: number;
  readonly value: number;
}

/** The days as the server counts them (UTC, without gaps); weeks where there are many. */
export function toTimeRows(counts: readonly DayCount[], locale?: string): TimeRow[] {
  const dayFormat = new Intl.DateTimeFormat(locale ?? getLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  const span = counts.length > MAX_DAYS ? WEEK_DAYS : 1;
  const rows: TimeRow[] = [];
  for (let first = 0; first < counts.length; first += span) {
    const days = counts.slice(first, first + span);
    const at = Date.parse(days[0]?.day ?? '');
    rows.push({
      name: span === 1 ? dayFormat.format(at) : getMessages(dashboardMessages).weekOf(dayFormat.format(at)),
      at,
      count: days.reduce((sum, { count }) => sum + count, 0),
      value: days.reduce((sum, { value }) => sum + value, 0),
    });
  }
  return rows;
}
