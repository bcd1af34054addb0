import type { HoldReason, ReleaseDecision } from './release-policy.js';

/** Why a quotation waits whose reply a person kept from leaving. */
export const REPLY_CANCELLED: HoldReason = {
  code: 'reply-cancelled',
  message: 'A person cancelled the reply before it left.',
  remedy: 'Correct or reprice the quotation where it is wrong, then approve and send it.',
};

/** The verdict as it was before its reply was cancelled; what nothing else speaks against may leave. */
export function removeCancelledReason(decision: ReleaseDecision): ReleaseDecision {
  const reasons = decision.reasons.filter(({ code }) => code !== REPLY_CANCELLED.code);
  return { ...decision, reasons, decision: reasons.length === 0 ? 'send' : decision.decision };
}
