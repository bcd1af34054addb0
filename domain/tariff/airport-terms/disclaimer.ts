import type { FieldError } from '../../errors/domain-error.js';
import { DISCLAIMER_MESSAGES } from '../tariff.messages.js';

export const PRIORITY = { lowest: 1, highest: 10, default: 1 } as const;

/** A paragraph that quotations carry. */
export interface DisclaimerDraft {
  readonly title: string;
  readonly content: string;
  /** 1 to 10; the highest comes first. */
  readonly priority: number;
  /** Ids of the airports; an empty list means all. */
  readonly airportIds: readonly number[];
}

/** A disclaimer as stored. */
export interface Disclaimer extends DisclaimerDraft {
  readonly id: number;
  readonly version: number;
  /**
   * Its position among those of the same priority, the lowest first; with equal positions the older one comes first.
   */
  readonly place: number;
}

/** The fields that determine a disclaimer's position. */
export type DisclaimerPosition = Pick<Disclaimer, 'id' | 'priority' | 'place'>;

/** Compares disclaimers: the highest priority first, then by place, then the older first. */
export function compareDisclaimers(a: DisclaimerPosition, b: DisclaimerPosition): number {
  return b.priority - a.priority || a.place - b.place || a.id - b.id;
}

/** What is wrong with a disclaimer entry, first things first. */
export function validateDisclaimer(entry: Partial<DisclaimerDraft>): FieldError[] {
  const errors: FieldError[] = [];
  if (!entry.title?.trim()) errors.push({ field: 'title', message: DISCLAIMER_MESSAGES.title });
  if (!entry.content?.trim()) errors.push({ field: 'content', message: DISCLAIMER_MESSAGES.content });
  const priority = entry.priority;
  const inRange =
    priority !== undefined && Number.isInteger(priority) && priority >= PRIORITY.lowest && priority <= PRIORITY.highest;
  if (!inRange) errors.push({ field: 'priority', message: DISCLAIMER_MESSAGES.priority });
  return errors;
}

/** Whether two disclaimers would print the same words on the same quotations. */
export function isSameDisclaimer(one: DisclaimerDraft, other: DisclaimerDraft): boolean {
  const airports = new Set(other.airportIds);
  return (
    one.title === other.title &&
    one.content === other.content &&
    one.airportIds.length === airports.size &&
    one.airportIds.every((id) => airports.has(id))
  );
}

/** The disclaimers of an airport, global ones included, in display order. */
export function selectDisclaimers(airportId: number, disclaimers: readonly Disclaimer[]): Disclaimer[] {
  return disclaimers
    .filter((one) => one.airportIds.length === 0 || one.airportIds.includes(airportId))
    .sort(compareDisclaimers);
}
