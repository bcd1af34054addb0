import type { Airport } from '../../../../domain/geography/airport.js';
import { findAirportByCode } from '../../rate-input.js';
import type { Sheet, SheetRow } from '../../spreadsheet-codec.port.js';
import { findHeadingPlace } from '../sheet-headings.js';
import { addColumns } from './add-columns.js';

const SECTION = /^(?:(?:desde|from|aeropuerto|airport):? )?([A-Z]{3})$/i;

/** A sheet with the airport in a line above its rows as one with a column of airports; any other sheet as it is. */
export function spreadSectionAirports(sheet: Sheet, airports: readonly Airport[]): Sheet {
  const findSection = ({ cells }: SheetRow): Airport | undefined => {
    const [only, ...others] = cells.filter((cell) => cell !== undefined);
    const [, code] = (others.length === 0 && typeof only === 'string' && SECTION.exec(only.trim())) || [];
    return code === undefined ? undefined : findAirportByCode(code, airports);
  };
  const isSectioned = findHeadingPlace(sheet, 'airport') < 0 && sheet.rows.some(findSection);
  if (!isSectioned) return sheet;
  let airport: Airport | undefined;
  return addColumns(sheet, [], (row) => {
    const section = findSection(row);
    airport = section ?? airport;
    return section ? [] : [{ Airport: airport?.code }];
  });
}
