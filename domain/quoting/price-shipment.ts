import { Big } from 'big.js';
import type { ChargeableWeight, ChargeableWeightRule } from '../cargo/chargeable-weight/chargeable-weight-rule.port.js';
import { type AppliedAgreement, grantRebate } from '../customers/network-agreements.js';
import type { DeclaredValue } from '../money/declared-value.js';
import { formatUsd } from '../money/usd.js';
import type { MonthVolume } from '../month-volume.js';
import type { ValueWithoutFreight } from '../operations/settings.js';
import { type CompleteCharges, calculateCharges } from '../pricing/complete-charges.js';
import type { DeliveryPlace } from '../pricing/delivery-charges.js';
import { findAirTerm, TERMS_BELOW_CIF_VALUE } from '../pricing/incoterm/incoterm.js';
import type { IncotermProfiles } from '../pricing/incoterm/incoterm-profiles.port.js';
import type { Settlement } from '../pricing/settlement-terms.js';
import type { ChargeCategoryRule } from '../tariff/charge-category/charge-category-rule.port.js';
import { explainChoice, type RateDecision } from '../tariff/condition/explain-choice.js';
import type { ShipmentFacts } from '../tariff/condition/shipment-facts.js';
import type { EffectiveTariff } from '../tariff/effective-tariff.js';
import { applyAgreement, noteAgreedAmounts, noteAgreement } from './agreed-tariff.js';
import { deriveShipmentFacts } from './condition-facts.js';
import type { CompleteShipment } from './defaults.js';
import { DEFAULTS } from './defaults.js';
import type { PricedShipment } from './quotation.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';
import { findMissingFields, type MissingField, type ShipmentRequest } from './shipment-request.js';

/** The forwarder's policies that a price rests on. */
export interface PricingRules {
  readonly chargeableWeight: ChargeableWeightRule;
  readonly categories: ChargeCategoryRule;
  readonly profiles: IncotermProfiles;
}

/** What a price rests on beside the request and the rules. */
export interface PricingOptions extends ShipmentPlaces {
  /** A chargeable weight that a user has set; undefined: calculated from the goods. */
  readonly chargeableKg?: Big | undefined;
  /** What becomes of charges on the CIF value where the term says that the stated value is none. */
  readonly valueWithoutFreight?: ValueWithoutFreight;
  /** The time of transit as displayed; empty: none is named. Undefined: the specification's. */
  readonly timeline?: string | undefined;
  /** What is agreed with the customer and holds on the day; undefined: nothing. */
  readonly agreed?: AppliedAgreement | undefined;
  /** What the customer had accepted in the calendar month before; undefined: nothing asks for it. */
  readonly monthVolume?: MonthVolume | undefined;
  /** Tax and local currency of the total; undefined: neither. */
  readonly settlement?: Settlement | undefined;
  /** The currency that the total is to be told in and that has no exchange rate for the day. */
  readonly missingCurrency?: string | undefined;
  /** The mailbox that the quotation goes to; undefined: the one that the request names. */
  readonly customer?: string | undefined;
}

/** What the gazetteer knows of the places of a shipment; undefined: nothing. */
export interface ShipmentPlaces {
  /** ISO alpha-2. */
  readonly originCountry?: string | undefined;
  /** Names of the delivery place and of what it lies in. */
  readonly deliveryPlaces?: readonly string[] | undefined;
}

/** Goods value in US dollars; a value in another currency is never converted (rule 10). */
export function getCifValueUsd(value: DeclaredValue | undefined): Big | undefined {
  return value?.currency === 'USD' ? Big(value.amount) : undefined;
}

/**
 * The one engine (rule 1): from a request with its defaults applied to the complete price of its quotation.
 * @param tariff the airport's rates on the day of pricing
 */
export function priceShipment(
  request: ShipmentRequest,
  completed: CompleteShipment,
  tariff: EffectiveTariff,
  delivery: DeliveryPlace | undefined,
  rules: PricingRules,
  options: PricingOptions = {},
): PricedShipment {
  const { chargeableKg, valueWithoutFreight = 'assumed' } = options;
  const agreed = grantRebate(options.agreed, options.monthVolume);
  const calculated = rules.chargeableWeight.calculate(completed.goods);
  const weight = chargeableKg ? { ...calculated, chargeableKg } : calculated;
  const goodsValueUsd = getCifValueUsd(request.goods.value);
  const isBelowCif = request.incoterm !== undefined && TERMS_BELOW_CIF_VALUE.includes(request.incoterm);
  const cifValueUsd = isBelowCif && valueWithoutFreight === 'on-request' ? undefined : goodsValueUsd;
  const facts = deriveFacts(request, completed, weight, delivery, options);
  const priced = calculateCharges(
    {
      facts,
      incoterm: completed.incoterm,
      airport: completed.airport,
      country: completed.country,
      delivery,
      quantities: {
        grossKg: weight.grossKg,
        chargeableKg: weight.chargeableKg,
        pieces: weight.pieces,
        sizes: request.goods.dimensionLines,
        cifValueUsd,
        goodsValueUsd,
        thirdPartyInvoiceUsd: toAmount(
          request.handling?.thirdPartyInvoiceUsd ?? agreed?.agreement.thirdPartyInvoiceUsd,
        ),
        awbCollectTotalUsd: toAmount(request.handling?.collectTotalUsd ?? agreed?.agreement.collectTotalUsd),
        volumetricKg: weight.volumetricKg.gt(0) ? weight.volumetricKg : undefined,
        volumeM3: weight.volumeM3.gt(0) ? weight.volumeM3 : undefined,
      },
    },
    applyAgreement(tariff, agreed),
    rules,
  );
  const noted = noteAirTerm(noteAgreedAmounts(noteAgreement(priced, tariff, agreed), request, agreed));
  const assumed = isBelowCif && cifValueUsd ? assumeCifValue(noted, cifValueUsd) : noted;
  const charges = settle(assumed, options, tariff);
  return {
    request,
    description: completed.description,
    originAirport: completed.originAirport,
    weight,
    charges,
    assumptions: [...completed.assumptions, ...charges.assumptions],
    missingFields: findOpenFields(request, completed),
    timeline: options.timeline ?? DEFAULTS.timeline,
    ...(agreed?.rebate ? { volumeRebate: agreed.rebate } : {}),
    ...(agreed?.agreement.paymentTerms ? { paymentTerms: agreed.agreement.paymentTerms } : {}),
  };
}

/** What the conditions of rates are compared with. */
function deriveFacts(
  request: ShipmentRequest,
  completed: CompleteShipment,
  weight: ChargeableWeight,
  delivery: DeliveryPlace | undefined,
  options: PricingOptions,
): ShipmentFacts {
  return deriveShipmentFacts(request, {
    originAirport: completed.originAirport,
    originCountry: options.originCountry,
    incoterm: completed.incoterm,
    deliveryPlaces: options.deliveryPlaces ?? (delivery ? [delivery.name] : []),
    grossKg: weight.grossKg,
    volumeM3: weight.volumeM3,
    customer: options.customer,
    networks: options.agreed?.agreement.networks,
    monthVolume: options.monthVolume,
  });
}

/** Why each rate of the airport did or did not apply to a shipment that was priced. */
export function explainRates(
  priced: PricedShipment,
  completed: CompleteShipment,
  tariff: EffectiveTariff,
  delivery: DeliveryPlace | undefined,
  options: PricingOptions,
): readonly RateDecision[] {
  const facts = deriveFacts(priced.request, completed, priced.weight, delivery, options);
  const charged = new Set(priced.charges.lines.map(({ serviceCode }) => serviceCode));
  return explainChoice(tariff, facts, charged);
}

/** Says at the lines that stand in the total because of the term which one that is by air. */
function noteAirTerm(charges: CompleteCharges): CompleteCharges {
  const { incoterm } = charges;
  const airTerm = findAirTerm(incoterm);
  if (!airTerm) return charges;
  const note = QUOTING_MESSAGES.pricedAsAirTerm({ incoterm, airTerm });
  const lines = charges.lines.map((line) =>
    line.category === 'Additional' ? { ...line, trace: `${line.trace} (${note})` } : line,
  );
  return { ...charges, lines };
}

/** Charges with the tax and the local currency of their total. */
function settle(charges: CompleteCharges, options: PricingOptions, { day }: EffectiveTariff): CompleteCharges {
  const { settlement, missingCurrency: currency } = options;
  if (currency === undefined) return settlement ? { ...charges, settlement } : charges;
  const missing = { serviceCode: currency, currency, reason: QUOTING_MESSAGES.noLocalRate({ currency, day }) };
  return { ...charges, ...(settlement ? { settlement } : {}), missing: [...charges.missing, missing] };
}

function toAmount(amountUsd: number | undefined): Big | undefined {
  return amountUsd === undefined ? undefined : Big(amountUsd);
}

/** The stated value taken for the CIF value, and said to be so where a charge rests on it. */
function assumeCifValue(charges: CompleteCharges, valueUsd: Big): CompleteCharges {
  const { incoterm, assumptions } = charges;
  if (!charges.lines.some(({ criterion }) => criterion === 'cif_value')) return charges;
  const lines = charges.lines.map((line) =>
    line.criterion === 'cif_value'
      ? { ...line, trace: `${line.trace} (${QUOTING_MESSAGES.valueTakenForCif(incoterm)})` }
      : line,
  );
  const value = `USD ${formatUsd(valueUsd)}`;
  const assumed = { field: 'cifValue', value, reason: QUOTING_MESSAGES.noCifValue(incoterm) };
  return { ...charges, lines, assumptions: [...assumptions, assumed] };
}

/**
 * What the customer should still provide. A country with several airports leaves the destination open, although it is
 * priced to the first one of them.
 */
function findOpenFields(request: ShipmentRequest, { assumptions }: CompleteShipment): readonly MissingField[] {
  const missing = findMissingFields(request);
  const isAssumed = assumptions.some(({ field }) => field === 'airportDestination');
  return isAssumed && !missing.includes('destination') ? [...missing, 'destination'] : missing;
}
