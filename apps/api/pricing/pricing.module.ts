import { Module } from '@nestjs/common';
import { SettingsRepository } from '../../../application/operations/settings/settings.repository.js';
import { CalculateChargeableWeight } from '../../../application/quoting/calculate-chargeable-weight.js';
import { CalculateCharges } from '../../../application/quoting/calculate-charges.js';
import { CalculateDeliveryCharges } from '../../../application/quoting/calculate-delivery-charges.js';
import { ExtractShipment } from '../../../application/quoting/extract-shipment.js';
import { PricingService } from '../../../application/quoting/pricing.service.js';
import { ChargeableWeightRule } from '../../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import { GreaterOfGrossAndVolumetric } from '../../../domain/cargo/chargeable-weight/greater-of-gross-and-volumetric.js';
import { Clock } from '../../../domain/clock.port.js';
import { RecognizedDomainRepository } from '../../../domain/customers/recognized-domain.repository.js';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import { Gazetteer } from '../../../domain/geography/gazetteer.port.js';
import { RoadDistanceEstimator } from '../../../domain/geography/road-distance-estimator.port.js';
import { IncotermProfiles } from '../../../domain/pricing/incoterm/incoterm-profiles.port.js';
import { StandardIncotermProfiles } from '../../../domain/pricing/incoterm/standard-incoterm-profiles.js';
import { QuotationRepository } from '../../../domain/quoting/quotation.repository.js';
import { ShipmentExtractor } from '../../../domain/quoting/shipment-extractor.port.js';
import { CategoryByCodeOrName } from '../../../domain/tariff/charge-category/category-by-code-or-name.js';
import { ChargeCategoryRule } from '../../../domain/tariff/charge-category/charge-category-rule.port.js';
import { ExchangeRateRepository } from '../../../domain/tariff/exchange-rate/exchange-rate.repository.js';
import { RateRepository } from '../../../domain/tariff/rate.repository.js';
import { TaxRateRepository } from '../../../domain/tariff/tax/tax-rate.repository.js';
import { provide, provideValue } from '../infrastructure/provide.js';
import { ChargesController } from './charges.controller.js';

/** What a shipment costs, and the rules of the forwarder behind it. */
@Module({
  controllers: [ChargesController],
  providers: [
    provideValue(ChargeableWeightRule, new GreaterOfGrossAndVolumetric()),
    provideValue(ChargeCategoryRule, new CategoryByCodeOrName()),
    provideValue(IncotermProfiles, new StandardIncotermProfiles()),
    provide(PricingService, [
      {
        reference: AirportDirectory,
        rates: RateRepository,
        exchangeRates: ExchangeRateRepository,
        gazetteer: Gazetteer,
        roads: RoadDistanceEstimator,
        taxRates: TaxRateRepository,
        recognizedDomains: RecognizedDomainRepository,
        settings: SettingsRepository,
        quotations: QuotationRepository,
        clock: Clock,
      },
      { chargeableWeight: ChargeableWeightRule, categories: ChargeCategoryRule, profiles: IncotermProfiles },
    ]),
    provide(CalculateChargeableWeight, [ChargeableWeightRule]),
    provide(CalculateDeliveryCharges, [AirportDirectory, PricingService]),
    provide(CalculateCharges, [PricingService]),
    provide(ExtractShipment, [ShipmentExtractor]),
  ],
  exports: [ChargeableWeightRule, ChargeCategoryRule, IncotermProfiles, PricingService, ExtractShipment],
})
export class PricingModule {}
