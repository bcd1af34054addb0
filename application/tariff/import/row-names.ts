import type { ChargeCodeCatalog } from '../../../domain/tariff/charge-code/charge-code-catalog.js';
import { normalizeWords } from '../../../domain/tariff/price-words.js';
import { ANY_PLACE, findDeliveryZone, findStandardCharge, isDeliveryName, stripVehicle } from './charge-names.js';
import { type NamedDays, readDaysInName } from './name-days.js';
import { resolveServiceCode } from './resolve-codes.js';

/** Deliveries of a sheet: one, several to zones that their names list, or several of which that is not clear. */
export type NamedDeliveries = 'one' | 'zones' | 'unclear';

/** What the names of a sheet's charges say of its deliveries. */
export function nameDeliveries(names: readonly string[]): NamedDeliveries {
  const deliveries = names.filter(isDeliveryName).map((name) => stripVehicle(name.trim()));
  if (new Set(deliveries.map(normalizeWords)).size < 2) return 'one';
  return deliveries.every((name) => findDeliveryZone(name) !== undefined) ? 'zones' : 'unclear';
}

/** What a row is called, and what its name says beside. */
export interface RowName {
  readonly code: string | undefined;
  /** Undefined: the name of its code. */
  readonly serviceName: string | undefined;
  /** The whole name, as it stands in the row. */
  readonly written: string | undefined;
  /** Where a delivery goes to, as a zone in words; undefined: anywhere. */
  readonly zone: string | undefined;
  /** The days of storage that the name says; undefined: none. */
  readonly days: NamedDays | undefined;
}

const RADIUS = /\b(?:beyond|over|sobre|mas de|despues de) (\d{1,3}) ?km\b/;

/** The kilometres that a charge is for beyond, by its name; undefined: it says none. */
export function findRadius(name: string | undefined): number | undefined {
  const [, km] = RADIUS.exec(normalizeWords(name ?? '')) ?? [];
  return km === undefined ? undefined : Number(km);
}

/**
 * The charge of a row. A name that no charge code has is that of a standard charge where it is one of the region's words for it.
 * @param deliveries what the names of the sheet's deliveries say together
 * @param isDaily the price is for each day, or there is none to pay
 */
export function readRowName(
  { service, serviceName }: { readonly service: string | undefined; readonly serviceName: string | undefined },
  isDaily: boolean,
  deliveries: NamedDeliveries,
  codes: ChargeCodeCatalog,
): RowName {
  const written = serviceName ?? service;
  const days = isDaily && written !== undefined ? readDaysInName(written) : undefined;
  const isNameOnly = serviceName === undefined;
  const name = days?.name ?? written;
  const named = isNameOnly ? name : service;
  const resolved = resolveServiceCode(named, codes);
  const isKept = resolved !== undefined && codes.find(resolved) !== undefined;
  const standard = isNameOnly && !isKept && name !== undefined ? findStandardCharge(name) : undefined;
  if (standard) return { code: standard, serviceName: undefined, written, days, zone: undefined };
  if (isNameOnly && !isKept && name !== undefined && isDeliveryName(name) && deliveries !== 'unclear') {
    const zone = deliveries === 'zones' ? findDeliveryZone(name) : undefined;
    const places = zone === ANY_PLACE ? undefined : zone;
    return { code: 'DELV', serviceName: stripVehicle(name), written, days, zone: places };
  }
  const isNamed = isNameOnly && named !== undefined && !isKept && named !== resolved;
  return { code: resolved, serviceName: serviceName ?? (isNamed ? named : undefined), written, days, zone: undefined };
}
