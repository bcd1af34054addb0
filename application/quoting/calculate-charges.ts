import { Big } from 'big.js';
import type { PricedShipment } from '../../domain/quoting/quotation.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import type { PricingService } from './pricing.service.js';

/** Prices a shipment whose data a user has checked, without storing or sending anything. */
export class CalculateCharges {
  constructor(private readonly pricing: PricingService) {}

  /** @param chargeableKg a chargeable weight calculated before; undefined: calculated from the goods */
  async execute(request: ShipmentRequest, chargeableKg: number | undefined): Promise<PricedShipment> {
    return this.pricing.price(request, { chargeableKg: chargeableKg === undefined ? undefined : Big(chargeableKg) });
  }
}
