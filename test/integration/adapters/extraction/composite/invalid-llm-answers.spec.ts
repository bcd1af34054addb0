import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LangchainReader } from '../../../../../adapters/extraction/langchain/langchain-shipment-extractor.js';
import { ReaderCascade } from '../../../../../adapters/extraction/composite/composite-shipment-extractor.js';
import type { ShipmentRequest } from '../../../../../domain/quoting/shipment-request.js';
import type { Behaviour, Question } from '../../../../support/llm-server.js';
import { type ModelDesk, modelDesk, modelWorld } from '../../../../support/llm-extractor.js';
import { emailOf, PLAIN, RULES } from '../../../../support/composite-extractor.js';

const says = (content: string): Behaviour => ({ kind: 'says', content });
const sends = (body: string, type?: string): Behaviour => ({ kind: 'sends', body, ...(type ? { type } : {}) });
const json = (answer: unknown): Behaviour => says(JSON.stringify(answer));
const WEIGHT = { amount: 350.5, unit: 'kg', quote: 'peso bruto total 350.5 kg' };
const SIZE = {
  length: 120,
  width: 80,
  height: 100,
  unit: 'cm',
  pieces: 4,
  quote: '4 cajas de repuestos, 120 x 80 x 100 cm',
};
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const envelope = (choices: unknown) => sends(JSON.stringify({ id: 'x', object: 'chat.completion', choices }));

const NONSENSE: ReadonlyArray<readonly [string, Behaviour | ((question: Question) => Behaviour)]> = [
  ['JSON that ends too soon', says('{"weight":{"amount":35')],
  ['JSON that ends within its words', says(JSON.stringify({ weight: WEIGHT }).slice(0, -8))],
  ['a list that ends after its first size', says(`{"dimensions":[${JSON.stringify(SIZE)},`)],
  ['prose', says('Certainly! The shipment weighs 35 kg and flies to Panama.')],
  ['prose around JSON', says(`Here you are: ${JSON.stringify({ weight: { ...WEIGHT, amount: 35 } })} Anything else?`)],
  ['nothing', says('')],
  ['blanks', says(' \n\t ')],
  ['null', says('null')],
  ['a number', says('42')],
  ['a text', says('"350.5 kg"')],
  ['a list', says('[]')],
  ['an object of nothing', says('{}')],
  ['NaN', says('{"weight":{"amount":NaN,"unit":"kg","quote":"peso bruto total 350.5 kg"}}')],
  ['1e309', says('{"weight":{"amount":1e309,"unit":"kg","quote":"peso bruto total 350.5 kg"}}')],
  ['a negative weight', json({ weight: { ...WEIGHT, amount: -350.5 } })],
  ['a weight of nothing', json({ weight: { ...WEIGHT, amount: 0 } })],
  ['a number as text', json({ weight: { ...WEIGHT, amount: '35' } })],
  ['a number as list', json({ weight: { ...WEIGHT, amount: [35] } })],
  ['a thousand billion kilograms', json({ weight: { ...WEIGHT, amount: 1e12 } })],
  ['a billion pieces', json({ pieces: { count: 1e9, quote: '4 cajas' } })],
  ['truth for a weight', json({ weight: true })],
  ['an object for words', json({ weight: { ...WEIGHT, amount: 35, quote: { text: '350.5 kg' } } })],
  ['ten thousand letters of words', json({ weight: { ...WEIGHT, amount: 35, quote: 'x'.repeat(10_000) } })],
  ['ten thousand sizes', json({ dimensions: Array.from({ length: 1_000 }, () => ({ ...SIZE, height: 1 })) })],
  ['sides of nothing', json({ dimensions: [{ ...SIZE, height: 0 }] })],
  ['nesting ten thousand deep', says(nested(10_000))],
  ['nesting within a fact', says(`{"weight":${nested(10_000)}}`)],
  ['an airport that nobody knows', json({ airportDestination: { place: 'XQZ', quote: 'de Miami a SJO' } })],
  ['an airport from elsewhere', json({ airportDestination: { place: 'FRA', quote: 'de Miami a SJO' } })],
  ['a page of HTML', says('<!doctype html><html><body><h1>502</h1></body></html>')],
  ['its own question', (question) => says(JSON.parse(question.body).messages[1].content)],
  ['its own schema', (question) => says(JSON.stringify(JSON.parse(question.body).response_format))],
  [
    'amounts that nobody asked for',
    json({ total: 1, price: 1, finalTotal: '0.01', weight: null, charges: [{ amount: 1 }] }),
  ],
  ['names of JavaScript', says('{"__proto__":{"weight":{"amount":1}},"constructor":{"prototype":{}},"weight":null}')],
  ['comments in JSON', says('{/* sure */"weight":{"amount":35,"unit":"kg","quote":"350.5 kg"}}')],
  ['two objects', says('{"weight":null}{"weight":null}')],
  ['strange letters', says('\u0000\u202e{\ud83d"weight":1}')],
  ['a refusal in words', says("I'm sorry, but I can't help with that.")],
  ['HTML in the place of an answer', sends('<html>Bad gateway</html>', 'text/html')],
  ['an answer of no bytes', sends('')],
  ['an answer of 10 MB', { kind: 'floods', bytes: 10_000_000 }],
  ['no choices', envelope([])],
  ['no list of choices', envelope(null)],
  ['a choice without message', envelope([{ index: 0, finish_reason: 'stop' }])],
  [
    'a message without content',
    envelope([{ index: 0, message: { role: 'assistant', content: null }, finish_reason: 'stop' }]),
  ],
  ['an error with status 200', sends('{"error":{"message":"overloaded"}}')],
  ['a status of 400', { kind: 'refuses', status: 400 }],
];

/** What a price rests on. */
function priceFacts(request: ShipmentRequest): unknown {
  const { isQuotationRequest, goods, incoterm, airportDestination, airportOrigin, destination, conflicts } = request;
  return { isQuotationRequest, goods, incoterm, airportDestination, airportOrigin, destination, conflicts };
}

describe('nonsense of a model', () => {
  let desk: ModelDesk;
  let behaviour: Behaviour | ((question: Question) => Behaviour) = says('');
  let alone: ShipmentRequest;
  beforeAll(async () => {
    desk = await modelDesk((question) => (typeof behaviour === 'function' ? behaviour(question) : behaviour));
    alone = await RULES.read(emailOf(PLAIN));
  });
  afterAll(() => desk.server.close());

  it.each(NONSENSE)('changes nothing that a price rests on: %s', async (_, nonsense) => {
    behaviour = nonsense;
    // Each time a reader that has not yet learned to leave this model alone.
    const settings = {
      provider: 'openai',
      model: 'small-model',
      apiKey: 'key',
      baseUrl: `${desk.server.url}/v1`,
    } as const;
    const reader = new LangchainReader(settings, modelWorld(desk.calls, desk.clock, desk.faults), 3_000);
    const cascade = new ReaderCascade(RULES, { mode: 'always', reader: async () => reader }, (fault) =>
      desk.faults.push(fault),
    );
    const request = await cascade.read(emailOf(PLAIN));
    expect(priceFacts(request)).toEqual(priceFacts(alone));
    expect(request.warnings.length).toBeGreaterThanOrEqual(alone.warnings.length);
    expect(desk.faults).toEqual([]);
  });
});
