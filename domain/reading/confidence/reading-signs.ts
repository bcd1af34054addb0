import type { Ledger } from '../ledger/ledger.types.js';

/** What the confidence of a reading rests on; a shipment request has this shape. */
export interface ConfidenceInput {
  readonly isQuotationRequest: boolean;
  readonly incoterm: string | undefined;
  readonly goods: {
    readonly grossWeightKg: number | undefined;
    readonly volumeM3: number | undefined;
    readonly value: unknown;
  };
  readonly airportDestination: string | undefined;
  readonly destination: { readonly country: string | undefined };
  readonly ledger?: Ledger;
  readonly cargoDoubts?: readonly unknown[];
  readonly routeFindings?: readonly unknown[];
  readonly conflicts?: readonly unknown[];
  readonly isDoubtful?: boolean;
  readonly severalShipments: boolean;
  /** Fields that a user corrected: what was left over or doubtful is settled. */
  readonly corrected?: readonly string[];
  readonly purpose?: { readonly describesRequest: boolean };
}

/** The signs by which readings are told apart; a higher value is more reason to doubt. */
export interface ReadingSigns {
  /** The email was read as one that asks for a quotation. */
  readonly isRequest: boolean;
  /**
   * Of a request, kinds of doubt: figures or places left over, contradictions, several shipments; 2 stands for more. Of
   * other mail: 1 where it names a cargo, 2 where it wishes a price as well.
   */
  readonly doubts: 0 | 1 | 2;
  /**
   * 1: a density that is not an everyday one; 2: the weight, the volume or the destination is not stated, or money is
   * named of which none is the value of the goods.
   */
  readonly gaps: 0 | 1 | 2;
  /** What a reader can go wrong in: 1 with one or two numbers on which no value rests, or in a long text; 2 with more. */
  readonly bulk: 0 | 1 | 2;
}

/** kg per m³ of most air freight. */
const EVERYDAY_DENSITY = { lowest: 100, highest: 500 } as const;
const FEW_NUMBERS = 2;
const SHORT_WORDS = 60;

/** The signs of a reading. */
export function findReadingSigns(reading: ConfidenceInput): ReadingSigns {
  if (!reading.isQuotationRequest) return { isRequest: false, doubts: doubtOtherMail(reading), gaps: 0, bulk: 0 };
  const { words = 0, otherNumbers = 0 } = reading.ledger?.extent ?? {};
  return {
    isRequest: true,
    doubts: countDoubts(reading),
    gaps: !isComplete(reading) || missesValue(reading) ? 2 : hasEverydayDensity(reading) ? 0 : 1,
    bulk: otherNumbers > FEW_NUMBERS ? 2 : otherNumbers > 0 || words > SHORT_WORDS ? 1 : 0,
  };
}

function doubtOtherMail({ purpose, goods }: ConfidenceInput): 0 | 1 | 2 {
  if (purpose?.describesRequest) return 2;
  return goods.grossWeightKg === undefined && goods.volumeM3 === undefined ? 0 : 1;
}

function countDoubts(reading: ConfidenceInput): 0 | 1 | 2 {
  const { ledger, corrected = [] } = reading;
  const leftOver = ledger?.leftOver ?? [];
  const isPlace = ({ kind }: { readonly kind: string }) => kind === 'place' || kind === 'airport';
  const settled = [
    leftOver.some((one) => !isPlace(one)),
    leftOver.some(isPlace),
    (ledger?.doubts.length ?? 0) + (reading.cargoDoubts?.length ?? 0) > 0,
    (reading.conflicts?.length ?? 0) > 0,
  ];
  const lasting = [
    (ledger?.findings.length ?? 0) > 0,
    (reading.routeFindings?.length ?? 0) > 0,
    reading.isDoubtful === true,
    reading.severalShipments,
  ];
  const count = [...(corrected.length > 0 ? [] : settled), ...lasting].filter(Boolean).length;
  return count === 0 ? 0 : count === 1 ? 1 : 2;
}

function isComplete({ goods, airportDestination, destination }: ConfidenceInput): boolean {
  return Boolean(goods.grossWeightKg && goods.volumeM3 && (airportDestination ?? destination.country));
}

/** Under every term but DAP the value of the goods moves the price. */
function missesValue({ goods, incoterm, ledger }: ConfidenceInput): boolean {
  return goods.value === undefined && incoterm !== 'DAP' && (ledger?.extent?.otherAmounts ?? 0) > 0;
}

function hasEverydayDensity({ goods: { grossWeightKg = 0, volumeM3 = 0 } }: ConfidenceInput): boolean {
  const density = volumeM3 > 0 ? grossWeightKg / volumeM3 : 0;
  return density >= EVERYDAY_DENSITY.lowest && density <= EVERYDAY_DENSITY.highest;
}
