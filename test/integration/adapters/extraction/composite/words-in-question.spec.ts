import { afterEach, describe, expect, it } from '@jest/globals';
import type { CompositeShipmentExtractor } from '../../../../../adapters/extraction/composite/composite-shipment-extractor.js';
import { findReadingReasons } from '../../../../../domain/quoting/reading-reasons.js';
import type { ShipmentRequest } from '../../../../../domain/quoting/shipment-request.js';
import { computeConfidence } from '../../../../../domain/reading/confidence/compute-confidence.js';
import type { LeftOver } from '../../../../../domain/reading/ledger/ledger.types.js';
import {
  anExtractionInput,
  answerWith,
  CLEAR_REQUEST,
  openCompositeExtractor,
  StubExtractor,
} from '../../../../support/composite-extractor.js';
import type { LlmExtractorRig } from '../../../../support/llm-extractor.js';
import type { LlmRequest } from '../../../../support/llm-server.js';

const GROSS = { amount: 350.5, unit: 'kg', quote: 'peso bruto total 350.5 kg' };

function leaveOver(text: string, kind: LeftOver['kind']): LeftOver {
  const start = CLEAR_REQUEST.indexOf(text);
  return { kind, part: 'body', start, end: start + text.length, text };
}

/** Rules that overlook the weight and know it. */
const withoutWeight = new StubExtractor((request) => ({
  ...request,
  goods: { ...request.goods, grossWeightKg: undefined },
  evidence: { ...request.evidence, 'goods.weight': [] },
  ledger: { endsAtAirport: false, leftOver: [leaveOver('350.5 kg', 'weight')], doubts: [], findings: [] },
}));

/** Rules that overlook the town and know it. */
const withoutTown = new StubExtractor((request) => ({
  ...request,
  destination: { ...request.destination, city: undefined, address: undefined },
  evidence: { ...request.evidence, 'destination.city': [], 'destination.address': [] },
  ledger: { endsAtAirport: false, leftOver: [leaveOver('Heredia', 'place')], doubts: [], findings: [] },
}));

describe('words that the rules left over', () => {
  let rig: (LlmExtractorRig & { readonly cascade: CompositeShipmentExtractor }) | undefined;
  afterEach(() => rig?.server.close());
  const openRig = async (...parameters: Parameters<typeof openCompositeExtractor>) => {
    rig = await openCompositeExtractor(...parameters);
    return rig;
  };
  const listCodes = (request: ShipmentRequest) => findReadingReasons(request).map(({ code }) => code);
  const parse = (question: LlmRequest | undefined) => JSON.parse(question?.body ?? '{}');

  it('are put to the model between marks, and name the facts that it is asked for', async () => {
    const { cascade, server } = await openRig('assist', answerWith({ weight: GROSS }), withoutWeight);
    await cascade.extract(anExtractionInput(CLEAR_REQUEST));
    const { messages, response_format: format } = parse(server.questions[0]);
    expect(Object.keys(format.json_schema.schema.properties)).toEqual(['weight']);
    expect(messages[1].content).toMatch(
      /^(EMAIL-[0-9a-f]{12}) BEGIN\n[\s\S]*\n\1 END\n\n\1 WORDS\n350\.5 kg\n\1 END OF WORDS$/,
    );
    expect(messages[0].content).toContain('They are material as well.');
  });

  it('hold nothing any more once the answer accounts for them', async () => {
    const { cascade } = await openRig('assist', answerWith({ weight: GROSS }), withoutWeight);
    const alone = await withoutWeight.extract(anExtractionInput(CLEAR_REQUEST));
    const request = await cascade.extract(anExtractionInput(CLEAR_REQUEST));
    expect(listCodes(alone)).toEqual(['figures-left-over']);
    expect(listCodes(request)).toEqual([]);
    expect(request.goods.grossWeightKg).toBe(350.5);
    expect(request.confidence).toBeGreaterThan(computeConfidence(alone));
  });

  it('hold the quotation, and the answer is no win, where it rests on other words', async () => {
    const body = `${CLEAR_REQUEST.split('\n').slice(0, 2).join('\n')}\nLa estiba sola pesa 80 kg.`;
    const answer = { weight: { amount: 80, unit: 'kg', quote: 'La estiba sola pesa 80 kg' } };
    const { cascade } = await openRig('assist', answerWith(answer), withoutWeight);
    const request = await cascade.extract(anExtractionInput(body));
    expect(request.goods.grossWeightKg).toBeUndefined();
    expect(listCodes(request)).toContain('figures-left-over');
    expect(request.warnings.join(' ')).toContain('leaves "350.5 kg" unaccounted for');
  });

  it('are not accounted for by being quoted: a model that quotes the whole line for another figure wins nothing', async () => {
    const quote = '4 cajas de repuestos, 120 x 80 x 100 cm cada una, peso bruto total 350.5 kg';
    const answer = { weight: { amount: 120, unit: 'kg', quote } };
    const { cascade } = await openRig('assist', answerWith(answer), withoutWeight);
    const request = await cascade.extract(anExtractionInput(CLEAR_REQUEST));
    expect(request.goods.grossWeightKg).toBeUndefined();
    expect(listCodes(request)).toContain('figures-left-over');
  });

  it('hold the quotation where the model has nothing to say', async () => {
    const { cascade } = await openRig('assist', answerWith({ weight: null }), withoutWeight);
    expect(listCodes(await cascade.extract(anExtractionInput(CLEAR_REQUEST)))).toContain('figures-left-over');
  });

  it('name a town, and are accounted for by it', async () => {
    const answer = { deliveryPlace: { place: 'Heredia', quote: 'DAP Heredia' } };
    const { cascade, server } = await openRig('assist', answerWith(answer), withoutTown);
    const request = await cascade.extract(anExtractionInput(CLEAR_REQUEST));
    expect(Object.keys(parse(server.questions[0]).response_format.json_schema.schema.properties)).toEqual([
      'airportDestination',
      'deliveryPlace',
    ]);
    expect(request.destination.city).toBe('Heredia');
    expect(listCodes(request)).toEqual([]);
  });

  it('stay in question where the model agrees with a value that is in doubt', async () => {
    const doubtful = new StubExtractor((request) => ({
      ...request,
      cargoDoubts: [{ code: 'weight-each-or-total', words: '350.5 kg' }],
    }));
    const { cascade, server } = await openRig('assist', answerWith({ weight: GROSS }), doubtful);
    const request = await cascade.extract(anExtractionInput(CLEAR_REQUEST));
    expect(parse(server.questions[0]).messages[1].content).toContain('WORDS\n350.5 kg\n');
    expect(listCodes(request)).toEqual(['figures-doubtful']);
  });

  it('that ask for a price leave mail that wants something else with a person', async () => {
    const body = 'Please book 4 boxes, 120 x 80 x 100 cm each, 350.5 kg, Miami to SJO. The price was fine.';
    const answer = { request: { quote: 'The price was fine' } };
    const booking = new StubExtractor((request) => ({
      ...request,
      isQuotationRequest: false,
      purpose: { kind: 'booking', intent: 'booking', describesRequest: false },
    }));
    const { cascade } = await openRig('assist', answerWith(answer), booking);
    const request = await cascade.extract(anExtractionInput(body));
    expect(request).toMatchObject({ isQuotationRequest: true, isDoubtful: true });
  });
});
