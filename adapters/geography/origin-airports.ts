import type { OriginAirport } from '../../domain/geography/place.js';
import { partsOf, type Row } from './tsv-table.js';

/** The airports of the table in its order: of a city's airports the one that freight uses first. */
export function originAirportsOf(rows: readonly Row[]): readonly OriginAirport[] {
  return rows.map((row) => ({
    code: row.code ?? '',
    name: row.name ?? '',
    city: row.city ?? '',
    aliases: partsOf(row.aliases),
    countryCode: row.country ?? '',
  }));
}
