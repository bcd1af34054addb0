import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CompositeShipmentExtractor } from '../../../../../adapters/extraction/composite/composite-shipment-extractor.js';
import { LangchainShipmentExtractor } from '../../../../../adapters/extraction/langchain/langchain-shipment-extractor.js';
import type { ShipmentRequest } from '../../../../../domain/quoting/shipment-request.js';
import { anExtractionInput, CLEAR_REQUEST, RULES } from '../../../../support/composite-extractor.js';
import {
  createLlmExtractorDependencies,
  type LlmExtractorRig,
  openLlmExtractor,
} from '../../../../support/llm-extractor.js';
import type { LlmBehaviour, LlmRequest } from '../../../../support/llm-server.js';

const answerWith = (content: string): LlmBehaviour => ({ kind: 'says', content });
const sendAnswer = (body: string, type?: string): LlmBehaviour => ({ kind: 'sends', body, ...(type ? { type } : {}) });
const answerWithJson = (answer: unknown): LlmBehaviour => answerWith(JSON.stringify(answer));
const WEIGHT = { amount: 350.5, unit: 'kg', quote: 'peso bruto total 350.5 kg' };
const SIZE = {
  length: 120,
  width: 80,
  height: 100,
  unit: 'cm',
  pieces: 4,
  quote: '4 cajas de repuestos, 120 x 80 x 100 cm',
};
const nestObject = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const sendEnvelope = (choices: unknown) => sendAnswer(JSON.stringify({ id: 'x', object: 'chat.completion', choices }));

const NONSENSE: ReadonlyArray<readonly [string, LlmBehaviour | ((question: LlmRequest) => LlmBehaviour)]> = [
  ['JSON that ends too soon', answerWith('{"weight":{"amount":35')],
  ['JSON that ends within its words', answerWith(JSON.stringify({ weight: WEIGHT }).slice(0, -8))],
  ['a list that ends after its first size', answerWith(`{"dimensions":[${JSON.stringify(SIZE)},`)],
  ['prose', answerWith('Certainly! The shipment weighs 35 kg and flies to Panama.')],
  [
    'prose around JSON',
    answerWith(`Here you are: ${JSON.stringify({ weight: { ...WEIGHT, amount: 35 } })} Anything else?`),
  ],
  ['nothing', answerWith('')],
  ['blanks', answerWith(' \n\t ')],
  ['null', answerWith('null')],
  ['a number', answerWith('42')],
  ['a text', answerWith('"350.5 kg"')],
  ['a list', answerWith('[]')],
  ['an object of nothing', answerWith('{}')],
  ['NaN', answerWith('{"weight":{"amount":NaN,"unit":"kg","quote":"peso bruto total 350.5 kg"}}')],
  ['1e309', answerWith('{"weight":{"amount":1e309,"unit":"kg","quote":"peso bruto total 350.5 kg"}}')],
  ['a negative weight', answerWithJson({ weight: { ...WEIGHT, amount: -350.5 } })],
  ['a weight of nothing', answerWithJson({ weight: { ...WEIGHT, amount: 0 } })],
  ['a number as text', answerWithJson({ weight: { ...WEIGHT, amount: '35' } })],
  ['a number as list', answerWithJson({ weight: { ...WEIGHT, amount: [35] } })],
  ['a thousand billion kilograms', answerWithJson({ weight: { ...WEIGHT, amount: 1e12 } })],
  ['a billion pieces', answerWithJson({ pieces: { count: 1e9, quote: '4 cajas' } })],
  ['truth for a weight', answerWithJson({ weight: true })],
  ['an object for words', answerWithJson({ weight: { ...WEIGHT, amount: 35, quote: { text: '350.5 kg' } } })],
  ['ten thousand letters of words', answerWithJson({ weight: { ...WEIGHT, amount: 35, quote: 'x'.repeat(10_000) } })],
  ['ten thousand sizes', answerWithJson({ dimensions: Array.from({ length: 1_000 }, () => ({ ...SIZE, height: 1 })) })],
  ['sides of nothing', answerWithJson({ dimensions: [{ ...SIZE, height: 0 }] })],
  ['nesting ten thousand deep', answerWith(nestObject(10_000))],
  ['nesting within a fact', answerWith(`{"weight":${nestObject(10_000)}}`)],
  ['an airport that nobody knows', answerWithJson({ airportDestination: { place: 'XQZ', quote: 'de Miami a SJO' } })],
  ['an airport from elsewhere', answerWithJson({ airportDestination: { place: 'FRA', quote: 'de Miami a SJO' } })],
  ['a page of HTML', answerWith('<!doctype html><html><body><h1>502</h1></body></html>')],
  ['its own question', (question) => answerWith(JSON.parse(question.body).messages[1].content)],
  ['its own schema', (question) => answerWith(JSON.stringify(JSON.parse(question.body).response_format))],
  [
    'amounts that nobody asked for',
    answerWithJson({ total: 1, price: 1, finalTotal: '0.01', weight: null, charges: [{ amount: 1 }] }),
  ],
  [
    'names of JavaScript',
    answerWith('{"__proto__":{"weight":{"amount":1}},"constructor":{"prototype":{}},"weight":null}'),
  ],
  ['comments in JSON', answerWith('{/* sure */"weight":{"amount":35,"unit":"kg","quote":"350.5 kg"}}')],
  ['two objects', answerWith('{"weight":null}{"weight":null}')],
  ['strange letters', answerWith('\u0000\u202e{\ud83d"weight":1}')],
  ['a refusal in words', answerWith("I'm sorry, but I can't help with that.")],
  ['HTML in the place of an answer', sendAnswer('<html>Bad gateway</html>', 'text/html')],
  ['an answer of no bytes', sendAnswer('')],
  ['an answer of 10 MB', { kind: 'floods', bytes: 10_000_000 }],
  ['no choices', sendEnvelope([])],
  ['no list of choices', sendEnvelope(null)],
  ['a choice without message', sendEnvelope([{ index: 0, finish_reason: 'stop' }])],
  [
    'a message without content',
    sendEnvelope([{ index: 0, message: { role: 'assistant', content: null }, finish_reason: 'stop' }]),
  ],
  ['an error with status 200', sendAnswer('{"error":{"message":"overloaded"}}')],
  ['a status of 400', { kind: 'refuses', status: 400 }],
];

/** What a price rests on. */
function pickPriceFields(request: ShipmentRequest): unknown {
  const { isQuotationRequest, goods, incoterm, airportDestination, airportOrigin, destination, conflicts } = request;
  return { isQuotationRequest, goods, incoterm, airportDestination, airportOrigin, destination, conflicts };
}

describe('nonsense of a model', () => {
  let rig: LlmExtractorRig;
  let behaviour: LlmBehaviour | ((question: LlmRequest) => LlmBehaviour) = answerWith('');
  let alone: ShipmentRequest;
  beforeAll(async () => {
    rig = await openLlmExtractor((question) => (typeof behaviour === 'function' ? behaviour(question) : behaviour));
    alone = await RULES.extract(anExtractionInput(CLEAR_REQUEST));
  });
  afterAll(() => rig.server.close());

  it.each(NONSENSE)('changes nothing that a price rests on: %s', async (_, nonsense) => {
    behaviour = nonsense;
    // Each time a reader that has not yet learned to leave this model alone.
    const settings = {
      provider: 'openai',
      model: 'small-model',
      apiKey: 'key',
      baseUrl: `${rig.server.url}/v1`,
    } as const;
    const extractor = new LangchainShipmentExtractor(
      settings,
      createLlmExtractorDependencies(rig.calls, rig.clock, rig.errors),
      3_000,
    );
    const composite = new CompositeShipmentExtractor(
      RULES,
      { mode: 'always', loadExtractor: async () => extractor },
      (error) => rig.errors.push(error),
    );
    const request = await composite.extract(anExtractionInput(CLEAR_REQUEST));
    expect(pickPriceFields(request)).toEqual(pickPriceFields(alone));
    expect(request.warnings.length).toBeGreaterThanOrEqual(alone.warnings.length);
    expect(rig.errors).toEqual([]);
  });
});
