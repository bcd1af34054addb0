import { Big } from 'big.js';
import type { CustomerAgreement } from '../customers/customer-agreement.js';
import type { AppliedAgreement } from '../customers/network-agreements.js';
import { combineWithRebate } from '../customers/volume-rebate.js';
import type { ChargeLine } from '../pricing/charge-line.js';
import type { CompleteCharges } from '../pricing/complete-charges.js';
import { formatConditions } from '../tariff/condition/format-conditions.js';
import type { EffectiveTariff } from '../tariff/effective-tariff.js';
import type { RateFormula } from '../tariff/formula/rate-formula.js';
import { adjustByPercent } from '../tariff/percent-change.js';
import type { Rate } from '../tariff/rate.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';
import type { ShipmentRequest } from './shipment-request.js';

/**
 * A tariff as it is agreed with a customer. Rates of the customer's own stay: they are what is agreed. Costs of others that are handed on stay unless they are free. A percentage of
 * another charge follows that charge, so that its base stays.
 * @param applied undefined: the general tariff
 */
export function applyAgreement(tariff: EffectiveTariff, applied: AppliedAgreement | undefined): EffectiveTariff {
  return applied ? { ...tariff, inForce: tariff.inForce.map((rate) => agreeRate(rate, applied)) } : tariff;
}

/** Charges whose traces say what was agreed. @param tariff the general one, whose rates the agreement changed */
export function noteAgreement(
  charges: CompleteCharges,
  tariff: EffectiveTariff,
  applied: AppliedAgreement | undefined,
): CompleteCharges {
  const lines = charges.lines.map((line) => {
    const ownOf = findOwnRateCustomers(line, tariff);
    const { customer, agreement, rebate } = applied ?? {};
    if (ownOf && !(agreement && isFree(line.serviceCode, agreement))) {
      return { ...line, trace: `${line.trace} (${QUOTING_MESSAGES.ownRate(ownOf)})` };
    }
    if (!agreement || customer === undefined) return line;
    const isRated = tariff.inForce.some(({ serviceCode }) => serviceCode === line.serviceCode);
    if (!isRated) return line;
    if (isFree(line.serviceCode, agreement)) return { ...line, trace: QUOTING_MESSAGES.agreedFree(customer) };
    if (line.isPassThrough) return line;
    const notes = [
      ...(agreement.percent === 0 ? [] : [QUOTING_MESSAGES.agreedPercent({ customer, percent: agreement.percent })]),
      ...(rebate ? [QUOTING_MESSAGES.volumeRebate({ customer, ...rebate })] : []),
    ];
    return notes.length > 0 ? { ...line, trace: `${line.trace} (${notes.join('; ')})` } : line;
  });
  return { ...charges, lines };
}

/** Says at lines on a collect total or an invoice whose amount the agreement states. */
export function noteAgreedAmounts(
  charges: CompleteCharges,
  { handling }: Pick<ShipmentRequest, 'handling'>,
  applied: AppliedAgreement | undefined,
): CompleteCharges {
  if (!applied) return charges;
  const { collectTotalUsd, thirdPartyInvoiceUsd } = applied.agreement;
  const isAgreed = (line: ChargeLine) =>
    line.amount !== undefined &&
    ((line.criterion === 'awb_total_collect' && collectTotalUsd !== undefined && !handling?.collectTotalUsd) ||
      (line.criterion === 'third_party_invoice' &&
        thirdPartyInvoiceUsd !== undefined &&
        !handling?.thirdPartyInvoiceUsd));
  const note = QUOTING_MESSAGES.agreedAmount(applied.customer);
  const lines = charges.lines.map((line) => (isAgreed(line) ? { ...line, trace: `${line.trace} (${note})` } : line));
  return { ...charges, lines };
}

/** For whom the rate of a line is alone; undefined: it is of the general tariff. */
function findOwnRateCustomers({ serviceCode, appliesFor }: ChargeLine, { inForce }: EffectiveTariff) {
  if (appliesFor === undefined) return undefined;
  const own = inForce.find(
    (rate) =>
      rate.serviceCode === serviceCode &&
      rate.conditions?.customers !== undefined &&
      formatConditions(rate.conditions) === appliesFor,
  );
  return own?.conditions?.customers?.join(', ');
}

function agreeRate(rate: Rate, { agreement, rebate }: AppliedAgreement): Rate {
  if (isFree(rate.serviceCode, agreement)) return makeFree(rate);
  const percent = combineWithRebate(agreement.percent, rebate);
  if (percent.eq(0) || rate.isPassThrough || rate.conditions?.customers) return rate;
  const changed = adjustByPercent(rate, {
    percent,
    changesMinimum: true,
    changesMaximum: true,
  });
  return rate.criterion === 'other_charge' ? { ...changed, baseRate: rate.baseRate, formula: rate.formula } : changed;
}

function makeFree(rate: Rate): Rate {
  return {
    ...rate,
    criterion: 'flat',
    baseRate: Big(0),
    minimumCharge: undefined,
    maximumCharge: undefined,
    formula: toCostAlone(rate),
  };
}

/** What is free costs the forwarder what it did. */
function toCostAlone({ formula, criterion }: Rate): RateFormula | undefined {
  if (!formula?.buying) return undefined;
  const { referenceCode, buying } = formula;
  return {
    ...{ breaks: undefined, quantityStep: undefined, amountStep: undefined, referenceCode },
    buying: { ...buying, criterion },
  };
}

function isFree(serviceCode: string, { freeCodes }: CustomerAgreement): boolean {
  return freeCodes.includes(serviceCode.toUpperCase());
}
