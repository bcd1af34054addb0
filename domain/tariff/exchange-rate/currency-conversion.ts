import { Big } from 'big.js';
import { QUOTED_CURRENCY } from '../../money/currency.js';
import { formatExactly, formatUsd, toCents } from '../../money/usd.js';
import { EXCHANGE_RATE_MESSAGES } from '../tariff.messages.js';
import type { Conversion } from './exchange-rate.js';

/** Decimals of a converted rate per unit, which is shown and never calculated with. */
const RATE_DECIMALS = 6;
const USD_DECIMALS = 10;
/** Units for a dollar are at least 0.0001. */
const FOREIGN_DECIMALS = 16;

/** A rate's currency, and the conversion of the day; without one it has no price in US dollars. */
export interface PricedCurrency {
  /** ISO 4217; undefined: US dollars. */
  readonly currency?: string | undefined;
  readonly conversion?: Conversion | undefined;
}

/** Whether a rate is in another currency and nothing says what that is in US dollars. */
export function lacksConversion({ currency, conversion }: PricedCurrency): boolean {
  return isForeignCurrency(currency) && conversion === undefined;
}

/** Whether amounts in a currency need an exchange rate. */
export function isForeignCurrency(currency: string | undefined): currency is string {
  return currency !== undefined && currency !== QUOTED_CURRENCY;
}

/** An amount in US dollars, with the margin, to ten decimals: whole cents are rounded once, where the line is. */
export function convertToUsd(amount: Big, { unitsPerUsd, marginPercent }: Conversion): Big {
  return amount.times(marginPercent.plus(100)).div(unitsPerUsd.times(100)).round(USD_DECIMALS, Big.roundHalfUp);
}

/** The amount that `convertToUsd` makes the given US dollars of; finer than that, so that what is half a cent stays one. */
export function convertFromUsd(amountUsd: Big, { unitsPerUsd, marginPercent }: Conversion): Big {
  return amountUsd.times(unitsPerUsd).times(100).div(marginPercent.plus(100)).round(FOREIGN_DECIMALS, Big.roundHalfUp);
}

/** An amount in US dollars in whole cents; as it is where it is in US dollars already. */
export function toUsdCents(amount: Big | undefined, conversion: Conversion | undefined): Big | undefined {
  return amount && conversion ? toCents(convertToUsd(amount, conversion)) : amount;
}

/** A rate per unit in US dollars, for display. */
export function toUsdRate(rate: Big, conversion: Conversion): Big {
  return convertToUsd(rate, conversion).round(RATE_DECIMALS, Big.roundHalfUp);
}

/** `22,000.00 CRC at 505.50 CRC/USD of 2026-11-29 + 2 % = 44.39 USD`. */
export function formatConversion(amount: Big, conversion: Conversion): string {
  const { currency, unitsPerUsd, marginPercent, validFrom } = conversion;
  return EXCHANGE_RATE_MESSAGES.conversion({
    amount: `${formatUsd(amount)} ${currency}`,
    rate: `${formatExactly(unitsPerUsd)} ${currency}/${QUOTED_CURRENCY}`,
    day: validFrom,
    margin: marginPercent.gt(0) ? ` + ${marginPercent.toFixed()} %` : '',
    converted: `${formatUsd(convertToUsd(amount, conversion))} ${QUOTED_CURRENCY}`,
  });
}
