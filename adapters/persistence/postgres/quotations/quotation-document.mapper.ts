import { Big } from 'big.js';
import type { ChargeableWeight } from '../../../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import type { ChargeLine } from '../../../../domain/pricing/charge-line.js';
import type { CompleteCharges } from '../../../../domain/pricing/complete-charges.js';
import type { HoldReason, HoldReasonCode, HoldReasonText } from '../../../../domain/quoting/hold-reason.js';
import type { QuotationDraft } from '../../../../domain/quoting/quotation.js';
import type { ReleaseDecision } from '../../../../domain/quoting/release-policy.js';
import { sanitizeJson } from '../sanitize.js';

/** A value as JSON keeps it: decimals and moments as text, all else as it is. */
export type AsJson<Value> = Value extends Big | Date
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly AsJson<Item>[]
    : Value extends object
      ? { readonly [Field in keyof Value]: AsJson<Value[Field]> }
      : Value;

/** A quotation's content as the document that is stored with it. */
export type QuotationDocument = Omit<AsJson<QuotationDraft>, 'gate'> & {
  readonly gate: Omit<ReleaseDecision, 'reasons'> & { readonly reasons: readonly StoredHoldReason[] };
};

/** A reason as it is stored; the first releases stored its sentences. */
type StoredHoldReason = HoldReason | ({ readonly code: HoldReasonCode } & HoldReasonText);

/** The document's JSON text; decimals are written as text, so that no binary fraction slips in. */
export function serializeQuotation(draft: QuotationDraft): string {
  return sanitizeJson(draft);
}

/** The content as the domain knows it. */
export function toQuotationDraft(document: QuotationDocument): QuotationDraft {
  return {
    ...document,
    weight: toWeight(document.weight),
    charges: toCharges(document.charges),
    gate: { ...document.gate, reasons: document.gate.reasons.map(toHoldReason) },
    createdAt: new Date(document.createdAt),
    validUntil: new Date(document.validUntil),
  };
}

function toWeight(weight: AsJson<ChargeableWeight>): ChargeableWeight {
  return {
    ...weight,
    chargeableKg: Big(weight.chargeableKg),
    exactKg: Big(weight.exactKg),
    grossKg: Big(weight.grossKg),
    volumetricKg: Big(weight.volumetricKg),
    volumeM3: Big(weight.volumeM3),
  };
}

function toCharges(charges: AsJson<CompleteCharges>): CompleteCharges {
  const { compulsory, delivery, additional, optional, finalTotal } = charges.totals;
  return {
    ...charges,
    lines: charges.lines.map(toChargeLine),
    totals: {
      compulsory: Big(compulsory),
      delivery: Big(delivery),
      additional: Big(additional),
      optional: Big(optional),
      finalTotal: Big(finalTotal),
    },
  };
}

function toChargeLine(line: AsJson<ChargeLine>): ChargeLine {
  return {
    ...line,
    rate: Big(line.rate),
    quantity: toDecimal(line.quantity),
    minimumCharge: toDecimal(line.minimumCharge),
    maximumCharge: toDecimal(line.maximumCharge),
    amount: toDecimal(line.amount),
  };
}

function toHoldReason(stored: StoredHoldReason): HoldReason {
  if (!('message' in stored)) return stored;
  const { code, message, remedy } = stored;
  return { code, recordedText: { message, remedy } };
}

function toDecimal(text: string | undefined): Big | undefined {
  return text === undefined ? undefined : Big(text);
}
