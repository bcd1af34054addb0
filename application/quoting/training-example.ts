import { Big } from 'big.js';
import { Cargo } from '../../domain/cargo/cargo.js';
import type { ChargeableWeightRule } from '../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import { computeVolumeCm3, convertM3ToCm3 } from '../../domain/cargo/dimensions.js';
import type { InboundEmail } from '../../domain/inbound-mail/inbound-email.js';
import { formatQuotationNumber, type Quotation } from '../../domain/quoting/quotation.js';
import { isSpecified, type ShipmentRequest } from '../../domain/quoting/shipment-request.js';

/** An email and its correct extraction: one line of a corpus for measuring extractors. */
export interface TrainingExample {
  /** Quotation and revision. */
  readonly id: string;
  readonly lang: string;
  /** `corrected`, each corrected field, and where values may come from besides the email: `thread`, `attachment`. */
  readonly tags: readonly string[];
  readonly email: { readonly from: string; readonly to: string; readonly subject: string; readonly content: string };
  readonly expect: ReturnType<typeof buildLabels>;
}

/**
 * A corrected quotation as a labelled email.
 * @param isThread whether its email continues an earlier one, so that values may come from that
 */
export function toTrainingExample(
  quotation: Quotation,
  email: InboundEmail,
  isThread: boolean,
  rule: ChargeableWeightRule,
): TrainingExample {
  const { request } = quotation;
  return {
    id: `${formatQuotationNumber(quotation.id)}.r${quotation.revision}`,
    lang: request.language,
    tags: [
      'corrected',
      ...(request.corrected ?? []),
      ...(isThread ? ['thread'] : []),
      ...(email.attachments.length > 0 ? ['attachment'] : []),
    ],
    email: { from: email.fromHeader, to: email.to, subject: email.subject, content: email.text },
    expect: buildLabels(request, rule),
  };
}

/** Null: not stated. */
function buildLabels(request: ShipmentRequest, rule: ChargeableWeightRule) {
  const { goods, destination, sender } = request;
  const toNumberOrNull = (value: number | undefined) => (isSpecified(value) ? value : null);
  const chargeableWeight = computeChargeableWeight(request, rule);
  return {
    isQuotationRequest: request.isQuotationRequest,
    incoterm: request.incoterm ?? null,
    grossWeightKg: toNumberOrNull(goods.grossWeightKg),
    pieces: toNumberOrNull(goods.pieces),
    dimensionLines: goods.dimensionLines,
    volumeM3: toNumberOrNull(goods.volumeM3),
    chargeableWeightKg: chargeableWeight?.chargeableKg.toNumber() ?? null,
    chargeableBasis: chargeableWeight?.basis ?? null,
    airportOrigin: request.airportOrigin ?? null,
    airportDestination: request.airportDestination ?? null,
    destinationCountry: destination.country ?? null,
    destinationCity: destination.city ?? null,
    descriptionAny: goods.description ? [goods.description] : [],
    goodsValue: goods.value ?? null,
    senderName: sender.name ?? null,
    senderCompany: sender.company ?? null,
    dangerousGoods: goods.dangerous,
  };
}

/** The weight that is billed for what is stated; undefined where neither weight nor volume is. */
function computeChargeableWeight({ goods }: ShipmentRequest, rule: ChargeableWeightRule) {
  const volumeCm3 = isSpecified(goods.volumeM3)
    ? convertM3ToCm3(Big(goods.volumeM3))
    : computeVolumeCm3(goods.dimensionLines);
  const grossKg = Big(isSpecified(goods.grossWeightKg) ? goods.grossWeightKg : 0);
  if (grossKg.eq(0) && volumeCm3.eq(0)) return undefined;
  return rule.calculate(Cargo.of({ pieces: 1, grossKg, volumeCm3 }));
}
