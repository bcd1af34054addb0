import { Big } from 'big.js';
import type { PieceDimensions } from '../../../domain/cargo/dimensions.js';
import { parseIncoterm } from '../../../domain/pricing/incoterm/incoterm.js';
import type { ExtractedValue, LlmExtraction } from '../../../domain/quoting/llm-shipment-extractor.port.js';
import { AnswerMapper } from './answer-mapper.js';
import { FACT_SCHEMAS } from './answer-schema.js';
import { mentionsCurrency } from './currency-names.js';
import { containsPhrase, type GroundingIndex } from './grounding-index.js';
import { matchNumber, mentionsCount } from './match-number.js';
import type { PlaceResolver } from './place-resolver.js';
import { LENGTH_UNITS, VOLUME_UNITS, WEIGHT_UNITS } from './unit-factors.js';

/** Limits that no air shipment exceeds: a freighter carries some 140 tonnes and 800 m³. */
const MAX_VALUES = { weightKg: 150_000, volumeM3: 1000, pieces: 100_000, sideCm: 4000 } as const;

/** A model's answer after it was checked against the email, and how much of it held. */
export interface MappedAnswer {
  readonly extraction: Omit<LlmExtraction, 'rawAnswer'>;
  readonly grounded: number;
  readonly dropped: number;
}

/** Converts a model's answer into facts; each is confirmed by the email, or left out with a warning. */
export async function mapAnswer(answer: object, index: GroundingIndex, places: PlaceResolver): Promise<MappedAnswer> {
  const mapper = new AnswerMapper(answer, index);
  const extraction = {
    request: mapper.mapFact('request', FACT_SCHEMAS.request, () => true as const),
    weight: mapper.mapFact('weight', FACT_SCHEMAS.weight, (said) =>
      mapper.convertMeasure('weight', said, WEIGHT_UNITS, 'kilograms', MAX_VALUES.weightKg),
    ),
    pieces: mapper.mapFact('pieces', FACT_SCHEMAS.pieces, ({ count, quote }) =>
      count <= MAX_VALUES.pieces && mentionsCount(quote, count) ? count : undefined,
    ),
    dimensions: mapDimensions(mapper),
    volume: mapper.mapFact('volume', FACT_SCHEMAS.volume, (said) =>
      mapper.convertMeasure('volume', said, VOLUME_UNITS, 'cubic metres', MAX_VALUES.volumeM3),
    ),
    incoterm: mapper.mapFact('incoterm', FACT_SCHEMAS.incoterm, ({ term, quote }) =>
      containsPhrase(term, quote) ? parseIncoterm(term) : undefined,
    ),
    origin: mapper.mapFact('origin', FACT_SCHEMAS.origin, ({ place, quote }) =>
      containsPhrase(place, quote) ? places.resolveOrigin(place) : undefined,
    ),
    airportDestination: await mapper.mapFactAsync(
      'airportDestination',
      FACT_SCHEMAS.airportDestination,
      async ({ place, quote }) => (containsPhrase(place, quote) ? places.resolveDestination(place) : undefined),
    ),
    deliveryPlace: await mapper.mapFactAsync('deliveryPlace', FACT_SCHEMAS.deliveryPlace, async ({ place, quote }) =>
      containsPhrase(place, quote) ? places.resolveDeliveryPlace(place) : undefined,
    ),
    description: mapper.mapFact('description', FACT_SCHEMAS.description, ({ text, quote }) =>
      containsPhrase(text, quote) ? text.trim() : undefined,
    ),
    value: mapper.mapFact('value', FACT_SCHEMAS.value, ({ amount, currency, quote }) =>
      matchNumber(quote, amount) !== 'no' && mentionsCurrency(quote, currency)
        ? { amount, currency: currency.trim().toUpperCase() }
        : undefined,
    ),
    dangerous: mapper.mapFact('dangerous', FACT_SCHEMAS.dangerous, ({ quote }) =>
      DANGEROUS_GOODS.test(quote) ? (true as const) : undefined,
    ),
  };
  return { extraction: { ...extraction, warnings: mapper.warnings }, ...mapper.count };
}

const DANGEROUS_GOODS =
  /\bun ?\d{4}\b|danger|peligros|hazard|hazmat|imo\b|dgr?\b|class\b|clase\b|lithium|litio|batter|bater|flammab|inflamab|corrosiv|explosiv|toxic|aerosol/i;

function mapDimensions(mapper: AnswerMapper): ExtractedValue<readonly PieceDimensions[]> | undefined {
  return mapper.mapRows('dimensions', FACT_SCHEMAS.dimensions, (said): PieceDimensions | undefined => {
    const { length, width, height, quote } = said;
    const sides = [length, width, height];
    const factor = mapper.resolveFactor('dimensions', said.unit, quote, LENGTH_UNITS, 'centimetres');
    if (!factor || sides.some((side) => matchNumber(quote, side) === 'no')) return undefined;
    if (said.pieces > MAX_VALUES.pieces || (said.pieces !== 1 && !mentionsCount(quote, said.pieces))) return undefined;
    const [lengthCm = 0, widthCm = 0, heightCm = 0] = sides.map((side) => Big(side).times(factor).round(6).toNumber());
    const fits = [lengthCm, widthCm, heightCm].every((side) => side > 0 && side <= MAX_VALUES.sideCm);
    return fits ? { lengthCm, widthCm, heightCm, pieces: said.pieces } : undefined;
  });
}
