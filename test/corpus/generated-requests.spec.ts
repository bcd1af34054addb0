import { describe, expect, it } from '@jest/globals';
import { RuleShipmentExtractor } from '../../adapters/extraction/rules/rule-shipment-extractor.js';
import { TsvGazetteer } from '../../adapters/geography/tsv-gazetteer.js';
import { InMemoryAirportDirectory } from '../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { generateRequests } from '../bench/generated-requests/generate-requests.js';
import { computeShares, scoreRequests } from '../bench/generated-requests/score-requests.js';
import { AIRPORTS, COUNTRIES } from '../support/fixtures/airports.js';

const SEED = 20_260;
const extractor = new RuleShipmentExtractor(new TsvGazetteer(), new InMemoryAirportDirectory(COUNTRIES, AIRPORTS));

describe('Generated requests', () => {
  it('are the same for the same seed, and others for another', () => {
    const texts = (seed: number) => generateRequests(seed, 20).map(({ email }) => email.content);
    expect(texts(1)).toEqual(texts(1));
    expect(texts(1)).not.toEqual(texts(2));
  });

  it('leave wrong or are lost as rarely as is bearable, and leave right by themselves most often', async () => {
    const requests = generateRequests(SEED, 300);
    const scored = await scoreRequests(requests, (email) => extractor.extract({ ...email, body: email.content }));
    const wrong = scored.filter(({ outcome }) => outcome === 'sent-wrong' || outcome === 'lost');
    const tolerated = 1;
    expect(wrong.map(({ request, misread }) => ({ text: request.email.content, misread })).slice(tolerated)).toEqual(
      [],
    );
    expect(computeShares(scored).sentRight).toBeGreaterThan(0.97);
  });
});
