/**
 * How a sent quotation ends. `expired`: its last day is over, and the customer had written meanwhile; `unanswered`: the
 * customer never did; `superseded`: another revision or quotation took its place.
 */
export const COMMERCIAL_OUTCOMES = ['accepted', 'declined', 'expired', 'superseded', 'unanswered'] as const;
export type CommercialOutcome = (typeof COMMERCIAL_OUTCOMES)[number];

/** Why a customer declines. */
export const LOSS_REASONS = ['price', 'competitor', 'transit-time', 'not-shipping', 'service', 'other'] as const;
export type LossReason = (typeof LOSS_REASONS)[number];
