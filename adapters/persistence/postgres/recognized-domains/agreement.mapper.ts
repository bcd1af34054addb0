import type { CustomerAgreement } from '../../../../domain/customers/customer-agreement.js';

/** An agreement as it is stored; JSON has no undefined. */
export function toAgreementDocument(agreement: CustomerAgreement) {
  return {
    percent: agreement.percent,
    freeCodes: agreement.freeCodes,
    paymentTerms: agreement.paymentTerms ?? null,
    validFrom: agreement.validFrom ?? null,
    validUntil: agreement.validUntil ?? null,
  };
}

export type AgreementDocument = ReturnType<typeof toAgreementDocument>;

/** A stored agreement as the domain knows it. */
export function toStoredAgreement(document: AgreementDocument): CustomerAgreement {
  return {
    percent: document.percent,
    freeCodes: document.freeCodes,
    paymentTerms: document.paymentTerms ?? undefined,
    validFrom: document.validFrom ?? undefined,
    validUntil: document.validUntil ?? undefined,
  };
}
