import { applyRate, type Quantities, toNetCents } from '../tariff/apply-rate.js';
import type { ChargeCategory } from '../tariff/charge-category/charge-category.js';
import { CONDITION_MESSAGES } from '../tariff/condition/condition.messages.js';
import { countPiecesOver } from '../tariff/condition/count-pieces-over.js';
import { formatConditions } from '../tariff/condition/format-conditions.js';
import { lacksConversion, toUsdCents } from '../tariff/exchange-rate/currency-conversion.js';
import type { Rate, RateDraft } from '../tariff/rate.js';
import type { Day } from '../tariff/rate-validity.js';
import type { ChargeLine } from './charge-line.js';
import { PRICING_MESSAGES } from './pricing.messages.js';
import { applyStorageRate } from './storage-line.js';

/** A service that the quotation needs and the tariff lacks. */
export interface MissingRate {
  readonly serviceCode: string;
  readonly reason: string;
  /** The currency without an exchange rate for the day; absent where it is the rate itself that is missing. */
  readonly currency?: string | undefined;
}

/** The line that a rate makes for a shipment. */
export function createChargeLine(
  rate: RateDraft & Pick<Rate, 'serviceNameEs' | 'conversion' | 'application' | 'isPassThrough' | 'isTaxable'>,
  category: ChargeCategory,
  quantities: Quantities,
): ChargeLine {
  const { storage: terms } = rate.formula ?? {};
  const stored = terms && applyStorageRate(rate, terms, quantities);
  const applied = stored?.applied ?? applyRate(rate, countConditionalPieces(rate, quantities));
  const conditions = formatConditions(rate.conditions);
  const isOnRequest = rate.application === 'on-request';
  const toLimit = (limit: RateDraft['minimumCharge']) =>
    toUsdCents(limit && toNetCents(limit, rate.formula), rate.conversion);
  const minimumCharge = toLimit(rate.minimumCharge);
  const amount = isOnRequest ? undefined : applied.amount;
  // Storage by the day is for information: nobody knows yet whether any day is charged.
  const fromAmount = amount === undefined && !stored && minimumCharge?.gt(0) ? minimumCharge : undefined;
  return {
    serviceCode: rate.serviceCode,
    serviceName: rate.serviceName,
    serviceNameEs: rate.serviceNameEs,
    category,
    criterion: rate.criterion,
    rate: applied.rate,
    quantity: applied.quantity,
    unit: applied.unit,
    minimumCharge,
    maximumCharge: toLimit(rate.maximumCharge),
    amount,
    ...(fromAmount ? { fromAmount } : {}),
    scaleAmount: applied.scaleAmount,
    trace: [
      isOnRequest ? PRICING_MESSAGES.onRequestOnly : applied.trace,
      ...(conditions ? [CONDITION_MESSAGES.applies(conditions)] : []),
    ].join('; '),
    ...(amount && applied.costUsd ? { costUsd: applied.costUsd } : {}),
    ...(stored ? { storage: stored.storage } : {}),
    ...(conditions ? { appliesFor: conditions } : {}),
    ...(rate.isPassThrough ? { isPassThrough: true } : {}),
    ...(rate.isTaxable === false ? { isTaxable: false } : {}),
  };
}

/** A rate for each piece over a limit is for those pieces alone. */
function countConditionalPieces({ criterion, conditions }: RateDraft, quantities: Quantities): Quantities {
  const { pieceOver } = conditions ?? {};
  const { pieces, grossKg, sizes = [] } = quantities;
  if (criterion !== 'pieces' || !pieceOver || pieces === undefined) return quantities;
  return { ...quantities, pieces: countPiecesOver(pieceOver, { pieces, grossKg, sizes }) };
}

/** What a quotation lacks because of rates whose currencies have no exchange rate for the day. @param day UTC */
export function findMissingConversions(rates: readonly Rate[], day: Day): MissingRate[] {
  return rates.filter(lacksConversion).map(({ serviceCode, serviceName, currency = '' }) => ({
    serviceCode,
    reason: PRICING_MESSAGES.noExchangeRate({ service: serviceName, currency, day }),
    currency,
  }));
}
