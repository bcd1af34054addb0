import type { Airport } from '../../../../domain/geography/airport.js';
import type { Sheet } from '../../spreadsheet-codec.port.js';
import { addAirportOfTitle } from '../airport-rows.js';
import { skipTitleRows } from '../sheet-headings.js';
import { splitNotes } from '../sheet-notes.js';
import { isAirportHeading, spreadAirportColumns } from './airport-columns.js';
import { spreadCustomerColumns } from './customer-columns.js';
import { spreadPriceCells } from './price-cells.js';
import { repeatNames } from './repeated-names.js';
import { spreadSectionAirports } from './section-airports.js';
import { joinTables } from './split-tables.js';
import { spreadUnitColumns } from './unit-columns.js';
import { isVehicleHeading, spreadVehicleColumns } from './vehicle-columns.js';
import { spreadWeightColumns } from './weight-columns.js';

/** A sheet as a table of one rate a row, what stands above it, and what stands between its rows and below them. */
export interface ArrangedSheet {
  readonly sheet: Sheet;
  readonly titles: readonly string[];
  readonly notes: readonly string[];
}

/** Arranges the sheet of a forwarder as the table that an export would be: one row for each rate, whatever stood in columns. */
export function arrangeSheet(read: Sheet, airports: readonly Airport[]): ArrangedSheet {
  const { sheet: table, titles } = skipTitleRows(
    read,
    (heading) => isAirportHeading(heading, airports) || isVehicleHeading(heading),
  );
  const { sheet: charges, notes } = splitNotes(spreadSectionAirports(table, airports));
  const joined = joinTables(charges);
  const byAirport = spreadAirportColumns(
    spreadUnitColumns(spreadVehicleColumns(spreadWeightColumns(joined))),
    airports,
  );
  const { sheet: byCustomer, notes: networks } = spreadCustomerColumns(spreadPriceCells(byAirport));
  return {
    sheet: repeatNames(addAirportOfTitle(byCustomer, titles, airports)),
    titles,
    notes: [...notes, ...networks],
  };
}
