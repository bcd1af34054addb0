import { Big } from 'big.js';
import type { MonthVolume } from '../month-volume.js';

/** By what a rebate counts the month. */
export const VOLUME_MEASURES = ['chargeable_kg', 'shipments'] as const;
export type VolumeMeasure = (typeof VOLUME_MEASURES)[number];

/** From so many kg or shipments on, the customer pays so many per cent less. */
export interface VolumeStep {
  readonly from: number;
  readonly percent: number;
}

/** A rebate by what a customer had accepted in the month, the lowest step first. */
export interface VolumeRebate {
  readonly measure: VolumeMeasure;
  readonly steps: readonly VolumeStep[];
}

/** A rebate as it is entered; null, absent, or without steps: none. */
export interface VolumeRebateEntry {
  readonly measure?: string | null | undefined;
  readonly steps?:
    | ReadonlyArray<{ readonly from?: number | null; readonly percent?: number | null }>
    | null
    | undefined;
}

/** The rebate that a shipment is priced with. */
export interface GrantedRebate extends VolumeStep {
  readonly measure: VolumeMeasure;
  /** The month's volume, in kg or shipments. */
  readonly volume: number;
}

export const MAX_VOLUME_STEPS = 10;
const MAX_FROM = 1_000_000_000;
const MAX_PERCENT = 99;

/** Whether an entry is a rebate: a measure, and steps that rise in both, from above 0 to 99 per cent. */
export function isVolumeRebate(entry: VolumeRebateEntry): boolean {
  const steps = (entry.steps ?? []).map(({ from, percent }) => ({ from: from ?? 0, percent: percent ?? 0 }));
  const isStep = ({ from, percent }: VolumeStep, at: number) => {
    const before = steps[at - 1] ?? { from: 0, percent: 0 };
    return from > before.from && from <= MAX_FROM && percent > before.percent && percent <= MAX_PERCENT;
  };
  const isMeasured = VOLUME_MEASURES.some((measure) => measure === entry.measure);
  return steps.length === 0 || (isMeasured && steps.length <= MAX_VOLUME_STEPS && steps.every(isStep));
}

/** The rebate of an entry that was found valid; undefined where it grants none. */
export function toVolumeRebate(entry: VolumeRebateEntry | null | undefined): VolumeRebate | undefined {
  const measure = VOLUME_MEASURES.find((one) => one === entry?.measure);
  const steps = (entry?.steps ?? []).map(({ from, percent }) => ({ from: from ?? 0, percent: percent ?? 0 }));
  return measure && steps.length > 0 ? { measure, steps } : undefined;
}

/** The highest step that a month's volume reaches; undefined where it reaches none, or is not known. */
export function findGrantedRebate(
  rebate: VolumeRebate | undefined,
  volume: MonthVolume | undefined,
): GrantedRebate | undefined {
  if (!rebate || !volume) return undefined;
  const { measure } = rebate;
  const counted = measure === 'shipments' ? Big(volume.shipments) : volume.chargeableKg;
  const step = rebate.steps.findLast(({ from }) => counted.gte(from));
  return step && { ...step, measure, volume: counted.toNumber() };
}

/**
 * By how many per cent rates change where a rebate follows an agreed change: it is counted on what the change leaves.
 * @param percent of the agreement, below zero: less
 */
export function combineWithRebate(percent: number, rebate: VolumeStep | undefined): Big {
  if (!rebate) return Big(percent);
  return Big(100).plus(percent).times(Big(100).minus(rebate.percent)).div(100).minus(100);
}
