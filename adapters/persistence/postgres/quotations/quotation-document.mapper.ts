import { Big } from 'big.js';
import type { ChargeableWeight } from '../../../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import type { ChargeLine } from '../../../../domain/pricing/charge-line.js';
import type { CompleteCharges } from '../../../../domain/pricing/complete-charges.js';
import type { QuotationDraft } from '../../../../domain/quoting/quotation.js';
import { storableJson } from '../sanitize.js';

/** A value as JSON keeps it: decimals and moments as text, all else as it is. */
export type AsJson<Value> = Value extends Big | Date
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly AsJson<Item>[]
    : Value extends object
      ? { readonly [Field in keyof Value]: AsJson<Value[Field]> }
      : Value;

/** A quotation's content as the document that is stored with it. */
export type QuotationDocument = AsJson<QuotationDraft>;

/** The document's JSON text; decimals are written as text, so that no binary fraction slips in. */
export function documentText(draft: QuotationDraft): string {
  return storableJson(draft);
}

/** The content as the domain knows it. */
export function draftOfDocument(document: QuotationDocument): QuotationDraft {
  return {
    ...document,
    weight: weightOf(document.weight),
    charges: chargesOf(document.charges),
    createdAt: new Date(document.createdAt),
    validUntil: new Date(document.validUntil),
  };
}

function weightOf(weight: AsJson<ChargeableWeight>): ChargeableWeight {
  return {
    ...weight,
    chargeableKg: Big(weight.chargeableKg),
    exactKg: Big(weight.exactKg),
    grossKg: Big(weight.grossKg),
    volumetricKg: Big(weight.volumetricKg),
    volumeM3: Big(weight.volumeM3),
  };
}

function chargesOf(charges: AsJson<CompleteCharges>): CompleteCharges {
  const { compulsory, delivery, additional, optional, finalTotal } = charges.totals;
  return {
    ...charges,
    lines: charges.lines.map(lineOf),
    totals: {
      compulsory: Big(compulsory),
      delivery: Big(delivery),
      additional: Big(additional),
      optional: Big(optional),
      finalTotal: Big(finalTotal),
    },
  };
}

function lineOf(line: AsJson<ChargeLine>): ChargeLine {
  return {
    ...line,
    rate: Big(line.rate),
    quantity: decimalOf(line.quantity),
    minimumCharge: decimalOf(line.minimumCharge),
    maximumCharge: decimalOf(line.maximumCharge),
    amount: decimalOf(line.amount),
  };
}

function decimalOf(text: string | undefined): Big | undefined {
  return text === undefined ? undefined : Big(text);
}
