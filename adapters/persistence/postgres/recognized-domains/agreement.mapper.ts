import type { CustomerAgreement } from '../../../../domain/customers/customer-agreement.js';
import type { VolumeRebate } from '../../../../domain/customers/volume-rebate.js';

/** An agreement as it is stored; JSON has no undefined. */
export function toAgreementDocument(agreement: CustomerAgreement) {
  return {
    percent: agreement.percent,
    ...(agreement.volumeRebate ? { volumeRebate: agreement.volumeRebate } : {}),
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
export type AgreementDocument = Omit<
  ReturnType<typeof toAgreementDocument>,
  'networks' | 'showsLocalCurrency' | 'volumeRebate'
> & {
  readonly volumeRebate?: VolumeRebate;
  readonly networks?: readonly string[];
  readonly showsLocalCurrency?: boolean;
};

/** A stored agreement as the domain knows it. */
export function toStoredAgreement(document: AgreementDocument): CustomerAgreement {
  return {
    percent: document.percent,
    ...(document.volumeRebate ? { volumeRebate: document.volumeRebate } : {}),
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
