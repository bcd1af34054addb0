import type { PieceDimensions } from '../cargo/dimensions.js';
import { MINIMUMS } from '../cargo/minimums.js';
import type { DeclaredValue } from '../money/declared-value.js';
import type { Incoterm } from '../pricing/incoterm/incoterm.js';
import type { DoubtEntry, Ledger } from '../reading/ledger/ledger.types.js';
import type { CommodityClass, RequestedService } from '../tariff/condition/shipment-facts.js';
import type { DayKind } from '../tariff/condition/working-days.js';
import type { LedgerDecision } from './ledger/ledger-decision.types.js';
import type { RequestPurpose } from './request-purpose.js';
import type { RouteFinding } from './route-finding.js';

/** Languages that a request is read and answered in. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The parts of an email that evidence can refer to; an attachment is named in the evidence itself. */
export const EMAIL_PARTS = ['from', 'subject', 'body', 'attachment'] as const;
export type EmailPart = (typeof EMAIL_PARTS)[number];

/** The position of a value in an email: offsets into one part, as the extractor received it. */
export interface Evidence {
  readonly part: EmailPart;
  /** First character. */
  readonly start: number;
  /** One past the last character. */
  readonly end: number;
  /** The words themselves. */
  readonly text: string;
  /** Which extractor found it: `rules`, a model's name, or `clerk` for a correction. */
  readonly method: string;
  /** The document that holds it, for the part `attachment`. */
  readonly filename?: string;
}

/** A value that two extractors read differently: the first one's is used, and staff should check it. */
export interface ValueConflict {
  /** Field name of the wire, for instance `goods.weight`. */
  readonly field: string;
  /** The value in use, as displayed. */
  readonly current: string;
  /** What the other reader read. */
  readonly other: string;
  /** Set where no other reader differs: the value was recognized in a picture, and nothing confirms it. */
  readonly recognized?: RecognizedSource;
}

/** Where a value was recognized: a line of a page of a scan or a photograph. */
export interface RecognizedSource {
  readonly filename: string;
  /** From 1. */
  readonly page: number;
  /** From 1; 0 where no line holds it. */
  readonly line: number;
  /** The words of the line. */
  readonly words: string;
}

/** Who asks. */
export interface RequestSender {
  readonly name: string | undefined;
  readonly company: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly address: string | undefined;
}

/** The cargo as stated; undefined if the request does not state it. */
export interface RequestedGoods {
  readonly grossWeightKg: number | undefined;
  readonly pieces: number | undefined;
  /** Every stated size in cm, in the stated order. */
  readonly dimensionLines: readonly PieceDimensions[];
  /** As written, where it was not in cm. */
  readonly originalDimensions: string | undefined;
  /** From the dimension lines where they are there, else as stated. */
  readonly volumeM3: number | undefined;
  readonly value: DeclaredValue | undefined;
  readonly description: string | undefined;
  readonly dangerous: boolean;
  readonly additionalInfo: string | undefined;
}

/** What a person, or another program, says of the handling of a cargo; what is undefined is taken from the words. */
export interface RequestedHandling {
  readonly commodity: CommodityClass | undefined;
  readonly unNumbers: number | undefined;
  /** Undefined: those that the email wishes. */
  readonly services: readonly RequestedService[] | undefined;
  readonly storageDays: number | undefined;
  /** What rates count, as far as somebody says it; absent: nothing is said. */
  readonly counts?: HandlingCounts | undefined;
  /** The kind of day, and the whole hour of the day, of handling; absent: a working day in working hours. */
  readonly dayKind?: DayKind | undefined;
  readonly hour?: number | undefined;
  /** US dollars that the air waybill is to be collected with; absent: not known. */
  readonly collectTotalUsd?: number | undefined;
  /** US dollars of invoices of others that are paid for the customer; absent: not known. */
  readonly thirdPartyInvoiceUsd?: number | undefined;
}

/** Things of a shipment that rates count, beside UN numbers and days of storage. */
export const HANDLING_COUNTS = ['hawb', 'customs_lines', 'trips', 'units', 'hours', 'quarter_hours'] as const;
export type HandlingCounts = Readonly<Partial<Record<(typeof HANDLING_COUNTS)[number], number | undefined>>>;

/** Where the goods are to be delivered beyond the airport; undefined fields are not stated. */
export interface RequestedDestination {
  /** The delivery address as written; undefined where the shipment ends at the airport. */
  readonly address: string | undefined;
  /** The town of the door delivery. */
  readonly city: string | undefined;
  /** ISO alpha-2. */
  readonly country: string | undefined;
}

/**
 * What was read out of an email: only what it states, never a default. Numbers are plain because they are facts on
 * paper; arithmetic on them is done in decimals.
 */
export interface ShipmentRequest {
  readonly isQuotationRequest: boolean;
  readonly language: Language;
  /**
   * 0 to 1: the measured share of right readings among labelled emails whose reading shows the same signs. Requests from
   * before the measurement hold a guess.
   */
  readonly confidence: number;
  readonly sender: RequestSender;
  readonly incoterm: Incoterm | undefined;
  readonly goods: RequestedGoods;
  /** Absent where nobody has said anything. */
  readonly handling?: RequestedHandling | undefined;
  /** The place or airport of origin as written. */
  readonly origin: string | undefined;
  /** IATA code. */
  readonly airportOrigin: string | undefined;
  readonly destination: RequestedDestination;
  /** IATA code of one of the served airports. */
  readonly airportDestination: string | undefined;
  /** By field name of the wire, for instance `goods.weight`. */
  readonly evidence: Readonly<Record<string, readonly Evidence[]>>;
  /** Warnings for staff: conflicts, doubts, several shipments. */
  readonly warnings: readonly string[];
  /** Whether several shipments in one email could not be separated. */
  readonly severalShipments: boolean;
  /** The email's other shipments in their order, each read by itself; absent where it holds one. */
  readonly furtherShipments?: readonly ShipmentRequest[];
  /** Set if a shipment is described, but staff must decide whether a quotation is asked for. */
  readonly isDoubtful?: true;
  /** What the email is about where it is no plain request; it is not stored, since such mail has no quotation. */
  readonly purpose?: RequestPurpose;
  /** What readers read differently and the price rests on; absent where there is nothing. */
  readonly conflicts?: readonly ValueConflict[];
  /** What the email holds beside what supports the values; absent in requests from before the ledger. */
  readonly ledger?: Ledger;
  /** What users decided about the ledger's entries; absent if there is nothing. */
  readonly ledgerDecisions?: readonly LedgerDecision[];
  /** What the email says about the route that no quotation answers by itself; absent where there is nothing. */
  readonly routeFindings?: readonly RouteFinding[];
  /** What the reader could not settle about the cargo; absent where there is nothing. */
  readonly cargoDoubts?: readonly DoubtEntry[];
  /** Fields that hold a user's correction, by their wire names; absent if there are none. */
  readonly corrected?: readonly string[];
  /** Those of them that a user entered before the newest email came: they say nothing of what it states. */
  readonly correctedEarlier?: readonly string[];
  /** The raw answer of the extractor, as text. */
  readonly rawAnswer: string;
  /** `rules` or `rules+openai/<model>`. */
  readonly extractor: string;
}

/** What a request can lack for a firm price (rule 15). */
export const MISSING_FIELDS = ['weight', 'volume', 'destination'] as const;
export type MissingField = (typeof MISSING_FIELDS)[number];

/** The facts that the customer should still provide: each missing one makes the quotation indicative (rule 15). */
export function findMissingFields(request: ShipmentRequest): MissingField[] {
  const { goods, airportDestination, destination } = request;
  const known: Readonly<Record<MissingField, boolean>> = {
    weight: isSpecified(goods.grossWeightKg),
    volume: isSpecified(goods.volumeM3) || goods.dimensionLines.length > 0,
    destination: Boolean(airportDestination ?? destination.country),
  };
  return MISSING_FIELDS.filter((field) => !known[field]);
}

/** Whether a request names any cargo: a weight, a count, a volume or a size. */
export function hasCargoFigures({ goods }: Pick<ShipmentRequest, 'goods'>): boolean {
  const figures = [goods.grossWeightKg, goods.pieces, goods.volumeM3];
  return figures.some(isSpecified) || goods.dimensionLines.length > 0;
}

/** No real weight in kg, volume in m³ or count is below this. */
const MIN_SPECIFIED = MINIMUMS.volumeM3;

/** Whether a weight, a volume or a count was stated: a zero is an empty form field, not a value. */
export function isSpecified(value: number | undefined): value is number {
  return value !== undefined && value >= MIN_SPECIFIED;
}
