import { DAY_MS } from './durations.js';

/** Central America, UTC−6 without summer time. */
export const DEFAULT_TIME_ZONE = 'America/Costa_Rica';

/** What a time zone needs to tell its clock. */
interface Zone {
  readonly name: string;
  readonly clock: Intl.DateTimeFormat;
}

let current = openZone(DEFAULT_TIME_ZONE);

function openZone(name: string): Zone {
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  // Swedish writes moments as ISO 8601 does.
  return { name, clock: new Intl.DateTimeFormat('sv-SE', { timeZone: name, ...day, ...time }) };
}

const TIME_ZONES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('timeZone'));

/** Every time zone that there is, by its IANA name. */
export function listTimeZones(): readonly string[] {
  return [...TIME_ZONES];
}

/** Whether a text is a time zone that there is, `America/Panama`. */
export function isTimeZone(name: string): boolean {
  return TIME_ZONES.has(name);
}

/** Says in which time zone the forwarder works, as its settings have it: days are meant and shown in it from now on. */
export function setOfficeTimeZone(name: string): void {
  if (name !== current.name) current = openZone(name);
}

/** The forwarder's time zone, `America/Costa_Rica`. */
export function getOfficeTimeZone(): string {
  return current.name;
}

/** The day on which a moment falls at the forwarder's office, as `YYYY-MM-DD`: days compare as texts. */
export function toOfficeDay(moment: Date): string {
  return toOfficeTime(moment).slice(0, 10);
}

/** `2026-11-28 09:15`: day and minute by the office's clock. */
export function formatOfficeMinute(moment: Date): string {
  return toOfficeTime(moment).slice(0, 16);
}

/** The moment at which a day begins at the office. @param day `YYYY-MM-DD` @param hour of that day, by the office's clock */
export function toStartOfOfficeDay(day: string, hour = 0): Date {
  const wanted = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  const guess = wanted - getOffsetMs(wanted);
  // On a day of which the clock is changed the offset is that of the moment itself.
  return new Date(wanted - getOffsetMs(guess));
}

/** The last millisecond of a day at the office. @param day `YYYY-MM-DD` */
export function toEndOfOfficeDay(day: string): Date {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return new Date(toStartOfOfficeDay(next).getTime() - 1);
}

function toOfficeTime(moment: Date): string {
  return current.clock.format(moment);
}

/** How far the office's clock is ahead of UTC at a moment; below nought in America. */
function getOffsetMs(at: number): number {
  const second = Math.floor(at / 1000) * 1000;
  return Date.parse(`${toOfficeTime(new Date(second)).replace(' ', 'T')}Z`) - second;
}
