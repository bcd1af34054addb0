import { Big } from 'big.js';
import type { DimensionLine } from '../../../domain/cargo/dimensions.js';
import { incotermOf } from '../../../domain/pricing/incoterm/incoterm.js';
import type { Found, SecondReading } from '../../../domain/quoting/llm-shipment-extractor.port.js';
import { FACT_SHAPES } from './answer-schema.js';
import { isCurrencyIn } from './currency-names.js';
import { type EmailWords, standsIn } from './grounding-index.js';
import { isCountIn, readabilityIn } from './match-number.js';
import type { PlaceLore } from './place-resolver.js';
import { Translator } from './answer-mapper.js';
import { LENGTH_UNITS, VOLUME_UNITS, WEIGHT_UNITS } from './unit-factors.js';

/** Figures beyond which no air shipment goes: a freighter carries some 140 tonnes and 800 m³. */
const MOST = { weightKg: 150_000, volumeM3: 1000, pieces: 100_000, sideCm: 4000 } as const;

/** A model's answer after it was checked against the email, and how much of it held. */
export interface Translation {
  readonly reading: Omit<SecondReading, 'rawAnswer'>;
  readonly grounded: number;
  readonly dropped: number;
}

/** Turns a model's answer into facts, each of them shown in the email, or left out with a warning. */
export async function translationOf(answer: object, words: EmailWords, lore: PlaceLore): Promise<Translation> {
  const translator = new Translator(answer, words);
  const reading = {
    request: translator.fact('request', FACT_SHAPES.request, () => true as const),
    weight: translator.fact('weight', FACT_SHAPES.weight, (said) =>
      translator.measure('weight', said, WEIGHT_UNITS, 'kilograms', MOST.weightKg),
    ),
    pieces: translator.fact('pieces', FACT_SHAPES.pieces, ({ count, quote }) =>
      count <= MOST.pieces && isCountIn(quote, count) ? count : undefined,
    ),
    dimensions: dimensionsOf(translator),
    volume: translator.fact('volume', FACT_SHAPES.volume, (said) =>
      translator.measure('volume', said, VOLUME_UNITS, 'cubic metres', MOST.volumeM3),
    ),
    incoterm: translator.fact('incoterm', FACT_SHAPES.incoterm, ({ term, quote }) =>
      standsIn(term, quote) ? incotermOf(term) : undefined,
    ),
    origin: translator.fact('origin', FACT_SHAPES.origin, ({ place, quote }) =>
      standsIn(place, quote) ? lore.origin(place) : undefined,
    ),
    airportDestination: await translator.factLater(
      'airportDestination',
      FACT_SHAPES.airportDestination,
      async ({ place, quote }) => (standsIn(place, quote) ? lore.destination(place) : undefined),
    ),
    deliveryPlace: await translator.factLater('deliveryPlace', FACT_SHAPES.deliveryPlace, async ({ place, quote }) =>
      standsIn(place, quote) ? lore.deliveryPlace(place) : undefined,
    ),
    description: translator.fact('description', FACT_SHAPES.description, ({ text, quote }) =>
      standsIn(text, quote) ? text.trim() : undefined,
    ),
    value: translator.fact('value', FACT_SHAPES.value, ({ amount, currency, quote }) =>
      readabilityIn(quote, amount) !== 'no' && isCurrencyIn(quote, currency)
        ? { amount, currency: currency.trim().toUpperCase() }
        : undefined,
    ),
    dangerous: translator.fact('dangerous', FACT_SHAPES.dangerous, ({ quote }) =>
      DANGER.test(quote) ? (true as const) : undefined,
    ),
  };
  return { reading: { ...reading, warnings: translator.warnings }, ...translator.count };
}

const DANGER =
  /\bun ?\d{4}\b|danger|peligros|hazard|hazmat|imo\b|dgr?\b|class\b|clase\b|lithium|litio|batter|bater|flammab|inflamab|corrosiv|explosiv|toxic|aerosol/i;

function dimensionsOf(translator: Translator): Found<readonly DimensionLine[]> | undefined {
  return translator.rows('dimensions', FACT_SHAPES.dimensions, (said): DimensionLine | undefined => {
    const { length, width, height, quote } = said;
    const sides = [length, width, height];
    const factor = translator.factor('dimensions', said.unit, quote, LENGTH_UNITS, 'centimetres');
    if (!factor || sides.some((side) => readabilityIn(quote, side) === 'no')) return undefined;
    if (said.pieces > MOST.pieces || (said.pieces !== 1 && !isCountIn(quote, said.pieces))) return undefined;
    const [lengthCm = 0, widthCm = 0, heightCm = 0] = sides.map((side) => Big(side).times(factor).round(6).toNumber());
    const fits = [lengthCm, widthCm, heightCm].every((side) => side > 0 && side <= MOST.sideCm);
    return fits ? { lengthCm, widthCm, heightCm, pieces: said.pieces } : undefined;
  });
}
