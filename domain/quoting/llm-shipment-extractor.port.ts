import type { PieceDimensions } from '../cargo/dimensions.js';
import type { DeclaredValue } from '../money/declared-value.js';
import type { Incoterm } from '../pricing/incoterm/incoterm.js';
import type { ExtractionInput } from './shipment-extractor.port.js';
import type { Evidence } from './shipment-request.js';

/** The facts that a second reader can be asked for. */
export const ASKABLE_FIELDS = [
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
export type AskableField = (typeof ASKABLE_FIELDS)[number];

/** A value and the words of the email that it was read from: never without them. */
export interface ExtractedValue<T> {
  readonly value: T;
  readonly evidence: readonly Evidence[];
}

/** A place of origin: as written, and its airport where the words name one. */
export interface ExtractedOrigin {
  readonly origin: string;
  /** IATA code. */
  readonly airport: string | undefined;
}

/** The destination: one of the served airports, or only its country. */
export interface ExtractedDestination {
  /** IATA code. */
  readonly airport: string | undefined;
  /** ISO alpha-2. */
  readonly country: string | undefined;
}

/** A town that the goods are delivered to, and the country that it lies in. */
export interface ExtractedDeliveryPlace {
  readonly city: string;
  /** ISO alpha-2. */
  readonly country: string;
}

/** The result of the language model: undefined if it was not asked, gave no value, or could not quote the words. */
export interface LlmExtraction {
  /** The words that ask for a quotation. */
  readonly request: ExtractedValue<true> | undefined;
  /** Gross weight of the whole shipment in kg. */
  readonly weight: ExtractedValue<number> | undefined;
  readonly pieces: ExtractedValue<number> | undefined;
  readonly dimensions: ExtractedValue<readonly PieceDimensions[]> | undefined;
  /** Volume of the whole shipment in m³. */
  readonly volume: ExtractedValue<number> | undefined;
  readonly incoterm: ExtractedValue<Incoterm> | undefined;
  readonly origin: ExtractedValue<ExtractedOrigin> | undefined;
  readonly airportDestination: ExtractedValue<ExtractedDestination> | undefined;
  readonly deliveryPlace: ExtractedValue<ExtractedDeliveryPlace> | undefined;
  readonly description: ExtractedValue<string> | undefined;
  readonly value: ExtractedValue<DeclaredValue> | undefined;
  readonly dangerous: ExtractedValue<true> | undefined;
  /** What was left out, and why. */
  readonly warnings: readonly string[];
  /** The reader's own answer, as text. */
  readonly rawAnswer: string;
}

/**
 * Why the language model gave no result: `resting` after too many failures, so that callers do not wait for it
 * repeatedly.
 */
export const LLM_UNAVAILABLE_REASONS = [
  'timed-out',
  'refused',
  'unreachable',
  'too-long',
  'unusable',
  'resting',
] as const;
export type LlmUnavailableReason = (typeof LLM_UNAVAILABLE_REASONS)[number];

/** There is no second reading of this email. */
export class LlmUnavailableError extends Error {
  constructor(
    readonly reason: LlmUnavailableReason,
    message: string,
  ) {
    super(message);
    this.name = 'LlmUnavailableError';
  }
}

/** Reads an email beside the first reader: slower, at a price, and never to be believed without the words it read. */
export abstract class LlmShipmentExtractor {
  /** Its name in evidence and extractor, for instance `openai/small-model`. */
  abstract readonly name: string;
  /**
   * @param wordsInQuestion words of the email that the first reader could not place
   * @throws LlmUnavailableError where it gives no usable answer within its time
   */
  abstract extract(
    email: ExtractionInput,
    fields: readonly AskableField[],
    wordsInQuestion?: readonly string[],
  ): Promise<LlmExtraction>;
}
