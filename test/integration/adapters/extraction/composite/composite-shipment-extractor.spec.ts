import { afterEach, describe, expect, it } from '@jest/globals';
import type { CompositeShipmentExtractor } from '../../../../../adapters/extraction/composite/composite-shipment-extractor.js';
import {
  anExtractionInput,
  answerWith,
  CLEAR_REQUEST,
  openCompositeExtractor,
  RULES,
  StubExtractor,
} from '../../../../support/composite-extractor.js';
import type { LlmExtractorRig } from '../../../../support/llm-extractor.js';

describe('rules first, a model where they are unsure', () => {
  let rig: (LlmExtractorRig & { readonly cascade: CompositeShipmentExtractor }) | undefined;
  afterEach(() => rig?.server.close());
  const openRig = async (...parameters: Parameters<typeof openCompositeExtractor>) => {
    rig = await openCompositeExtractor(...parameters);
    return rig;
  };

  it('asks nothing where the rules are sure', async () => {
    const { cascade: extractor, server } = await openRig('assist', answerWith({}));
    const request = await extractor.extract(anExtractionInput(CLEAR_REQUEST));
    expect(request).toEqual(await RULES.extract(anExtractionInput(CLEAR_REQUEST)));
    expect(request.extractor).toBe('rules');
    expect(server.questions).toEqual([]);
  });

  const withoutWeight = new StubExtractor((request) => ({
    ...request,
    goods: { ...request.goods, grossWeightKg: undefined },
    confidence: 0.7,
  }));

  it('asks only for what is missing, and fills it with a value that stands in the email', async () => {
    const answer = { weight: { amount: 350.5, unit: 'kg', quote: 'peso bruto total 350.5 kg' } };
    const { cascade: extractor, server } = await openRig('assist', answerWith(answer), withoutWeight);
    const request = await extractor.extract(anExtractionInput(CLEAR_REQUEST));
    const { response_format: format } = JSON.parse(server.questions[0]?.body ?? '{}');
    expect(Object.keys(format.json_schema.schema.properties)).toEqual(['weight']);
    expect(request.goods.grossWeightKg).toBe(350.5);
    expect(request.evidence['goods.weight']).toMatchObject([{ part: 'body', method: 'openai/small-model' }]);
    expect(request.extractor).toBe('rules+openai/small-model');
    expect(request.confidence).toBeGreaterThan(0.7);
  });

  it('fills nothing with a value that does not', async () => {
    const answer = { weight: { amount: 1, unit: 'kg', quote: 'peso bruto total 1 kg' } };
    const { cascade: extractor } = await openRig('assist', answerWith(answer), withoutWeight);
    const request = await extractor.extract(anExtractionInput(CLEAR_REQUEST));
    expect(request.goods.grossWeightKg).toBeUndefined();
    expect(request.warnings).toContain("The model's weight does not stand in the email and was left out.");
  });

  it('sends neither signature nor quoted mail, nor who wrote it', async () => {
    const body = `${CLEAR_REQUEST}\nEdificio Las Brisas, oficina 7\n\nEl lunes, Bruno Lima <bruno@sur.example> escribió:\n> el secreto de la casa`;
    const { cascade: extractor, server } = await openRig('always', answerWith({ weight: null }));
    await extractor.extract(anExtractionInput(body));
    expect(server.questions[0]?.body).toContain('350.5 kg');
    expect(server.questions[0]?.body).not.toMatch(/secreto|Brisas|Norte Cargo|Ana Ruiz|ana@/);
  });

  it('sends the mail that is passed on where the writer adds next to nothing', async () => {
    const body = `FYI\n\n---------- Forwarded message ----------\nFrom: Bruno Lima <bruno@sur.example>\nSent: Monday 2 February 2026\nTo: Ana\nSubject: cargo\n\n${CLEAR_REQUEST}`;
    const { cascade: extractor, server } = await openRig('always', answerWith({ weight: null }));
    await extractor.extract(anExtractionInput(body));
    expect(server.questions[0]?.body).toContain('350.5 kg');
  });

  it('asks whether it is a request where the rules see a shipment but no question', async () => {
    const noRequest = new StubExtractor((request) => ({ ...request, isQuotationRequest: false }));
    const answer = { request: { quote: 'por favor cotizar flete aéreo' } };
    const { cascade: extractor, server } = await openRig('assist', answerWith(answer), noRequest);
    const request = await extractor.extract(anExtractionInput(CLEAR_REQUEST));
    expect(server.questions).toHaveLength(1);
    expect(request.isQuotationRequest).toBe(true);
    expect(request.evidence.isQuotationRequest).toMatchObject([{ text: 'por favor cotizar flete aéreo' }]);
    expect(request.warnings.join(' ')).toContain('The rules saw no request');
  });

  it('is surer where both agree, and asks for everything in the mode always', async () => {
    const answer = {
      weight: { amount: 350.5, unit: 'kg', quote: 'peso bruto total 350.5 kg' },
      pieces: { count: 4, quote: '4 cajas de repuestos' },
      airportDestination: { place: 'SJO', quote: 'de Miami a SJO' },
      deliveryPlace: { place: 'Heredia', quote: 'DAP Heredia' },
    };
    const { cascade: extractor, server } = await openRig('always', answerWith(answer));
    const alone = await RULES.extract(anExtractionInput(CLEAR_REQUEST));
    const request = await extractor.extract(anExtractionInput(CLEAR_REQUEST));
    expect(server.questions).toHaveLength(1);
    expect(request.goods).toEqual(alone.goods);
    expect(request.conflicts).toBeUndefined();
    expect(request.warnings).toEqual(alone.warnings);
    expect(request.confidence).toBeGreaterThanOrEqual(alone.confidence);
    expect(request.evidence['goods.weight']?.map(({ method }) => method)).toContain('openai/small-model');
  });

  it('asks nothing about mail that nobody will answer, whatever the mode', async () => {
    const { cascade: extractor, server } = await openRig('always', answerWith({}));
    expect((await extractor.extract({ ...anExtractionInput(CLEAR_REQUEST), isUnanswered: true })).extractor).toBe(
      'rules',
    );
    expect(server.questions).toHaveLength(0);
  });

  it('keeps the value of the rules where the two differ, and shows the conflict', async () => {
    const body = `${CLEAR_REQUEST.split('\n').slice(0, 2).join('\n')}\nSin la estiba son 300 kg.`;
    const answer = { weight: { amount: 300, unit: 'kg', quote: 'son 300 kg' } };
    const { cascade: extractor } = await openRig('always', answerWith(answer));
    const alone = await RULES.extract(anExtractionInput(body));
    const request = await extractor.extract(anExtractionInput(body));
    expect(request.goods.grossWeightKg).toBe(alone.goods.grossWeightKg);
    expect(request.conflicts).toEqual([{ field: 'goods.weight', current: '350.5 kg', other: '300 kg' }]);
    expect(request.warnings.join(' ')).toContain(
      'the rules read 350.5 kg, openai/small-model read 300 kg in "son 300 kg"',
    );
    expect(request.confidence).toBeLessThan(alone.confidence);
  });

  it('holds a cargo for dangerous where the email says so and the rules did not see it', async () => {
    const body = `${CLEAR_REQUEST.split('\n').slice(0, 2).join('\n')}\nOjo: traen celdas, baterías tipo iones.`;
    const { cascade: extractor } = await openRig(
      'always',
      answerWith({ dangerous: { quote: 'traen celdas, baterías tipo iones' } }),
    );
    expect((await extractor.extract(anExtractionInput(body))).goods.dangerous).toBe(true);
  });

  const FAILURES = [
    ['is busy', { kind: 'refuses', status: 429 }, 'refused with status 429'],
    ['is broken', { kind: 'refuses', status: 500 }, 'refused with status 500'],
    ['never answers', { kind: 'hangs' }, 'did not answer in time'],
    ['is cut off', { kind: 'cuts' }, 'could not be reached'],
    ['floods', { kind: 'floods', bytes: 10_000_000 }, 'far more than was asked'],
    ['talks', { kind: 'says', content: 'Certainly! Here is the shipment.' }, 'could not be used'],
  ] as const;

  it.each(FAILURES)('leaves the rules alone, with a warning, where the model %s', async (_, behaviour, warning) => {
    const { cascade: extractor } = await openRig(
      'always',
      () => behaviour,
      RULES,
      behaviour.kind === 'hangs' ? 500 : undefined,
    );
    const alone = await RULES.extract(anExtractionInput(CLEAR_REQUEST));
    const { warnings, ...request } = await extractor.extract(anExtractionInput(CLEAR_REQUEST));
    expect({ ...request, warnings: alone.warnings }).toEqual(alone);
    expect(warnings.at(-1)).toContain(warning);
    expect(warnings.at(-1)).toContain('read by the rules alone');
  });
});
