import { DAY_MS } from '../durations.js';
import { toEndOfOfficeDay } from '../office-day.js';
import type { PricedShipment } from './priced-shipment.js';
import { listShipments } from './quoted-shipments.js';

/**
 * Until when a quotation holds: so many days, but not beyond the last day of a rate that it rests on.
 * @param validityDays of the settings
 */
export function computeValidUntil(createdAt: Date, validityDays: number, shipment: PricedShipment): Date {
  const chosen = new Date(createdAt.getTime() + validityDays * DAY_MS);
  const [lastDay] = listShipments(shipment)
    .flatMap(({ charges }) => charges.ratesValidUntil ?? [])
    .sort();
  if (lastDay === undefined) return chosen;
  const end = toEndOfOfficeDay(lastDay);
  return end < chosen ? end : chosen;
}
