import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { RuleShipmentExtractor } from '../../../../../adapters/extraction/rules/rule-shipment-extractor.js';
import {
  EXTRACTION_LIMITS,
  WorkerRuleShipmentExtractor,
} from '../../../../../adapters/extraction/rules/worker-rule-shipment-extractor.js';
import { TsvGazetteer } from '../../../../../adapters/geography/tsv-gazetteer.js';
import { InMemoryAirportDirectory } from '../../../../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { WorkerThreadPoolFactory } from '../../../../../adapters/runtime/worker-pool/worker-thread-pool.js';
import type { Airport } from '../../../../../domain/geography/airport.js';
import { ExtractionTimeoutError } from '../../../../../domain/quoting/shipment-extractor.port.js';
import { loadLabelledEmails } from '../../../../corpus/labelled-email.js';
import { toExtractorPoisonMarker } from '../../../../resilience/failure-injection/poison-pill.js';
import { AIRPORTS, COUNTRIES } from '../../../../support/fixtures/airports.js';

const toBuiltUrl = (path: string) => pathToFileURL(join('dist', 'server', path));
const gazetteer = new TsvGazetteer();
const reference = new InMemoryAirportDirectory(COUNTRIES, AIRPORTS);
const poolFactory = new WorkerThreadPoolFactory(toBuiltUrl('adapters/runtime/worker-pool/worker-entry.js'));
const ruleExtractor = new RuleShipmentExtractor(gazetteer, reference);
const TIMEOUT_MS = 300_000;
/** All labelled emails are read at once, also on a machine that is busy: how long one of them takes is not asked here. */
const PATIENT_LIMITS = { usual: { jobMs: TIMEOUT_MS }, alone: { jobMs: TIMEOUT_MS } };
const workerExtractor = new WorkerRuleShipmentExtractor(
  poolFactory,
  gazetteer,
  reference,
  toBuiltUrl('adapters/extraction/rules/rule-extraction.worker.js'),
  PATIENT_LIMITS,
);
const createPoisonedExtractor = (limits: typeof EXTRACTION_LIMITS) =>
  new WorkerRuleShipmentExtractor(
    poolFactory,
    gazetteer,
    reference,
    toBuiltUrl('test/resilience/failure-injection/poison-pill.worker.js'),
    limits,
  );
/** Time enough for what is well, on a busy machine and in a thread that has read nothing yet. */
const USUAL_LIMITS = { processorMs: 400, jobMs: 60_000 };
afterAll(() => workerExtractor.close());
const anEmail = (body: string) => ({ from: undefined, to: undefined, subject: undefined, body });

describe('The rules, run in threads,', () => {
  it('read every email word by word as they do where they are called', async () => {
    const emails = (['hard', 'stress'] as const)
      .flatMap(loadLabelledEmails)
      .map(({ email }) => ({ ...email, body: email.content }));
    const read = await Promise.all(emails.map((email) => workerExtractor.extract(email)));
    const expected = await Promise.all(emails.map((email) => ruleExtractor.extract(email)));
    expect(read).toEqual(expected);
    expect(JSON.stringify(read)).toBe(JSON.stringify(expected));
  });

  it('read the first texts of a thread within the limit of the others', async () => {
    // Alone nothing could be read: whatever did not end its thread was read where all are.
    const limits = { usual: EXTRACTION_LIMITS.usual, alone: { processorMs: 1, jobMs: 1 } };
    const program = toBuiltUrl('adapters/extraction/rules/rule-extraction.worker.js');
    const extractor = new WorkerRuleShipmentExtractor(poolFactory, gazetteer, reference, program, limits);
    const emails = loadLabelledEmails('hard').slice(0, 12);
    const read = await Promise.all(emails.map(({ email }) => extractor.extract({ ...email, body: email.content })));
    await extractor.close();
    expect(read).toHaveLength(emails.length);
  });

  it('tell of a text that goes on beyond what they read, and point to words at its very end', async () => {
    const head = 'Please quote 40 kg, 60x40x40 cm, MIA to SJO.';
    for (const body of [head.padEnd(65_536 - 5, '.').concat('12 kg'), head.padEnd(80_000, '.')]) {
      expect(await workerExtractor.extract(anEmail(body))).toEqual(await ruleExtractor.extract(anEmail(body)));
    }
  });

  it.each([
    ['spins', 'It took too long.', 2_000],
    ['ends its thread', 'Its thread has ended.', TIMEOUT_MS],
    ['eats memory', 'It took too much memory.', TIMEOUT_MS],
  ] as const)('tell who asked where a text %s, and read on for everybody else', async (poison, reason, jobMs) => {
    const usual = poison === 'spins' ? USUAL_LIMITS : { jobMs };
    const poisonedExtractor = createPoisonedExtractor({ usual, alone: { jobMs } });
    const rejected = poisonedExtractor.extract(anEmail(`Please quote 40 kg ${toExtractorPoisonMarker(poison)}`));
    const rejection = expect(rejected).rejects.toEqual(new ExtractionTimeoutError(reason));
    const weights = [1, 2, 3, 4, 5];
    const accepted = weights.map((kg) => poisonedExtractor.extract(anEmail(`Please quote ${kg} kg from MIA to SJO`)));
    expect((await Promise.all(accepted)).map(({ goods }) => goods.grossWeightKg)).toEqual(weights);
    await rejection;
    await poisonedExtractor.close();
    expect(new ExtractionTimeoutError(reason).message).toBe(
      `The text could not be read, twice. ${reason} Read it yourself, and put only the words that state the shipment into the Email Processor.`,
    );
  });

  it('let a few texts that take long wait for one another, and no more of them', async () => {
    // By the time of the processor, so that the third comes while the first is read, however busy the machine is.
    const extractor = createPoisonedExtractor({ usual: USUAL_LIMITS, alone: { processorMs: 600, jobMs: 60_000 } });
    const spinning = anEmail(`Please quote 40 kg ${toExtractorPoisonMarker('spins')}`);
    const errors = await Promise.all([1, 2, 3].map(() => extractor.extract(spinning).catch((error: unknown) => error)));
    await extractor.close();
    expect(errors.filter((error) => error instanceof ExtractionTimeoutError)).toHaveLength(2);
    expect(errors).toContainEqual(
      expect.objectContaining({
        kind: 'conflict',
        message: 'Other texts that take long are being read. Try again in a minute.',
      }),
    );
  });

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
    const extractor = new WorkerRuleShipmentExtractor(
      poolFactory,
      gazetteer,
      slowReferenceData,
      toBuiltUrl('adapters/extraction/rules/rule-extraction.worker.js'),
    );
    await expect(extractor.extract(anEmail('40 kg'))).rejects.toThrow('The database is away.');
    expect((await extractor.extract(anEmail('40 kg'))).goods.grossWeightKg).toBe(40);
    await extractor.close();
  });
});
