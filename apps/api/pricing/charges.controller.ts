import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChargeDelivery } from '../../../application/quoting/calculate-delivery-charges.js';
import { ChargeShipment } from '../../../application/quoting/calculate-charges.js';
import { ReadShipment } from '../../../application/quoting/extract-shipment.js';
import { type WeighableCargo, WeighShipment } from '../../../application/quoting/calculate-chargeable-weight.js';
import { totalOf } from '../../../domain/pricing/complete-charges.js';
import { chargeableWeightView, chargeLineView, chargeListsView, totalsView } from './charge-line.view.js';
import { ChargeableWeightBody, CompleteChargesBody, DeliveryChargesBody } from './charges.dto.js';
import { dimensionLinesOf, requestOfBody } from './shipment-request.mapper.js';

/** Weighs and prices what a person has before them; nothing is stored or sent. */
@ApiTags('charges')
@Controller('api')
export class ChargesController {
  constructor(
    private readonly weighShipment: WeighShipment,
    private readonly chargeDelivery: ChargeDelivery,
    private readonly chargeShipment: ChargeShipment,
    private readonly readShipment: ReadShipment,
  ) {}

  @Post('calculate-chargeable-weight')
  @HttpCode(200)
  async chargeableWeight(@Body() body: ChargeableWeightBody) {
    return chargeableWeightView(this.weighShipment.execute(await this.cargoOf(body)));
  }

  @Post('calculate-delivery-charges')
  @HttpCode(200)
  async delivery(@Body() body: DeliveryChargesBody) {
    const charges = await this.chargeDelivery.execute({
      destination: placeOf(body.destination),
      airport: body.airport?.toUpperCase(),
      country: body.country?.toUpperCase(),
      chargeableKg: body.chargeableWeight ?? undefined,
      grossKg: body.weight ?? undefined,
    });
    return {
      charges: charges.lines.map(chargeLineView),
      distanceKm: charges.distanceKm ?? null,
      total: totalOf(charges.lines, ['Delivery']).toNumber(),
      assumptions: charges.assumptions,
      missing: charges.missing,
    };
  }

  @Post('calculate-complete-charges')
  @HttpCode(200)
  async complete(@Body() body: CompleteChargesBody) {
    const request = requestOfBody(body.extractedInfo);
    const { charges, assumptions } = await this.chargeShipment.execute(request, body.chargeableWeight || undefined);
    return {
      incoterm: charges.incoterm,
      airport: charges.airport,
      country: charges.country,
      ...chargeListsView(charges.lines),
      totals: totalsView(charges.totals),
      distanceKm: charges.distanceKm ?? null,
      assumptions,
      missing: charges.missing,
    };
  }

  private async cargoOf(body: ChargeableWeightBody): Promise<WeighableCargo> {
    const pieces = body.pieces || undefined;
    const entered: WeighableCargo = {
      grossWeightKg: body.grossWeight ?? undefined,
      pieces,
      dimensionLines: dimensionLinesOf(body.dimensions, pieces),
      volumeM3: body.volume ?? undefined,
    };
    const isEmpty = !entered.grossWeightKg && !entered.volumeM3 && entered.dimensionLines.length === 0;
    if (!isEmpty || !body.emailContent?.trim()) return entered;
    const { request } = await this.readShipment.execute(body.emailContent);
    return { ...request.goods, pieces: pieces ?? request.goods.pieces };
  }
}

/** The place of a delivery: an address as text, or the city or address of an extracted destination. */
function placeOf(destination: unknown): string | undefined {
  if (typeof destination === 'string') return destination;
  if (typeof destination !== 'object' || destination === null) return undefined;
  if ('city' in destination && typeof destination.city === 'string') return destination.city;
  return 'address' in destination && typeof destination.address === 'string' ? destination.address : undefined;
}
