import { Big } from 'big.js';
import type { PricedShipment } from '../../domain/quoting/quotation.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import type { PricingService } from './pricing.service.js';

/** Prices a shipment whose data a person has looked at, without storing or sending anything. */
export class CalculateCharges {
  constructor(private readonly pricing: PricingService) {}

  /** @param chargeableKg as weighed before; undefined: worked out from the goods */
  async execute(request: ShipmentRequest, chargeableKg: number | undefined): Promise<PricedShipment> {
    return this.pricing.price(request, chargeableKg === undefined ? undefined : Big(chargeableKg));
  }
}
