import { afterEach, describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import { EXTRACTION_TIMEOUT_MS } from '../../../../../adapters/extraction/langchain/langchain-shipment-extractor.js';
import { LLM_PROVIDERS } from '../../../../../domain/operations/llm-provider.js';
import { ASKABLE_FIELDS } from '../../../../../domain/quoting/llm-shipment-extractor.port.js';
import { EMAIL, GOOD_ANSWER, type LlmExtractorRig, openLlmExtractor } from '../../../../support/llm-extractor.js';
import type { LlmBehaviour, LlmRequest } from '../../../../support/llm-server.js';

const EVER = new Date(0);
const answerWith = (answer: unknown): LlmBehaviour => ({ kind: 'says', content: JSON.stringify(answer) });

describe('a language model as second reader', () => {
  let rig: LlmExtractorRig | undefined;
  afterEach(() => rig?.server.close());
  const openRig = async (...parameters: Parameters<typeof openLlmExtractor>) => {
    rig = await openLlmExtractor(...parameters);
    return rig;
  };

  it.each(LLM_PROVIDERS)('reads an email over the protocol of %s', async (provider) => {
    const { extractor, calls, server } = await openRig(() => answerWith(GOOD_ANSWER), { provider });
    const extraction = await extractor.extract(EMAIL, ASKABLE_FIELDS);
    expect(extraction.warnings).toEqual([]);
    expect(extraction).toMatchObject({
      weight: {
        value: 350.5,
        evidence: [{ part: 'body', text: 'peso bruto 350,5 kg en total', method: extractor.name }],
      },
      pieces: { value: 4 },
      dimensions: { value: [{ lengthCm: 120, widthCm: 80, heightCm: 100, pieces: 4 }] },
      volume: undefined,
      incoterm: { value: 'DAP' },
      origin: { value: { origin: 'Miami', airport: 'MIA' } },
      airportDestination: { value: { airport: 'SJO', country: 'CR' } },
      deliveryPlace: { value: { city: 'Heredia', country: 'CR' } },
      description: { value: 'repuestos de bomba' },
      value: { value: { amount: 12_400, currency: 'USD' } },
      dangerous: undefined,
    });
    expect(await calls.getStatisticsSince(EVER)).toMatchObject({ calls: 1, failed: 0, tokens: 790 });
    const [call] = (await calls.findPage(1, 1)).rows;
    expect(call).toMatchObject({ inputTokens: 700, outputTokens: 90, costUsd: Big('0.000159') });
    expect(server.questions).toHaveLength(1);
  });

  it('sends the email between marks, the key as it should be, and neither sender nor tools', async () => {
    const { extractor, server } = await openRig(() => answerWith(GOOD_ANSWER));
    await extractor.extract(EMAIL, ['weight', 'pieces']);
    const [question] = server.questions;
    const body = JSON.parse(question?.body ?? '{}');
    expect(question?.headers.authorization).toBe('Bearer key-for-tests');
    expect(body.model).toBe('small-model');
    expect(body.tools).toBeUndefined();
    expect(Object.keys(body.response_format.json_schema.schema.properties)).toEqual(['weight', 'pieces']);
    expect(body.messages.map((message: { role: string }) => message.role)).toEqual(['system', 'user']);
    expect(body.messages[1].content).toMatch(/^(EMAIL-[0-9a-f]{12}) BEGIN\n[\s\S]*350,5 kg[\s\S]*\n\1 END$/);
    expect(question?.body).not.toContain('ana@norte-cargo.example');
  });

  it('converts units itself, the model only points at them', async () => {
    const body = 'Please quote 3 crates, gross 1,102.5 lbs in all, 48 x 40 x 36 inches each, 120 cubic feet.';
    const { extractor } = await openRig(() =>
      answerWith({
        weight: { amount: 1102.5, unit: 'lbs', quote: 'gross 1,102.5 lbs' },
        dimensions: [
          {
            length: 48,
            width: 40,
            height: 36,
            unit: 'inches',
            pieces: 3,
            quote: '3 crates, gross 1,102.5 lbs in all, 48 x 40 x 36 inches each',
          },
        ],
        volume: { amount: 120, unit: 'cubic feet', quote: '120 cubic feet' },
      }),
    );
    const extraction = await extractor.extract({ ...EMAIL, body }, ASKABLE_FIELDS);
    expect(extraction.weight?.value).toBeCloseTo(500.085, 3);
    expect(extraction.dimensions?.value).toEqual([{ lengthCm: 121.92, widthCm: 101.6, heightCm: 91.44, pieces: 3 }]);
    expect(extraction.volume?.value).toBeCloseTo(3.398, 3);
  });

  it('finds values in the text of a document, and names it', async () => {
    const { extractor } = await openRig(() =>
      answerWith({ weight: { amount: 88, unit: 'kg', quote: 'Gross weight 88 kg' } }),
    );
    const attachments = [{ filename: 'packing-list.pdf', text: 'Packing list\nGross weight\t88 kg' }];
    const extraction = await extractor.extract({ ...EMAIL, body: 'Please quote.', attachments }, ['weight']);
    expect(extraction.weight).toMatchObject({
      value: 88,
      evidence: [{ part: 'attachment', filename: 'packing-list.pdf' }],
    });
  });

  const UNGROUNDED: ReadonlyArray<readonly [string, keyof typeof GOOD_ANSWER, unknown]> = [
    ['a weight whose words are not in the email', 'weight', { amount: 350.5, unit: 'kg', quote: 'weighs 350.5 kg' }],
    ['a weight that its words do not say', 'weight', { amount: 35, unit: 'kg', quote: 'peso bruto 350,5 kg en total' }],
    ['a part of a number', 'weight', { amount: 50.5, unit: 'kg', quote: '50,5 kg en total' }],
    ['a sum', 'weight', { amount: 701, unit: 'kg', quote: 'peso bruto 350,5 kg en total' }],
    ['a unit that is not there', 'weight', { amount: 350.5, unit: 'lb', quote: 'peso bruto 350,5 kg' }],
    ['a unit that is none', 'weight', { amount: 350.5, unit: 'stones', quote: 'peso bruto 350,5 kg' }],
    ['a negative weight', 'weight', { amount: -350.5, unit: 'kg', quote: 'peso bruto 350,5 kg' }],
    ['a number as text', 'weight', { amount: '350.5', unit: 'kg', quote: 'peso bruto 350,5 kg' }],
    ['no words at all', 'weight', { amount: 350.5, unit: 'kg', quote: '' }],
    ['a count that is not there', 'pieces', { count: 40, quote: 'Son 4 bultos' }],
    ['half a piece', 'pieces', { count: 4.5, quote: 'Son 4 bultos' }],
    [
      'an airport that the forwarder does not serve',
      'airportDestination',
      { place: 'Heredia en Marte', quote: 'entrega en Heredia' },
    ],
    ['an airport that its words do not name', 'airportDestination', { place: 'PTY', quote: 'llegada a SJO' }],
    ['a term that is none', 'incoterm', { term: 'Término', quote: 'Término DAP' }],
    ['a currency that is not there', 'value', { amount: 12400, currency: 'EUR', quote: 'USD 12,400.00' }],
    ['danger without dangerous words', 'dangerous', { quote: 'repuestos de bomba' }],
    ['sizes with one side made up', 'dimensions', [{ ...GOOD_ANSWER.dimensions[0], height: 90 }]],
    [
      'one good size and one made up',
      'dimensions',
      [...GOOD_ANSWER.dimensions, { ...GOOD_ANSWER.dimensions[0], width: 81 }],
    ],
    ['a list where there should be none', 'weight', [GOOD_ANSWER.weight]],
    ['a text where there should be an object', 'weight', 'three hundred'],
  ];

  it.each(UNGROUNDED)('leaves out %s, with a warning', async (_, fact, answered) => {
    const { extractor, calls } = await openRig(() => answerWith({ ...GOOD_ANSWER, [fact]: answered }));
    const extraction = await extractor.extract(EMAIL, ASKABLE_FIELDS);
    expect(extraction[fact]).toBeUndefined();
    expect(extraction.warnings).toHaveLength(1);
    expect(await calls.getStatisticsSince(EVER)).toMatchObject({ calls: 1, failed: 0 });
  });

  it('takes kilograms for a weight without unit, and says so', async () => {
    const { extractor } = await openRig(() => answerWith({ weight: { amount: 90, unit: '', quote: 'Weight: 90' } }));
    const extraction = await extractor.extract({ ...EMAIL, body: 'Please quote. Weight: 90' }, ['weight']);
    expect(extraction.weight?.value).toBe(90);
    expect(extraction.warnings).toEqual(['The weight that the model found has no unit; kilograms are taken.']);
  });

  it('says where a figure can be read in two ways', async () => {
    const { extractor } = await openRig(() => answerWith({ weight: { amount: 1200, unit: 'kg', quote: '1.200 kg' } }));
    const extraction = await extractor.extract({ ...EMAIL, body: 'Please quote 1.200 kg' }, ['weight']);
    expect(extraction.weight?.value).toBe(1200);
    expect(extraction.warnings).toEqual(['The weight "1.200 kg" can be read in two ways; 1200 was taken.']);
  });

  it.each([
    ['a fence', '```json\n', '\n```'],
    ['thoughts before it', '<think>The customer says {350}.</think>\n', ''],
    ['blanks', '\n\n  ', '\n'],
  ])('takes an answer out of %s', async (_, before, after) => {
    const content = `${before}${JSON.stringify(GOOD_ANSWER)}${after}`;
    const { extractor } = await openRig(() => ({ kind: 'says', content }));
    expect((await extractor.extract(EMAIL, ['weight'])).weight?.value).toBe(350.5);
  });

  it('counts the tokens of an answer that was of no use', async () => {
    const { extractor, calls } = await openRig(() => ({ kind: 'says', content: 'Certainly!' }));
    await expect(extractor.extract(EMAIL, ['weight'])).rejects.toMatchObject({ reason: 'unusable' });
    expect(await calls.getStatisticsSince(EVER)).toMatchObject({ calls: 1, failed: 1, tokens: 790 });
  });

  it.each([429, 500, 503])('tries again after a %i', async (status) => {
    const { extractor, server, calls } = await openRig((_: LlmRequest, number) =>
      number < 2 ? { kind: 'refuses', status, retryAfter: '0' } : answerWith(GOOD_ANSWER),
    );
    expect((await extractor.extract(EMAIL, ['weight'])).weight?.value).toBe(350.5);
    expect(server.questions).toHaveLength(3);
    expect(await calls.getStatisticsSince(EVER)).toMatchObject({ calls: 1, failed: 0 });
  });

  it('gives up after two more tries', async () => {
    const { extractor, server, calls } = await openRig(() => ({ kind: 'refuses', status: 500 }));
    await expect(extractor.extract(EMAIL, ['weight'])).rejects.toMatchObject({
      name: 'LlmUnavailableError',
      reason: 'refused',
    });
    expect(server.questions).toHaveLength(3);
    expect(await calls.getStatisticsSince(EVER)).toMatchObject({ calls: 1, failed: 1 });
  });

  it.each([400, 401, 404, 422])('does not try again after a %i, which would only come again', async (status) => {
    const { extractor, server } = await openRig(() => ({ kind: 'refuses', status }));
    await expect(extractor.extract(EMAIL, ['weight'])).rejects.toMatchObject({ reason: 'refused' });
    expect(server.questions).toHaveLength(1);
  });

  it('tries again where an answer was cut off', async () => {
    const { extractor, server } = await openRig((_: LlmRequest, number) =>
      number === 0 ? { kind: 'cuts' } : answerWith(GOOD_ANSWER),
    );
    expect((await extractor.extract(EMAIL, ['weight'])).weight?.value).toBe(350.5);
    expect(server.questions).toHaveLength(2);
  });

  it('waits no longer than its patience for an answer that does not come', async () => {
    const { extractor, calls } = await openRig(() => ({ kind: 'hangs' }), { timeoutMs: 300 });
    const startedAt = performance.now();
    await expect(extractor.extract(EMAIL, ['weight'])).rejects.toMatchObject({ reason: 'timed-out' });
    expect(performance.now() - startedAt).toBeLessThan(EXTRACTION_TIMEOUT_MS);
    expect(await calls.getStatisticsSince(EVER)).toMatchObject({ calls: 1, failed: 1 });
  });

  it('says in time that nobody listens', async () => {
    const { extractor, server } = await openRig(() => ({ kind: 'hangs' }));
    await server.close();
    await expect(extractor.extract(EMAIL, ['weight'])).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('takes no more of an answer than an answer can be', async () => {
    const { extractor, server } = await openRig(() => ({ kind: 'floods', bytes: 10_000_000 }));
    await expect(extractor.extract(EMAIL, ['weight'])).rejects.toMatchObject({ reason: 'too-long' });
    expect(server.questions).toHaveLength(1);
  });

  it('follows no redirect to an address that nobody configured', async () => {
    const elsewhere = await openLlmExtractor(() => answerWith(GOOD_ANSWER));
    const { extractor } = await openRig(() => ({
      kind: 'redirects',
      to: `${elsewhere.server.url}/v1/chat/completions`,
    }));
    await expect(extractor.extract(EMAIL, ['weight'])).rejects.toMatchObject({ name: 'LlmUnavailableError' });
    expect(elsewhere.server.questions).toEqual([]);
    await elsewhere.server.close();
  });

  it.each([
    ['openai', 'length'],
    ['anthropic', 'max_tokens'],
    ['ollama', 'length'],
  ] as const)('believes no answer of %s that ended before its end', async (provider, ending) => {
    const behave = (): LlmBehaviour => ({ kind: 'says', content: JSON.stringify(GOOD_ANSWER), ending });
    const { extractor } = await openRig(behave, { provider });
    await expect(extractor.extract(EMAIL, ['weight'])).rejects.toMatchObject({ reason: 'unusable' });
  });

  it('leaves the model alone for a minute after five failures, then tries it once', async () => {
    let isWell = false;
    const { extractor, server, clock } = await openRig(() =>
      isWell ? answerWith(GOOD_ANSWER) : { kind: 'refuses', status: 401 },
    );
    for (let failure = 0; failure < 5; failure += 1) {
      await expect(extractor.extract(EMAIL, ['weight'])).rejects.toMatchObject({ reason: 'refused' });
    }
    await expect(extractor.extract(EMAIL, ['weight'])).rejects.toMatchObject({ reason: 'resting' });
    expect(server.questions).toHaveLength(5);
    clock.advance(60_000);
    const [first, second] = await Promise.allSettled([
      extractor.extract(EMAIL, ['weight']),
      extractor.extract(EMAIL, ['weight']),
    ]);
    expect(first).toMatchObject({ reason: { reason: 'refused' } });
    expect(second).toMatchObject({ reason: { reason: 'resting' } });
    isWell = true;
    clock.advance(60_000);
    expect((await extractor.extract(EMAIL, ['weight'])).weight?.value).toBe(350.5);
    expect((await extractor.extract(EMAIL, ['weight'])).weight?.value).toBe(350.5);
  });
});
