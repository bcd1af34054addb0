import { disclaimersFor } from '../../../../../../domain/tariff/airport-terms/disclaimer.js';
import type { DisclaimerRow } from './disclaimers.endpoints.js';

/** The disclaimers that a quotation to an airport prints, in its order. @param airportId the airport's id */
export function printedAt(airportId: number, rows: readonly DisclaimerRow[]): DisclaimerRow[] {
  return disclaimersFor(
    airportId,
    rows.map((row) => ({ ...row, airportIds: row.airports.map(({ id }) => id) })),
  ).flatMap((printed) => rows.find(({ id }) => id === printed.id) ?? []);
}
