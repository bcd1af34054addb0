import { Big } from 'big.js';

const CENTS = 2;
const GROUP_DIGITS = 3;

/** Rounds an amount in US dollars half up to whole cents (rule 4). */
export function toCents(amount: Big): Big {
  return amount.round(CENTS, Big.roundHalfUp);
}

/** The sum of amounts that are already whole cents; an empty list is zero. */
export function sumUsd(amounts: readonly Big[]): Big {
  return amounts.reduce((total, amount) => total.plus(amount), Big(0));
}

/** `1234.5` → `1,234.50`, the one fixed format of the outgoing mail. */
export function formatUsd(amount: Big): string {
  return insertThousandsSeparators(toCents(amount).toFixed(CENTS));
}

/**
 * `1234.5` → `1,234.50`, `0.1234` → `0.1234`: all decimals are shown, so that the value can be used in calculations.
 */
export function formatExactly(value: Big): string {
  const text = value.toFixed();
  const decimals = text.split('.')[1]?.length ?? 0;
  return insertThousandsSeparators(decimals < CENTS ? value.toFixed(CENTS) : text);
}

function insertThousandsSeparators(text: string): string {
  // Most amounts are below a thousand, and every line of a quotation is explained with several.
  const point = text.indexOf('.');
  if ((point < 0 ? text.length : point) <= GROUP_DIGITS) return text;
  return text.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+(?!\d))/g, ','));
}
