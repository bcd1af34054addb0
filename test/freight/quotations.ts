import { GreaterOfGrossAndVolumetric } from '../../domain/chargeable-weight/greater-of-gross-and-volumetric.js';
import { CategoryByCodeOrName } from '../../domain/charges/category-by-code-or-name.js';
import type { DeliveryPlace } from '../../domain/charges/delivery-charges.js';
import { StandardIncotermProfiles } from '../../domain/incoterm/standard-incoterm-profiles.js';
import { type PricingRules, priceShipment } from '../../domain/quotation/price-shipment.js';
import type { PricedShipment } from '../../domain/quotation/priced-shipment.js';
import type { Quotation } from '../../domain/quotation/quotation.js';
import type { GateFacts } from '../../domain/quotation/send-gate.js';
import type { RecognizedSender } from '../../domain/recognized-sender/recognized-sender.js';
import { DEFAULT_SETTINGS } from '../../domain/settings/desk-settings.js';
import { assumedShipment } from '../../domain/shipment-request/assumed-values.js';
import type { ShipmentRequest } from '../../domain/shipment-request/shipment-request.js';
import type { Rate } from '../../domain/tariff/rate.js';
import { tariffOn } from '../../domain/tariff/tariff-of-day.js';
import { aTariffAt } from './rates.js';
import { AIRPORTS } from './reference-data.js';
import { aShipmentRequestOf } from './shipments.js';

/** The day on which tests price where they name no other. */
export const PRICING_DAY = '2026-03-02';

/** The policies of the desk as they stand. */
export const STANDARD_RULES: PricingRules = {
  chargeableWeight: new GreaterOfGrossAndVolumetric(),
  categories: new CategoryByCodeOrName(),
  profiles: new StandardIncotermProfiles(),
};

/** A request priced at its airport's tariff, delivered 12 km away from it unless the test says otherwise. */
export function aPricedShipmentOf(
  request: ShipmentRequest = aShipmentRequestOf(),
  words: { readonly rates?: readonly Rate[]; readonly delivery?: DeliveryPlace | 'airport' } = {},
): PricedShipment {
  const assumed = assumedShipment(request, AIRPORTS);
  const place = words.delivery ?? { name: 'Heredia', distanceKm: 12 };
  const delivery = place === 'airport' ? undefined : place;
  const tariff = tariffOn(words.rates ?? aTariffAt(assumed.airport), PRICING_DAY);
  return priceShipment(request, assumed, tariff, delivery, STANDARD_RULES);
}

/** A recognized and approved sender domain. */
export function aRecognizedSender(words: Partial<RecognizedSender> = {}): RecognizedSender {
  return {
    id: 1,
    version: 1,
    mailDomain: 'molinospoas.example',
    companyName: 'Molinos del Poás',
    country: 'CR',
    isApproved: true,
    notes: undefined,
    addedAt: new Date('2026-01-05T12:00:00Z'),
    ...words,
  };
}

/** What the gate sees of an email that may be answered by itself. */
export function gateFactsOf(words: Partial<GateFacts> = {}): GateFacts {
  return {
    automatic: undefined,
    isQuotationRequest: true,
    replyAddress: 'odilia@molinospoas.example',
    sender: aRecognizedSender(),
    authenticity: 'verified',
    shipment: aPricedShipmentOf(),
    unreadAttachments: [],
    repliesToAddressLastHour: 0,
    settings: DEFAULT_SETTINGS,
    ...words,
  };
}

/** A quotation as kept, in its first revision. */
export function aQuotationOf(words: Partial<Quotation> = {}): Quotation {
  return {
    ...aPricedShipmentOf(),
    id: 12,
    revision: 1,
    emailId: 7,
    clientEmail: 'odilia@molinospoas.example',
    status: 'completed',
    gate: { decision: 'send', reasons: [] },
    createdAt: new Date('2026-03-02T15:00:00Z'),
    validUntil: new Date('2026-03-17T15:00:00Z'),
    ...words,
  };
}
