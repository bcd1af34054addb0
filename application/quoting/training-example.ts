import { Big } from 'big.js';
import { cm3FromM3, volumeCm3Of } from '../../domain/cargo/dimensions.js';
import { Goods } from '../../domain/cargo/cargo.js';
import type { ChargeableWeightRule } from '../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import type { IncomingEmail } from '../../domain/inbound-mail/inbound-email.js';
import { type Quotation, quotationNumber } from '../../domain/quoting/quotation.js';
import { isStated, type ShipmentRequest } from '../../domain/quoting/shipment-request.js';

/** An email and what a competent clerk reads out of it: one line of a corpus that readers are measured with. */
export interface LabelledEmail {
  /** Quotation and revision. */
  readonly id: string;
  readonly lang: string;
  /** `corrected`, each corrected field, and what may stand outside the email: `thread`, `attachment`. */
  readonly tags: readonly string[];
  readonly email: { readonly from: string; readonly to: string; readonly subject: string; readonly content: string };
  readonly expect: ReturnType<typeof labelsOf>;
}

/**
 * A corrected quotation as a labelled email.
 * @param isThread whether its email goes on with an earlier one, so that values may stand in that
 */
export function labelledEmail(
  quotation: Quotation,
  email: IncomingEmail,
  isThread: boolean,
  rule: ChargeableWeightRule,
): LabelledEmail {
  const { request } = quotation;
  return {
    id: `${quotationNumber(quotation.id)}.r${quotation.revision}`,
    lang: request.language,
    tags: [
      'corrected',
      ...(request.corrected ?? []),
      ...(isThread ? ['thread'] : []),
      ...(email.attachments.length > 0 ? ['attachment'] : []),
    ],
    email: { from: email.fromHeader, to: email.to, subject: email.subject, content: email.text },
    expect: labelsOf(request, rule),
  };
}

/** Null: not stated. */
function labelsOf(request: ShipmentRequest, rule: ChargeableWeightRule) {
  const { goods, destination, sender } = request;
  const stated = (figure: number | undefined) => (isStated(figure) ? figure : null);
  const weighed = weighedOf(request, rule);
  return {
    isQuotationRequest: request.isQuotationRequest,
    incoterm: request.incoterm ?? null,
    grossWeightKg: stated(goods.grossWeightKg),
    pieces: stated(goods.pieces),
    dimensionLines: goods.dimensionLines,
    volumeM3: stated(goods.volumeM3),
    chargeableWeightKg: weighed?.chargeableKg.toNumber() ?? null,
    chargeableBasis: weighed?.basis ?? null,
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
function weighedOf({ goods }: ShipmentRequest, rule: ChargeableWeightRule) {
  const volumeCm3 = isStated(goods.volumeM3) ? cm3FromM3(Big(goods.volumeM3)) : volumeCm3Of(goods.dimensionLines);
  const grossKg = Big(isStated(goods.grossWeightKg) ? goods.grossWeightKg : 0);
  if (grossKg.eq(0) && volumeCm3.eq(0)) return undefined;
  return rule.weigh(Goods.of({ pieces: 1, grossKg, volumeCm3 }));
}
