import type { Consignments } from '../../domain/tariff/airport-terms/mawb-consignee.repository.js';
import type { Disclaimers } from '../../domain/tariff/airport-terms/disclaimer.repository.js';
import type { ReferenceData } from '../../domain/geography/airport-directory.port.js';
import type { RecognizedSenders } from '../../domain/customers/recognized-domain.repository.js';
import type { SettingsShelf } from '../operations/settings/settings.repository.js';
import type { RateBook } from '../../domain/tariff/rate.repository.js';
import type { TaxRates } from '../../domain/tariff/tax/tax-rate.repository.js';

/**
 * What staff keep, for whoever works the queue: every read holds all that was committed before its piece of work was taken,
 * and may be answered from what was read for another piece.
 */
export interface StandingStores {
  readonly reference: ReferenceData;
  readonly settings: Pick<SettingsShelf, 'current'>;
  readonly rates: Pick<RateBook, 'ratesAt'>;
  readonly taxRates: Pick<TaxRates, 'of'>;
  readonly consignments: Pick<Consignments, 'forAirport'>;
  readonly disclaimers: Pick<Disclaimers, 'all'>;
  readonly senders: Pick<RecognizedSenders, 'find' | 'all'>;
}
