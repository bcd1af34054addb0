import { HOLD_REASON_LABELS } from '../../../../../domain/quoting/hold-reason-labels.messages.js';
import { isHoldReasonCode } from '../../../../../domain/quoting/is-hold-reason-code.js';

/** Reasons by their labels, for a cell of a list; what is no code, such as a sentence of earlier releases, as it is. */
export function labelHoldReasons(codes: readonly string[]): string {
  return codes.map((code) => (isHoldReasonCode(code) ? HOLD_REASON_LABELS[code] : code)).join(' ');
}
