import type { Big } from 'big.js';
import { formatExactly, formatUsd } from '../../money/usd.js';
import { FORMULA_MESSAGES } from '../tariff.messages.js';
import type { PricedBand, PricedBreaks, RateBreaks } from './rate-breaks.js';

/** How a quantity and its price are written, for instance `kg gross` and `USD/kg`. */
interface Units {
  readonly unit: string;
  readonly per: string;
  readonly isPercent: boolean;
}

/**
 * How bands came to an amount: `band over 750.00 up to 3,500.00 kg gross: 0.05 USD/kg × 1,000.00 = 50.00`; of graduated
 * ones, the parts and their sum.
 */
export function formatPricedBreaks(
  breaks: RateBreaks,
  { steps, amount, billedAs }: PricedBreaks,
  units: Units,
): string {
  const [first] = steps;
  if (amount === undefined) {
    return first ? FORMULA_MESSAGES.bandOnRequest(formatBand(breaks, first, units.unit)) : FORMULA_MESSAGES.noBands;
  }
  const parts = steps.map((step) => `${formatBand(breaks, step, units.unit)}: ${formatStep(step, units)}`);
  const billed = billedAs ? `, ${FORMULA_MESSAGES.asQuantity(`${formatExactly(billedAs)} ${units.unit}`)}` : '';
  return `${parts.join(' + ')} = ${formatUsd(amount)}${billed}`;
}

function formatStep({ band, counted }: PricedBand, { per, isPercent }: Units): string {
  const amount = band.amount ? formatUsd(band.amount) : undefined;
  if (band.rate === undefined) return amount ?? '';
  const each = band.per ? `${formatExactly(band.per)} × ` : '';
  const rate = `${band.rate.toFixed()} ${per} ${isPercent ? 'of' : '×'} ${each}${formatExactly(counted)}`;
  return amount ? `${amount} + ${rate}` : rate;
}

function formatBand(breaks: RateBreaks, { start, band }: PricedBand, unit: string): string {
  return FORMULA_MESSAGES.band({ range: formatRange(breaks, start, band.upTo), unit });
}

/** `up to 20.00`, `over 20.00 up to 60.00`, `over 60.00`; `any quantity` where there is one band. */
export function formatRange({ limitBelongsTo }: Pick<RateBreaks, 'limitBelongsTo'>, start: Big, upTo: Big | undefined) {
  const isLower = limitBelongsTo === 'lower';
  const begin = isLower ? FORMULA_MESSAGES.over : FORMULA_MESSAGES.from;
  const end = isLower ? FORMULA_MESSAGES.upTo : FORMULA_MESSAGES.below;
  const parts = [start.gt(0) ? begin(formatExactly(start)) : '', upTo ? end(formatExactly(upTo)) : ''];
  return parts.filter(Boolean).join(' ') || FORMULA_MESSAGES.everyQuantity;
}
