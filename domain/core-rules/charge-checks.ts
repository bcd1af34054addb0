import { Big } from 'big.js';
import { calculateCharges } from '../pricing/complete-charges.js';
import type { DeliveryPlace } from '../pricing/delivery-charges.js';
import { INCOTERMS, type Incoterm, parseIncoterm } from '../pricing/incoterm/incoterm.js';
import { StandardIncotermProfiles } from '../pricing/incoterm/standard-incoterm-profiles.js';
import { applyRate, type Quantities } from '../tariff/apply-rate.js';
import { CategoryByCodeOrName } from '../tariff/charge-category/category-by-code-or-name.js';
import { buildCoverageMatrix } from '../tariff/coverage-matrix.js';
import { filterInForceOn, resolveEffectiveTariff } from '../tariff/effective-tariff.js';
import type { Rate } from '../tariff/rate.js';
import { SERVICES } from '../tariff/service-code.js';
import type { CoreRuleCheck } from './core-rule-check.js';
import { CORE_RULE_CHECK_MESSAGES, CORE_RULE_RESULT_MESSAGES } from './core-rules.messages.js';
import { PROBE_RATES } from './probe-tariff.js';

const categories = new CategoryByCodeOrName();
const SHIPMENT: Quantities = {
  grossKg: Big(320),
  chargeableKg: Big(320),
  pieces: 2,
  extraKm: undefined,
  cifValueUsd: undefined,
  thirdPartyInvoiceUsd: undefined,
  awbCollectTotalUsd: undefined,
};
/** The probe tariff is in force on every day. */
const ANY_DAY = '2026-01-01';
const NEARBY_DELIVERY: DeliveryPlace = { name: 'the door', distanceKm: 10 };

/** Checks of the rules under *Charges*, *Incoterms*, *Delivery* and *Categories*. */
export const CHARGE_CHECKS: readonly CoreRuleCheck[] = [
  {
    id: 'half-up-cents',
    ruleId: 'charge-line',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.halfUpCents;
    },
    severity: 'error',
    expected: '0.15',
    got: () => formatAmount({ baseRate: '0.145' }, { ...SHIPMENT, chargeableKg: Big(1) }),
  },
  {
    id: 'minimum-and-maximum',
    ruleId: 'charge-line',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.minimumAndMaximum;
    },
    severity: 'error',
    expected: '38.40, 45.00, 35.00',
    got: () =>
      [{}, { minimumCharge: '45' }, { maximumCharge: '35' }]
        .map((limits) => formatAmount({ baseRate: '0.12', ...limits }, SHIPMENT))
        .join(', '),
  },
  {
    id: 'percent-of-cif',
    ruleId: 'charge-line',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.percentOfCif;
    },
    severity: 'error',
    get expected() {
      return `250.00, ${CORE_RULE_RESULT_MESSAGES.onRequest}`;
    },
    got: () =>
      [Big(10_000), undefined]
        .map((cifValueUsd) => formatAmount({ baseRate: '2.5', criterion: 'cif_value' }, { ...SHIPMENT, cifValueUsd }))
        .join(', '),
  },
  {
    id: 'sum-of-lines',
    ruleId: 'totals',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.sumOfLines;
    },
    severity: 'error',
    get expected() {
      return CORE_RULE_RESULT_MESSAGES.totals({ compulsory: '100.00', additional: '1000.00' });
    },
    got: () => {
      const { totals } = priceProbeShipment('CPT', NEARBY_DELIVERY);
      return CORE_RULE_RESULT_MESSAGES.totals({
        compulsory: totals.compulsory.toFixed(2),
        additional: totals.additional.toFixed(2),
      });
    },
  },
  {
    id: 'compulsory-coverage',
    ruleId: 'compulsory-rates',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.compulsoryCoverage;
    },
    severity: 'warning',
    get expected() {
      return CORE_RULE_RESULT_MESSAGES.none;
    },
    got: ({ airports, rates, day }) =>
      formatList(
        buildCoverageMatrix(airports, filterInForceOn(rates, day))
          .filter((airport) => airport.missingCompulsory.length > 0)
          .map((airport) => `${airport.airportCode} ${airport.missingCompulsory.map((one) => one.code).join(' ')}`),
      ),
  },
  {
    id: 'limits-of-the-tariff',
    ruleId: 'rate-limits',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.limitsOfTheTariff;
    },
    severity: 'warning',
    get expected() {
      return CORE_RULE_RESULT_MESSAGES.none;
    },
    got: ({ rates }) => formatList(rates.filter(isOutOfLimits).map(formatRateName)),
  },
  {
    id: 'totals-of-all-terms',
    ruleId: 'incoterm-totals',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.totalsOfAllTerms;
    },
    severity: 'error',
    expected: INCOTERMS.map((term) => `${term} ${term === 'DAP' ? '300' : '1300'}`).join(', '),
    got: () =>
      INCOTERMS.map((term) => `${term} ${priceProbeShipment(term, NEARBY_DELIVERY).totals.finalTotal.toFixed()}`).join(
        ', ',
      ),
  },
  {
    id: 'old-names',
    ruleId: 'old-terms',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.oldNames;
    },
    severity: 'error',
    expected: 'DAP, CFR, DPU',
    got: () => ['DDU', 'C&F', 'DAT'].map((name) => parseIncoterm(name) ?? 'unknown').join(', '),
  },
  {
    id: 'default-delivery-rate',
    ruleId: 'standard-delivery',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.defaultDeliveryRate;
    },
    severity: 'error',
    expected: '51.20, 0.00',
    got: () => {
      const withoutDelv = PROBE_RATES.filter((rate) => rate.serviceCode !== 'DELV');
      return [NEARBY_DELIVERY, undefined]
        .map((place) => priceProbeShipment('DAP', place, withoutDelv).totals.delivery.toFixed(2))
        .join(', ');
    },
  },
  {
    id: 'beyond-the-radius',
    ruleId: 'extended-delivery',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.beyondTheRadius;
    },
    severity: 'error',
    expected: '200.00, 200.00, 201.50',
    got: () =>
      [24, 25, 26.5]
        .map((distanceKm) => priceProbeShipment('DAP', { name: 'the door', distanceKm }).totals.delivery.toFixed(2))
        .join(', '),
  },
  {
    id: 'codes',
    ruleId: 'categories',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.codes;
    },
    severity: 'error',
    expected: [...SERVICES.map((service) => service.category), 'Additional'].join(', '),
    got: () =>
      [...SERVICES.map((service) => service.code), 'BOND'].map((code) => categories.categorize({ code })).join(', '),
  },
  {
    id: 'excluded-names',
    ruleId: 'categories',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.excludedNames;
    },
    severity: 'error',
    expected: Array(5).fill('Excluded').join(', '),
    got: () =>
      ['Import duties', 'VAT', 'IVA', 'Storage', 'Sundries'].map((name) => categories.categorize({ name })).join(', '),
  },
  {
    id: 'services-of-the-tariff',
    ruleId: 'tariff-services',
    get name() {
      return CORE_RULE_CHECK_MESSAGES.servicesOfTheTariff;
    },
    severity: 'warning',
    get expected() {
      return CORE_RULE_RESULT_MESSAGES.none;
    },
    got: ({ rates }) => formatList(rates.filter(isUnmatched).map(formatRateName)),
  },
];

function formatAmount(
  rate: {
    readonly baseRate: string;
    readonly criterion?: Rate['criterion'];
    readonly minimumCharge?: string;
    readonly maximumCharge?: string;
  },
  quantities: Quantities,
): string {
  const big = (text: string | undefined) => (text === undefined ? undefined : Big(text));
  const applied = applyRate(
    {
      criterion: rate.criterion ?? 'chargeable_weight',
      baseRate: Big(rate.baseRate),
      minimumCharge: big(rate.minimumCharge),
      maximumCharge: big(rate.maximumCharge),
    },
    quantities,
  );
  return applied.amount?.toFixed(2) ?? CORE_RULE_RESULT_MESSAGES.onRequest;
}

function priceProbeShipment(
  incoterm: Incoterm,
  delivery: DeliveryPlace | undefined,
  rates: readonly Rate[] = PROBE_RATES,
) {
  return calculateCharges(
    { incoterm, airport: '', country: '', delivery, quantities: SHIPMENT },
    resolveEffectiveTariff(rates, ANY_DAY),
    { profiles: new StandardIncotermProfiles() },
  );
}

function isOutOfLimits({ baseRate, minimumCharge, maximumCharge }: Rate): boolean {
  const isNegative = [baseRate, minimumCharge, maximumCharge].some((value) => value?.lt(0));
  return isNegative || Boolean(maximumCharge?.gt(0) && minimumCharge?.gt(maximumCharge));
}

function isUnmatched({ category }: Rate): boolean {
  return category === 'Excluded';
}

function formatRateName(rate: Rate): string {
  return `${rate.airportCode} ${rate.serviceCode}`;
}

function formatList(names: readonly string[]): string {
  return names.length === 0 ? CORE_RULE_RESULT_MESSAGES.none : names.join(', ');
}
