import type { Incoterm } from '../../../domain/pricing/incoterm/incoterm.js';
import type { PricedShipment } from '../../../domain/quoting/quotation.js';
import { listUnpricedNames } from '../../../domain/tariff/condition/unpriced-facts.js';
import {
  AssumptionView,
  ChargeLineView,
  ChargeListsView,
  MissingRateView,
  TotalsView,
  toChargeListsView,
  toTotalsView,
} from './charge-line.view.js';

/** What delivery costs, in US dollars. */
export class DeliveryChargesView {
  readonly charges!: ChargeLineView[];
  readonly distanceKm!: number | null;
  readonly total!: number;
  readonly assumptions!: AssumptionView[];
  readonly missing!: MissingRateView[];
}

/** All charges of a shipment. */
export class CompleteChargesView extends ChargeListsView {
  readonly incoterm!: Incoterm;
  /** IATA code. */
  readonly airport!: string;
  /** ISO alpha-2. */
  readonly country!: string;
  readonly totals!: TotalsView;
  readonly distanceKm!: number | null;
  readonly assumptions!: AssumptionView[];
  readonly missing!: MissingRateView[];
  /** Classes of cargo and wishes that no rate of the tariff names. */
  readonly unpriced!: string[];
}

/** All charges of a shipment for the wire. */
export function toCompleteChargesView({ charges, assumptions }: PricedShipment): CompleteChargesView {
  return {
    incoterm: charges.incoterm,
    airport: charges.airport,
    country: charges.country,
    ...toChargeListsView(charges.lines),
    totals: toTotalsView(charges),
    distanceKm: charges.distanceKm ?? null,
    assumptions: [...assumptions],
    missing: [...charges.missing],
    unpriced: charges.unpriced ? listUnpricedNames(charges.unpriced) : [],
  };
}
