import type { HoldReasonCode } from './hold-reason.js';
import { HOLD_REASON_LABELS } from './hold-reason-labels.messages.js';

/** Whether a code that is stored with an email is a reason for a hold; that of an error, or of another release, is none. */
export function isHoldReasonCode(code: string): code is HoldReasonCode {
  return Object.hasOwn(HOLD_REASON_LABELS, code);
}
