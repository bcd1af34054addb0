import type { Big } from 'big.js';

/** What a line costs at least and at most, in the rate's currency; absent or 0: without limit on that side. */
export interface ChargeLimits {
  readonly minimumCharge?: Big | undefined;
  readonly maximumCharge?: Big | undefined;
}

/**
 * Raises an amount to the minimum charge, then lowers it to the maximum charge: where both contradict, the maximum counts.
 * @returns the amount raised to the minimum, and what is billed in the end
 */
export function applyMinimumAndMaximum(
  amount: Big,
  { minimumCharge, maximumCharge }: ChargeLimits,
): { readonly raised: Big; readonly billed: Big } {
  const raised = minimumCharge?.gt(amount) ? minimumCharge : amount;
  const billed = maximumCharge?.gt(0) && maximumCharge.lt(raised) ? maximumCharge : raised;
  return { raised, billed };
}
