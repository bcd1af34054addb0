import type { HoldReasonCode } from '../../../../../domain/quoting/hold-reason.js';
import type { HoldReasonView } from '../../api/generated.js';
import { getMessages } from '../../i18n/messages.js';
import { holdReasonMessages, holdRemedyMessages } from './hold-reason.messages.js';

/** A reason in words. */
export interface HoldReasonText {
  readonly message: string;
  readonly remedy: string | undefined;
}

/** A reason as the webhook gives it: a code, a sentence, or both with the remedy. */
export function describeHoldReason(reason: string | HoldReasonView): HoldReasonText {
  if (typeof reason !== 'string') return reason;
  if (!isHoldReasonCode(reason)) return { message: reason, remedy: undefined };
  return { message: getMessages(holdReasonMessages)[reason], remedy: getMessages(holdRemedyMessages)[reason] };
}

function isHoldReasonCode(reason: string): reason is HoldReasonCode {
  return Object.hasOwn(holdReasonMessages, reason);
}
