import { Big } from 'big.js';
import type { DimensionLine } from '../../domain/cargo/dimension-line.js';
import { Goods } from '../../domain/cargo/goods.js';
import type {
  RequestedDestination,
  RequestedGoods,
  RequestSender,
  ShipmentRequest,
} from '../../domain/shipment-request/shipment-request.js';
import type { Quantities } from '../../domain/tariff/apply-rate.js';

/** Goods as weighed: `goodsOf({ pieces: 3, grossKg: 250, volumeCm3: 2880000 })`. */
export function goodsOf(words: {
  readonly pieces?: number;
  readonly grossKg?: number | string;
  readonly volumeCm3?: number | string;
}): Goods {
  return Goods.of({
    pieces: words.pieces ?? 1,
    grossKg: Big(words.grossKg ?? 0),
    volumeCm3: Big(words.volumeCm3 ?? 0),
  });
}

/** Pieces of one size in cm: `sizeOf(120, 80, 100, 3)`. */
export function sizeOf(lengthCm: number, widthCm: number, heightCm: number, pieces = 1): DimensionLine {
  return { lengthCm, widthCm, heightCm, pieces };
}

/** The quantities that rates are multiplied by; what a test leaves out is 100 kg, one piece, and unknown. */
export function quantitiesOf(
  words: { readonly [Name in keyof Quantities]?: number | string | undefined } = {},
): Quantities {
  const known = (value: number | string | undefined) => (value === undefined ? undefined : Big(value));
  return {
    grossKg: Big(words.grossKg ?? 100),
    chargeableKg: Big(words.chargeableKg ?? 100),
    pieces: Number(words.pieces ?? 1),
    extraKm: known(words.extraKm),
    cifValueUsd: known(words.cifValueUsd),
    thirdPartyInvoiceUsd: known(words.thirdPartyInvoiceUsd),
    awbCollectTotalUsd: known(words.awbCollectTotalUsd),
  };
}

/** What a test says about a request; the rest is a complete request for two pallets of pump parts to Heredia. */
export interface RequestWords extends Partial<Omit<ShipmentRequest, 'goods' | 'destination' | 'sender'>> {
  readonly goods?: Partial<RequestedGoods>;
  readonly destination?: Partial<RequestedDestination>;
  readonly sender?: Partial<RequestSender>;
}

/** A request as read: `aShipmentRequestOf({ goods: { grossWeightKg: undefined } })` is the usual one without a weight. */
export function aShipmentRequestOf(words: RequestWords = {}): ShipmentRequest {
  const { goods, destination, sender, ...rest } = words;
  return {
    isQuotationRequest: true,
    language: 'en',
    confidence: 0.95,
    incoterm: 'DAP',
    origin: 'Miami',
    airportOrigin: 'MIA',
    airportDestination: 'SJO',
    evidence: {},
    warnings: [],
    severalShipments: false,
    rawAnswer: '',
    extractor: 'rules',
    ...rest,
    sender: {
      name: 'Odilia Brenes',
      company: 'Molinos del Poás',
      email: 'odilia@molinospoas.example',
      phone: undefined,
      address: undefined,
      ...sender,
    },
    goods: {
      grossWeightKg: 320,
      pieces: 2,
      dimensionLines: [sizeOf(120, 80, 100, 2)],
      originalDimensions: undefined,
      volumeM3: 1.92,
      value: { amount: 8400, currency: 'USD' },
      description: 'pump parts',
      dangerous: false,
      additionalInfo: undefined,
      ...goods,
    },
    destination: { address: 'Heredia', city: 'Heredia', country: 'CR', ...destination },
  };
}

/** A request that says nothing but that a price is wanted. */
export function aRequestWithoutFacts(): ShipmentRequest {
  return aShipmentRequestOf({
    incoterm: undefined,
    origin: undefined,
    airportOrigin: undefined,
    airportDestination: undefined,
    goods: {
      grossWeightKg: undefined,
      pieces: undefined,
      dimensionLines: [],
      volumeM3: undefined,
      value: undefined,
      description: undefined,
    },
    destination: { address: undefined, city: undefined, country: undefined },
  });
}
