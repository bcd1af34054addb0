import { normalizeWords } from '../../../domain/tariff/price-words.js';

/** A charge whose name says which days of storage it is for. */
export interface NamedDays {
  /** The name without the days. */
  readonly name: string;
  readonly fromDay: number;
  /** Undefined: without an end. */
  readonly toDay: number | undefined;
}

const DAYS =
  /^(.{3,60}?),? (?:del )?(?:dias?|days?) (\d{1,3})(?:(?: ?- ?| a | al | to )(\d{1,3})|( en adelante| onwards?))$/;

/** `Almacenaje días 6 a 10`, `Storage day 11 onwards`; undefined for a name that says no days. */
export function readDaysInName(text: string): NamedDays | undefined {
  const [found, , from, to] = DAYS.exec(normalizeWords(text)) ?? [];
  if (found === undefined || from === undefined) return undefined;
  const words = text.trim().split(/\s+/);
  const at = words.findIndex((word) => /^(?:d[ií]as?|days?)$/i.test(word));
  const name = words.slice(0, at).join(' ').replace(/,$/, '');
  return { name, fromDay: Number(from), toDay: to === undefined ? undefined : Number(to) };
}
