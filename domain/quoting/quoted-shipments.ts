import type { Big } from 'big.js';
import { sumUsd } from '../money/usd.js';
import type { ChargeTotals, CompleteCharges } from '../pricing/complete-charges.js';
import type { PricedShipment } from './priced-shipment.js';
import type { ShipmentRequest } from './shipment-request.js';

/** A shipment by its place in a quotation that holds several, counted from 1, and its destination (IATA code). */
export interface ShipmentPosition {
  readonly position: number;
  readonly airport: string;
}

/** Every shipment of a quotation, in their order. */
export function listShipments<Shipment extends { readonly furtherShipments?: readonly PricedShipment[] | undefined }>(
  quoted: Shipment,
): readonly (Shipment | PricedShipment)[] {
  return [quoted, ...(quoted.furtherShipments ?? [])];
}

/** The charges of all shipments together: what lists, statistics and limits count. */
export function combineCharges(quoted: Pick<PricedShipment, 'charges' | 'furtherShipments'>): CompleteCharges {
  if (!quoted.furtherShipments?.length) return quoted.charges;
  const all = listShipments(quoted).map(({ charges }) => charges);
  const sum = (total: keyof ChargeTotals) => sumUsd(all.flatMap(({ totals }) => totals[total] ?? []));
  const sumWhereKept = (total: 'untaxed' | 'passThrough' | 'costed' | 'cost') =>
    all.some(({ totals }) => totals[total]) ? { [total]: sum(total) } : {};
  const { settlement, ...first } = quoted.charges;
  const isOneCountry = all.every(({ country }) => country === first.country);
  return {
    ...first,
    ...(settlement && isOneCountry ? { settlement } : {}),
    lines: all.flatMap(({ lines }) => lines),
    totals: {
      compulsory: sum('compulsory'),
      delivery: sum('delivery'),
      additional: sum('additional'),
      optional: sum('optional'),
      finalTotal: sum('finalTotal'),
      ...sumWhereKept('untaxed'),
      ...sumWhereKept('passThrough'),
      ...sumWhereKept('costed'),
      ...sumWhereKept('cost'),
    },
    assumptions: all.flatMap(({ assumptions }) => assumptions),
    missing: all.flatMap(({ missing }) => missing),
  };
}

/** What all shipments come to, in US dollars. */
export function computeQuotedTotal(quoted: Pick<PricedShipment, 'charges' | 'furtherShipments'>): Big {
  return combineCharges(quoted).totals.finalTotal;
}

/** Gross weight in kg and volume in m³ of all shipments together. */
export function sumCargo(quoted: Pick<PricedShipment, 'weight' | 'furtherShipments'>): {
  readonly grossKg: Big;
  readonly volumeM3: Big;
} {
  const { weight, furtherShipments = [] } = quoted;
  return furtherShipments.reduce(
    (sum, { weight: one }) => ({ grossKg: sum.grossKg.plus(one.grossKg), volumeM3: sum.volumeM3.plus(one.volumeM3) }),
    { grossKg: weight.grossKg, volumeM3: weight.volumeM3 },
  );
}

/** The request of a quotation with those of its further shipments, as it was read. */
export function getWholeRequest({
  request,
  furtherShipments = [],
}: Pick<PricedShipment, 'request' | 'furtherShipments'>): ShipmentRequest {
  if (furtherShipments.length === 0) return request;
  return { ...request, furtherShipments: furtherShipments.map((one) => one.request) };
}
