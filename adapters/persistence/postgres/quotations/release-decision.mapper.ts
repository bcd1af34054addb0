import type { HoldReason, HoldReasonCode, HoldReasonText } from '../../../../domain/quoting/hold-reason.js';
import type { ReleaseDecision } from '../../../../domain/quoting/release-policy.js';

const DECISION_SCHEMA_VERSION = 2;

/** A release decision as it is stored. */
export function toDecisionDocument({ decision, reasons, asksOnly }: ReleaseDecision) {
  return { schemaVersion: DECISION_SCHEMA_VERSION, decision, reasons, asksOnly };
}

/** A release decision as it is stored today: reasons are codes with parameters, or recorded texts. */
export type DecisionDocument = ReturnType<typeof toDecisionDocument>;

/** The first version, `gate` within the quotation's document: reasons as sentences, without a version. */
export interface DecisionDocumentV1 extends Omit<ReleaseDecision, 'reasons'> {
  readonly schemaVersion?: undefined;
  readonly reasons: ReadonlyArray<HoldReason | ({ readonly code: HoldReasonCode } & HoldReasonText)>;
}

/** The decision as the domain knows it, whatever release has stored it. */
export function toReleaseDecision({
  decision,
  reasons,
  asksOnly,
}: DecisionDocument | DecisionDocumentV1): ReleaseDecision {
  return { decision, reasons: reasons.map(toHoldReason), ...(asksOnly === undefined ? {} : { asksOnly }) };
}

function toHoldReason(stored: DecisionDocumentV1['reasons'][number]): HoldReason {
  if (!('message' in stored)) return stored;
  const { code, message, remedy } = stored;
  return { code, recordedText: { message, remedy } };
}
