import { ApiProperty } from '@nestjs/swagger';
import type { ExplainedShipment } from '../../../application/quoting/pricing.service.js';
import { translateShipment } from '../../../domain/quoting/spanish-texts.js';
import type { ChargeCategory } from '../../../domain/tariff/charge-category/charge-category.js';
import {
  describeDecision,
  RATE_OUTCOMES,
  type RateDecision,
  type RateOutcome,
} from '../../../domain/tariff/condition/explain-choice.js';
import { CompleteChargesView, toCompleteChargesView } from '../pricing/charges.view.js';

/** A rate of the airport, and why it did or did not apply to a shipment. */
export class RateDecisionView {
  readonly rateId!: number;
  readonly serviceCode!: string;
  readonly serviceName!: string;
  readonly category!: ChargeCategory;
  @ApiProperty({ enum: [...RATE_OUTCOMES] }) readonly outcome!: RateOutcome;
  /** Why, as one sentence. */
  readonly reason!: string;
}

/** A shipment priced by the tariff as of a day, and why each rate of its airport did or did not apply. */
export class ShipmentSimulationView {
  /** The day of the tariff, in the forwarder's time zone. */
  readonly day!: string;
  readonly charges!: CompleteChargesView;
  readonly decisions!: RateDecisionView[];
}

/** A simulated shipment for the wire. */
export function toShipmentSimulationView({ day, shipment, decisions }: ExplainedShipment): ShipmentSimulationView {
  return {
    day,
    charges: toCompleteChargesView(translateShipment(shipment)),
    decisions: decisions.map(toDecisionView),
  };
}

function toDecisionView(decision: RateDecision): RateDecisionView {
  const { id, serviceCode, serviceName, category } = decision.rate;
  const { outcome } = decision;
  return { rateId: id, serviceCode, serviceName, category, outcome, reason: describeDecision(decision) };
}
