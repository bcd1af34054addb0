import { Big } from 'big.js';

/**
 * One band of a rate. It begins where the one before ends, so that bands neither overlap nor leave a gap. Without an
 * amount and a rate what falls into it is on request.
 */
export interface RateBand {
  /** The quantity that it ends at; undefined: without an end, which only the last one is. */
  readonly upTo: Big | undefined;
  /** US dollars for reaching the band. */
  readonly amount: Big | undefined;
  /**
   * US dollars a unit, or percent. Beside an amount it prices what lies beyond the band's beginning; alone, in `whole`
   * mode the whole quantity.
   */
  readonly rate: Big | undefined;
  /** The rate is for each started so many units, for instance 1000 kg; undefined: for each unit, parts too. */
  readonly per: Big | undefined;
}

/** How bands price a quantity: all of it by the band that it falls into, or each part by its own band. */
export const BREAK_MODES = ['whole', 'graduated'] as const;
export type BreakMode = (typeof BREAK_MODES)[number];

/** The breaks of a rate, lowest band first. */
export interface RateBreaks {
  readonly mode: BreakMode;
  /** Whether a quantity at a limit falls into the band above it (from 100 kg on) or below it (up to 100 kg). */
  readonly limitBelongsTo: 'lower' | 'upper';
  /** Whether the beginning of a higher band is billed where that is cheaper; in `whole` mode only. */
  readonly isNextBreakCheaper: boolean;
  readonly bands: readonly RateBand[];
}

/** One step of a calculation by bands. */
export interface PricedBand {
  readonly band: RateBand;
  /** Where the band begins. */
  readonly start: Big;
  /** The quantity that its rate was multiplied by, in units or in started steps; zero where it has an amount alone. */
  readonly counted: Big;
  readonly amount: Big;
}

/** What bands come to for a quantity. */
export interface PricedBreaks {
  /** Undefined: on request. Before any minimum, maximum and rounding. */
  readonly amount: Big | undefined;
  /** The bands that the amount is made of; of an amount on request, the band that has no price. */
  readonly steps: readonly PricedBand[];
  /** The beginning of the next band that is billed because it is cheaper; undefined: the quantity itself. */
  readonly billedAs: Big | undefined;
}

const ZERO = Big(0);

/** Prices a quantity by bands. @param divisor 100 where rates are percentages, else 1 */
export function priceByBreaks(breaks: RateBreaks, quantity: Big, divisor = 1): PricedBreaks {
  return breaks.mode === 'graduated'
    ? priceGraduated(breaks, quantity, divisor)
    : priceWhole(breaks, quantity, divisor);
}

/** The place of the band that a quantity falls into. */
export function findBandIndex({ bands, limitBelongsTo }: RateBreaks, quantity: Big): number {
  const at = bands.findIndex(
    ({ upTo }) => upTo === undefined || (limitBelongsTo === 'lower' ? quantity.lte(upTo) : quantity.lt(upTo)),
  );
  return at < 0 ? bands.length - 1 : at;
}

function priceGraduated(breaks: RateBreaks, quantity: Big, divisor: number): PricedBreaks {
  const steps: PricedBand[] = [];
  const last = findBandIndex(breaks, quantity);
  for (const [at, band] of breaks.bands.slice(0, last + 1).entries()) {
    const start = getStart(breaks, at);
    const end = at < last && band.upTo ? band.upTo : quantity;
    const step = priceBand(band, start, end.minus(start), divisor);
    if (!step) return { amount: undefined, steps: [createOpenStep(band, start)], billedAs: undefined };
    steps.push(step);
  }
  return { amount: steps.reduce((sum, { amount }) => sum.plus(amount), ZERO), steps, billedAs: undefined };
}

function priceWhole(breaks: RateBreaks, quantity: Big, divisor: number): PricedBreaks {
  const reached = findBandIndex(breaks, quantity);
  const price = (at: number, billed: Big) => {
    const band = breaks.bands[at];
    const start = getStart(breaks, at);
    return band && priceBand(band, start, band.amount === undefined ? billed : billed.minus(start), divisor);
  };
  const own = price(reached, quantity);
  if (!own) {
    const band = breaks.bands[reached];
    const steps = band ? [createOpenStep(band, getStart(breaks, reached))] : [];
    return { amount: undefined, steps, billedAs: undefined };
  }
  let best: { readonly step: PricedBand; readonly billedAs: Big | undefined } = { step: own, billedAs: undefined };
  for (let at = reached + 1; breaks.isNextBreakCheaper && at < breaks.bands.length; at += 1) {
    const start = getStart(breaks, at);
    const step = price(at, start);
    if (step?.amount.lt(best.step.amount)) best = { step, billedAs: start };
  }
  return { amount: best.step.amount, steps: [best.step], billedAs: best.billedAs };
}

function getStart({ bands }: RateBreaks, at: number): Big {
  return bands[at - 1]?.upTo ?? ZERO;
}

function priceBand(band: RateBand, start: Big, part: Big, divisor: number): PricedBand | undefined {
  if (band.amount === undefined && band.rate === undefined) return undefined;
  const counted = band.rate === undefined ? ZERO : countUnits(part, band.per);
  const byRate = (band.rate ?? ZERO).times(counted).div(divisor);
  return { band, start, counted, amount: byRate.plus(band.amount ?? ZERO) };
}

function countUnits(part: Big, per: Big | undefined): Big {
  return per === undefined ? part : part.div(per).round(0, Big.roundUp);
}

function createOpenStep(band: RateBand, start: Big): PricedBand {
  return { band, start, counted: ZERO, amount: ZERO };
}
