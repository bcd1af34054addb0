import { Big } from 'big.js';
import { type AppliedRate, applyRate, type Quantities } from '../../../../../../domain/tariff/apply-rate.js';
import { type Conversion, findExchangeRateOn } from '../../../../../../domain/tariff/exchange-rate/exchange-rate.js';
import { toRateFormula, validateRateFormula } from '../../../../../../domain/tariff/formula/rate-formula.js';
import { toRateCurrency } from '../../../../../../domain/tariff/rate.js';
import { COUNTED_CRITERIA, type RateCriterion } from '../../../../../../domain/tariff/rate-criterion.js';
import { type Day, getValidityStatusOn } from '../../../../../../domain/tariff/rate-validity.js';
import type { ExchangeRateRow } from '../../../api/exchange-rates.endpoints.js';
import { parseNumberInput } from '../../../components/form-dialog/parse-number-input.js';
import { getMessages } from '../../../i18n/messages.js';
import { toFormulaBody } from './formula-values.js';
import { findCriterion, type RateFormValues, toRateFormValues } from './rate-form-values.js';
import type { RateRow } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';

/** What a shipment is asked for when a rate is tried on it. */
export interface TrialQuantity {
  readonly label: string;
  readonly unit: string;
  /** A believable shipment to begin with. */
  readonly example: string;
}

function getTrialQuantities(): Readonly<Partial<Record<RateCriterion, TrialQuantity>>> {
  const messages = getMessages(ratesMessages);
  return {
    gross_weight: { label: messages.grossWeight, unit: 'kg', example: '120' },
    chargeable_weight: { label: messages.chargeableWeight, unit: 'kg', example: '120' },
    pieces: { label: messages.pieces, unit: messages.piecesInText, example: '2' },
    kilometer: { label: messages.kilometersBeyond25, unit: 'km', example: '10' },
    cif_value: { label: messages.cifValue, unit: 'USD', example: '5000' },
    third_party_invoice: { label: messages.thirdPartyInvoice, unit: 'USD', example: '250' },
    awb_total_collect: { label: messages.awbCollectTotal, unit: 'USD', example: '800' },
    tonnes: { label: messages.grossWeight, unit: 'kg', example: '2450' },
    total_kilometers: { label: messages.totalKilometers, unit: 'km', example: '40' },
    goods_value: { label: messages.goodsValue, unit: 'USD', example: '5000' },
    other_charge: { label: messages.otherCharge, unit: 'USD', example: '100' },
    days: { label: messages.days, unit: '', example: '5' },
    hawb: { label: messages.hawb, unit: '', example: '1' },
    un_numbers: { label: messages.unNumbers, unit: '', example: '2' },
    customs_lines: { label: messages.customsLines, unit: '', example: '3' },
    trips: { label: messages.trips, unit: '', example: '1' },
    units: { label: messages.units, unit: '', example: '1' },
    hours: { label: messages.hours, unit: '', example: '4' },
    quarter_hours: { label: messages.quarterHours, unit: '', example: '3' },
    volumetric_weight: { label: messages.volumetricWeight, unit: 'kg', example: '200' },
    cubic_metres: { label: messages.cubicMetres, unit: '', example: '1.2' },
  };
}

/** The question that a criterion needs answered; undefined where the charge is the same for every shipment. */
export function getTrialQuantity(criterion: RateCriterion | undefined): TrialQuantity | undefined {
  return criterion ? getTrialQuantities()[criterion] : undefined;
}

/** What the entry would charge, by the same rule that prices quotations; undefined where it is not complete yet. */
export function applyTrialRate(
  entry: RateFormValues,
  quantity: string,
  conversion?: Conversion,
): AppliedRate | undefined {
  const criterion = findCriterion(entry);
  const baseRate = parseNumberInput(entry.baseRate);
  const formula = toFormulaBody(entry.formula);
  const isPriced = formula?.breaks ? true : baseRate !== undefined && baseRate >= 0;
  if (!criterion || !isPriced || validateRateFormula(formula, entry).length > 0) return undefined;
  const amount = (typed: string) => {
    const number = parseNumberInput(typed);
    return number && number > 0 ? Big(number) : undefined;
  };
  return applyRate(
    {
      criterion,
      currency: toRateCurrency(entry.currency),
      conversion,
      baseRate: Big(baseRate ?? 0),
      formula: toRateFormula(formula, criterion),
      minimumCharge: amount(entry.minimumCharge),
      maximumCharge: amount(entry.maximumCharge),
    },
    toQuantities(parseNumberInput(quantity) ?? 0, entry.formula.referenceCode),
  );
}

/** The exchange rate of a currency on a day. */
export function findConversion(
  currency: string,
  exchangeRates: readonly ExchangeRateRow[],
  day: Day,
): Conversion | undefined {
  const found = findExchangeRateOn(exchangeRates, currency.trim().toUpperCase(), day);
  return found && { ...found, unitsPerUsd: Big(found.unitsPerUsd), marginPercent: Big(found.marginPercent) };
}

/** The rate that holds on a day: what is being typed, or another one of the same service; undefined where none does. */
export function findRateInForce(
  entry: RateFormValues,
  rows: readonly RateRow[],
  day: Day,
  editedId: number | undefined,
): { readonly entry: RateFormValues; readonly row: RateRow | undefined } | undefined {
  if (getValidityStatusOn(entry, day) === 'in-force') return { entry, row: undefined };
  const row = rows.find(
    (other) =>
      other.id !== editedId &&
      other.locationId === entry.locationId &&
      other.serviceCode === entry.serviceCode &&
      getValidityStatusOn(other, day) === 'in-force',
  );
  return row && { entry: toRateFormValues(row), row };
}

/** Only the quantity that the criterion counts matters, so that all of them may be the same. */
function toQuantities(quantity: number, referenceCode: string): Quantities {
  const exactQuantity = Big(Math.max(0, quantity));
  return {
    grossKg: exactQuantity,
    chargeableKg: exactQuantity,
    pieces: Math.trunc(Math.max(0, quantity)),
    extraKm: exactQuantity,
    cifValueUsd: exactQuantity,
    thirdPartyInvoiceUsd: exactQuantity,
    awbCollectTotalUsd: exactQuantity,
    distanceKm: exactQuantity,
    goodsValueUsd: exactQuantity,
    counts: Object.fromEntries(COUNTED_CRITERIA.map((criterion) => [criterion, exactQuantity])),
    chargesUsd: new Map(referenceCode ? [[referenceCode, exactQuantity]] : []),
  };
}
