import { afterAll, describe, expect, it } from '@jest/globals';
import { EXTRACTION_LIMITS } from '../../../../../adapters/extraction/rules/worker-rule-shipment-extractor.js';
import { ExtractionTimeoutError } from '../../../../../domain/quoting/shipment-extractor.port.js';
import { loadLabelledEmails } from '../../../../corpus/labelled-email.js';
import { toExtractorPoisonMarker } from '../../../../resilience/failure-injection/poison-pill.js';
import {
  anEmail,
  createPoisonedExtractor,
  createWorkerExtractor,
  expectReadAlike,
  ruleExtractor,
  TIMEOUT_MS,
  USUAL_LIMITS,
} from './worker-extractors.js';

const workerExtractor = createWorkerExtractor();
afterAll(() => workerExtractor.close());

describe('The rules, run in threads,', () => {
  it('read every email word by word as they do where they are called', () =>
    expectReadAlike(workerExtractor, ['hard', 'stress']));

  it('tell of a text that goes on beyond what they read, and point to words at its very end', async () => {
    const head = 'Please quote 40 kg, 60x40x40 cm, MIA to SJO.';
    for (const body of [head.padEnd(65_536 - 5, '.').concat('12 kg'), head.padEnd(80_000, '.')]) {
      expect(await workerExtractor.extract(anEmail(body))).toEqual(await ruleExtractor.extract(anEmail(body)));
    }
  });

  it('read the first texts of a thread within the limit of the others', async () => {
    // Alone nothing could be read: whatever did not end its thread was read where all are.
    const limits = { usual: EXTRACTION_LIMITS.usual, alone: { processorMs: 1, jobMs: 1 } };
    const extractor = createWorkerExtractor(limits);
    const emails = loadLabelledEmails('hard').slice(0, 12);
    const read = await Promise.all(emails.map(({ email }) => extractor.extract({ ...email, body: email.content })));
    await extractor.close();
    expect(read).toHaveLength(emails.length);
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
});
