import type { PhoneQuotation, PhoneQuote } from '../../../application/inbound-mail/quote-by-phone.js';
import { toReleaseDecisionView } from '../../../domain/quoting/hold-reason-view.js';
import type { QuotationStatus } from '../../../domain/quoting/quotation-status.js';
import { translateShipment } from '../../../domain/quoting/spanish-texts.js';
import { toShipmentView } from './quotation-details.mapper.js';
import { ReleaseDecisionView, ShipmentDetailsView } from './quotation-details.view.js';

/** A request by phone as it would be quoted now. */
export class PhoneQuoteView extends ShipmentDetailsView {
  /** Whether the reply would leave by itself. */
  readonly gate!: ReleaseDecisionView;
  /** ISO moment. */
  readonly validUntil!: string;
}

/** What has become of a request by phone. */
export class PhoneQuotationView {
  readonly quotationId!: number;
  readonly quotationNumber!: string;
  /** `completed`: the reply leaves; `pending`: a person decides. */
  readonly status!: QuotationStatus;
  readonly gate!: ReleaseDecisionView;
  /** The same request was submitted before: nothing was made of it again. */
  readonly isRepeated!: boolean;
}

/** A price for the console. */
export function toPhoneQuoteView({ shipment, releaseDecision, validUntil }: PhoneQuote): PhoneQuoteView {
  return {
    ...toShipmentView(translateShipment(shipment)),
    gate: toReleaseDecisionView(releaseDecision, shipment.spanish),
    validUntil: validUntil.toISOString(),
  };
}

/** A quotation for the console. */
export function toPhoneQuotationView({ quotation, isRepeated }: PhoneQuotation): PhoneQuotationView {
  const { id: quotationId, number: quotationNumber, status, releaseDecision } = quotation;
  return {
    quotationId,
    quotationNumber,
    status,
    gate: toReleaseDecisionView(releaseDecision, quotation.spanish),
    isRepeated,
  };
}
