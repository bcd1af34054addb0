import { parseLimit } from '../../../../domain/tariff/condition/remark/remark-tokens.js';
import { normalizeWords } from '../../../../domain/tariff/price-words.js';
import type { Sheet } from '../../spreadsheet-codec.port.js';
import { addColumns, readDisplayedCell } from './add-columns.js';

const VEHICLE = /^(?:panel|camion|van|truck|pick-?up|furgon|cabezal)\b.{0,15}?(?:hasta|up to) ([\d.,]{1,7}) ?kg$/;
const PLACES = ['lugares', 'places', 'destinos', 'destinations', 'cantones', 'municipios', 'ciudades', 'cities'];
const ZONES = ['zona', 'zone'];
const MIN_COLUMNS = 2;

/** Whether a heading is a vehicle with the weight that it carries. */
export function isVehicleHeading(heading: string): boolean {
  return VEHICLE.test(normalizeWords(heading));
}

/** A sheet of zones with a price for each vehicle as one with a row of the delivery for each; any other sheet as it is. */
export function spreadVehicleColumns(sheet: Sheet): Sheet {
  const headings = sheet.headings.map(normalizeWords);
  const columns = headings.flatMap((heading, at) => {
    const upTo = parseLimit(VEHICLE.exec(heading)?.[1]);
    return upTo === undefined ? [] : [{ at, upTo }];
  });
  const placesAt = headings.findIndex((heading) => PLACES.includes(heading));
  const zoneAt = headings.findIndex((heading) => ZONES.includes(heading));
  if (columns.length < MIN_COLUMNS || placesAt < 0) return sheet;
  const sorted = [...columns].sort((a, b) => a.upTo - b.upTo);
  const cleared = [...columns.map(({ at }) => at), placesAt, zoneAt].filter((at) => at >= 0);
  return addColumns(sheet, cleared, (row) => {
    const places = row.cells[placesAt];
    const label = zoneAt < 0 ? undefined : row.cells[zoneAt];
    const delivery = { Service: 'DELV', Zone: `${label ?? places} = ${places ?? ''}` };
    const priced = sorted.flatMap(({ at, upTo }, place) => {
      const cell = readDisplayedCell(sheet, row, at);
      const below = sorted[place - 1]?.upTo;
      // A weight at a limit still goes into the smaller vehicle.
      const from = below === undefined ? undefined : below + 1;
      return cell === undefined ? [] : [{ 'Base Rate': cell, 'From Kg': from, 'To Kg': upTo, 'Rate Criteria': 'trip' }];
    });
    return (priced.length > 0 ? priced : [{}]).map((one) => ({ ...delivery, ...one }));
  });
}
