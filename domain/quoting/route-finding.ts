/**
 * What an email says about the route that no quotation answers by itself: `not-served`, a destination that is stated
 * but lies beyond the served airports; `export`, a shipment out of a served country; `other-mode`, a transport by sea,
 * road or courier; `ambiguous-place`, a town of two served countries where nothing says which one is meant;
 * `delivery-unplaced`, a delivery beyond the airport to no place that is known.
 */
export const ROUTE_FINDING_CODES = [
  'not-served',
  'export',
  'other-mode',
  'ambiguous-place',
  'delivery-unplaced',
] as const;
export type RouteFindingCode = (typeof ROUTE_FINDING_CODES)[number];

/** One such statement. */
export interface RouteFinding {
  readonly code: RouteFindingCode;
  /** The words of the email, at most `MAX_FINDING_WORDS` characters. */
  readonly words: string;
}

/** Longest quotation of the email in a finding, in characters. */
export const MAX_FINDING_WORDS = 60;

/** Whether the finding concerns the destination, so that a destination which is stated later answers it. */
export function concernsDestination({ code }: RouteFinding): boolean {
  return code !== 'other-mode';
}
