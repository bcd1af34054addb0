import type { CustomerAgreement } from '../../../../domain/customers/customer-agreement.js';

/** An agreement as it is stored; JSON has no undefined. */
export function toAgreementDocument(agreement: CustomerAgreement) {
  return {
    percent: agreement.percent,
    freeCodes: agreement.freeCodes,
    paymentTerms: agreement.paymentTerms ?? null,
    collectTotalUsd: agreement.collectTotalUsd,
    thirdPartyInvoiceUsd: agreement.thirdPartyInvoiceUsd,
    networks: agreement.networks,
    showsLocalCurrency: agreement.showsLocalCurrency,
    validFrom: agreement.validFrom ?? null,
    validUntil: agreement.validUntil ?? null,
  };
}

/** A stored agreement of any release: the first ones knew no networks and no local currency. */
export type AgreementDocument = Omit<ReturnType<typeof toAgreementDocument>, 'networks' | 'showsLocalCurrency'> & {
  readonly networks?: readonly string[];
  readonly showsLocalCurrency?: boolean;
};

/** A stored agreement as the domain knows it. */
export function toStoredAgreement(document: AgreementDocument): CustomerAgreement {
  return {
    percent: document.percent,
    freeCodes: document.freeCodes,
    paymentTerms: document.paymentTerms ?? undefined,
    ...(document.collectTotalUsd ? { collectTotalUsd: document.collectTotalUsd } : {}),
    ...(document.thirdPartyInvoiceUsd ? { thirdPartyInvoiceUsd: document.thirdPartyInvoiceUsd } : {}),
    networks: document.networks ?? [],
    showsLocalCurrency: document.showsLocalCurrency ?? false,
    validFrom: document.validFrom ?? undefined,
    validUntil: document.validUntil ?? undefined,
  };
}
