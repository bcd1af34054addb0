import type { Erasure } from '../customers/customer.js';
import { CUSTOMER_MESSAGES } from '../customers/customers.messages.js';
import type { CompleteCharges } from '../pricing/complete-charges.js';
import type { PricedShipment } from './priced-shipment.js';
import type { QuotationState } from './quotation.js';
import type { ShipmentRequest } from './shipment-request.js';

/**
 * A quotation without its customer: figures, airports, charges and dates stay for the statistics; the mailbox, names, goods,
 * places and every word of the emails are gone. What still waited is set aside, since nobody can be answered any more.
 */
export function eraseCustomerFromQuotation(state: QuotationState, { actor, at }: Erasure): QuotationState {
  const { furtherShipments, commercial, customerNote: _note, ...rest } = state;
  const isOpen = state.status === 'pending' || state.status === 'completed';
  const reason = CUSTOMER_MESSAGES.erased;
  return {
    ...rest,
    ...eraseShipment(state),
    ...(furtherShipments ? { furtherShipments: furtherShipments.map(eraseShipment) } : {}),
    clientEmail: '',
    status: isOpen ? 'dismissed' : state.status,
    commercial: {
      ...(commercial?.outcome ? { outcome: { ...commercial.outcome, note: undefined } } : {}),
      // Nobody is there any more who could answer by the link of a reply.
      linkUsedAt: at,
    },
    releaseDecision: {
      ...state.releaseDecision,
      reasons: state.releaseDecision.reasons.map(({ code }) => ({
        code,
        recordedText: { message: reason, remedy: '' },
      })),
    },
    dismissal: isOpen ? { reason, actor, at } : state.dismissal && { ...state.dismissal, reason },
  };
}

function eraseShipment(shipment: PricedShipment): PricedShipment {
  const { charges, adjusted } = shipment;
  return {
    ...shipment,
    request: eraseRequest(shipment.request),
    description: '',
    spanish: {},
    charges: eraseCharges(charges),
    ...(adjusted
      ? {
          adjusted: {
            adjustments: adjusted.adjustments.map((one) => ({ ...one, reason: CUSTOMER_MESSAGES.erased })),
            tariffCharges: eraseCharges(adjusted.tariffCharges),
          },
        }
      : {}),
    assumptions: [],
  };
}

/** Words of the email may stand in what explains a figure. */
function eraseCharges(charges: CompleteCharges): CompleteCharges {
  return {
    ...charges,
    lines: charges.lines.map((line) => ({ ...line, trace: '' })),
    assumptions: [],
    missing: charges.missing.map((one) => ({ ...one, reason: CUSTOMER_MESSAGES.erased })),
  };
}

/** Named field by field, so that a field that is added to requests is gone until somebody decides that it stays. */
function eraseRequest(request: ShipmentRequest): ShipmentRequest {
  const { goods } = request;
  return {
    isQuotationRequest: request.isQuotationRequest,
    language: request.language,
    confidence: request.confidence,
    sender: { name: undefined, company: undefined, email: undefined, phone: undefined, address: undefined },
    incoterm: request.incoterm,
    goods: {
      grossWeightKg: goods.grossWeightKg,
      pieces: goods.pieces,
      dimensionLines: goods.dimensionLines,
      originalDimensions: undefined,
      volumeM3: goods.volumeM3,
      value: undefined,
      description: undefined,
      dangerous: goods.dangerous,
      additionalInfo: undefined,
    },
    origin: undefined,
    airportOrigin: request.airportOrigin,
    destination: { address: undefined, city: undefined, country: request.destination.country },
    airportDestination: request.airportDestination,
    evidence: {},
    warnings: [],
    severalShipments: request.severalShipments,
    ...(request.corrected ? { corrected: request.corrected } : {}),
    rawAnswer: '',
    extractor: request.extractor,
  };
}
