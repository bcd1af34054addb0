import type { OutcomeReason } from '../inbound-mail/inbound-email.js';
import type { CodedHoldReason, HoldReason } from './hold-reason.js';
import { formatHoldReason, WITHOUT_PARAMETERS_MESSAGES } from './hold-reason.messages.js';
import { HOLD_REASON_LABELS } from './hold-reason-labels.messages.js';
import { isHoldReasonCode } from './is-hold-reason-code.js';
import type { ReleaseDecision } from './release-policy.js';
import { type SpanishTexts, translateText } from './spanish-texts.js';

/** A reason as shown to users and API clients. @param spanish sentences that are stored with the quotation */
export function toHoldReasonView(reason: HoldReason, spanish?: SpanishTexts) {
  return {
    code: reason.code,
    ...formatHoldReason('recordedText' in reason ? reason : translateParams(reason, spanish)),
  };
}

/** What a reason repeats of the quotation's sentences, in the language of whoever reads it. */
function translateParams(reason: CodedHoldReason, spanish: SpanishTexts | undefined): CodedHoldReason {
  const params = Object.entries(reason.params).map(([name, value]: readonly [string, unknown]) => [
    name,
    typeof value === 'string' ? translateText(value, spanish) : value,
  ]);
  return { ...reason, params: Object.fromEntries(params) };
}

/** A release decision with its reasons as shown to users and API clients. */
export function toReleaseDecisionView({ reasons, decision, ...rest }: ReleaseDecision, spanish?: SpanishTexts) {
  return { decision, reasons: reasons.map((reason) => toHoldReasonView(reason, spanish)), ...rest };
}

/**
 * The reasons of an email as shown to users and API clients, in the order of its codes. Codes that are no reasons for
 * a hold, such as that of an error, are left out.
 * @param codes as stored with the email
 * @param holdReasons what is known of them; a code without any, from the time when codes alone were stored, is shown by its label
 */
export function toEmailReasonViews(
  codes: readonly string[],
  holdReasons: readonly OutcomeReason[],
  spanish?: SpanishTexts,
) {
  return codes.filter(isHoldReasonCode).flatMap((code) => {
    const known = holdReasons.filter(isHoldReason).filter((reason) => reason.code === code);
    if (known.length > 0) return known.map((reason) => toHoldReasonView(reason, spanish));
    return [{ code, message: HOLD_REASON_LABELS[code], remedy: WITHOUT_PARAMETERS_MESSAGES.remedy }];
  });
}

function isHoldReason(reason: OutcomeReason): reason is HoldReason {
  return isHoldReasonCode(reason.code) && ('params' in reason || 'recordedText' in reason);
}
