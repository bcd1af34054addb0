import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ReaderCascade } from '../../../../adapters/extraction/composite/composite-shipment-extractor.js';
import { ThreadedRuleReader } from '../../../../adapters/extraction/rules/worker-rule-shipment-extractor.js';
import { WorkerThreadTeams } from '../../../../adapters/runtime/worker-pool/worker-thread-pool-factory.js';
import { readerPoisonedWords } from '../../../resilience/failure-injection/poison-pill.js';
import { DeskInMemory, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };
const REASON =
  'The text could not be read, twice. It took too long. Read it yourself, and put only the words that state the shipment into the Email Processor.';
/** Short ones, so that nobody waits for long. */
const LIMITS = { usual: { processorMs: 400, jobMs: 10_000 }, alone: { jobMs: 2_000 } };
const PATIENCE_MS = 90_000;
const built = (path: string) => pathToFileURL(join('dist', 'server', path));

describe('an email whose text the rules come to no end with', () => {
  let desk: DeskInMemory;
  let rules: ThreadedRuleReader;
  beforeAll(async () => {
    desk = await DeskInMemory.open('quotes@desk.example', ({ reference }, { gazetteer }) => {
      const teams = new WorkerThreadTeams(built('adapters/runtime/worker-pool/worker-entry.js'));
      const program = built('test/resilience/failure-injection/poison-pill.worker.js');
      rules = new ThreadedRuleReader(teams, gazetteer, reference, program, LIMITS);
      return { reader: new ReaderCascade(rules, undefined) };
    });
    const draft = { companyName: 'Acme', country: undefined, isApproved: true, notes: undefined };
    await desk.stores.senders.add({ ...draft, mailDomain: 'acme-cargo.example' }, new Date());
    await desk.signIn();
  });
  afterAll(async () => {
    await desk.close();
    await rules.close();
  });
  /** Posts an email until the door says what has become of it: on a busy machine not at once. */
  const post = async (content: string, subject: string) => {
    const email = { from: 'Rita <rita@acme-cargo.example>', to: 'quotes@desk.example', subject, content };
    for (;;) {
      const answer = await desk.callAsStranger('POST', '/api/webhook/email', email, BEARER);
      if (answer.status !== 202) return answer;
    }
  };
  const words = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 300 kg, Miami to SJO.';
  const endless = `${words} ${readerPoisonedWords('spins')}`;

  it(
    'is put before a person after a second try, with the reason and what to do',
    async () => {
      const answer = await post(endless, 'Flete sin fin');
      expect(answer).toMatchObject({
        status: 200,
        json: { outcome: 'failed', quotationId: null, message: `The email could not be processed: ${REASON}` },
      });
      const url = `/api/emails/${(answer.json as { emailId: number }).emailId}`;
      const { json } = await desk.call('GET', url);
      expect(json).toMatchObject({ state: 'failed', text: endless, lastError: REASON, buriedWork: null });
      expect((await desk.stores.queue.backlog()).pending).toBe(0);
      expect((await desk.call('POST', `${url}/reprocess`)).status).toBe(202);
    },
    PATIENCE_MS,
  );

  it(
    'lets the next one be answered',
    async () => {
      expect(await post(words, 'Flete con fin')).toMatchObject({ status: 200, json: { outcome: 'answered' } });
    },
    PATIENCE_MS,
  );

  it(
    'is refused with the same sentence where somebody pastes it',
    async () => {
      const answer = await desk.call('POST', '/api/emails/process-ai', { emailContent: endless });
      expect(answer).toMatchObject({ status: 400, json: { error: REASON } });
    },
    PATIENCE_MS,
  );
});
