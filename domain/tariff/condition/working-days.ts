import { addDays, type Day } from '../rate-validity.js';

/** What a day is for those who handle freight. */
export const DAY_KINDS = ['working', 'saturday', 'sunday', 'holiday'] as const;
export type DayKind = (typeof DAY_KINDS)[number];

const SUNDAY = 0;
const SATURDAY = 6;
/** Maundy Thursday and Good Friday are free in every served country; so much before Easter Sunday. */
const HOLY_DAYS = [-3, -2] as const;

/** Public holidays of the served countries with a fixed date, as `MM-DD`; laws that move one to a Monday are not followed. */
const FIXED_HOLIDAYS: Readonly<Record<string, readonly string[]>> = {
  CR: ['01-01', '04-11', '05-01', '07-25', '08-02', '08-15', '09-15', '12-01', '12-25'],
  GT: ['01-01', '05-01', '06-30', '08-15', '09-15', '10-20', '11-01', '12-25'],
  HN: ['01-01', '04-14', '05-01', '09-15', '10-03', '10-12', '10-21', '12-25'],
  NI: ['01-01', '05-01', '05-30', '07-19', '09-14', '09-15', '12-08', '12-25'],
  PA: ['01-01', '01-09', '05-01', '11-03', '11-04', '11-05', '11-10', '11-28', '12-08', '12-20', '12-25'],
  SV: ['01-01', '05-01', '05-10', '06-17', '08-06', '09-15', '11-02', '12-25'],
};

/** What a day is in a country. @param countryCode ISO alpha-2; of another country only the week is known */
export function getDayKind(day: Day, countryCode: string): DayKind {
  if (isHoliday(day, countryCode)) return 'holiday';
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === SUNDAY) return 'sunday';
  return weekday === SATURDAY ? 'saturday' : 'working';
}

/**
 * How many of so many days in a row count.
 * @param first the first of them @param kind `working`: weekends and holidays of the country do not count
 */
export function countDays(first: Day, days: number, kind: 'calendar' | 'working', countryCode: string): number {
  if (kind === 'calendar') return days;
  let counted = 0;
  for (let at = 0; at < days; at += 1) if (getDayKind(addDays(first, at), countryCode) === 'working') counted += 1;
  return counted;
}

function isHoliday(day: Day, countryCode: string): boolean {
  const fixed = FIXED_HOLIDAYS[countryCode];
  if (!fixed) return false;
  if (fixed.includes(day.slice('YYYY-'.length))) return true;
  const easter = findEasterSunday(Number(day.slice(0, 'YYYY'.length)));
  return HOLY_DAYS.some((offset) => addDays(easter, offset) === day);
}

/** Easter Sunday of the Gregorian calendar (the anonymous computus of 1876). */
export function findEasterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const shift = Math.floor((century + 8) / 25);
  const moon = Math.floor((century - shift + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const position = epact + weekday - 7 * late + 114;
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${year}-${twoDigits(Math.floor(position / 31))}-${twoDigits((position % 31) + 1)}`;
}
