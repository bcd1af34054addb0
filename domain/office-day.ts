/** The office's time zone: Central America, UTC−6 without summer time. */
export const OFFICE_TIME_ZONE = 'America/Costa_Rica';

const DAY_FORMAT = new Intl.DateTimeFormat('en-CA', {
  timeZone: OFFICE_TIME_ZONE,
  ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
});

/** The day on which a moment falls at the forwarder's office, as `YYYY-MM-DD`: days compare as texts. */
export function toOfficeDay(moment: Date): string {
  return DAY_FORMAT.format(moment);
}
