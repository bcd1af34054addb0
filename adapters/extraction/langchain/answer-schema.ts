import { z } from 'zod';
import type { AskableField } from '../../../domain/quoting/llm-shipment-extractor.port.js';

const MAX_QUOTE_LENGTH = 600;
const MAX_DIMENSION_LINES = 60;

/** Words of the email, verbatim: the evidence of a value. */
const quote = z
  .string()
  .min(1)
  .max(MAX_QUOTE_LENGTH)
  .describe('The words of the email that say so, copied letter by letter');
const createNumberSchema = (what: string) =>
  z.number().positive().describe(`${what}, exactly as written, never converted or added up`);
const unit = z.string().max(30).describe('The unit as written, or an empty text where there is none');
const place = z.string().min(2).max(120).describe('The place or airport code as written, and nothing else');

/** The allowed content of an answer for each fact: raw numbers with raw units, and their quoted words. */
export const FACT_SCHEMAS = {
  request: z.object({ quote }),
  weight: z.object({ amount: createNumberSchema('Total gross weight'), unit, quote }),
  pieces: z.object({ count: z.number().int().positive().describe('Number of pieces in all'), quote }),
  dimensions: z
    .array(
      z.object({
        length: createNumberSchema('Length of one piece'),
        width: createNumberSchema('Width of one piece'),
        height: createNumberSchema('Height of one piece'),
        unit,
        pieces: z.number().int().positive().describe('Pieces of this size'),
        quote,
      }),
    )
    .max(MAX_DIMENSION_LINES),
  volume: z.object({ amount: createNumberSchema('Total volume'), unit, quote }),
  incoterm: z.object({ term: z.string().max(20).describe('The Incoterm code'), quote }),
  origin: z.object({ place, quote }),
  airportDestination: z.object({ place, quote }),
  deliveryPlace: z.object({ place, quote }),
  description: z.object({ text: z.string().min(2).max(200).describe('What the goods are, as written'), quote }),
  value: z.object({
    amount: createNumberSchema('Value of the goods'),
    currency: z.string().max(20).describe('ISO 4217 code of the currency'),
    quote,
  }),
  dangerous: z.object({ quote }),
} as const satisfies Readonly<Record<AskableField, z.ZodType>>;

/** Keywords that not every provider accepts in a schema; our own validation enforces the limits. */
const UNSUPPORTED_KEYWORDS: ReadonlySet<string> = new Set([
  '$schema',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
]);

/** The JSON schema of an answer: the facts asked for, each of them null if the email does not state it. */
export function buildAnswerSchema(facts: readonly AskableField[]): Record<string, unknown> {
  const shape: Record<string, z.ZodType> = {};
  for (const fact of facts) shape[fact] = FACT_SCHEMAS[fact].nullable();
  return removeUnsupportedKeywords(z.toJSONSchema(z.strictObject(shape)));
}

/**
 * One fact of an answer, validated separately: an invalid one does not affect the others.
 * @returns undefined if the answer does not state it, `unusable` if it is invalid
 */
export function parseFact<T>(answer: object, fact: AskableField, shape: z.ZodType<T>): T | undefined | 'unusable' {
  const said: unknown = Object.getOwnPropertyDescriptor(answer, fact)?.value;
  if (said === undefined || said === null || (Array.isArray(said) && said.length === 0)) return undefined;
  const result = shape.safeParse(said);
  return result.success ? result.data : 'unusable';
}

function removeUnsupportedKeywords(schema: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !UNSUPPORTED_KEYWORDS.has(keyword))
      .map(([keyword, value]) => [keyword, simplifySchemaValue(value)]),
  );
}

function simplifySchemaValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplifySchemaValue);
  return typeof value === 'object' && value !== null ? removeUnsupportedKeywords(value) : value;
}
