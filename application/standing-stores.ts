import type { Consignments } from '../domain/consignment/consignments.port.js';
import type { Disclaimers } from '../domain/disclaimer/disclaimers.port.js';
import type { ReferenceData } from '../domain/geography/reference-data.port.js';
import type { RecognizedSenders } from '../domain/recognized-sender/recognized-senders.port.js';
import type { SettingsShelf } from '../domain/settings/settings-shelf.port.js';
import type { RateBook } from '../domain/tariff/rate-book.port.js';
import type { TaxRates } from '../domain/tax/tax-rates.port.js';

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
