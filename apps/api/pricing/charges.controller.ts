import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CalculateChargeableWeight,
  type CargoInput,
} from '../../../application/quoting/calculate-chargeable-weight.js';
import { CalculateCharges } from '../../../application/quoting/calculate-charges.js';
import { CalculateDeliveryCharges } from '../../../application/quoting/calculate-delivery-charges.js';
import { ExtractShipment } from '../../../application/quoting/extract-shipment.js';
import { sumLines } from '../../../domain/pricing/complete-charges.js';
import { translateShipment } from '../../../domain/quoting/spanish-texts.js';
import { AllowTokens } from '../http/allow-tokens.decorator.js';
import { RequireRole } from '../http/require-role.decorator.js';
import { toChargeableWeightView, toChargeLineView } from './charge-line.view.js';
import { ChargeableWeightDto, CompleteChargesDto, DeliveryChargesDto } from './charges.dto.js';
import { CompleteChargesView, DeliveryChargesView, toCompleteChargesView } from './charges.view.js';
import { parseDimensionLines, toShipmentRequest } from './shipment-request.mapper.js';

/** Weighs and prices what a person has before them; nothing is stored or sent. */
@ApiTags('charges')
@Controller('api')
export class ChargesController {
  constructor(
    private readonly calculateChargeableWeight: CalculateChargeableWeight,
    private readonly calculateDeliveryCharges: CalculateDeliveryCharges,
    private readonly calculateCharges: CalculateCharges,
    private readonly extractShipment: ExtractShipment,
  ) {}

  @RequireRole('operator')
  @AllowTokens('quote')
  @Post('calculate-chargeable-weight')
  @HttpCode(200)
  async computeChargeableWeight(@Body() body: ChargeableWeightDto) {
    return toChargeableWeightView(this.calculateChargeableWeight.execute(await this.resolveCargo(body)));
  }

  @RequireRole('operator')
  @AllowTokens('quote')
  @Post('calculate-delivery-charges')
  @HttpCode(200)
  async computeDeliveryCharges(@Body() body: DeliveryChargesDto): Promise<DeliveryChargesView> {
    const charges = await this.calculateDeliveryCharges.execute({
      destination: extractPlace(body.destination),
      airport: body.airport?.toUpperCase(),
      country: body.country?.toUpperCase(),
      chargeableKg: body.chargeableWeight ?? undefined,
      grossKg: body.weight ?? undefined,
    });
    return {
      charges: charges.lines.map(toChargeLineView),
      distanceKm: charges.distanceKm ?? null,
      total: sumLines(charges.lines, ['Delivery']).toNumber(),
      assumptions: [...charges.assumptions],
      missing: [...charges.missing],
    };
  }

  @RequireRole('operator')
  @AllowTokens('quote')
  @Post('calculate-complete-charges')
  @HttpCode(200)
  async computeCompleteCharges(@Body() body: CompleteChargesDto): Promise<CompleteChargesView> {
    const request = toShipmentRequest(body.extractedInfo);
    const priced = await this.calculateCharges.execute(request, body.chargeableWeight || undefined);
    return toCompleteChargesView(translateShipment(priced));
  }

  private async resolveCargo(body: ChargeableWeightDto): Promise<CargoInput> {
    const pieces = body.pieces || undefined;
    const input: CargoInput = {
      grossWeightKg: body.grossWeight ?? undefined,
      pieces,
      dimensionLines: parseDimensionLines(body.dimensions, pieces),
      volumeM3: body.volume ?? undefined,
    };
    const isEmpty = !input.grossWeightKg && !input.volumeM3 && input.dimensionLines.length === 0;
    if (!isEmpty || !body.emailContent?.trim()) return input;
    const { request } = await this.extractShipment.execute(body.emailContent);
    return { ...request.goods, pieces: pieces ?? request.goods.pieces };
  }
}

/** The place of a delivery: an address as text, or the city or address of an extracted destination. */
function extractPlace(destination: unknown): string | undefined {
  if (typeof destination === 'string') return destination;
  if (typeof destination !== 'object' || destination === null) return undefined;
  if ('city' in destination && typeof destination.city === 'string') return destination.city;
  return 'address' in destination && typeof destination.address === 'string' ? destination.address : undefined;
}
