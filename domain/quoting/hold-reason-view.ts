import type { CodedHoldReason, HoldReason } from './hold-reason.js';
import { formatHoldReason } from './hold-reason.messages.js';
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
