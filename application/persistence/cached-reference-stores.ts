import type { RecognizedDomainRepository } from '../../domain/customers/recognized-domain.repository.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import type { DisclaimerRepository } from '../../domain/tariff/airport-terms/disclaimer.repository.js';
import type { MawbConsigneeRepository } from '../../domain/tariff/airport-terms/mawb-consignee.repository.js';
import type { ExchangeRateRepository } from '../../domain/tariff/exchange-rate/exchange-rate.repository.js';
import type { RateRepository } from '../../domain/tariff/rate.repository.js';
import type { TaxRateRepository } from '../../domain/tariff/tax/tax-rate.repository.js';
import type { SettingsRepository } from '../operations/settings/settings.repository.js';

/** Cached reference data for the job worker: every read includes all changes committed before its job was claimed. */
export interface CachedReferenceStores {
  readonly reference: AirportDirectory;
  readonly settings: Pick<SettingsRepository, 'getCurrent'>;
  readonly rates: Pick<RateRepository, 'findByAirport'>;
  readonly exchangeRates: Pick<ExchangeRateRepository, 'findByDay'>;
  readonly taxRates: Pick<TaxRateRepository, 'findByCountry'>;
  readonly consignments: Pick<MawbConsigneeRepository, 'findByAirport'>;
  readonly disclaimers: Pick<DisclaimerRepository, 'all'>;
  readonly recognizedDomains: Pick<RecognizedDomainRepository, 'findBySender' | 'all'>;
}
