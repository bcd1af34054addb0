import type { HoldReason } from './hold-reason.js';
import type { ReleaseDecision } from './release-policy.js';

/** The hold reason of a quotation whose reply a user cancelled. */
export const REPLY_CANCELLED: HoldReason = { code: 'reply-cancelled', params: {} };

/** The decision once its reply was cancelled. */
export function addCancelledReason(decision: ReleaseDecision): ReleaseDecision {
  return { ...decision, decision: 'hold', reasons: [...decision.reasons, REPLY_CANCELLED] };
}

/** The decision as it was before its reply was cancelled; what nothing else speaks against may leave. */
export function removeCancelledReason(decision: ReleaseDecision): ReleaseDecision {
  const reasons = decision.reasons.filter(({ code }) => code !== REPLY_CANCELLED.code);
  return { ...decision, reasons, decision: reasons.length === 0 ? 'send' : decision.decision };
}
