import { ChargeableWeightView, type ChargeLineView } from '../pricing/charge-line.view.js';

/** How many sample rates were confirmed. */
export class ConfirmedRatesView {
  readonly confirmed!: number;
}

/** What a rate comes to for a shipment. */
export class RateSimulationView extends ChargeableWeightView {
  readonly line!: ChargeLineView;
}
