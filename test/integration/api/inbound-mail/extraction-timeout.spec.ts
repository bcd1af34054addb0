import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CompositeShipmentExtractor } from '../../../../adapters/extraction/composite/composite-shipment-extractor.js';
import { WorkerRuleShipmentExtractor } from '../../../../adapters/extraction/rules/worker-rule-shipment-extractor.js';
import { WorkerThreadPoolFactory } from '../../../../adapters/runtime/worker-pool/worker-thread-pool.js';
import { toExtractorPoisonMarker } from '../../../resilience/failure-injection/poison-pill.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };
const REASON =
  'The text could not be read, twice. It took too long. Read it yourself, and put only the words that state the shipment into the Email Processor.';
/** Short ones, so that nobody waits for long. */
const LIMITS = { usual: { processorMs: 400, jobMs: 60_000 }, alone: { jobMs: 2_000 } };
const resolveBuilt = (path: string) => pathToFileURL(join('dist', 'server', path));

describe('an email whose text the rules come to no end with', () => {
  let app: InMemoryApp;
  let rules: WorkerRuleShipmentExtractor;
  beforeAll(async () => {
    app = await InMemoryApp.open('quotes@desk.example', ({ reference }, { gazetteer }) => {
      const workerPools = new WorkerThreadPoolFactory(resolveBuilt('adapters/runtime/worker-pool/worker-entry.js'));
      const program = resolveBuilt('test/resilience/failure-injection/poison-pill.worker.js');
      rules = new WorkerRuleShipmentExtractor(workerPools, gazetteer, reference, program, LIMITS);
      return { shipmentExtractor: new CompositeShipmentExtractor(rules, undefined) };
    });
    const draft = { companyName: 'Acme', country: undefined, isApproved: true, notes: undefined };
    await app.stores.recognizedDomains.add({ ...draft, mailDomain: 'acme-cargo.example' }, new Date());
    await app.signIn();
  });
  afterAll(async () => {
    await app.close();
    await rules.close();
  });
  /** Posts an email until the door says what has become of it: on a busy machine not at once. */
  const postEmail = async (content: string, subject: string) => {
    const email = { from: 'Rita <rita@acme-cargo.example>', to: 'quotes@desk.example', subject, content };
    for (;;) {
      const answer = await app.callUnauthenticated('POST', '/api/webhook/email', email, BEARER);
      if (answer.status !== 202) return answer;
    }
  };
  const requestText = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 300 kg, Miami to SJO.';
  const endlessText = `${requestText} ${toExtractorPoisonMarker('spins')}`;

  it('is put before a person after a second try, with the reason and what to do', async () => {
    const answer = await postEmail(endlessText, 'Flete sin fin');
    expect(answer).toMatchObject({
      status: 200,
      json: { outcome: 'failed', quotationId: null, message: `The email could not be processed: ${REASON}` },
    });
    const url = `/api/emails/${(answer.json as { emailId: number }).emailId}`;
    const { json } = await app.call('GET', url);
    expect(json).toMatchObject({ state: 'failed', text: endlessText, lastError: REASON, deadLetter: null });
    expect((await app.stores.queue.backlog()).pending).toBe(0);
    expect((await app.call('POST', `${url}/reprocess`)).status).toBe(202);
  });

  it('lets the next one be answered', async () => {
    expect(await postEmail(requestText, 'Flete con fin')).toMatchObject({
      status: 200,
      json: { outcome: 'answered' },
    });
  });

  it('is refused with the same sentence where somebody pastes it', async () => {
    const answer = await app.call('POST', '/api/emails/process-ai', { emailContent: endlessText });
    expect(answer).toMatchObject({ status: 400, json: { error: REASON } });
  });
});
