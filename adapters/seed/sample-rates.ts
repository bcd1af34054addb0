import { Big } from 'big.js';
import { DEFAULT_DELIVERY_RATE_USD_PER_KG } from '../../domain/pricing/delivery-charges.js';
import type { RateDraft } from '../../domain/tariff/rate.js';
import type { RateCriterion } from '../../domain/tariff/rate-criterion.js';
import { SERVICES, type Service, type ServiceCode } from '../../domain/tariff/service-code.js';
import { AIRPORTS } from './countries-and-airports.js';

/** Criterion, base rate, minimum and maximum; US dollars, or percent for percentage criteria. */
type Price = readonly [criterion: RateCriterion, base: string, minimum?: string, maximum?: string];

/** Two services whose price is the same everywhere (section 9 of the specification), and the two fees. */
const COMMON_PRICES: Readonly<Partial<Record<ServiceCode, Price>>> = {
  DELV: ['chargeable_weight', DEFAULT_DELIVERY_RATE_USD_PER_KG, '25'],
  COLL: ['awb_total_collect', '5', '10'],
  DISB: ['third_party_invoice', '10', '20'],
};

type AirportPrices = Readonly<Record<Exclude<ServiceCode, 'DELV' | 'COLL' | 'DISB'>, Price>>;

/** Invented prices of a plausible size; the console says so until staff have confirmed them (rule 12). */
const PRICES: Readonly<Record<string, AirportPrices>> = {
  PTY: {
    HNDL: ['gross_weight', '0.10', '32'],
    DOCS: ['flat', '35'],
    BRKD: ['per_shipment', '40'],
    TRNS: ['gross_weight', '0.07', '28'],
    DELX: ['kilometer', '1.20'],
    CUST: ['cif_value', '0.30', '85', '480'],
    BWSE: ['cif_value', '0.12', '22', '300'],
  },
  SJO: {
    HNDL: ['gross_weight', '0.12', '35'],
    DOCS: ['flat', '40'],
    BRKD: ['per_shipment', '45'],
    TRNS: ['gross_weight', '0.09', '35'],
    DELX: ['kilometer', '1.35'],
    CUST: ['cif_value', '0.35', '95', '520'],
    BWSE: ['cif_value', '0.15', '25', '350'],
  },
  LIR: {
    HNDL: ['gross_weight', '0.14', '42'],
    DOCS: ['flat', '45'],
    BRKD: ['per_shipment', '52'],
    TRNS: ['gross_weight', '0.11', '45'],
    DELX: ['kilometer', '1.55'],
    CUST: ['cif_value', '0.40', '110', '560'],
    BWSE: ['per_shipment', '38'],
  },
  MGA: {
    HNDL: ['gross_weight', '0.13', '38'],
    DOCS: ['flat', '42'],
    BRKD: ['pieces', '3.50', '40', '180'],
    TRNS: ['gross_weight', '0.10', '36'],
    DELX: ['kilometer', '1.40'],
    CUST: ['per_shipment', '120'],
    BWSE: ['cif_value', '0.18', '28', '320'],
  },
  SAP: {
    HNDL: ['gross_weight', '0.12', '36'],
    DOCS: ['flat', '38'],
    BRKD: ['pieces', '3.25', '38', '170'],
    TRNS: ['gross_weight', '0.09', '32'],
    DELX: ['kilometer', '1.30'],
    CUST: ['cif_value', '0.32', '90', '500'],
    BWSE: ['cif_value', '0.15', '24', '300'],
  },
  TGU: {
    HNDL: ['gross_weight', '0.15', '44'],
    DOCS: ['flat', '44'],
    BRKD: ['pieces', '3.75', '44', '190'],
    TRNS: ['gross_weight', '0.14', '58'],
    DELX: ['kilometer', '1.45'],
    CUST: ['cif_value', '0.36', '98', '540'],
    BWSE: ['per_shipment', '36'],
  },
  SAL: {
    HNDL: ['gross_weight', '0.11', '34'],
    DOCS: ['flat', '36'],
    BRKD: ['per_shipment', '42'],
    TRNS: ['gross_weight', '0.08', '30'],
    DELX: ['kilometer', '1.25'],
    CUST: ['per_shipment', '105'],
    BWSE: ['cif_value', '0.14', '23', '290'],
  },
  GUA: {
    HNDL: ['gross_weight', '0.11', '33'],
    DOCS: ['flat', '37'],
    BRKD: ['per_shipment', '41'],
    TRNS: ['gross_weight', '0.08', '30'],
    DELX: ['kilometer', '1.25'],
    CUST: ['cif_value', '0.33', '92', '510'],
    BWSE: ['cif_value', '0.13', '24', '310'],
  },
};

/** The sample tariff: the ten services at each of the eight airports. */
export const SAMPLE_RATES: ReadonlyArray<RateDraft & { readonly isSample: true }> = AIRPORTS.flatMap((airport) => {
  const prices: Readonly<Partial<Record<ServiceCode, Price>>> = { ...COMMON_PRICES, ...PRICES[airport.code] };
  return SERVICES.flatMap((service) => {
    const price = prices[service.code];
    return price ? [createSampleRate(service, price, { countryId: airport.countryId, locationId: airport.id })] : [];
  });
});

function createSampleRate(
  service: Service,
  [criterion, base, minimum, maximum]: Price,
  station: Pick<RateDraft, 'countryId' | 'locationId'>,
): RateDraft & { readonly isSample: true } {
  return {
    ...station,
    serviceCode: service.code,
    serviceName: service.name,
    criterion,
    baseRate: Big(base),
    minimumCharge: minimum === undefined ? undefined : Big(minimum),
    maximumCharge: maximum === undefined ? undefined : Big(maximum),
    category: service.category,
    isRequired: service.category === 'Compulsory',
    description: 'Sample rate: replace it by your own or confirm it.',
    validFrom: undefined,
    validUntil: undefined,
    isSample: true,
  };
}
