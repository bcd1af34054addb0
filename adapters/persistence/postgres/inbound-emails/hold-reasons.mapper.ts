import type { OutcomeReason } from '../../../../domain/inbound-mail/inbound-email.js';

const HOLD_REASONS_SCHEMA_VERSION = 1;

/** Why an email waits, as it is stored: codes with parameters, or recorded texts. Null where there is nothing to store. */
export function toHoldReasonsDocument(reasons: readonly OutcomeReason[] | undefined) {
  return reasons?.length ? { schemaVersion: HOLD_REASONS_SCHEMA_VERSION, reasons } : null;
}

export type HoldReasonsDocument = NonNullable<ReturnType<typeof toHoldReasonsDocument>>;
