import type { CustomerAgreement } from '../../../../domain/customers/customer-agreement.js';

/** An agreement as it is stored; JSON has no undefined. */
export function toAgreementDocument(agreement: CustomerAgreement) {
  return {
    percent: agreement.percent,
    freeCodes: agreement.freeCodes,
    paymentTerms: agreement.paymentTerms ?? null,
    networks: agreement.networks,
    validFrom: agreement.validFrom ?? null,
    validUntil: agreement.validUntil ?? null,
  };
}

/** A stored agreement of any release: the first ones knew no networks. */
export type AgreementDocument = Omit<ReturnType<typeof toAgreementDocument>, 'networks'> & {
  readonly networks?: readonly string[];
};

/** A stored agreement as the domain knows it. */
export function toStoredAgreement(document: AgreementDocument): CustomerAgreement {
  return {
    percent: document.percent,
    freeCodes: document.freeCodes,
    paymentTerms: document.paymentTerms ?? undefined,
    networks: document.networks ?? [],
    validFrom: document.validFrom ?? undefined,
    validUntil: document.validUntil ?? undefined,
  };
}
