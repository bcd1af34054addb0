import { Module } from '@nestjs/common';
import { ActivityLogRepository } from '../../../application/activity/activity-log.repository.js';
import { SettingsRepository } from '../../../application/operations/settings/settings.repository.js';
import { UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import { BacktestImport } from '../../../application/quoting/backtest-import.js';
import { SimulateShipment } from '../../../application/quoting/simulate-shipment.js';
import { AdjustRatesByPercent } from '../../../application/tariff/adjust-rates-by-percent.js';
import { BulkUpdateRates } from '../../../application/tariff/bulk-update-rates.js';
import { ConfirmSampleRates } from '../../../application/tariff/confirm-sample-rates.js';
import { CopyRates } from '../../../application/tariff/copy-rates.js';
import { DeletedConsignees } from '../../../application/tariff/deleted-consignees.js';
import { DeletedDisclaimers } from '../../../application/tariff/deleted-disclaimers.js';
import { DeletedRates } from '../../../application/tariff/deleted-rates.js';
import { ExportRates } from '../../../application/tariff/export-rates.js';
import { GetRateHistory } from '../../../application/tariff/get-rate-history.js';
import { GetTariffCoverage } from '../../../application/tariff/get-tariff-coverage.js';
import { ImportExchangeRates } from '../../../application/tariff/import/import-exchange-rates.js';
import { ImportRates } from '../../../application/tariff/import/import-rates.js';
import { UndoRateImport } from '../../../application/tariff/import/undo-rate-import.js';
import { LoadChargeCodes } from '../../../application/tariff/load-charge-codes.js';
import { ManageChargeCodes } from '../../../application/tariff/manage-charge-codes.js';
import { ManageConsignees } from '../../../application/tariff/manage-consignees.js';
import { ManageDisclaimers } from '../../../application/tariff/manage-disclaimers.js';
import { ManageExchangeRates } from '../../../application/tariff/manage-exchange-rates.js';
import { ManageRates } from '../../../application/tariff/manage-rates.js';
import { ManageTaxRates } from '../../../application/tariff/manage-tax-rates.js';
import { RevertRate } from '../../../application/tariff/revert-rate.js';
import { SimulateRate } from '../../../application/tariff/simulate-rate.js';
import { SpreadsheetCodec } from '../../../application/tariff/spreadsheet-codec.port.js';
import { ChargeableWeightRule } from '../../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import { Clock } from '../../../domain/clock.port.js';
import { RecognizedDomainRepository } from '../../../domain/customers/recognized-domain.repository.js';
import { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import { Gazetteer } from '../../../domain/geography/gazetteer.port.js';
import { RoadDistanceEstimator } from '../../../domain/geography/road-distance-estimator.port.js';
import { Hasher } from '../../../domain/hasher.port.js';
import { IncotermProfiles } from '../../../domain/pricing/incoterm/incoterm-profiles.port.js';
import { QuotationRepository } from '../../../domain/quoting/quotation.repository.js';
import { DisclaimerRepository } from '../../../domain/tariff/airport-terms/disclaimer.repository.js';
import { MawbConsigneeRepository } from '../../../domain/tariff/airport-terms/mawb-consignee.repository.js';
import { ChargeCategoryRule } from '../../../domain/tariff/charge-category/charge-category-rule.port.js';
import { ChargeCodeRepository } from '../../../domain/tariff/charge-code/charge-code.repository.js';
import { ExchangeRateRepository } from '../../../domain/tariff/exchange-rate/exchange-rate.repository.js';
import { RateRepository } from '../../../domain/tariff/rate.repository.js';
import {
  RateImportRepository,
  SheetMappingRepository,
} from '../../../domain/tariff/rate-import/rate-import.repository.js';
import { TaxRateRepository } from '../../../domain/tariff/tax/tax-rate.repository.js';
import { provide } from '../infrastructure/provide.js';
import { PricingModule } from '../pricing/pricing.module.js';
import { ChargeCodesController } from './charge-codes.controller.js';
import { DisclaimersController } from './disclaimers.controller.js';
import { ExchangeRatesController } from './exchange-rates.controller.js';
import { MawbConsigneesController } from './mawb-consignees.controller.js';
import { RateBatchesController } from './rate-batches.controller.js';
import { RateFilesController } from './rate-files.controller.js';
import { RateImportsController } from './rate-imports.controller.js';
import { RatesController } from './rates.controller.js';
import { ReferenceDataController } from './reference-data.controller.js';
import { TariffController } from './tariff.controller.js';
import { TaxRatesController } from './tax-rates.controller.js';

/** What pricing by a tariff of any day looks up. */
const PRICING_DEPENDENCIES = {
  reference: AirportDirectory,
  exchangeRates: ExchangeRateRepository,
  gazetteer: Gazetteer,
  roads: RoadDistanceEstimator,
  taxRates: TaxRateRepository,
  recognizedDomains: RecognizedDomainRepository,
  settings: SettingsRepository,
  quotations: QuotationRepository,
};
const PRICING_RULES = {
  chargeableWeight: ChargeableWeightRule,
  categories: ChargeCategoryRule,
  profiles: IncotermProfiles,
};

/** What the forwarder charges: rates, taxes, and the terms of each airport. */
@Module({
  imports: [PricingModule],
  controllers: [
    ChargeCodesController,
    DisclaimersController,
    MawbConsigneesController,
    TaxRatesController,
    ExchangeRatesController,
    RateFilesController,
    RateImportsController,
    RateBatchesController,
    TariffController,
    RatesController,
    ReferenceDataController,
  ],
  providers: [
    provide(AdjustRatesByPercent, [RateRepository, UnitOfWork, Clock]),
    provide(BacktestImport, [
      ImportRates,
      QuotationRepository,
      RateRepository,
      LoadChargeCodes,
      PRICING_DEPENDENCIES,
      PRICING_RULES,
      Clock,
    ]),
    provide(BulkUpdateRates, [AirportDirectory, LoadChargeCodes, UnitOfWork, Clock]),
    provide(ConfirmSampleRates, [RateRepository, UnitOfWork, Clock]),
    provide(CopyRates, [RateRepository, AirportDirectory, UnitOfWork, Clock]),
    provide(DeletedConsignees, [ManageConsignees, ActivityLogRepository, Clock]),
    provide(DeletedDisclaimers, [ManageDisclaimers, ActivityLogRepository, Clock]),
    provide(DeletedRates, [ManageRates, AirportDirectory, LoadChargeCodes, ActivityLogRepository, Clock]),
    provide(ExportRates, [RateRepository, AirportDirectory, SpreadsheetCodec, UnitOfWork, Clock]),
    provide(GetRateHistory, [RateRepository, ActivityLogRepository]),
    provide(GetTariffCoverage, [RateRepository, AirportDirectory, Clock]),
    provide(ImportExchangeRates, [ExchangeRateRepository, SpreadsheetCodec, UnitOfWork, Clock]),
    provide(ImportRates, [
      RateRepository,
      AirportDirectory,
      LoadChargeCodes,
      SpreadsheetCodec,
      SheetMappingRepository,
      Hasher,
      UnitOfWork,
      Clock,
    ]),
    provide(ManageConsignees, [MawbConsigneeRepository, UnitOfWork, Clock]),
    provide(ManageDisclaimers, [DisclaimerRepository, AirportDirectory, UnitOfWork, Clock]),
    provide(LoadChargeCodes, [ChargeCodeRepository, ChargeCategoryRule]),
    provide(ManageChargeCodes, [ChargeCodeRepository, ChargeCategoryRule, UnitOfWork, Clock]),
    provide(ManageExchangeRates, [ExchangeRateRepository, UnitOfWork, Clock]),
    provide(ManageRates, [RateRepository, AirportDirectory, LoadChargeCodes, UnitOfWork, Clock]),
    provide(ManageTaxRates, [TaxRateRepository, UnitOfWork, Clock]),
    provide(RevertRate, [RateRepository, ActivityLogRepository, AirportDirectory, LoadChargeCodes, UnitOfWork, Clock]),
    provide(UndoRateImport, [RateImportRepository, AirportDirectory, LoadChargeCodes, UnitOfWork, Clock]),
    provide(SimulateShipment, [RateRepository, PRICING_DEPENDENCIES, PRICING_RULES, Clock]),
    provide(SimulateRate, [ChargeableWeightRule, LoadChargeCodes, AirportDirectory, ExchangeRateRepository, Clock]),
  ],
  exports: [DeletedConsignees, DeletedDisclaimers, DeletedRates],
})
export class TariffModule {}
