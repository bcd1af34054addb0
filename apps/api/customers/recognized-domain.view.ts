import { ApiProperty } from '@nestjs/swagger';
import type { Autonomy } from '../../../domain/customers/autonomy.js';
import type { CustomerAgreement } from '../../../domain/customers/customer-agreement.js';
import type { RecognizedDomain } from '../../../domain/customers/recognized-domain.js';
import { VOLUME_MEASURES, type VolumeMeasure } from '../../../domain/customers/volume-rebate.js';

/** From so many kg or shipments on, so many per cent less. */
export class VolumeStepView {
  readonly from!: number;
  readonly percent!: number;
}

/** A rebate by what the customer had accepted in the calendar month, the lowest step first. */
export class VolumeRebateView {
  @ApiProperty({ enum: [...VOLUME_MEASURES] }) readonly measure!: VolumeMeasure;
  readonly steps!: VolumeStepView[];
}

/** What is agreed with a customer. */
export class CustomerAgreementView {
  /** By how many per cent every rate changes. */
  readonly percent!: number;
  /** Null: no rebate. */
  @ApiProperty({ type: () => VolumeRebateView, nullable: true }) readonly volumeRebate!: VolumeRebateView | null;
  /** Charge codes that cost nothing. */
  readonly freeCodes!: string[];
  readonly paymentTerms!: string | null;
  /** Networks of agents that the customer belongs to. */
  readonly networks!: string[];
  /** US dollars that the air waybill is collected with, and of invoices of others, where a request names none. */
  readonly collectTotalUsd!: number | null;
  readonly thirdPartyInvoiceUsd!: number | null;
  /** Whether totals are told in the destination's currency as well. */
  readonly showsLocalCurrency!: boolean;
  /** The first and the last day in UTC; null: without limit. */
  readonly validFrom!: string | null;
  readonly validUntil!: string | null;
}

/** A sender domain that is known. */
export class RecognizedDomainView {
  readonly id!: number;
  readonly version!: number;
  readonly domain!: string;
  /** The only mailbox of the domain that is recognized; null: every mailbox there and below. */
  readonly mailbox!: string | null;
  readonly companyName!: string;
  readonly country!: string | null;
  readonly isApproved!: boolean;
  readonly notes!: string | null;
  /** What is answered without a person; null: as the settings say. */
  readonly autonomy!: Autonomy | null;
  /** What is agreed with the customer; null: nothing. */
  @ApiProperty({ type: () => CustomerAgreementView, nullable: true })
  readonly agreement!: CustomerAgreementView | null;
  /** ISO moment. */
  readonly addedAt!: string;
}

/** A recognized domain for the wire. */
export function toRecognizedDomainView(recognizedDomain: RecognizedDomain): RecognizedDomainView {
  return {
    id: recognizedDomain.id,
    version: recognizedDomain.version,
    domain: recognizedDomain.mailDomain,
    mailbox: recognizedDomain.mailbox ?? null,
    companyName: recognizedDomain.companyName,
    country: recognizedDomain.country ?? null,
    isApproved: recognizedDomain.isApproved,
    notes: recognizedDomain.notes ?? null,
    autonomy: recognizedDomain.autonomy ?? null,
    agreement: toAgreementView(recognizedDomain.agreement),
    addedAt: recognizedDomain.addedAt.toISOString(),
  };
}

function toAgreementView(agreement: CustomerAgreement | undefined): CustomerAgreementView | null {
  if (!agreement) return null;
  const { percent, freeCodes, paymentTerms, networks, showsLocalCurrency, validFrom, validUntil } = agreement;
  const { volumeRebate } = agreement;
  return {
    percent,
    volumeRebate: volumeRebate ? { ...volumeRebate, steps: volumeRebate.steps.map((step) => ({ ...step })) } : null,
    freeCodes: [...freeCodes],
    paymentTerms: paymentTerms ?? null,
    networks: [...networks],
    collectTotalUsd: agreement.collectTotalUsd ?? null,
    thirdPartyInvoiceUsd: agreement.thirdPartyInvoiceUsd ?? null,
    showsLocalCurrency,
    validFrom: validFrom ?? null,
    validUntil: validUntil ?? null,
  };
}
