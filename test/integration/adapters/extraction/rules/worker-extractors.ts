import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@jest/globals';
import { RuleShipmentExtractor } from '../../../../../adapters/extraction/rules/rule-shipment-extractor.js';
import {
  type EXTRACTION_LIMITS,
  WorkerRuleShipmentExtractor,
} from '../../../../../adapters/extraction/rules/worker-rule-shipment-extractor.js';
import { TsvGazetteer } from '../../../../../adapters/geography/tsv-gazetteer.js';
import { InMemoryAirportDirectory } from '../../../../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { WorkerThreadPoolFactory } from '../../../../../adapters/runtime/worker-pool/worker-thread-pool.js';
import { type LABELLED_SETS, loadLabelledEmails } from '../../../../corpus/labelled-email.js';
import { AIRPORTS, COUNTRIES } from '../../../../support/fixtures/airports.js';

/** What the build makes of a program. */
export const toBuiltUrl = (path: string) => pathToFileURL(join('dist', 'server', path));
export const RULE_PROGRAM = toBuiltUrl('adapters/extraction/rules/rule-extraction.worker.js');
const POISONED_PROGRAM = toBuiltUrl('test/resilience/failure-injection/poison-pill.worker.js');

export const gazetteer = new TsvGazetteer();
export const poolFactory = new WorkerThreadPoolFactory(toBuiltUrl('adapters/runtime/worker-pool/worker-entry.js'));
const reference = new InMemoryAirportDirectory(COUNTRIES, AIRPORTS);
/** The rules where they are called. */
export const ruleExtractor = new RuleShipmentExtractor(gazetteer, reference);

export const TIMEOUT_MS = 300_000;
/** Many emails are read at once, also on a machine that is busy: how long one of them takes is not asked. */
const PATIENT_LIMITS = { usual: { jobMs: TIMEOUT_MS }, alone: { jobMs: TIMEOUT_MS } };
/** Time enough for what is well, on a busy machine and in a thread that has read nothing yet. */
export const USUAL_LIMITS = { processorMs: 400, jobMs: 60_000 };

/** The rules in threads. */
export const createWorkerExtractor = (limits: typeof EXTRACTION_LIMITS = PATIENT_LIMITS) =>
  new WorkerRuleShipmentExtractor(poolFactory, gazetteer, reference, RULE_PROGRAM, limits);

/** The rules in threads that some texts harm. */
export const createPoisonedExtractor = (limits: typeof EXTRACTION_LIMITS) =>
  new WorkerRuleShipmentExtractor(poolFactory, gazetteer, reference, POISONED_PROGRAM, limits);

/** An email that is nothing but its text. */
export const anEmail = (body: string) => ({ from: undefined, to: undefined, subject: undefined, body });

/** Expects that threads read the labelled emails word by word as the rules do where they are called. */
export async function expectReadAlike(
  extractor: WorkerRuleShipmentExtractor,
  sets: ReadonlyArray<(typeof LABELLED_SETS)[number]>,
): Promise<void> {
  const emails = sets.flatMap(loadLabelledEmails).map(({ email }) => ({ ...email, body: email.content }));
  const read = await Promise.all(emails.map((email) => extractor.extract(email)));
  const expected = await Promise.all(emails.map((email) => ruleExtractor.extract(email)));
  expect(read).toEqual(expected);
  expect(JSON.stringify(read)).toBe(JSON.stringify(expected));
}
