import type { DimensionLine } from '../cargo/dimensions.js';
import type { Incoterm } from '../pricing/incoterm/incoterm.js';
import type { StatedValue } from '../money/declared-value.js';
import type { ReadableEmail } from './shipment-extractor.port.js';
import type { Evidence } from './shipment-request.js';

/** The facts that a second reader can be asked for. */
export const ASKABLE_FACTS = [
  'request',
  'weight',
  'pieces',
  'dimensions',
  'volume',
  'incoterm',
  'origin',
  'airportDestination',
  'deliveryPlace',
  'description',
  'value',
  'dangerous',
] as const;
export type AskableFact = (typeof ASKABLE_FACTS)[number];

/** A value and the words of the email that it was read from: never without them. */
export interface Found<T> {
  readonly value: T;
  readonly evidence: readonly Evidence[];
}

/** A place of origin: as written, and its airport where the words name one. */
export interface FoundOrigin {
  readonly origin: string;
  /** IATA code. */
  readonly airport: string | undefined;
}

/** Where the goods fly to: one of the desk's airports, or only its country. */
export interface FoundDestination {
  /** IATA code. */
  readonly airport: string | undefined;
  /** ISO alpha-2. */
  readonly country: string | undefined;
}

/** A town that the goods go on to, and the country that it lies in. */
export interface FoundDeliveryPlace {
  readonly city: string;
  /** ISO alpha-2. */
  readonly country: string;
}

/** What a second reader found: undefined where it was not asked, did not say, or could not show the words. */
export interface SecondReading {
  /** The words that ask for a quotation. */
  readonly request: Found<true> | undefined;
  /** Gross weight of the whole shipment in kg. */
  readonly weight: Found<number> | undefined;
  readonly pieces: Found<number> | undefined;
  readonly dimensions: Found<readonly DimensionLine[]> | undefined;
  /** Volume of the whole shipment in m³. */
  readonly volume: Found<number> | undefined;
  readonly incoterm: Found<Incoterm> | undefined;
  readonly origin: Found<FoundOrigin> | undefined;
  readonly airportDestination: Found<FoundDestination> | undefined;
  readonly deliveryPlace: Found<FoundDeliveryPlace> | undefined;
  readonly description: Found<string> | undefined;
  readonly value: Found<StatedValue> | undefined;
  readonly dangerous: Found<true> | undefined;
  /** What was left out, and why. */
  readonly warnings: readonly string[];
  /** The reader's own answer, as text. */
  readonly rawAnswer: string;
}

/** Why a second reader gave nothing: `resting` after too many failures, so that nobody waits for it again and again. */
export const SILENCES = ['timed-out', 'refused', 'unreachable', 'too-long', 'unusable', 'resting'] as const;
export type Silence = (typeof SILENCES)[number];

/** There is no second reading of this email. */
export class NoSecondReading extends Error {
  constructor(
    readonly silence: Silence,
    message: string,
  ) {
    super(message);
    this.name = 'NoSecondReading';
  }
}

/** Reads an email beside the first reader: slower, at a price, and never to be believed without the words it read. */
export abstract class SecondReader {
  /** Its name in evidence and extractor, for instance `openai/small-model`. */
  abstract readonly name: string;
  /** @throws NoSecondReading where it gives no usable answer within its time */
  abstract read(email: ReadableEmail, facts: readonly AskableFact[]): Promise<SecondReading>;
}
