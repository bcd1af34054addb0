import { Big } from 'big.js';
import {
  type LangchainExtractorDependencies,
  LangchainShipmentExtractor,
} from '../../adapters/extraction/langchain/langchain-shipment-extractor.js';
import { TsvGazetteer } from '../../adapters/geography/tsv-gazetteer.js';
import { InMemoryAirportDirectory } from '../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { InMemoryLlmUsageRepository } from '../../adapters/persistence/in-memory/in-memory-llm-usage.repository.js';
import { AIRPORTS, COUNTRIES } from '../../adapters/seed/countries-and-airports.js';
import type { Clock } from '../../domain/clock.port.js';
import type { LlmProvider } from '../../domain/operations/llm-provider.js';
import type { ExtractionInput } from '../../domain/quoting/shipment-extractor.port.js';
import { type LlmBehaviour, type LlmRequest, LlmServer } from './llm-server.js';

/** A request that a model may read; every value of it is in its words. */
export const EMAIL: ExtractionInput = {
  from: 'Ana Ruiz <ana@norte-cargo.example>',
  to: 'quotes@desk.example',
  subject: 'Flete aéreo a Costa Rica',
  body: [
    'Buenos días, ¿nos pasan precio por favor?',
    'Son 4 bultos de repuestos de bomba, peso bruto 350,5 kg en total,',
    'cada uno de 120 x 80 x 100 cm, desde Miami con llegada a SJO y entrega en Heredia.',
    'Término DAP, valor de la mercadería USD 12,400.00.',
  ].join('\n'),
};

/** What a model that reads well answers to it. */
export const GOOD_ANSWER = {
  request: { quote: '¿nos pasan precio por favor?' },
  weight: { amount: 350.5, unit: 'kg', quote: 'peso bruto 350,5 kg en total' },
  pieces: { count: 4, quote: 'Son 4 bultos' },
  dimensions: [
    {
      length: 120,
      width: 80,
      height: 100,
      unit: 'cm',
      pieces: 4,
      quote: '4 bultos de repuestos de bomba, peso bruto 350,5 kg en total, cada uno de 120 x 80 x 100 cm',
    },
  ],
  volume: null,
  incoterm: { term: 'DAP', quote: 'Término DAP' },
  origin: { place: 'Miami', quote: 'desde Miami' },
  airportDestination: { place: 'SJO', quote: 'llegada a SJO' },
  deliveryPlace: { place: 'Heredia', quote: 'entrega en Heredia' },
  description: { text: 'repuestos de bomba', quote: '4 bultos de repuestos de bomba' },
  value: { amount: 12400, currency: 'USD', quote: 'valor de la mercadería USD 12,400.00' },
  dangerous: null,
};

/** A model reader, the server that it asks, and the record of its calls. */
export interface LlmExtractorRig {
  readonly extractor: LangchainShipmentExtractor;
  readonly server: LlmServer;
  readonly calls: InMemoryLlmUsageRepository;
  readonly clock: Clock & { advance(milliseconds: number): void };
  readonly errors: unknown[];
}

/** The world of a reader in tests. @param errors where what went wrong is kept */
export function createLlmExtractorDependencies(
  calls: InMemoryLlmUsageRepository,
  clock: Clock,
  errors: unknown[],
): LangchainExtractorDependencies {
  return {
    gazetteer: new TsvGazetteer(),
    reference: new InMemoryAirportDirectory(COUNTRIES, AIRPORTS),
    calls,
    clock,
    onError: (error) => errors.push(error),
  };
}

const PRICES = { inputUsd: Big('0.15'), outputUsd: Big('0.6') };

/** Opens a reader over a server that behaves as told. */
export async function openLlmExtractor(
  behave: (question: LlmRequest, number: number) => LlmBehaviour,
  options: { readonly provider?: LlmProvider; readonly timeoutMs?: number } = {},
): Promise<LlmExtractorRig> {
  const { provider = 'openai', timeoutMs } = options;
  const server = await LlmServer.open(behave);
  const calls = new InMemoryLlmUsageRepository();
  let now = Date.parse('2026-02-03T12:00:00Z');
  const advance = (milliseconds: number) => {
    now += milliseconds;
  };
  const clock = { now: () => new Date(now), advance };
  const errors: unknown[] = [];
  const baseUrl = provider === 'openai' ? `${server.url}/v1` : server.url;
  const extractor = new LangchainShipmentExtractor(
    { provider, model: 'small-model', apiKey: 'key-for-tests', baseUrl, prices: PRICES },
    createLlmExtractorDependencies(calls, clock, errors),
    timeoutMs,
  );
  return { extractor, server, calls, clock, errors };
}
