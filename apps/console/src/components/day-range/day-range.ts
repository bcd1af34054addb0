const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as `YYYY-MM-DD`; empty for any other text and for days that no calendar has. */
export function parseDay(text: string | null): string {
  return text !== null && DAY.test(text) && !Number.isNaN(toStartOfDay(text).getTime()) ? text : '';
}

/** When a day begins for the person at the browser. @param day `YYYY-MM-DD` */
export function toStartOfDay(day: string): Date {
  return new Date(`${day}T00:00:00.000`);
}

/** When a day ends for the person at the browser: the whole day is included (section 5 of the specification). */
export function toEndOfDay(day: string): Date {
  return new Date(`${day}T23:59:59.999`);
}
