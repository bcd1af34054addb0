import { describe, expect, it } from '@jest/globals';
import { selectFactsToAsk } from '../../../../../adapters/extraction/composite/select-facts-to-ask.js';
import { listWordsInQuestion } from '../../../../../adapters/extraction/composite/words-in-question.js';
import type { ShipmentRequest } from '../../../../../domain/quoting/shipment-request.js';
import type { DoubtEntry, EntryKind, Ledger } from '../../../../../domain/reading/ledger/ledger.types.js';
import { anExtractionInput, CLEAR_REQUEST, RULES } from '../../../../support/composite-extractor.js';

const NOTHING: Ledger = { endsAtAirport: false, leftOver: [], doubts: [], findings: [] };

async function readWith(ledger: Partial<Ledger>, change: Partial<ShipmentRequest> = {}): Promise<ShipmentRequest> {
  const request = await RULES.extract(anExtractionInput(CLEAR_REQUEST));
  return { ...request, ledger: { ...NOTHING, ...ledger }, ...change };
}

function leaveOver(kind: EntryKind, text: string): Partial<Ledger> {
  return { leftOver: [{ kind, part: 'body', start: 0, end: text.length, text }] };
}

describe('The facts that the model is asked for', () => {
  it.each([
    ['weight', ['weight']],
    ['volume', ['volume']],
    ['size', ['dimensions', 'pieces']],
    ['length', ['dimensions']],
    ['count', ['pieces', 'dimensions']],
    ['money', ['value']],
    ['airport', ['airportDestination']],
    ['place', ['airportDestination', 'deliveryPlace']],
  ] as const)('are what a %s that is left over may state', async (kind, facts) => {
    expect(selectFactsToAsk(await readWith(leaveOver(kind, 'x')), 'assist')).toEqual(facts);
  });

  it.each([
    ['weight-each-or-total', ['weight', 'pieces']],
    ['pieces-differ-from-sizes', ['pieces', 'dimensions']],
    ['tare-unclear', ['weight']],
  ] as const)('are what the doubt %s is about', async (code, facts) => {
    const doubts: DoubtEntry[] = [{ code, words: 'x' }];
    expect(selectFactsToAsk(await readWith({ doubts }), 'assist')).toEqual(facts);
    const cargoDoubts = [{ code: 'unit-guessed', words: 'x' }] as const;
    expect(selectFactsToAsk(await readWith({}, { cargoDoubts }), 'assist')).toEqual(['weight', 'dimensions', 'volume']);
  });

  it('are all that move the price where the reading was found by a narrow margin', async () => {
    const narrow = selectFactsToAsk(await readWith({}, { confidence: 0.89 }), 'assist');
    expect(narrow).toEqual(['weight', 'pieces', 'dimensions', 'volume', 'airportDestination']);
    expect(selectFactsToAsk(await readWith({}, { confidence: 0.9 }), 'assist')).toEqual([]);
  });

  it('are none where several shipments wait for a person anyway', async () => {
    expect(selectFactsToAsk(await readWith(leaveOver('weight', 'x'), { severalShipments: true }), 'assist')).toEqual(
      [],
    );
  });
});

describe('The words in question', () => {
  it('are those that stand in what the model gets, each once, and not the whole email', async () => {
    const leftOver = ['350.5 kg', '350.5 kg', 'elsewhere', 'x'.repeat(81)].map((text) => ({
      ...{ kind: 'weight' as const, part: 'body' as const, start: 0, end: 1, text },
    }));
    const request = await readWith({ leftOver });
    expect(listWordsInQuestion(request, anExtractionInput(`${CLEAR_REQUEST}${'x'.repeat(81)}`))).toEqual(['350.5 kg']);
  });

  it('are twelve at most', async () => {
    const leftOver = Array.from({ length: 40 }, (_, at) => ({
      ...{ kind: 'weight' as const, part: 'body' as const, start: at, end: at + 1, text: `${at + 100} kg` },
    }));
    const body = leftOver.map(({ text }) => text).join('\n');
    expect(listWordsInQuestion(await readWith({ leftOver }), anExtractionInput(body))).toHaveLength(12);
  });
});
