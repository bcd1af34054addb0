import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { BuiltInGazetteer } from '../../../../../adapters/geography/tsv-gazetteer.js';
import { InMemoryReferenceData } from '../../../../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { RuleReader } from '../../../../../adapters/extraction/rules/rule-shipment-extractor.js';
import { type READING_LIMITS, ThreadedRuleReader } from '../../../../../adapters/extraction/rules/worker-rule-shipment-extractor.js';
import { WorkerThreadTeams } from '../../../../../adapters/runtime/worker-pool/worker-thread-pool-factory.js';
import type { Airport } from '../../../../../domain/geography/airport.js';
import { ImpenetrableText } from '../../../../../domain/quoting/shipment-extractor.port.js';
import { readerPoisonedWords } from '../../../../resilience/failure-injection/poison-pill.js';
import { AIRPORTS, COUNTRIES } from '../../../../support/fixtures/airports.js';
import { labelledEmails } from '../../../../corpus/labelled-email.js';

const built = (path: string) => pathToFileURL(join('dist', 'server', path));
const gazetteer = new BuiltInGazetteer();
const reference = new InMemoryReferenceData(COUNTRIES, AIRPORTS);
const teams = new WorkerThreadTeams(built('adapters/runtime/worker-pool/worker-entry.js'));
const rules = new RuleReader(gazetteer, reference);
const threaded = new ThreadedRuleReader(teams, gazetteer, reference, built('adapters/extraction/rules/rule-extraction.worker.js'));
const poisonedReader = (limits: typeof READING_LIMITS) =>
  new ThreadedRuleReader(teams, gazetteer, reference, built('test/resilience/failure-injection/poison-pill.worker.js'), limits);
/** Time enough for what is well, on a busy machine and in a thread that has read nothing yet. */
const USUAL = { processorMs: 400, jobMs: 10_000 };
const PATIENCE_MS = 90_000;
afterAll(() => threaded.close());
const emailSaying = (body: string) => ({ from: undefined, to: undefined, subject: undefined, body });

describe('The rules, run in threads,', () => {
  it(
    'read every email word by word as they do where they are called',
    async () => {
      const emails = (['hard', 'stress'] as const)
        .flatMap(labelledEmails)
        .map(({ email }) => ({ ...email, body: email.content }));
      const read = await Promise.all(emails.map((email) => threaded.read(email)));
      const readHere = await Promise.all(emails.map((email) => rules.read(email)));
      expect(read).toEqual(readHere);
      expect(JSON.stringify(read)).toBe(JSON.stringify(readHere));
    },
    PATIENCE_MS,
  );

  it('tell of a text that goes on beyond what they read, and point to words at its very end', async () => {
    const head = 'Please quote 40 kg, 60x40x40 cm, MIA to SJO.';
    for (const body of [head.padEnd(65_536 - 5, '.').concat('12 kg'), head.padEnd(80_000, '.')]) {
      expect(await threaded.read(emailSaying(body))).toEqual(await rules.read(emailSaying(body)));
    }
  });

  it.each([
    ['spins', 'It took too long.', 2_000],
    ['ends its thread', 'Its thread has ended.', PATIENCE_MS],
    ['eats memory', 'It took too much memory.', PATIENCE_MS],
  ] as const)(
    'tell who asked where a text %s, and read on for everybody else',
    async (poison, reason, jobMs) => {
      const usual = poison === 'spins' ? USUAL : { jobMs };
      const poisoned = poisonedReader({ usual, alone: { jobMs } });
      const ill = poisoned.read(emailSaying(`Please quote 40 kg ${readerPoisonedWords(poison)}`));
      const told = expect(ill).rejects.toEqual(new ImpenetrableText(reason));
      const weights = [1, 2, 3, 4, 5];
      const well = weights.map((kg) => poisoned.read(emailSaying(`Please quote ${kg} kg from MIA to SJO`)));
      expect((await Promise.all(well)).map(({ goods }) => goods.grossWeightKg)).toEqual(weights);
      await told;
      await poisoned.close();
      expect(new ImpenetrableText(reason).message).toBe(
        `The text could not be read, twice. ${reason} Read it yourself, and put only the words that state the shipment into the Email Processor.`,
      );
    },
    PATIENCE_MS,
  );

  it(
    'let a few texts that take long wait for one another, and no more of them',
    async () => {
      const reader = poisonedReader({ usual: USUAL, alone: { jobMs: 8_000 } });
      const spinning = emailSaying(`Please quote 40 kg ${readerPoisonedWords('spins')}`);
      const faults = await Promise.all([1, 2, 3].map(() => reader.read(spinning).catch((fault: unknown) => fault)));
      await reader.close();
      expect(faults.filter((fault) => fault instanceof ImpenetrableText)).toHaveLength(2);
      expect(faults).toContainEqual(
        expect.objectContaining({
          kind: 'conflict',
          message: 'Other texts that take long are being read. Try again in a minute.',
        }),
      );
    },
    PATIENCE_MS,
  );

  it('hand on what a text makes them throw, which is no matter of time', async () => {
    const reader = poisonedReader({ usual: USUAL, alone: USUAL });
    const choking = emailSaying(`Please quote 40 kg ${readerPoisonedWords('throws')}`);
    await expect(reader.read(choking)).rejects.toEqual(new Error('The reader choked.'));
    await reader.close();
  });

  it('ask again for what a desk knows where that could not be had', async () => {
    class LateReference extends InMemoryReferenceData {
      private tries = 0;

      override async airports(): Promise<readonly Airport[]> {
        this.tries += 1;
        if (this.tries === 1) throw new Error('The database is away.');
        return super.airports();
      }
    }
    const late = new LateReference(COUNTRIES, AIRPORTS);
    const reader = new ThreadedRuleReader(teams, gazetteer, late, built('adapters/extraction/rules/rule-extraction.worker.js'));
    await expect(reader.read(emailSaying('40 kg'))).rejects.toThrow('The database is away.');
    expect((await reader.read(emailSaying('40 kg'))).goods.grossWeightKg).toBe(40);
    await reader.close();
  });
});
