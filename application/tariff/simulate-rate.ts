import { Big } from 'big.js';
import { Cargo } from '../../domain/cargo/cargo.js';
import type {
  ChargeableWeight,
  ChargeableWeightRule,
} from '../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import { computeVolumeCm3, convertM3ToCm3, countPieces, type PieceDimensions } from '../../domain/cargo/dimensions.js';
import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import { toOfficeDay } from '../../domain/office-day.js';
import type { ChargeLine } from '../../domain/pricing/charge-line.js';
import { createChargeLine } from '../../domain/pricing/charge-line-from-rate.js';
import { computeExtraKm } from '../../domain/pricing/delivery-charges.js';
import { isForeignCurrency } from '../../domain/tariff/exchange-rate/currency-conversion.js';
import { findExchangeRateOn } from '../../domain/tariff/exchange-rate/exchange-rate.js';
import type { ExchangeRateRepository } from '../../domain/tariff/exchange-rate/exchange-rate.repository.js';
import type { LoadChargeCodes } from './load-charge-codes.js';
import { type RateInput, toRateDraft } from './rate-input.js';
import { TARIFF_MESSAGES } from './tariff.messages.js';

/** A test shipment for a rate; undefined if a value is not known. */
export interface SampleShipment {
  readonly grossWeightKg: number | undefined;
  readonly pieces: number | undefined;
  readonly dimensionLines: readonly PieceDimensions[];
  readonly volumeM3: number | undefined;
  /** US dollars. */
  readonly cifValueUsd: number | undefined;
  readonly thirdPartyInvoiceUsd: number | undefined;
  readonly awbCollectTotalUsd: number | undefined;
  /** Kilometres by road from the airport to the delivery place. */
  readonly distanceKm: number | undefined;
}

/** The charge of a rate for a shipment, by the pricing rules; nothing is stored. */
export class SimulateRate {
  constructor(
    private readonly weights: ChargeableWeightRule,
    private readonly chargeCodes: LoadChargeCodes,
    private readonly reference: AirportDirectory,
    private readonly exchangeRates: Pick<ExchangeRateRepository, 'findByDay'>,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` for a rate that could not be saved, or a shipment without weight and volume */
  async execute(
    entry: RateInput,
    shipment: SampleShipment,
  ): Promise<{ readonly line: ChargeLine; readonly weight: ChargeableWeight }> {
    const draft = toRateDraft(entry, await this.reference.airports(), await this.chargeCodes.execute());
    const fromLines = computeVolumeCm3(shipment.dimensionLines);
    const volumeCm3 = fromLines.gt(0) ? fromLines : convertM3ToCm3(Big(shipment.volumeM3 ?? 0));
    const grossKg = Big(shipment.grossWeightKg ?? 0);
    if (grossKg.eq(0) && volumeCm3.eq(0)) {
      throw new DomainError('invalid', TARIFF_MESSAGES.weightNeeded);
    }
    const pieces = shipment.pieces || countPieces(shipment.dimensionLines) || 1;
    const weight = this.weights.calculate(Cargo.of({ pieces, grossKg, volumeCm3 }));
    const known = (value: number | undefined) => (value === undefined ? undefined : Big(value));
    const conversion = await this.findConversion(draft.currency);
    const line = createChargeLine({ ...draft, conversion }, draft.category, {
      grossKg: weight.grossKg,
      chargeableKg: weight.chargeableKg,
      pieces: weight.pieces,
      sizes: shipment.dimensionLines,
      extraKm: shipment.distanceKm === undefined ? undefined : computeExtraKm(shipment.distanceKm),
      distanceKm: known(shipment.distanceKm),
      cifValueUsd: known(shipment.cifValueUsd),
      goodsValueUsd: known(shipment.cifValueUsd),
      thirdPartyInvoiceUsd: known(shipment.thirdPartyInvoiceUsd),
      awbCollectTotalUsd: known(shipment.awbCollectTotalUsd),
    });
    return { line, weight };
  }

  /** Today's exchange rate of a currency. */
  private async findConversion(currency: string | undefined) {
    if (!isForeignCurrency(currency)) return undefined;
    const day = toOfficeDay(this.clock.now());
    return findExchangeRateOn(await this.exchangeRates.findByDay(day), currency, day);
  }
}
