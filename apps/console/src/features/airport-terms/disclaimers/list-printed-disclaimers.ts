import { selectDisclaimers } from '../../../../../../domain/tariff/airport-terms/disclaimer.js';
import type { DisclaimerRow } from './disclaimers.endpoints.js';

/** The disclaimers that a quotation to an airport prints, in its order. @param airportId the airport's id */
export function listPrintedDisclaimers(airportId: number, rows: readonly DisclaimerRow[]): DisclaimerRow[] {
  return selectDisclaimers(
    airportId,
    rows.map((row) => ({ ...row, airportIds: row.airports.map(({ id }) => id) })),
  ).flatMap((printed) => rows.find(({ id }) => id === printed.id) ?? []);
}
