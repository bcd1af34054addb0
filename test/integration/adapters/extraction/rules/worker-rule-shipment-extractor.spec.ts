import { afterAll, describe, expect, it } from '@jest/globals';
import { WorkerRuleShipmentExtractor } from '../../../../../adapters/extraction/rules/worker-rule-shipment-extractor.js';
import { InMemoryAirportDirectory } from '../../../../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import type { Airport } from '../../../../../domain/geography/airport.js';
import { toExtractorPoisonMarker } from '../../../../resilience/failure-injection/poison-pill.js';
import { AIRPORTS, COUNTRIES } from '../../../../support/fixtures/airports.js';
import {
  anEmail,
  createPoisonedExtractor,
  createWorkerExtractor,
  expectReadAlike,
  gazetteer,
  poolFactory,
  RULE_PROGRAM,
  USUAL_LIMITS,
} from './worker-extractors.js';

const workerExtractor = createWorkerExtractor();
afterAll(() => workerExtractor.close());

describe('The rules, run in threads,', () => {
  it('read the hard emails word by word as they do where they are called', () =>
    expectReadAlike(workerExtractor, ['hard']));

  it('hand on what a text makes them throw, which is no matter of time', async () => {
    const extractor = createPoisonedExtractor({ usual: USUAL_LIMITS, alone: USUAL_LIMITS });
    const choking = anEmail(`Please quote 40 kg ${toExtractorPoisonMarker('throws')}`);
    await expect(extractor.extract(choking)).rejects.toEqual(new Error('The reader choked.'));
    await extractor.close();
  });

  it('ask again for what a desk knows where that could not be had', async () => {
    class SlowReferenceData extends InMemoryAirportDirectory {
      private attempts = 0;

      override async airports(): Promise<readonly Airport[]> {
        this.attempts += 1;
        if (this.attempts === 1) throw new Error('The database is away.');
        return super.airports();
      }
    }
    const slowReferenceData = new SlowReferenceData(COUNTRIES, AIRPORTS);
    const extractor = new WorkerRuleShipmentExtractor(poolFactory, gazetteer, slowReferenceData, RULE_PROGRAM);
    await expect(extractor.extract(anEmail('40 kg'))).rejects.toThrow('The database is away.');
    expect((await extractor.extract(anEmail('40 kg'))).goods.grossWeightKg).toBe(40);
    await extractor.close();
  });
});
