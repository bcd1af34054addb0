import type { HoldReason } from './hold-reason.js';
import type { ReleaseDecision } from './release-policy.js';

/** The hold reason of a quotation whose reply a user cancelled. */
export const REPLY_CANCELLED: HoldReason = { code: 'reply-cancelled', params: {} };

/** The release decision from before its reply was cancelled; without any other reason it may be sent. */
export function removeCancelledReason(decision: ReleaseDecision): ReleaseDecision {
  const reasons = decision.reasons.filter(({ code }) => code !== REPLY_CANCELLED.code);
  return { ...decision, reasons, decision: reasons.length === 0 ? 'send' : decision.decision };
}
