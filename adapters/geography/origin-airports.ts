import type { OriginAirport } from '../../domain/geography/place.js';
import { splitCell, type TsvRow } from './tsv-table.js';

/** The airports of the table in its order: of a city's airports the one that freight uses first. */
export function toOriginAirports(rows: readonly TsvRow[]): readonly OriginAirport[] {
  return rows.map((row) => ({
    code: row.code ?? '',
    name: row.name ?? '',
    city: row.city ?? '',
    aliases: splitCell(row.aliases),
    countryCode: row.country ?? '',
  }));
}
