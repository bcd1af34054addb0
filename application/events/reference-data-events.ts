import type { RecognizedDomain } from '../../domain/customers/recognized-domain.js';
import type { Disclaimer } from '../../domain/tariff/airport-terms/disclaimer.js';
import type { MawbConsignee } from '../../domain/tariff/airport-terms/mawb-consignee.js';
import type { ChargeCode } from '../../domain/tariff/charge-code/charge-code.js';
import type { ExchangeRate } from '../../domain/tariff/exchange-rate/exchange-rate.js';
import type { Rate } from '../../domain/tariff/rate.js';
import type { TaxRate } from '../../domain/tariff/tax/tax-rate.js';

interface Created<Entity> {
  readonly before?: undefined;
  readonly after: Entity;
}

interface Updated<Entity> {
  readonly before: Entity;
  readonly after: Entity;
}

interface Deleted<Entity> {
  readonly before: Entity;
  readonly after?: undefined;
}

/** Why a whole batch of rates was changed, for instance `changed by 5 %`; undefined for a single edit. */
interface BatchMember {
  readonly why?: string;
}

/** The disclaimers in words, in their order. */
interface DisclaimerOrder {
  readonly order: readonly string[];
}

/** What staff change in the tariff, the terms and the recognized domains. */
export interface ReferenceDataEventPayloads {
  readonly 'rate-created': Created<Rate> & BatchMember;
  readonly 'rate-updated': Updated<Rate> & BatchMember;
  readonly 'rate-deleted': Deleted<Rate> & BatchMember;
  /** The entry of the log that was taken back. */
  readonly 'rate-reverted': Updated<Rate> & { readonly entryId: number };
  readonly 'rates-imported': {
    readonly after: {
      readonly file: string;
      readonly sha256: string;
      readonly added: number;
      readonly changed: number;
      readonly ended: number;
      readonly same: number;
    };
  };
  readonly 'rate-import-undone': {
    readonly after: {
      readonly importId: number;
      readonly file: string;
      readonly removed: number;
      readonly restored: number;
    };
  };
  readonly 'rates-exported': { readonly rates: number; readonly format: string };
  readonly 'sample-rates-confirmed': {
    readonly before: { readonly isSample: true };
    readonly after: { readonly isSample: false; readonly rateIds: readonly number[] };
  };
  readonly 'charge-code-created': Created<ChargeCode>;
  readonly 'charge-code-updated': Updated<ChargeCode>;
  readonly 'charge-code-deleted': Deleted<ChargeCode>;
  readonly 'exchange-rate-created': Created<ExchangeRate>;
  readonly 'exchange-rate-updated': Updated<ExchangeRate>;
  readonly 'exchange-rate-deleted': Deleted<ExchangeRate>;
  readonly 'tax-rate-created': Created<TaxRate>;
  readonly 'tax-rate-updated': Updated<TaxRate>;
  readonly 'tax-rate-deleted': Deleted<TaxRate>;
  readonly 'recognized-domain-created': Created<RecognizedDomain>;
  readonly 'recognized-domain-updated': Updated<RecognizedDomain>;
  readonly 'recognized-domain-deleted': Deleted<RecognizedDomain>;
  readonly 'mawb-consignee-created': Created<MawbConsignee>;
  readonly 'mawb-consignee-updated': Updated<MawbConsignee>;
  readonly 'mawb-consignee-deleted': Deleted<MawbConsignee>;
  readonly 'disclaimer-created': Created<Disclaimer>;
  readonly 'disclaimer-updated': Updated<Disclaimer>;
  readonly 'disclaimer-deleted': Deleted<Disclaimer>;
  readonly 'disclaimers-reordered': Updated<DisclaimerOrder>;
}
